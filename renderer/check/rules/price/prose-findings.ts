import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Finding } from '../../../core/finding.ts';
import { authoredAt, mending } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import type { ProsePrice } from './in-prose.ts';

/** The findings of a rule about amounts in sentences: one for each amount that was judged so. */
export const proseFindings = (
  { lookups }: RuleInput,
  judgement: ProsePrice['judgement'],
  say: (price: ProsePrice, seen: string) => Pick<Finding, 'message' | 'help' | 'replacement'>,
): readonly RuleFinding[] =>
  lookups
    .prices()
    .filter((price) => price.judgement === judgement)
    .map((price) => ({
      ...say(price, seenOf(price)),
      ...authoredAt(price.publicText, price.amount),
      ...(COMPARED.has(judgement) ? againstPrices(price.items) : {}),
    }));

/** Judgements that hold only as long as the prices of what the sentence speaks of. */
const COMPARED = new Set<ProsePrice['judgement']>(['contradicts', 'notLeast', 'unsaved']);

/** The prices of items, as what a sentence about them is judged against. */
export function againstPrices(items: readonly PricedItem[]): Pick<Finding, 'against'> {
  const prices = items.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? {} : { against: listed(prices) };
}

const seenOf = ({ publicText, amount: { at, length } }: ProsePrice): string => publicText.text.slice(at, at + length);

/** '“Massage” (£60 per session) or “Cupping” (TBA)' */
export const itemsWithPrices = (items: readonly PricedItem[]): string =>
  listed(items.map(({ names: [name = ''], price }) => `“${name}”${price === undefined ? '' : ` (${price})`}`));

/** 'a, b or c' */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

/** How the text could quote what it means: '{catalogue.massage.amount}'. */
export function quoteHelp({ publicText, items, facts }: ProsePrice): string {
  const [quote] = facts.length > 0 ? quotesOf(facts) : quotesOf(items.length === 1 ? (items[0]?.facts ?? []) : []);
  return mending(
    publicText,
    quote === undefined
      ? 'Correct it, or quote a fact by its path in braces.'
      : `Quote the fact instead of typing it: {${quote}}.`,
  );
}

/** The distinct ways to quote some facts. */
export const quotesOf = (facts: ProsePrice['facts']): readonly string[] => [
  ...new Set(facts.flatMap(({ quote }) => quote ?? [])),
];
