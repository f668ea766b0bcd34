import { replacing } from '../../../core/finding.ts';
import { matchPattern } from '../../../output/hosts/model.ts';
import type { Redirect } from '../../../plan/redirects.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { findingsAt, linkProblems } from './problem.ts';

export const linkRedirect: Rule = {
  name: 'link/redirect',
  severity: 'error',
  checks:
    'Every redirect and link points straight to its final page, without loops, and no redirect hides a page or file.',
  because: 'Each further redirect costs visitors time, and a loop shows them an error page.',
  source: 'RFC 9110 §15.4; https://developers.cloudflare.com/pages/configuration/redirects/',
  bad: {
    'a booking link that redirects to itself': { 'booking.visit': 'https://small.example/go/visit' },
    'a booking link that redirects to another': {
      'booking.first': 'https://small.example/go/visit',
      'navigation.book.to': '/go/first',
    },
    'a page at an address that redirects to the journal': {
      values: {
        journal: { origin: 'https://journal.example', posts: [] },
        'routes./journal/about': { title: 'About the journal', description: 'Who writes it.', name: 'About' },
        'pages./journal/about': [{ kind: 'placeholder', title: 'About the journal', lines: [], actions: [] }],
      },
    },
    'a link with an unnecessary slash at its end': {
      'pages./treatments.0.lines': ['See [massage](https://small.example/treatments/massage/).'],
    },
  },
  good: {
    'a booking link to a page of this site': {
      'booking.prices': 'https://small.example/treatments',
      'navigation.book.to': '/go/prices',
    },
  },
  find: ({ plan, links }) => [
    ...plan.redirects.flatMap((redirect) => chainFrom(redirect, plan.redirects, links)),
    ...hiddenByRedirects(plan, links),
    ...otherSpellings(links),
  ],
};

/** Reports a redirect whose destination is another redirect. */
function chainFrom(redirect: Redirect, redirects: readonly Redirect[], { resolve }: LinkMap): readonly RuleFinding[] {
  const steps = [redirect];
  for (;;) {
    const last = steps.at(-1);
    const to = last && !last.to.includes(':splat') ? resolve(last.to, '/') : undefined;
    const next = to?.kind === 'redirect' ? redirects.find(({ from }) => from === to.from) : undefined;
    if (!last || !next) return steps.length < 2 || !last ? [] : [chainFinding(steps, last)];
    if (steps.includes(next)) return [loopFinding([...steps, next])];
    steps.push(next);
  }
}

const pathOf = (steps: readonly Redirect[]): string => steps.map(({ from }) => `“${from}”`).join(' → ');

const loopFinding = (steps: readonly Redirect[]): RuleFinding => ({
  message: `This redirect loops: ${pathOf(steps)}.`,
  help: 'Write the address of its final page.',
  path: steps[0]?.path ?? [],
});

const chainFinding = (steps: readonly Redirect[], last: Redirect): RuleFinding => ({
  message: `This redirect points to another redirect: ${pathOf(steps)}.`,
  help: `Write its final address, “${last.to}”.`,
  path: steps[0]?.path ?? [],
  ...(steps[0] ? { span: { at: 0, length: steps[0].to.length }, ...replacing(steps[0].to, last.to) } : {}),
});

/** Hosts apply redirects before they look for a page or file, so one at the same address is never shown. */
function hiddenByRedirects({ redirects, pages }: RuleInput['plan'], { addresses }: LinkMap): readonly RuleFinding[] {
  const redirectFiles = new Set(redirects.flatMap(({ file }) => file ?? []));
  const exact = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const patterns = redirects.filter(({ from }) => from.endsWith('*'));
  const redirectAt = (address: string) =>
    exact.get(address) ?? patterns.find(({ from }) => matchPattern(from, address) !== undefined);
  return [
    ...pages.flatMap(({ route, path, file }) => {
      const redirect = redirectAt(route);
      // Two outputs with one name are reported as that.
      return redirect && !redirectFiles.has(file)
        ? [hiddenFinding(redirect, `page “${route}”`, { path, part: 'name', page: route })]
        : [];
    }),
    ...[...addresses.files].flatMap((file) => {
      const redirect = redirectFiles.has(file) || file.endsWith('.html') ? undefined : redirectAt(`/${file}`);
      return redirect ? [hiddenFinding(redirect, `file “${file}”`, { path: redirect.path })] : [];
    }),
  ];
}

const hiddenFinding = (
  { from }: Redirect,
  kind: string,
  location: Pick<RuleFinding, 'path' | 'part' | 'page'>,
): RuleFinding => ({
  message: `The ${kind} is never shown: the redirect from “${from}” takes precedence.`,
  help: 'Change its address.',
  ...location,
});

/** Reports links to another spelling of a page's address, which hosts redirect to the page. */
const otherSpellings = (links: LinkMap): readonly RuleFinding[] =>
  linkProblems(links, ({ to }) => to.kind === 'detour').flatMap((link) => {
    const route = link.to.kind === 'detour' ? link.to.route : '';
    const hash = /#.*$/.exec(link.href)?.[0] ?? '';
    const address = `${/^https?:\/\/[^/]+/.exec(link.href)?.[0] ?? ''}${route}${hash}`;
    return findingsAt(links, link, {
      message: `“${link.href}” is another spelling of “${route}” and causes a redirect.`,
      help: `Write “${address}”.`,
      instead: address,
    });
  });
