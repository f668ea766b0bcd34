import type { AmountFact } from '../../../config/derived/priced.ts';
import { onlyOne } from '../../../core/only-one.ts';
import { capitalised } from '../../../core/wording.ts';
import { longDate } from '../../../facts/date.ts';
import { ANSWER } from '../example-values.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { type ProsePrice, sentenceAround } from './amounts/prose-price.ts';
import { factName } from './amounts/sentence/fact-name.ts';
import { proseFindings } from './prose-findings.ts';
import { quotesMeant, quotesOf } from './quotes-meant.ts';
import { wholeFigure } from './whole-figure.ts';

export const priceTyped: Rule = {
  name: 'price/typed',
  severity: 'warning',
  checks: 'Text quotes prices by their path in the config instead of repeating them.',
  because: 'A repeated price stays on the site when the price changes.',
  source: 'docs/decisions/0001-facts-first-pages-second.md',
  bad: {
    'a repeated price that is correct today': { [ANSWER]: 'A massage costs £60 a session.' },
  },
  good: {
    'a quoted price': { [ANSWER]: 'A massage costs {catalogue.massage.amount} a session.' },
    'a correct saving, which is computed again with every check': { [ANSWER]: 'Five massages save you £50.' },
    'what the sessions of a course cost one by one': { [ANSWER]: 'Five massages, one by one, are £300.' },
    'a price in a document, which cannot quote': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
      documents: { 'guide.pdf': { lines: ['A massage costs £60 a session.'] } },
    },
    'a client’s own words': {
      'testimonials.anna': { department: 'main', name: 'Anna', quote: 'I paid £60 for my massage.' },
    },
  },
  find: (input) =>
    proseFindings(
      input,
      'repeated',
      (price, amountText) => {
        const only = onlyOne(quotesOf(price.facts));
        return {
          message: `“${amountText}” is typed here although a fact of the config states it.`,
          help: quoteOrRemove(price, input),
          ...(price.publicText.quotes && only !== undefined && mayQuote(price, input)
            ? { replacement: { title: `Quote {${only}}`, was: amountText, text: `{${only}}` } }
            : {}),
        };
      },
      isOfToday,
      // A client's words stay unchanged. A document cannot quote, and is compared with the facts instead.
    ).filter(({ path, within }) => path?.[0] !== 'testimonials' && within === undefined),
};

/** 'On 1 April 2025 it went from £45 to £48': history, which stays true when the price changes again */
const isOfToday = (price: ProsePrice): boolean => !ROSE_TO.test(sentenceAround(price).before);
const ROSE_TO = /\b(?:went|gone|rose|risen|fell|fallen|raised|increased|put)\b[^.;]*\bfrom £[\d.,]*\d to $/;

/**
 * The price before or after a change: 'It is £38 until 1 March', 'the usual £34'. A quoted fact would change with the price,
 * and the sentence would become wrong.
 */
const CHANGES =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|until|till|instead of|rather than|goes up|go up|rises?|used to|was|were|will be|usual(?:ly)?|normal(?:ly)?|otherwise|leaves?|left|remain\w*|rest|balance)\b/;

/** Returns whether quoting the fact keeps what the sentence says, also when the price changes. */
const mayQuote = (price: ProsePrice, { lookups }: RuleInput): boolean =>
  (price.isCertain || (price.items.length === 1 && factsWith(price, lookups).length === 1)) &&
  !CHANGES.test(sentenceAround(price).sentence);

/** The facts of the config with the same amount. */
const factsWith = ({ amount }: ProsePrice, { items }: RuleInput['lookups']): readonly AmountFact[] =>
  (items().facts.get(amount.pence ?? Number.NaN) ?? []).filter(({ derived }) => !derived);

/** The sentence can mean something else that costs another amount, so the advice says whose amount this is. */
function quoteOrRemove(price: ProsePrice, { site, lookups }: RuleInput): string {
  const { publicText, facts, amount } = price;
  // The lowest price of a category has no path of its own, but that of the treatment has one.
  const own = quotesOf(facts);
  if (!publicText.quotes) return 'Remove it or accept it: this text cannot quote a fact and will go out of date.';
  const from = facts.find((fact) => fact.from !== undefined)?.from;
  // An equal amount of something else is a coincidence.
  const equal = own.length > 0 || from !== undefined ? facts : factsWith(price, lookups);
  const quotes = quotesMeant(price, equal, { lookups });
  if (quotes.length === 0 && from !== undefined)
    return `Remove it: below the price of today, the pages announce this one from ${longDate(from)}. If you keep the sentence, delete it on that day.`;
  const whole = quotes.length === 0 ? wholeFigure(site, amount.pence) : undefined;
  if (whole) return `If it means ${whole.name}, quote all of it: {${whole.quote}}. ${OTHERWISE}`;
  if (quotes.length === 0) return 'Remove it, or quote the facts that it is computed from.';
  const meanings = quotes
    .slice(0, 3)
    .map((quote) => `if it means ${factName(quote, lookups.items())}, quote it: {${quote}}`);
  return capitalised(`${meanings.join('; ')}. ${OTHERWISE}`);
}

/** An amount that equals a fact, but means something else, may stay: a quoted figure is never reported. */
const OTHERWISE = 'Otherwise, name it in “figures” and quote that, or accept it.';
