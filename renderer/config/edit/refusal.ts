import { type ConfigPath, type Finding, formatPath, type SourceLocation } from '../../core/finding.ts';
import { listed } from '../../core/wording.ts';

/** Why an edit cannot be made. */
export interface Refusal {
  readonly message: string;
  /** An alternative for the user. */
  readonly help?: string | undefined;
  /** The expression that could be edited instead. */
  readonly source?: SourceLocation | undefined;
  /** The values that an edit of that expression would change, too. */
  readonly alsoChanges?: readonly ConfigPath[] | undefined;
  /** The findings that the edit would cause, located in the edited texts. */
  readonly findings?: readonly Finding[] | undefined;
}

export const isRefusal = (result: object): result is Refusal => 'message' in result;

const MAX_LISTED = 3;

/** 'clinic.name, offers.pair.name and 4 more' */
export function listedPaths(paths: readonly ConfigPath[]): string {
  const names = paths.slice(0, MAX_LISTED).map(formatPath);
  const more = paths.length - names.length;
  return listed(more > 0 ? [...names, `${more} more`] : names);
}
