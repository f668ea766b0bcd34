import { literal } from '../../../core/pattern.ts';
import { hasOwnQuery, partsOf } from '../destination.ts';
import { merged } from '../merge-query.ts';
import { type HostRedirect, isPattern, SPLAT } from '../model.ts';
import { pattern, rule, target } from './text.ts';

/** mod_rewrite would escape the destination again, which is a complete address. */
const REDIRECT = 'R=302,NE,END';

/** The number of question marks in a query that are passed on; a query with more is dropped. */
const MAX_QUESTION_MARKS = 2;

/**
 * Returns the rewrite rules for the redirects. Apache itself appends the query of the request to a target without one.
 */
export const redirectRules = (redirects: readonly HostRedirect[]): string =>
  redirects
    .map((redirect) => {
      if (isPattern(redirect.from)) return belowRule(redirect);
      if (hasOwnQuery(redirect)) return mergingRules(redirect, merged(redirect));
      const { address, hash } = partsOf(redirect.to);
      if (hash !== '') return mergingRules(redirect, { before: address, after: hash, steps: [], left: '' });
      return rule([isAt(redirect)], target(address), REDIRECT);
    })
    .join('\n');

const isAt = ({ from }: Pick<HostRedirect, 'from'>): string => `%{REQUEST_URI} ${pattern(`^${literal(from)}$`)}`;

/** The rest of the address is passed on unchanged: if decoded, it could contain more than an address. */
const belowRule = ({ from, to }: HostRedirect): string =>
  rule(
    [`%{THE_REQUEST} ${pattern(`^\\S+ ${literal(from.slice(0, -1))}([^? ]*)`)}`],
    target(to.replace(SPLAT, ''), { of: '1' }),
    REDIRECT,
  );

type Merging = Pick<ReturnType<typeof merged>, 'before' | 'after' | 'steps' | 'left'>;

/**
 * Puts the query of the request between two parts of a destination. The owner's parameters are removed from it one by
 * one. Apache refuses a target into which a rule has put another question mark, so they are encoded.
 */
function mergingRules(redirect: HostRedirect, { before, after, steps, left }: Merging): string {
  const has = (source: string) => [isAt(redirect), `%{ENV:own_query} ${pattern(source)}`];
  const separator = before.includes('?') ? '&' : '?';
  return [
    `# ${redirect.from}: the query of the request cannot replace that of the destination.`,
    rule([isAt(redirect)], '-', 'E=own_query:%{QUERY_STRING}'),
    ...steps.map((step) => rule(has(step), '-', 'E=own_query:%1%2')),
    ...Array.from({ length: MAX_QUESTION_MARKS }, () => rule(has('^(.*)\\?(.*)$'), '-', 'E=own_query:%1\\%3F%2')),
    rule(has([left, '\\?'].filter(Boolean).join('|')), '-', 'E=own_query:'),
    rule(has('^(.*[^&])&*$'), target(before, separator, { of: '1' }, after), REDIRECT),
    rule([isAt(redirect)], target(before, after), `QSD,${REDIRECT}`),
  ].join('\n');
}
