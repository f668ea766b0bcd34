/** Findings about amounts of which the sentence may not say what they are the price of. */
import type { AmountFact } from '../../../config/derived/amount-facts.ts';
import type { Finding } from '../../../core/finding.ts';
import { listed } from '../../../core/wording.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import { proseFindings } from './prose-findings.ts';

/**
 * Like `proseFindings`, but a finding is only a warning if the sentence names no item and something else has this price:
 * 'They cost £35' on the page of a profile for £59 can be about the antibodies of the paragraph before.
 */
export const comparedFindings = (
  input: RuleInput,
  judgement: ProsePrice['judgement'],
  describe: (price: ProsePrice, amountText: string) => Pick<Finding, 'message' | 'help'>,
): readonly RuleFinding[] =>
  proseFindings(input, judgement, (price, amountText) => {
    const explanation = describe(price, amountText);
    const others = factsOfOthers(price, input);
    if (others.length === 0) return explanation;
    const quotes = [...new Set(others.flatMap(({ quote }) => quote ?? []))];
    const canQuote = price.publicText.quotes && quotes.length > 0;
    const help = [explanation.help ?? [], canQuote ? quoteOther(quotes) : []].flat().join(' ');
    return { ...explanation, help, severity: 'warning' };
  });

/** Returns the facts with this amount if the sentence may mean them. */
function factsOfOthers(price: ProsePrice, { lookups }: RuleInput): readonly AmountFact[] {
  const { publicText, amount } = price;
  const isNamed = lookups.subjectAt(publicText, amount.normalAt).named.length > 0;
  if (amount.pence === undefined || isNamed || isExplicit(price)) return [];
  return lookups.items().facts.get(amount.pence) ?? [];
}

/** Whether the words of the sentence show what the amount is meant to be. */
const isExplicit = ({ meant, isDifference, beyond, wrongDay, miscounted }: ProsePrice): boolean =>
  isDifference === true || [meant, beyond, wrongDay, miscounted].some((found) => found !== undefined);

const MAX_PATHS = 3;

const quoteOther = (paths: readonly string[]): string =>
  `If the sentence means something else with this price, quote that: ${listed(
    paths.slice(0, MAX_PATHS).map((path) => `{${path}}`),
    'or',
  )}.`;
