import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Finding } from '../../../core/finding.ts';
import { listed } from '../../../core/wording.ts';
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import { authoredAt, quoteOrUpdateHelp, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { priceMeant } from './amounts/price-meant.ts';
import type { ProsePrice } from './amounts/prose-price.ts';

/** Returns a finding for each amount in a sentence that has this judgement. */
export const proseFindings = (
  { lookups }: RuleInput,
  judgement: ProsePrice['judgement'],
  describe: (price: ProsePrice, amountText: string) => Pick<Finding, 'message' | 'help' | 'replacement'>,
): readonly RuleFinding[] =>
  lookups
    .prices()
    .filter((price) => price.judgement === judgement)
    .map((price) => ({
      ...describe(price, textAt(price.publicText, price.amount)),
      ...authoredAt(price.publicText, price.amount),
      ...(DEPENDS_ON_PRICES.has(judgement) ? againstPrices(price.items) : {}),
    }));

/** Judgements that depend on the prices of the items that the sentence is about. */
const DEPENDS_ON_PRICES = new Set<ProsePrice['judgement']>(['contradicts', 'notLowest', 'wrongSaving']);

/** Returns the prices of the items: an exception is out of date if they change. */
export function againstPrices(items: readonly PricedItem[]): Pick<Finding, 'against'> {
  const prices = items.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? {} : { against: listed(prices, 'or') };
}

/** '“Massage” (£60 per session) or “Cupping” (TBA)' */
export const itemsWithPrices = (items: readonly PricedItem[]): string =>
  listed(
    items.map(({ names: [name = ''], price }) => `“${name}”${price === undefined ? '' : ` (${price})`}`),
    'or',
  );

const LIMIT_OR_SUM =
  /\b(?:less than|more than|under|over|below|change from|together|both|in total|in all|altogether)\b[^.;]*$/;

/** Suggests how the text can quote the fact: '{catalogue.massage.amount}'. */
export function quoteHelp({ publicText, amount, items, facts, meant }: ProsePrice): string {
  if (meant && meant.quotes.length > 1)
    return quoteOrUpdateHelp(
      publicText,
      `Correct it, or quote what it is computed from: ${meant.quotes.map((path) => `{${path}}`).join(' and ')}.`,
    );
  const { text: sentence, start } = sentenceSpanAt(publicText.normal.text, amount.normalAt);
  const [item, ...others] = items;
  // 'Together for less than £100': the price of one item would not make the sentence true.
  const isOwnPrice = others.length === 0 && !LIMIT_OR_SUM.test(sentence.slice(0, amount.normalAt - start));
  const [quote] = meant
    ? meant.quotes
    : facts.length > 0
      ? quotesOf(facts)
      : [item && isOwnPrice ? priceMeant(item, sentence)?.quote : undefined];
  return quoteOrUpdateHelp(
    publicText,
    quote === undefined
      ? 'Correct it, or quote a fact by its path in braces.'
      : `Quote the fact instead of typing it: {${quote}}.`,
  );
}

/** The distinct paths by which these facts can be quoted. */
export const quotesOf = (facts: ProsePrice['facts']): readonly string[] => [
  ...new Set(facts.flatMap(({ quote }) => quote ?? [])),
];
