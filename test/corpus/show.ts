import { development } from './development.ts';
import { heldBack } from './held-back.ts';
import { judge, scores } from './measure.ts';
import { mistakeList, scoreTable } from './report.ts';

/** The scores and mistakes of the trades and rules that are named; of the development half if no trade is named. */
export async function show(names: readonly string[]): Promise<string> {
  const named = Object.entries({ ...development, ...heldBack }).filter(([name]) => names.includes(name));
  const rules = names.filter((name) => name.includes('/'));
  const judged = await Promise.all(
    (named.length > 0 ? named : Object.entries(development)).map(([, trade]) => judge(trade)),
  );
  const shown = scores(judged.flat()).filter(({ rule }) => rules.length === 0 || rules.includes(rule));
  return `${scoreTable(shown)}\n${mistakeList(shown)}`;
}
