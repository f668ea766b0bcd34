/** Lists of days on which something is done: 'on days 0, 3 and 14' beside `days: 'days 0, 7 and 21'`. */
import { normalise } from '../../../../../facts/normalise.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner } from '../mention.ts';
import { treatmentFigures } from '../stated-figures.ts';

const NUMBERS = String.raw`\d+(?:(?:, and |, | and )\d+)+`;
/** 'days 0, 7 and 21', '0, 1 and 6 months' */
const LIST = new RegExp(
  String.raw`\b(?<before>day|week|month)s? (?<list>${NUMBERS})(?!\d)|(?<!\d)(?<first>${NUMBERS}) (?<after>day|week|month)s\b`,
  'g',
);

interface DayList {
  readonly at: number;
  readonly length: number;
  readonly unit: string;
  readonly numbers: string;
}

/** Returns each list of at least two days, weeks or months. */
const listsIn = (text: string): readonly DayList[] =>
  [...text.matchAll(LIST)].map(({ index: at, 0: { length }, groups: { before, after, list, first } = {} }) => ({
    at,
    length,
    unit: before ?? after ?? '',
    numbers: ((list ?? first ?? '').match(/\d+/g) ?? []).join(' '),
  }));

/** Reports another list than that of the treatment that the sentence is about. */
export function dayListFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = treatmentFigures(site).flatMap((figure) =>
    listsIn(normalise(figure.text).text).map(({ unit, numbers }) => ({ ...figure, unit, numbers })),
  );
  if (figures.length === 0) return [];
  return inClinicsProse(publicTexts, listsIn, ({ at, length, unit, numbers }, publicText) => {
    const { items } = ofOwner(lookups.subjectAt(publicText, at));
    const stated = figures.filter(
      (one) => one.unit === unit && items.some(({ path }) => one.path.startsWith(`${path.slice(0, 2).join('.')}.`)),
    );
    const [figure] = stated;
    return !figure || stated.some((one) => one.numbers === numbers)
      ? []
      : differsFrom(site, figure, publicText, publicText.normal.original(at, length));
  });
}
