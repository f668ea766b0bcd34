/** Findings about amounts of which the sentence may not say what they are the price of. */
import type { Finding } from '../../../core/finding.ts';
import { listed } from '../../../core/wording.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import { proseFindings } from './prose-findings.ts';

/** Like `proseFindings`, but a finding is only a warning if the sentence does not say what the amount is the price of. */
export const comparedFindings = (
  input: RuleInput,
  judgement: ProsePrice['judgement'],
  describe: (price: ProsePrice, amountText: string) => Pick<Finding, 'message' | 'help'>,
  isReported?: (price: ProsePrice) => boolean,
): readonly RuleFinding[] =>
  proseFindings(
    input,
    judgement,
    (price, amountText) => {
      const explanation = describe(price, amountText);
      if (price.isCertain) return explanation;
      const help = withOthers(explanation.help, quotesOfOthers(price, input));
      return { ...explanation, help, severity: 'warning' };
    },
    isReported,
  );

/** Returns the paths of the facts with this amount: the sentence may mean one of them. */
function quotesOfOthers({ publicText, amount }: ProsePrice, { lookups }: RuleInput): readonly string[] {
  if (!publicText.quotes || amount.pence === undefined) return [];
  const same = lookups.items().facts.get(amount.pence) ?? [];
  return [...new Set(same.flatMap(({ quote }) => quote ?? []))].slice(0, MAX_PATHS);
}
const MAX_PATHS = 3;

const withOthers = (help = '', paths: readonly string[]): string =>
  paths.length === 0
    ? help
    : `${help} If the sentence means something else with this price, quote that: ${listed(
        paths.map((path) => `{${path}}`),
        'or',
      )}.`;
