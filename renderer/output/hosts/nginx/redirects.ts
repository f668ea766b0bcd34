import { literal } from '../../../core/pattern.ts';
import { hasOwnQuery, partsOf } from '../destination.ts';
import { merged } from '../merge-query.ts';
import { type HostRedirect, isPattern, SPLAT } from '../model.ts';
import { map, pattern, text } from './text.ts';

const ASKED = map('$args', '$asked', [
  ['""', '""'],
  ['default', '"?$args"'],
]);

/** Variables from which destinations are put together. */
export const redirectMaps = (redirects: readonly HostRedirect[]): readonly string[] => [
  `# The visitor’s query, with its mark.\n${ASKED}`,
  ...redirects.flatMap((redirect, index) => {
    if (isPattern(redirect.from)) return [restMap(redirect, index)];
    return hasOwnQuery(redirect) ? [mergeMaps(redirect, index)] : [];
  }),
];

/** What stands behind the beginning of an address goes along as it was sent: decoded, it could end the header. */
const restMap = ({ from }: HostRedirect, index: number): string =>
  map('$request_uri', `$rest_${index}`, [
    [pattern(`^${literal(from.slice(0, -1))}([^?]*)`), '$1'],
    ['default', '""'],
  ]);

/** Takes what the owner has set out of the visitor's query, step by step. */
function mergeMaps(redirect: HostRedirect, index: number): string {
  const { from, steps, left } = merged(redirect);
  const after = (step: number) => (step === 0 ? '$args' : `$theirs_${index}_${step}`);
  return [
    `# ${from}: of what the owner has set, the visitor’s query changes nothing.`,
    ...steps.map((step, at) =>
      map(after(at), after(at + 1), [
        [pattern(step), '"$1$2"'],
        ['default', after(at)],
      ]),
    ),
    map(after(steps.length), `$theirs_${index}`, [
      [pattern(left), '""'],
      [pattern('^(.*[^&])&*$'), '"&$1"'],
      ['default', '""'],
    ]),
  ].join('\n');
}

/** A location for each redirect. */
export const redirectLocations = (redirects: readonly HostRedirect[]): string =>
  redirects.map((redirect, index) => `location ${at(redirect)} { return 302 ${to(redirect, index)}; }`).join('\n');

const at = ({ from }: HostRedirect): string => (isPattern(from) ? `^~ ${from.slice(0, -1)}` : `= ${from}`);

function to(redirect: HostRedirect, index: number): string {
  if (isPattern(redirect.from)) return text(redirect.to.replace(SPLAT, ''), { of: `rest_${index}` }, { of: 'asked' });
  if (hasOwnQuery(redirect)) {
    const { before, after } = merged(redirect);
    return text(before, { of: `theirs_${index}` }, after);
  }
  const { address, hash } = partsOf(redirect.to);
  return text(address, { of: 'asked' }, hash);
}
