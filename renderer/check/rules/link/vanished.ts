import { isByPhone } from '../../../config/derived/booking.ts';
import { addressesOf } from '../../earlier/build-record.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const SECOND_LINK = { 'booking.visit_2': 'https://book.example/visit-2', 'navigation.book.to': '/go/visit_2' };
const ABOUT = {
  'routes./about': { title: 'About us', description: 'Who we are.', name: 'About' },
  'pages./about': [{ kind: 'placeholder', title: 'About us', lines: [], actions: [] }],
};

export const linkVanished: Rule = {
  name: 'link/vanished',
  severity: 'warning',
  checks: 'Every page and booking link of the last build still leads somewhere.',
  because:
    'Search engines, printed codes and other sites keep the old address, and visitors who follow it see an error.',
  source: 'https://www.w3.org/Provider/Style/URI (Cool URIs don’t change)',
  bad: {
    'a page that was removed': { values: {}, lastBuild: { values: ABOUT } },
    'a booking link for which clients now call': { values: { 'booking.visit': 'phone' }, lastBuild: { values: {} } },
    'a booking link that was renamed': { values: {}, lastBuild: { values: SECOND_LINK } },
  },
  good: {
    'a page whose old address shows another page': {
      values: { 'aliases./about': { page: '/', index: false } },
      lastBuild: { values: ABOUT },
    },
  },
  find: ({ earlier, plan, site }) => {
    const before = earlier.build?.addresses ?? [];
    const now = addressesOf(plan);
    const gone = before.filter((address) => !now.includes(address));
    const added = now.filter((address) => !before.includes(address));
    return gone.map((address) => finding(address, { added, site }));
  },
};

type Context = Pick<RuleInput, 'site'> & { readonly added: readonly string[] };

function finding(address: string, { added, site }: Context): RuleFinding {
  const shortcut = /^\/go\/(.+)/.exec(address)?.[1];
  if (isByPhone(site, shortcut))
    return {
      message: `Clients now call the clinic, but the last build had “${address}”.`,
      help: 'Replace it in print and on other sites, or write the address of a booking system.',
      path: ['booking', `${shortcut}`],
    };
  if (shortcut !== undefined)
    return {
      message: `The last build had the booking link “${address}”, which now leads nowhere.`,
      help: `Keep '${shortcut}' in booking, with its new destination: links on other sites and printed codes use it.`,
      path: ['booking'],
    };
  const pages = added.filter((one) => !one.startsWith('/go/'));
  const [successor] = pages.length === 1 ? pages : [];
  const index = address.startsWith(`${site.catalogueRoute}/`) ? site.catalogueRoute : '/';
  return {
    message: `The last build had the page “${address}”, which now leads nowhere.`,
    help: `Let the old address show another page, in aliases: '${address}': { page: '${successor ?? index}', index: false }.`,
    path: ['routes'],
  };
}
