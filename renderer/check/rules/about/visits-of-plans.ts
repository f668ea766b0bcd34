/** What the visits that a plan lists cost in a year without it: 'Two examinations and two hygienist visits a year'. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Site } from '../../../config/site.ts';
import { onlyOne } from '../../../core/only-one.ts';
import { countsIn } from '../../../facts/counts.ts';
import type { Pence } from '../../../facts/money.ts';
import { normalise } from '../../../facts/normalise.ts';
import type { MentionFinder } from './mentions.ts';

const MONTHS_OF_YEAR = 12;
/** 'Four visits of any kind' are not four of “Hygienist visit”. */
const ANY_VISIT = /^(?:appointment|session|treatment|visit)s?$/;

/** Returns what a plan with a monthly price saves in a year; `undefined` if its note does not list all that it contains. */
export function yearlySaving(
  site: Pick<Site, 'programmes'>,
  { path: [part, key = ''], price = '', singles: [month] }: PricedItem,
  mentionsIn: MentionFinder,
): Pence | undefined {
  const programme = part === 'programmes' ? site.programmes[String(key)] : undefined;
  const text = normalise(programme?.note?.source ?? '').text;
  if (month === undefined || !/ (?:a|per) month$/.test(price) || !/ (?:a|per|each|every) year\W*$/.test(text))
    return undefined;
  const mentions = mentionsIn(text).filter(({ at, end, isName }) => isName || !ANY_VISIT.test(text.slice(at, end)));
  const costs = countsIn(text).map(({ end, count }, index, counts) => {
    const next = counts[index + 1]?.at ?? text.length;
    const mention = onlyOne(
      mentions.filter(({ at, items: [item] }) => at >= end && at < next && item?.path[0] === 'catalogue'),
    );
    const single = onlyOne(onlyOne(mention?.items ?? [])?.singles ?? []);
    return single === undefined ? Number.NaN : single * count;
  });
  const value = costs.reduce((sum, cost) => sum + cost, 0);
  const saving = value - month * MONTHS_OF_YEAR;
  return saving > 0 ? saving : undefined;
}
