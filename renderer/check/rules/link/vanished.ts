import { vanishedAddresses } from '../../earlier/vanished-addresses.ts';
import type { Rule } from '../rule.ts';

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
    'a booking link that was renamed': { values: {}, lastBuild: { values: SECOND_LINK } },
  },
  good: {
    'a page whose old address shows another page': {
      values: { 'aliases./about': { page: '/', index: false } },
      lastBuild: { values: ABOUT },
    },
  },
  find: ({ earlier, plan, site }) =>
    vanishedAddresses({ addresses: earlier.build.addresses, version: 'The last build' }, { plan, site }).map(
      ({ address: _, ...finding }) => finding,
    ),
};
