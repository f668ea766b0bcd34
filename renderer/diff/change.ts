import type { ConfigPath, Finding, SourceLocation } from '../core/finding.ts';

/** The groups of changes in the order in which they are listed, with their headings. */
export const GROUPS = {
  prices: 'Prices',
  offers: 'Offers',
  hours: 'Hours and closures',
  treatments: 'Treatments',
  contact: 'Contact details',
  addresses: 'Pages and addresses',
  links: 'Links',
  people: 'People and reviews',
  documents: 'Policies and documents',
  titles: 'Titles and descriptions',
  text: 'Text',
  look: 'Images and design',
  settings: 'Settings',
  later: 'Later, on known days',
} as const;

export type ChangeGroup = keyof typeof GROUPS;

export type ChangeKind = 'appeared' | 'vanished' | 'changed' | 'renamed' | 'reordered';

/** A difference between two versions of a site, in the words of the owner. */
export interface SiteChange {
  readonly group: ChangeGroup;
  readonly kind: ChangeKind;
  /** 'The price of Massage' */
  readonly subject: string;
  /** The value in the earlier version, as visitors see it. */
  readonly before?: string;
  /** The value in the later version. */
  readonly after?: string;
  /** Further information: '+8 %', 'the old address still works'. */
  readonly note?: string;
  /** True if nobody typed the value: it is computed from others. */
  readonly isComputed?: true;
  /**
   * The entry to which the change belongs and the part that changed, for summaries: 'the page /team' and 'question'.
   */
  readonly of: string;
  readonly part: string;
  /** The path in the later config, if the value exists there. */
  readonly path?: ConfigPath;
  /** The path in the earlier config, if the value existed there. */
  readonly earlierPath?: ConfigPath;
  /** The problem that the change causes. */
  readonly finding?: Finding;
  /** The location of the value in the later version. */
  readonly location?: SourceLocation;
}
