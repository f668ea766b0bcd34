/** Deposits that are higher than the prices for which they are taken. */
import { pricedItems } from '../../../config/derived/priced.ts';
import { formatPath } from '../../../core/finding.ts';
import { formatPounds } from '../../../facts/money.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { type Deposit, isOfClinic } from './deposit-mention.ts';
import { pricesOf } from './deposit-threshold.ts';

/** Reports a deposit of the clinic above its highest price, or of a treatment above all prices of that treatment. */
export function tooHigh({ site, lookups }: RuleInput, deposit: Deposit): readonly RuleFinding[] {
  const [amount] = lookups.amountsIn(normalise(deposit.text));
  const item = formatPath(deposit.path.slice(0, 2));
  const items = pricedItems(site).filter(({ path }) => isOfClinic(deposit) || formatPath(path) === item);
  const highest = Math.max(...items.flatMap(pricesOf));
  if (amount?.pence === undefined || !Number.isFinite(highest) || amount.pence <= highest) return [];
  return [
    {
      message: `The deposit “${deposit.text}” is more than ${isOfClinic(deposit) ? 'the highest price' : 'this treatment costs'}, ${formatPounds(highest, deposit.text)}.`,
      help: 'Correct the deposit or the price.',
      path: deposit.path,
    },
  ];
}
