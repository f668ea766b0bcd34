/** Lists of days on which something is done: 'on days 0, 3 and 14' beside `days: 'days 0, 7 and 21'`. */
import { normalise } from '../../../../../facts/normalise.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import { type PublicText, textAt } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
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
  return inClinicsProse(publicTexts, listsIn, ({ at, length, unit, numbers }, publicText) => {
    const miscounted = countFinding(publicText, { at, length, unit, numbers });
    if (miscounted.length > 0) return miscounted;
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

/** 'Three doses over three weeks, on' */
const COUNTED = new RegExp(
  `\\b(?<count>\\d|${NUMBER_WORDS}) (?:[a-z]+ )?(?<what>doses|injections|jabs|vaccinations|visits|sessions|appointments|treatments|checks)\\b[^.;:]{0,40}? (?:on|after|at) (?:the )?$`,
);
/** 'And once more after a year': a day that is not in the list */
const GOES_ON = /^,? (?:and|then|plus|or)\b|\b(?:later|again|booster|once more|thereafter)\b/;

/** Reports a number of doses that differs from the number of their days: 'four doses, on days 0, 7 and 21'. */
function countFinding(publicText: PublicText, { at, length, numbers }: DayList): readonly RuleFinding[] {
  const { text } = publicText.normal;
  const [words = ''] = COUNTED.exec(text.slice(0, at)) ?? [];
  const { count = '', what = '' } = COUNTED.exec(text.slice(0, at))?.groups ?? {};
  const listed = numbers.split(' ').length;
  const isOpen = GOES_ON.test(text.slice(at + length).split(/[.;]/)[0] ?? '');
  if (words === '' || isOpen || writtenNumber(count) === listed) return [];
  const span = publicText.normal.original(at - words.length, count.length);
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” ${what} have ${listed} days in the same sentence.`,
    help: 'Correct the number, or the list of days.',
    against: String(listed),
  });
}
