import { amountsIn, type WrittenAmount } from '../../facts/amounts.ts';
import { formatPounds } from '../../facts/money.ts';
import { normalise } from '../../facts/normalise.ts';
import { dataOf, type SeenPage, seenPages, wordsOf } from '../pages.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const priceStructuredData: Rule = {
  name: 'price/structured-data',
  severity: 'error',
  checks:
    'Every price that structured data offers is shown on its page: the same amount, in pounds, with the same “From”.',
  because: 'Search results then quote a price that the page does not keep, and the site loses its rich results.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies; CAP code 3.17',
  examples: {
    bad: [
      {
        shows: 'a page that lists no prices of a treatment with a course',
        values: {
          'pages./treatments/massage': [{ kind: 'treatmentHero', lead: 'An hour.', image: 'dot', trust: ['By hand'] }],
        },
      },
    ],
    good: [
      {
        shows: 'a page that lists them',
        values: { 'pages./treatments/massage': [{ kind: 'pricing', title: 'Prices' }] },
      },
      { shows: 'a least price', values: { 'catalogue.massage.price': 'From £60 per session' } },
      { shows: 'what is complimentary', values: { 'catalogue.massage': free() } },
    ],
  },
  find: (input) =>
    seenPages(input).flatMap((page) => {
      const offers = dataOf(page).flatMap((json) => [...offersIn(JSON.parse(json))]);
      if (offers.length === 0) return [];
      const words = normalise(wordsOf(page));
      const shown = amountsIn(words);
      return offers.flatMap((offer) => faultOf(offer, shown, words.text, page));
    }),
};

interface OfferData {
  readonly name: string;
  readonly price: string;
  readonly currency: string;
  /** True where it is the least of several. */
  readonly from: boolean;
  /** What the specification of the price says, where it says anything. */
  readonly specified?: string | undefined;
}

/** Every offer of a page's structured data, wherever it is nested. */
function* offersIn(value: unknown): Generator<OfferData> {
  if (typeof value !== 'object' || value === null) return;
  if (field(value, '@type') === 'Offer') {
    const specification = field(value, 'priceSpecification');
    const least = field(specification, 'minPrice');
    yield {
      name: text(field(value, 'name')),
      price: text(field(value, 'price')),
      currency: text(field(value, 'priceCurrency')),
      from: least !== undefined,
      specified: text(least ?? field(specification, 'price')),
    };
  }
  for (const inner of Object.values(value)) yield* offersIn(inner);
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const FREE = /\b(?:complimentary|free)\b/;

function faultOf(
  { name, price, currency, from, specified }: OfferData,
  shown: readonly WrittenAmount[],
  words: string,
  page: SeenPage,
): readonly RuleFinding[] {
  const pence = Math.round(Number(price) * 100);
  const alike = shown.filter((amount) => amount.pence === pence);
  const amount = formatPounds(pence);
  const say = (message: string): readonly RuleFinding[] => [
    {
      message: `The structured data offers “${name}” ${message}`,
      help: 'Show the prices on the page, for instance with pricing(), or take the price away.',
      page: page.route,
      path: page.planned.path[0] === 'routes' ? ['pages', page.own] : page.planned.path,
    },
  ];
  if (currency !== 'GBP') return say(`in ${currency || 'no currency'}, not in GBP.`);
  if (!/^\d+\.\d{2}$/.test(price)) return say(`for “${price}”, which is no amount with two decimals.`);
  if (specified !== '' && Number(specified) !== Number(price)) return say(`for ${price} and for ${specified} at once.`);
  if (pence === 0) return FREE.test(words) ? [] : say('free of charge, which the page does not say.');
  if (alike.length === 0) return say(`for ${amount}, which the page does not show.`);
  if (from && !alike.some((each) => each.from)) return say(`from ${amount}; the page shows ${amount} without “From”.`);
  if (!from && alike.every((each) => each.from))
    return say(`for ${amount}; the page shows it only as “From ${amount}”.`);
  return [];
}

function free(): Readonly<Record<string, unknown>> {
  const rest = {
    category: 'hands',
    name: 'Massage',
    description: 'An hour of massage.',
    duration: '1h',
    book: 'visit',
  };
  return { ...rest, image: 'dot', price: 'Complimentary', figures: { lasts: '2 days' } };
}
