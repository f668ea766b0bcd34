import type { Rule } from '../rule.ts';
import { listed, proseFindings, quotesOf } from './prose-findings.ts';

const ANSWER = 'pages./.1.questions.0.answer';

export const priceTyped: Rule = {
  name: 'price/typed',
  severity: 'warning',
  checks: 'Words quote a price by its path in the config instead of repeating it.',
  because: 'When the price changes, a quotation follows; a copy stays behind.',
  source: 'docs/decisions/0001-facts-first-pages-second.md',
  examples: {
    bad: [
      { shows: 'a price that is right today', values: { [ANSWER]: 'A massage costs £60 a session.' } },
      { shows: 'a saving that is right today', values: { [ANSWER]: 'Five massages save you £50.' } },
    ],
    good: [
      { shows: 'the same, quoted', values: { [ANSWER]: 'A massage costs {catalogue.massage.amount} a session.' } },
      {
        shows: 'a price in a document, which nothing can quote',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['A massage costs £60 a session.'] } },
      },
      {
        shows: 'what a client said, to the letter',
        values: { 'testimonials.anna': { department: 'main', name: 'Anna', quote: 'I paid £60 for my massage.' } },
      },
    ],
  },
  find: (input) =>
    proseFindings(input, 'authored', ({ facts, publicText }, seen) => {
      const quotes = quotesOf(facts);
      const [only] = quotes;
      const quoted = quotes.slice(0, 3).map((quote) => `{${quote}}`);
      return {
        message: `“${seen}” is typed here, and stated as a fact elsewhere.`,
        help: !publicText.quotes
          ? 'Leave it out: this text cannot quote a fact, and will not follow it.'
          : quoted.length > 0
            ? `Quote it: ${listed(quoted)}.`
            : 'Leave it out, or quote the facts that it is made of.',
        ...(publicText.quotes && only !== undefined && quotes.length === 1
          ? { replacement: { title: `Quote {${only}}`, was: seen, text: `{${only}}` } }
          : {}),
      };
      // A client's words stay as they were said; a document cannot quote, and is checked against the facts.
    }).filter(({ path, within }) => path?.[0] !== 'testimonials' && within === undefined),
};
