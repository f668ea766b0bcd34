import type { Rule } from '../rule.ts';
import { itemsWithPrices, proseFindings, quoteHelp } from './prose-findings.ts';

const ANSWER = 'pages./.1.questions.0.answer';

export const priceContradiction: Rule = {
  name: 'price/contradiction',
  severity: 'error',
  checks: 'An amount beside the name of a treatment, a programme, an offer or a group is a price of it.',
  because: 'Two prices for one thing leave a visitor guessing, and the lower one may have to be honoured.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230; CAP code 3.17',
  examples: {
    bad: [
      { shows: 'an old price in an answer', values: { [ANSWER]: 'A massage costs £55, whatever the day.' } },
      { shows: 'the same in words of another kind', values: { [ANSWER]: 'Massage: GBP\u00a055.00 a session.' } },
      {
        shows: 'an old price in a document to download',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['Massage, 1h, £55 per session'] } },
      },
      {
        shows: 'another treatment’s price in a description',
        values: {
          'catalogue.massage.description': 'An hour of massage for £45.',
          'catalogue.scrub': {
            category: 'hands',
            name: 'Scrub',
            description: 'Salt.',
            price: '£45',
            duration: '30min',
            book: 'visit',
            image: 'dot',
          },
        },
      },
    ],
    good: [
      {
        shows: 'the price in a document to download',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['Massage, 1h, £60 per session'] } },
      },
      { shows: 'the price, quoted', values: { [ANSWER]: 'A massage costs {catalogue.massage.price}.' } },
      { shows: 'what the course costs', values: { [ANSWER]: 'Massage: £250 for five instead of £300.' } },
      { shows: 'a weight', values: { [ANSWER]: 'After a massage nobody weighs 10 pounds less.' } },
    ],
  },
  find: (input) =>
    proseFindings(input, 'contradicts', (price, seen) => ({
      message: `“${seen}” is no price of ${itemsWithPrices(price.items)}.`,
      help: quoteHelp(price),
    })),
};
