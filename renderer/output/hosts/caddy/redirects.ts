import { literal } from '../../../core/pattern.ts';
import { hasOwnQuery, partsOf } from '../destination.ts';
import { merged } from '../merge-query.ts';
import { type HostRedirect, isPattern, SPLAT } from '../model.ts';
import { block, caught, pattern, text } from './text.ts';

/** Returns the variables for the destinations, and the redirects. */
export const redirectLines = (redirects: readonly HostRedirect[]): readonly string[] => {
  const merging = redirects.filter(hasOwnQuery);
  return [
    '# The visitor’s query, with its mark.',
    block('map {query} {asked}', [`${pattern('~^(.+)$')} ${text(`?${caught(1)}`)}`, `default ${text('')}`]),
    ...merging.map(mergeMaps),
    block('map {path} {destination}', [
      ...redirects
        .filter(({ from }) => !isPattern(from))
        .map((rule) => `${rule.from} ${text(to(rule, merging.indexOf(rule)))}`),
      `default ${text('')}`,
    ]),
    `@leads not vars {destination} ${text('')}`,
    'redir @leads {destination} 302',
    ...redirects.filter(({ from }) => isPattern(from)).map(belowLines),
  ];
};

function to(redirect: HostRedirect, index: number): string {
  if (index >= 0) {
    const { before, after } = merged(redirect);
    return `${before}{theirs_${index}}${after}`;
  }
  const { address, hash } = partsOf(redirect.to);
  return `${address}{asked}${hash}`;
}

/** Removes the owner's parameters from the visitor's query, one by one. */
function mergeMaps(redirect: HostRedirect, index: number): string {
  const { from, steps, left } = merged(redirect);
  const after = (step: number) => (step === 0 ? '{query}' : `{theirs_${index}_${step}}`);
  return [
    `# ${from}: of what the owner has set, the visitor’s query changes nothing.`,
    ...steps.map((step, at) =>
      block(`map ${after(at)} ${after(at + 1)}`, [
        `${pattern(`~${step}`)} ${text(`${caught(1)}${caught(2)}`)}`,
        `default ${after(at)}`,
      ]),
    ),
    block(`map ${after(steps.length)} {theirs_${index}}`, [
      `${pattern(`~${left}`)} ${text('')}`,
      `${pattern('~^(.*[^&])&*$')} ${text(`&${caught(1)}`)}`,
      `default ${text('')}`,
    ]),
  ].join('\n');
}

/** Redirects everything below an address, with the rest of the address unchanged. */
function belowLines({ from, to: there }: HostRedirect, index: number): string {
  const name = `below_${index}`;
  const address = text(`${there.replace(SPLAT, '')}{re.${name}.1}{asked}`);
  return [
    `@${name} vars_regexp ${name} {uri} ${pattern(`^${literal(from.slice(0, -1))}([^?]*)`)}`,
    `redir @${name} ${address} 302`,
  ].join('\n');
}
