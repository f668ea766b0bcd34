/** Findings about amounts in sentences, and their advice. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Finding } from '../../../core/finding.ts';
import { onlyOne } from '../../../core/only-one.ts';
import { listed } from '../../../core/wording.ts';
import { dayBefore } from '../../../facts/date.ts';
import { isSameDay, writtenDatesIn } from '../../../facts/written-dates.ts';
import { type Advice, adviceFor, authoredAt, IF_OTHER, textAt } from '../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';
import type { MeantFact } from './amounts/meant/meant-fact.ts';
import { optionPrice, priceMeant } from './amounts/meant/price-meant.ts';
import { type ProsePrice, sentenceAround } from './amounts/prose-price.ts';
import type { Explanation } from './amounts/sentence/explanation.ts';
import { formerHelp } from './former-price.ts';
import { quotesMeant, quotesOf, statesLowest } from './quotes-meant.ts';

/** Returns a finding for each amount in a sentence that has this judgement. */
export const proseFindings = (
  { lookups, today }: RuleInput,
  judgement: ProsePrice['judgement'],
  describe: (
    price: ProsePrice,
    amountText: string,
  ) => Pick<RuleFinding, 'message' | 'help' | 'otherwise' | 'replacement' | 'severity'>,
  isReported: (price: ProsePrice) => boolean = () => true,
): readonly RuleFinding[] =>
  lookups
    .prices()
    .filter((price) => price.judgement === judgement && isReported(price) && !namesDay(price, today))
    .map((price) => ({
      ...describe(price, textAt(price.publicText, price.amount)),
      ...authoredAt(price.publicText, price.amount),
      ...(DEPENDS_ON_PRICES.has(judgement) ? againstPrices(price.items) : {}),
    }));

/**
 * Whether the text names the day on which a price changes, or the one before: 'Until 31 March, two are £96, and from 1 April
 * £100.' On that day, it states both prices.
 */
const namesDay = ({ publicText: { normal } }: ProsePrice, today: string): boolean =>
  writtenDatesIn(normal.text).some((date) => {
    const before = normal.text.slice(0, date.at);
    return isSameDay(date, FROM.test(before) ? today : dayBefore(today)) && (FROM.test(before) || UNTIL.test(before));
  });
const FROM = /\b(?:from|since|starting|as of|as from)(?: the)? $/;
const UNTIL = /\b(?:until|till|to|up to)(?: (?:the|the end of))? $/;

/** Judgements that depend on the prices of the items that the sentence is about. */
const DEPENDS_ON_PRICES = new Set<ProsePrice['judgement']>(['contradicts', 'notLowest', 'wrongSaving']);

/** Like `proseFindings`, but a finding is only a warning if the sentence does not say what the amount is the price of. */
export const comparedFindings = (
  input: RuleInput,
  judgement: ProsePrice['judgement'],
  describe: (price: ProsePrice, amountText: string) => Explanation,
  isReported?: (price: ProsePrice) => boolean,
): readonly RuleFinding[] =>
  proseFindings(
    input,
    judgement,
    (price, amountText) => {
      const explanation = withOthers(describe(price, amountText), price, input);
      return { ...explanation, ...warningUnless(price.isCertain) };
    },
    isReported,
  );

/** Advice for a sentence that means another fact with this amount, if there is one that `help` does not quote. */
export function otherFactHelp(price: ProsePrice, { lookups }: RuleInput, help = ''): string | undefined {
  const { publicText, amount } = price;
  if (!publicText.quotes || amount.pence === undefined) return undefined;
  const others = quotesMeant(price, lookups.items().facts.get(amount.pence) ?? [], { lookups })
    .slice(0, MAX_PATHS)
    .map((path) => `{${path}}`)
    .filter((quote) => !help.includes(quote));
  return others.length === 0
    ? undefined
    : `If it means something else with this price, quote that: ${listed(others, 'or')}.`;
}
const MAX_PATHS = 3;

function withOthers(explanation: Explanation, price: ProsePrice, input: RuleInput): Explanation {
  if (price.isSumOrDifference) return explanation;
  const { help = '', otherwise } = explanation;
  const other = otherFactHelp(price, input, help);
  if (other === undefined) return explanation;
  if (otherwise !== undefined) return { ...explanation, otherwise: other };
  return price.isCertain ? explanation : { ...explanation, help: `${help} ${other}` };
}

/** Returns the prices of the items: an exception is out of date if they change. */
export function againstPrices(items: readonly PricedItem[]): Pick<Finding, 'against'> {
  const prices = items.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? {} : { against: listed(prices, 'or') };
}

/** '“Massage” (£60 per session) or “Cupping” (TBA)' */
export const itemsWithPrices = (items: readonly PricedItem[]): string =>
  listed(
    // A category and its only treatment can have the same name and price.
    [...new Set(items.map(({ names: [name = ''], price }) => `“${name}”${price === undefined ? '' : ` (${price})`}`))],
    'or',
  );

const LIMIT_OR_SUM =
  /\b(?:(?:less than|more than|under|over|below)(?! \d)|change from|together|both|in total|in all|altogether)\b[^.;]*$/;

/** Returns the price that the sentence means if it is about one item: that of the option or the course that it names. */
export function priceOfOne(price: ProsePrice): ReturnType<typeof priceMeant> {
  const { sentence, before } = sentenceAround(price);
  const item = onlyOne(price.items);
  if (!item) return undefined;
  // The words attach the amount to one option of the item.
  const linked = item.options.find(({ facts }) => facts === item.facts);
  if (linked) return optionPrice(item, linked);
  // 'Together for less than £100': the price of one item would not make the sentence true.
  return LIMIT_OR_SUM.test(before) ? undefined : priceMeant(item, sentence);
}

/** Suggests how the text can quote the fact: '{catalogue.massage.amount}'. */
export function quoteAdvice(price: ProsePrice): Advice {
  const { meant, facts, publicText } = price;
  const toRemove = meant || facts.length > 0 ? undefined : (formerHelp(price) ?? priceInWords(price));
  const quoting = { help: meant ? helpToQuote(meant) : helpWithPrices(price), otherwise: IF_OTHER };
  return adviceFor(publicText, toRemove === undefined ? quoting : { help: toRemove });
}

const quoteIt = (path: string): string => `Quote the fact instead of typing it: {${path}}.`;

function helpToQuote({ quotes, price }: MeantFact): string {
  const [quote = '', ...others] = quotes;
  if (others.length > 0)
    return `Correct it, or quote what it is computed from: ${quotes.map((path) => `{${path}}`).join(' and ')}.`;
  return quote.endsWith('.instalments')
    ? `Write ${price}. To state the whole plan, quote it: {${quote}}.`
    : quoteIt(quote);
}

function helpWithPrices(price: ProsePrice): string {
  const { facts } = price;
  const quote = facts.length > 0 ? quotesOf(facts)[0] : (priceOfOne(price)?.quote ?? lowestPrice(price));
  if (quote !== undefined) return quoteIt(quote);
  const likely = likelyPrices(price).map((path) => `{${path}}`);
  return likely.length === 0
    ? 'Correct it, or quote a fact by its path in braces.'
    : `Correct it, or quote the price that you mean, such as ${listed(likely, 'or')}.`;
}

/** The main price of each item, unless the sentence states a limit or a sum, which no price is. */
const likelyPrices = (price: ProsePrice): readonly string[] =>
  LIMIT_OR_SUM.test(sentenceAround(price).before)
    ? []
    : price.items.slice(0, MAX_LIKELY).flatMap(({ facts }) => quotesOf(facts).slice(0, 1));
const MAX_LIKELY = 3;

/** The lowest price of a treatment with several, if the sentence states it. */
export function lowestPrice(price: ProsePrice): string | undefined {
  const item = onlyOne(price.items);
  return statesLowest(price)
    ? item?.facts.find(({ pence, derived }) => pence === item.least && !derived)?.quote
    : undefined;
}

/** Advice about a treatment whose price is not an amount: nobody writes 'a fee of Complimentary'. */
function priceInWords({ items }: ProsePrice): string | undefined {
  const item = onlyOne(items);
  return item?.price !== undefined && item.path[0] === 'catalogue' && item.facts.length === 0
    ? `Remove the amount. If it is charged, write it as the price of “${item.names[0]}”, which is “${item.price}” in the config.`
    : undefined;
}
