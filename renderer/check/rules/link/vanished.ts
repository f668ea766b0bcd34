import { treatmentPagesOf } from '../../earlier/build-record.ts';
import { vanishedAddresses } from '../../earlier/vanished-addresses.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const SECOND_LINK = { 'booking.visit_2': 'https://book.example/visit-2', 'navigation.book.to': '/go/visit_2' };
const ABOUT = {
  'routes./about': { title: 'About us', description: 'Who we are.', name: 'About' },
  'pages./about': [{ kind: 'placeholder', title: 'About us', lines: [], actions: [] }],
};

export const linkVanished: Rule = {
  name: 'link/vanished',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'Every page and booking link of the last build still works.',
  because:
    'Search engines, printed codes and other sites keep the old address, and visitors who follow it see an error.',
  source: 'https://www.w3.org/Provider/Style/URI (Cool URIs don’t change)',
  bad: {
    'a page that was removed': { values: {}, lastBuild: { values: ABOUT } },
    'a booking link for which clients now call': { values: { 'booking.visit': 'phone' }, lastBuild: { values: {} } },
    'the pages of all treatments, below another address': {
      values: { catalogueRoute: '/' },
      lastBuild: { values: { catalogueRoute: '/treatments' } },
    },
    'an alias that was removed': {
      values: {},
      lastBuild: { values: { 'aliases./prices': { page: '/treatments', index: false } } },
    },
    'a booking link that was renamed': { values: {}, lastBuild: { values: SECOND_LINK } },
  },
  good: {
    'a page whose old address shows another page': {
      values: { 'aliases./about': { page: '/', index: false } },
      lastBuild: { values: ABOUT },
    },
  },
  find: ({ earlier: { build }, plan, site }) => {
    const movedTo = movedPages(build, plan, site);
    const vanished = vanishedAddresses(
      { addresses: build.addresses, aliases: build.aliases, version: 'The last build', movedTo },
      { plan, site },
    );
    const below = vanished.filter(({ address }) => isBesideItself(address, movedTo.get(address)));
    const isMoved = below.length > 1;
    const others = vanished.filter((each) => !isMoved || !below.includes(each));
    return [
      ...(isMoved ? [movedTogether(below, movedTo)] : []),
      ...others.map(({ address: _, ...finding }) => finding),
    ];
  },
};

type Build = RuleInput['earlier']['build'];

/** Returns the addresses that the pages of treatments have now, by their old ones. A treatment keeps its key or its name. */
function movedPages(
  { treatmentPages, treatments }: Build,
  plan: RuleInput['plan'],
  { catalogue }: RuleInput['site'],
): ReadonlyMap<string, string> {
  const now = treatmentPagesOf(plan);
  const keys = new Map(Object.entries(catalogue).map(([key, { name }]) => [name, key]));
  return new Map(
    Object.entries(treatmentPages).flatMap(([key, address]): readonly [string, string][] => {
      const renamed = keys.get(treatments[key] ?? '');
      const page = now[key] ?? now[renamed ?? ''];
      return page === undefined || page === address ? [] : [[address, page]];
    }),
  );
}

const parentOf = (address: string): string => address.slice(0, address.lastIndexOf('/')) || '/';

/** Whether a page is at the same name below another address: '/treatments/massage' → '/prices/massage'. */
const isBesideItself = (address: string, now: string | undefined): boolean =>
  now !== undefined && address.slice(address.lastIndexOf('/')) === now.slice(now.lastIndexOf('/'));

/** One changed value, such as “catalogueRoute”, moves the pages of all treatments. */
function movedTogether(
  moved: readonly { readonly address: string }[],
  movedTo: ReadonlyMap<string, string>,
): RuleFinding {
  const [{ address: first } = { address: '' }] = moved;
  const [before, now] = [parentOf(first), parentOf(movedTo.get(first) ?? '')];
  const aliases = moved.map(({ address }) => `'${address}': { page: '${movedTo.get(address)}', index: false }`);
  return {
    message: `The last build had ${moved.length} pages of treatments below “${before}”, which are now below “${now}”.`,
    help: `Write catalogueRoute: '${before}' again; or let each old address show its page, in aliases: ${aliases.join(', ')}.`,
    path: ['catalogueRoute'],
  };
}
