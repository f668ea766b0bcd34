import { literal } from '../../../core/pattern.ts';
import { hasOwnQuery, partsOf } from '../destination.ts';
import { merged } from '../merge-query.ts';
import { type HostRedirect, isPattern, SPLAT } from '../model.ts';
import { block, caught, pattern, text } from './text.ts';

/** Returns the variables for the destinations, and the redirects. */
export const redirectLines = (redirects: readonly HostRedirect[]): readonly string[] => {
  const merging = redirects.filter(hasOwnQuery);
  return [
    '# The query of the request, with its question mark.',
    block('map {query} {query_suffix}', [`${pattern('~^(.+)$')} ${text(`?${caught(1)}`)}`, `default ${text('')}`]),
    ...merging.map(mergeMaps),
    block('map {path} {destination}', [
      ...redirects
        .filter(({ from }) => !isPattern(from))
        .map((rule) => `${rule.from} ${text(to(rule, merging.indexOf(rule)))}`),
      `default ${text('')}`,
    ]),
    `@redirected not vars {destination} ${text('')}`,
    'redir @redirected {destination} 302',
    ...redirects.filter(({ from }) => isPattern(from)).map(belowLines),
  ];
};

function to(redirect: HostRedirect, index: number): string {
  if (index >= 0) {
    const { before, after } = merged(redirect);
    return `${before}{own_query_${index}}${after}`;
  }
  const { address, hash } = partsOf(redirect.to);
  return `${address}{query_suffix}${hash}`;
}

/** Removes the owner's parameters from the visitor's query, one by one. */
function mergeMaps(redirect: HostRedirect, index: number): string {
  const { from, steps, left } = merged(redirect);
  const after = (step: number) => (step === 0 ? '{query}' : `{own_query_${index}_${step}}`);
  return [
    `# ${from}: the query of the request cannot replace these parameters.`,
    ...steps.map((step, at) =>
      block(`map ${after(at)} ${after(at + 1)}`, [
        `${pattern(`~${step}`)} ${text(`${caught(1)}${caught(2)}`)}`,
        `default ${after(at)}`,
      ]),
    ),
    block(`map ${after(steps.length)} {own_query_${index}}`, [
      `${pattern(`~${left}`)} ${text('')}`,
      `${pattern('~^(.*[^&])&*$')} ${text(`&${caught(1)}`)}`,
      `default ${text('')}`,
    ]),
  ].join('\n');
}

/** Redirects everything below an address, with the rest of the address unchanged. */
function belowLines({ from, to: there }: HostRedirect, index: number): string {
  const name = `below_${index}`;
  const address = text(`${there.replace(SPLAT, '')}{re.${name}.1}{query_suffix}`);
  return [
    `@${name} vars_regexp ${name} {uri} ${pattern(`^${literal(from.slice(0, -1))}([^?]*)`)}`,
    `redir @${name} ${address} 302`,
  ].join('\n');
}
