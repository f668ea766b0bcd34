import { literal } from '../../../core/pattern.ts';
import { hasOwnQuery, partsOf } from '../destination.ts';
import { merged } from '../merge-query.ts';
import { type HostRedirect, isPattern, SPLAT } from '../model.ts';
import { map, pattern, text } from './text.ts';

const QUERY_SUFFIX = map('$args', '$query_suffix', [
  ['""', '""'],
  ['default', '"?$args"'],
]);

/** Returns the variables for the destinations. */
export const redirectMaps = (redirects: readonly HostRedirect[]): readonly string[] => [
  `# The query of the request, with its question mark.\n${QUERY_SUFFIX}`,
  ...redirects.flatMap((redirect, index) => {
    if (isPattern(redirect.from)) return [restMap(redirect, index)];
    return hasOwnQuery(redirect) ? [mergeMaps(redirect, index)] : [];
  }),
];

/** The rest of the address is passed on unchanged: if decoded, it could end the header. */
const restMap = ({ from }: HostRedirect, index: number): string =>
  map('$request_uri', `$rest_${index}`, [
    [pattern(`^${literal(from.slice(0, -1))}([^?]*)`), '$1'],
    ['default', '""'],
  ]);

/** Removes the owner's parameters from the visitor's query, one by one. */
function mergeMaps(redirect: HostRedirect, index: number): string {
  const { from, steps, left } = merged(redirect);
  const after = (step: number) => (step === 0 ? '$args' : `$own_query_${index}_${step}`);
  return [
    `# ${from}: the query of the request cannot replace these parameters.`,
    ...steps.map((step, at) =>
      map(after(at), after(at + 1), [
        [pattern(step), '"$1$2"'],
        ['default', after(at)],
      ]),
    ),
    map(after(steps.length), `$own_query_${index}`, [
      [pattern(left), '""'],
      [pattern('^(.*[^&])&*$'), '"&$1"'],
      ['default', '""'],
    ]),
  ].join('\n');
}

/** Returns a location for each redirect. */
export const redirectLocations = (redirects: readonly HostRedirect[]): string =>
  redirects.map((redirect, index) => `location ${at(redirect)} { return 302 ${to(redirect, index)}; }`).join('\n');

const at = ({ from }: HostRedirect): string => (isPattern(from) ? `^~ ${from.slice(0, -1)}` : `= ${from}`);

function to(redirect: HostRedirect, index: number): string {
  if (isPattern(redirect.from))
    return text(redirect.to.replace(SPLAT, ''), { of: `rest_${index}` }, { of: 'query_suffix' });
  if (hasOwnQuery(redirect)) {
    const { before, after } = merged(redirect);
    return text(before, { of: `own_query_${index}` }, after);
  }
  const { address, hash } = partsOf(redirect.to);
  return text(address, { of: 'query_suffix' }, hash);
}
