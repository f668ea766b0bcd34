import { replacing } from '../../../core/finding.ts';
import { matchPattern } from '../../../output/hosts/model.ts';
import type { Redirect } from '../../../plan/redirects.ts';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { atEach, badLinks } from './fault.ts';

export const linkRedirect: Rule = {
  name: 'link/redirect',
  severity: 'error',
  checks:
    'Every redirect leads straight to where it ends, none leads back to itself, and none hides a page or a file; links lead straight to their page.',
  because: 'Each further step costs a visitor time, and a circle ends in an error page of the browser.',
  source: 'RFC 9110 §15.4; https://developers.cloudflare.com/pages/configuration/redirects/',
  examples: {
    bad: [
      { shows: 'a shortcut that leads to itself', values: { 'booking.visit': 'https://small.example/go/visit' } },
      {
        shows: 'two shortcuts of which one leads to the other',
        values: { 'booking.first': 'https://small.example/go/visit', 'navigation.book.to': '/go/first' },
      },
      {
        shows: 'a page in the place of the journal’s own addresses',
        values: {
          journal: { origin: 'https://journal.example', posts: [] },
          'routes./journal/about': { title: 'About the journal', description: 'Who writes it.', name: 'About' },
          'pages./journal/about': [{ kind: 'placeholder', title: 'About the journal', lines: [], actions: [] }],
        },
      },
      {
        shows: 'a link with a slash too many at its end',
        values: { 'pages./treatments.0.lines': ['See [massage](https://small.example/treatments/massage/).'] },
      },
    ],
    good: [
      {
        shows: 'a shortcut to a page of this site',
        values: { 'booking.prices': 'https://small.example/treatments', 'navigation.book.to': '/go/prices' },
      },
    ],
  },
  find: ({ plan, links }) => [
    ...plan.redirects.flatMap((redirect) => leading(redirect, plan.redirects, links)),
    ...hidden(plan, links),
    ...detours(links),
  ],
};

/** A redirect whose destination leads on. */
function leading(redirect: Redirect, redirects: readonly Redirect[], { resolve }: LinkMap): readonly RuleFinding[] {
  const steps = [redirect];
  for (;;) {
    const last = steps.at(-1);
    const to = last && !last.to.includes(':splat') ? resolve(last.to, '/') : undefined;
    const next = to?.kind === 'redirect' ? redirects.find(({ from }) => from === to.from) : undefined;
    if (!last || !next) return steps.length < 2 || !last ? [] : [chain(steps, last)];
    if (steps.includes(next)) return [circle([...steps, next])];
    steps.push(next);
  }
}

const way = (steps: readonly Redirect[]): string => steps.map(({ from }) => `“${from}”`).join(' → ');

const circle = (steps: readonly Redirect[]): RuleFinding => ({
  message: `This redirect leads round in a circle: ${way(steps)}.`,
  help: 'Write the address that it should lead to in the end.',
  path: steps[0]?.path ?? [],
});

const chain = (steps: readonly Redirect[], last: Redirect): RuleFinding => ({
  message: `This redirect leads to another one: ${way(steps)}.`,
  help: `Write “${last.to}”, where it ends.`,
  path: steps[0]?.path ?? [],
  ...(steps[0] ? { span: { at: 0, length: steps[0].to.length }, ...replacing(steps[0].to, last.to) } : {}),
});

/** Hosts ask their redirects first: a page or a file at such an address is never seen. */
function hidden({ redirects, pages }: RuleInput['plan'], { addresses }: LinkMap): readonly RuleFinding[] {
  const own = new Set(redirects.flatMap(({ file }) => file ?? []));
  const exact = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const patterns = redirects.filter(({ from }) => from.endsWith('*'));
  const over = (address: string) =>
    exact.get(address) ?? patterns.find(({ from }) => matchPattern(from, address) !== undefined);
  return [
    ...pages.flatMap(({ route, path }) => {
      const redirect = over(route);
      return redirect ? [hiding(redirect, `page “${route}”`, { path, part: 'name', page: route })] : [];
    }),
    ...[...addresses.files].flatMap((file) => {
      const redirect = own.has(file) || file.endsWith('.html') ? undefined : over(`/${file}`);
      return redirect ? [hiding(redirect, `file “${file}”`, { path: redirect.path })] : [];
    }),
  ];
}

const hiding = ({ from }: Redirect, what: string, where: Pick<RuleFinding, 'path' | 'part' | 'page'>): RuleFinding => ({
  message: `Nobody sees the ${what}: the redirect from “${from}” comes before it.`,
  help: 'Give it another address.',
  ...where,
});

/** Links to a page under another spelling of its address, from which hosts lead on to it. */
const detours = (links: LinkMap): readonly RuleFinding[] =>
  badLinks(links, ({ to }) => to.kind === 'detour').flatMap((link) => {
    const route = link.to.kind === 'detour' ? link.to.route : '';
    const hash = /#.*$/.exec(link.href)?.[0] ?? '';
    const address = `${/^https?:\/\/[^/]+/.exec(link.href)?.[0] ?? ''}${route}${hash}`;
    return atEach(links, link, {
      message: `“${link.href}” is another spelling of “${route}”: hosts lead on from it.`,
      help: `Write “${address}”.`,
      instead: address,
    });
  });
