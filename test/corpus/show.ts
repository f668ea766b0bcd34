import { development } from './development.ts';
import { heldBack } from './held-back.ts';
import { judge, scores } from './measure.ts';
import { mistakeList, scoreTable } from './report.ts';

/** The scores and mistakes of the trades and rules that are named, or of all of them. */
export async function show(names: readonly string[]): Promise<string> {
  const trades = Object.entries({ ...development, ...heldBack });
  const named = trades.filter(([name]) => names.includes(name));
  const rules = names.filter((name) => name.includes('/'));
  const judged = await Promise.all((named.length > 0 ? named : trades).map(([, trade]) => judge(trade)));
  const shown = scores(judged.flat()).filter(({ rule }) => rules.length === 0 || rules.includes(rule));
  return `${scoreTable(shown)}\n${mistakeList(shown)}`;
}
