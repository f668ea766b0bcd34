import type { PricedItem } from '../../../config/derived/priced.ts';
import { longDate } from '../../../facts/date.ts';
import { formatPounds } from '../../../facts/money.ts';
import { ANSWER, SCRUB } from '../example-values.ts';
import type { Rule } from '../rule.ts';
import { meantMessage } from './amounts/meant/meant-fact.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import { comingPrice } from './amounts/sentence/coming-price.ts';
import type { Explanation } from './amounts/sentence/explanation.ts';
import { comparedFindings, itemsWithPrices, priceOfOne, quoteAdvice } from './prose-findings.ts';
import { statedComparisonFindings } from './stated-comparisons.ts';
import { wrongTotal } from './wrong-total.ts';

export const priceContradiction: Rule = {
  name: 'price/contradiction',
  severity: 'error',
  warnsIf: 'the sentence itself does not say what costs this amount',
  needsPlainWords: true,
  searchesFor: 'figures',
  checks:
    'An amount next to the name of a treatment, programme, offer or category is one of its prices, and a comparison of two prices is true.',
  because:
    'Visitors who see two prices do not know which one applies, and the clinic may have to honour the lower one.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230; CAP code 3.17',
  bad: {
    'an old price in an answer': { [ANSWER]: 'A massage costs £55, whatever the day.' },
    'an old price in another notation': { [ANSWER]: 'Massage: GBP\u00a055.00 a session.' },
    'an old price in a downloadable document': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
      documents: { 'guide.pdf': { lines: ['Massage, 1h, £55 per session'] } },
    },
    'an untrue comparison of two prices': {
      'catalogue.scrub': SCRUB,
      [ANSWER]: 'A massage costs twice as much as a scrub.',
    },
    'a wrong total of two': { [ANSWER]: 'Two massages are £110 together.' },
    'the price of another treatment in a description': {
      'catalogue.massage.description': 'An hour of massage for £45.',
      'catalogue.scrub': SCRUB,
    },
  },
  good: {
    'the current price in a downloadable document': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
      documents: { 'guide.pdf': { lines: ['Massage, 1h, £60 per session'] } },
    },
    'a quoted price': { [ANSWER]: 'A massage costs {catalogue.massage.price}.' },
    'the price of the course': { [ANSWER]: 'Massage: £250 for five instead of £300.' },
    'a correct total of two': { [ANSWER]: 'Two massages are £120 together.' },
    'a quoted price of something else': {
      'figures.parking': '£4',
      [ANSWER]: 'Parking during a massage costs {figures.parking}.',
    },
    'a true comparison of two prices': {
      'catalogue.scrub': SCRUB,
      [ANSWER]: 'A massage costs a third more than a scrub.',
    },
    'a weight': { [ANSWER]: 'After a massage, nobody weighs 10 pounds less.' },
  },
  find: (input) => [...comparedFindings(input, 'contradicts', wrongPrice), ...statedComparisonFindings(input)],
};

function wrongPrice(price: ProsePrice, amountText: string): Explanation {
  if (price.explanation) return price.explanation;
  if (price.expected) return wrongTotal(price, price.expected, amountText);
  if (price.meant) return { message: meantMessage(price.meant, amountText), ...quoteAdvice(price) };
  const option = priceOfOne(price);
  return {
    message: option?.quote.includes('.options.')
      ? `“${amountText}” is not the price of ${option.name}.`
      : `“${amountText}” is not a price of ${withComing(price.items)}.`,
    ...quoteAdvice(price),
  };
}

/** '“Home visit” (£88; £92 from 4 January 2027)' */
function withComing(items: readonly PricedItem[]): string {
  const coming = comingPrice(items);
  const later = coming && `; ${formatPounds(coming.pence, ',')} from ${longDate(coming.from)})`;
  return later === undefined ? itemsWithPrices(items) : itemsWithPrices(items).replace(/\)$/, later);
}
