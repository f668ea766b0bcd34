import { groupBy } from '../../renderer/core/group-by.ts';
import type { FindingIdentity } from './identity.ts';

/**
 * 'updated' if the finding was known with another message, at another path, or in a value that was edited elsewhere.
 */
export type FindingState = 'new' | 'updated' | 'unchanged';

export interface Match<Known> {
  readonly state: FindingState;
  readonly known?: Known;
}

/** A key, or `undefined` if the finding has none at this level. */
type KeyOf = (identity: FindingIdentity) => string | undefined;

const exact: KeyOf = ({ rule, path, file, page, text, start, message }) =>
  JSON.stringify([rule, path, file, page, text, start, message]);

/** The same value: other facts can change its message, and later lines of a long value can change for other reasons. */
const sameValue: KeyOf = ({ rule, path, file, page, text }) => JSON.stringify([rule, path, file, page, text]);

/** The same text in another place: a section was moved, or a treatment was renamed. */
const moved: KeyOf = ({ rule, text, start, message }) =>
  (text ?? start) === undefined ? undefined : JSON.stringify([rule, text, start, message]);

const LEVELS: readonly (readonly [KeyOf, FindingState])[] = [
  [exact, 'unchanged'],
  [sameValue, 'updated'],
  [moved, 'updated'],
];

/**
 * Finds each finding among those that are known, the surest matches first. Each known finding matches once, so that a
 * second, equal finding is new.
 */
export function matchFindings<Known extends FindingIdentity>(
  identities: readonly FindingIdentity[],
  known: readonly Known[],
): { readonly matches: readonly Match<Known>[]; readonly unmatched: readonly Known[] } {
  const matches = new Map<number, Match<Known>>();
  const rest = new Set(known);
  for (const [keyOf, state] of LEVELS) {
    const waiting = byKey([...rest], keyOf);
    for (const [index, identity] of identities.entries()) {
      const candidate = matches.has(index) ? undefined : waiting.get(keyOf(identity) ?? '')?.shift();
      if (!candidate) continue;
      matches.set(index, { state, known: candidate });
      rest.delete(candidate);
    }
  }
  return { matches: identities.map((_, index) => matches.get(index) ?? { state: 'new' }), unmatched: [...rest] };
}

/** Lists the known findings under each key, so that they can be taken one by one. */
function byKey<Known extends FindingIdentity>(known: readonly Known[], keyOf: KeyOf): ReadonlyMap<string, Known[]> {
  const groups = groupBy(known, keyOf);
  return new Map([...groups].flatMap(([key, list]) => (key === undefined ? [] : [[key, [...list]] as const])));
}
