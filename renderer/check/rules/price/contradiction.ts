import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Finding } from '../../../core/finding.ts';
import { listed } from '../../../core/wording.ts';
import { dayBefore, longDate } from '../../../facts/date.ts';
import { formatPounds } from '../../../facts/money.ts';
import { ANSWER, SCRUB } from '../example-values.ts';
import { quoteOrUpdateHelp } from '../public-texts/index.ts';
import type { Rule } from '../rule.ts';
import { meantMessage } from './amounts/meant/meant-fact.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import type { PriceBeyond } from './amounts/sentence/bounds.ts';
import { comingPrice, type WrongDay } from './amounts/sentence/coming-price.ts';
import type { ComparedPrice } from './amounts/sums/compared-prices.ts';
import { comparedFindings } from './compared-findings.ts';
import { itemsWithPrices, priceOfOne, quoteHelp } from './prose-findings.ts';
import { statedComparisonFindings } from './stated-comparisons.ts';
import { wrongTotal } from './wrong-total.ts';

export const priceContradiction: Rule = {
  name: 'price/contradiction',
  severity: 'error',
  warnsIf: 'the sentence itself does not say what costs this amount',
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
  find: (input) => [
    ...comparedFindings(input, 'contradicts', (price, amountText) =>
      price.expected ? wrongTotal(price, price.expected, amountText) : wrongPrice(price, amountText),
    ),
    ...statedComparisonFindings(input),
  ],
};

type Explanation = Pick<Finding, 'message' | 'help'>;

function wrongPrice(price: ProsePrice, amountText: string): Explanation {
  if (price.beyond) return beyondLimit(price, price.beyond, amountText);
  if (price.wrongDay) return otherDay(price, price.wrongDay, amountText);
  if (price.miscounted)
    return {
      message: `“${amountText}” is the price of “${price.miscounted.title}”, not of ${price.miscounted.count}.`,
      help: quoteOrUpdateHelp(price.publicText, 'Correct the number or the amount.'),
    };
  if (price.meant) return { message: meantMessage(price.meant, amountText), help: quoteHelp(price) };
  if (price.isDifference) return wrongDifference(price, amountText);
  const option = priceOfOne(price);
  return {
    message: option?.quote.includes('.options.')
      ? `“${amountText}” is not the price of ${option.name}.`
      : `“${amountText}” is not a price of ${withComing(price.items)}.`,
    help: quoteHelp(price),
  };
}

/** '“Home visit” (£88; £92 from 4 January 2027)' */
function withComing(items: readonly PricedItem[]): string {
  const coming = comingPrice(items);
  const later = coming && `; ${formatPounds(coming.pence, ',')} from ${longDate(coming.from)})`;
  return later === undefined ? itemsWithPrices(items) : itemsWithPrices(items).replace(/\)$/, later);
}

const otherDay = ({ publicText }: ProsePrice, { name, from, isComing }: WrongDay, amountText: string): Explanation => ({
  message: isComing
    ? `“${amountText}” is the price of “${name}” from ${longDate(from)} on, and the sentence names another day.`
    : `“${amountText}” is the price of “${name}” only until ${longDate(dayBefore(from))}.`,
  help: quoteOrUpdateHelp(
    publicText,
    'Correct the day, or remove the sentence: below the price, the pages announce the next one with its day.',
  ),
});

const beyondLimit = ({ publicText, amount }: ProsePrice, beyond: PriceBeyond, amountText: string): Explanation => ({
  message: `“${amountText}” is not the ${beyond.pence > (amount.pence ?? 0) ? 'highest' : 'lowest'} price: “${beyond.name}” costs ${formatPounds(beyond.pence, ',')}.`,
  help: quoteOrUpdateHelp(publicText, 'Correct the amount, or name what the sentence is about.'),
});

/** No path quotes a difference. */
function wrongDifference({ publicText, compared, differences = [] }: ProsePrice, amountText: string): Explanation {
  const right = differences.map((pence) => formatPounds(pence, ','));
  return {
    message: compared
      ? `“${amountText}” is not the difference: ${differenceText(compared)}.`
      : `“${amountText}” is not the difference between the prices that this sentence compares${right.length > 0 ? `, which is ${listed(right, 'or')}` : ''}.`,
    help: quoteOrUpdateHelp(publicText, 'Correct the difference, or quote the two prices instead.'),
  };
}

/** '“Massage” £60 − “Scrub” £45 = £15' */
const differenceText = ([dear, cheap]: readonly [ComparedPrice, ComparedPrice]): string =>
  `${[dear, cheap].map(({ name, pence }) => `${name} ${formatPounds(pence, ',')}`).join(' − ')} = ${formatPounds(dear.pence - cheap.pence, ',')}`;
