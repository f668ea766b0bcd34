import type { AnnotationField, ConfigPath, SourceLocation } from '../core/finding.ts';
import type { RuleName } from '../core/rule-names.ts';

/** The kinds of changes that happen on a date without an edit of the config. */
export type ChangeKind = 'value' | 'price' | 'offer' | 'closure' | 'exception' | 'security' | 'rating' | 'document';

/** A change of the site that comes on a known day. */
export interface UpcomingChange {
  /** The day with whose first moment the change comes: '2027-02-01'. */
  readonly day: string;
  readonly kind: ChangeKind;
  /** The change in one sentence, in the words of the owner. */
  readonly title: string;
  /** The action that somebody must take by that day; missing if none is needed. */
  readonly help?: string;
  /** Whether pages are different from that day on, so that the site must be built again. */
  readonly changesPages: boolean;
  /** The value that causes it, in the config of `readOn`. */
  readonly path: ConfigPath;
  readonly annotation?: AnnotationField;
  /** A day on which the config contains the value. */
  readonly readOn: string;
  /** The rule that reports the value if nobody has acted in time; `undefined` if no rule does. */
  readonly rule?: RuleName;
}

/** A change with the place in which the owner wrote it. */
export interface LocatedChange extends UpcomingChange {
  readonly location?: SourceLocation;
}

export const needsPerson = ({ help }: UpcomingChange): boolean => help !== undefined;
