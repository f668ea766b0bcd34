import { formatPounds } from '../../../facts/money.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { OfferData } from '../../../html/read/data.ts';
import { SCRUB } from '../example-values.ts';
import type { SeenPage } from '../pages.ts';
import type { Findings, Rule } from '../rule.ts';

export const priceStructuredData: Rule = {
  name: 'price/structured-data',
  severity: 'error',
  searchesFor: 'parts',
  checks: 'Every price in the structured data appears on its page with the same amount and the same “From”.',
  because:
    'Visitors see a price in the search results that the page does not show, and search engines stop showing prices.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies; CAP code 3.17',
  bad: {
    'a page that does not list the prices of a treatment with a course': {
      'pages./treatments/massage': [{ kind: 'treatmentHero', lead: 'An hour.', image: 'dot', trust: ['By hand'] }],
    },
  },
  good: {
    'a page that lists the prices': { 'pages./treatments/massage': [{ kind: 'pricing', title: 'Prices' }] },
    'a “From” price': { 'catalogue.massage.price': 'From £60 per session' },
    'a complimentary treatment': {
      'catalogue.massage': { ...SCRUB, name: 'Massage', price: 'Complimentary', figures: { lasts: '2 days' } },
    },
  },
  find: (input) => input.pages.flatMap((page) => page.offers.flatMap((offer) => problemIn(offer, page))),
};

const FREE = /\b(?:complimentary|free)\b/;

function problemIn({ name, price, from }: OfferData, page: SeenPage): Findings {
  const pence = Math.round(Number(price) * 100);
  const sameAmounts = page.amounts.filter((amount) => amount.pence === pence);
  const amount = formatPounds(pence);
  const problem = (message: string): Findings => ({
    message: `The structured data offers “${name}” ${message}`,
    help: 'Show the prices on the page, for example with pricing(), or remove the price.',
    page: page.route,
    path: page.planned.path[0] === 'routes' ? ['pages', page.own] : page.planned.path,
  });
  if (pence === 0)
    return FREE.test(normalise(page.words()).text) ? [] : problem('free of charge, which the page does not mention.');
  if (sameAmounts.length === 0) return problem(`for ${amount}, which the page does not show.`);
  if (from && !sameAmounts.some((each) => each.from))
    return problem(`from ${amount}; the page shows ${amount} without “From”.`);
  if (!from && sameAmounts.every((each) => each.from))
    return problem(`for ${amount}; the page shows it only as “From ${amount}”.`);
  return [];
}
