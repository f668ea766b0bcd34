/** Compares the days of closures in sentences with those in the config. */
import { closuresOf, hoursOn } from '../../../../config/derived/special-days.ts';
import type { Site } from '../../../../config/site.ts';
import { addDays, dayAfter, daysBetween, isoDay, longDate } from '../../../../facts/date.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import type { SpecialDays } from '../../../../facts/special-days.ts';
import { minutesOfTime, TIME } from '../../../../facts/spoken-time.ts';
import { weekdayOf } from '../../../../facts/week.ts';
import type { WrittenDate } from '../../../../facts/written-dates.ts';
import { proseOf } from '../../about/prose.ts';
import { isAuthored, type PublicText, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';
import { isAboutClosure, type StatedDay, statedDays, wordsAsked } from './closure-sentences.ts';
import { specialFinding } from './findings.ts';
import { OTHER_SUBJECT } from './subject.ts';

/** If a date is more days than this from a closure, it belongs to another one. */
const NEAR = 21;
/** A clinic does not reopen on a day on which it is always closed. */
const MAX_DAYS_OFF = 7;

/** Reports dates of a closure that differ from those in the config. */
export function closureDateFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const closures = closuresOf(site);
  if (closures.length === 0) return [];
  return proseOf(publicTexts)
    .filter(({ kind, source }) => kind !== 'testimonial' && source.from !== 'page')
    .map((publicText) => ({ publicText, question: lookups.questionOf(publicText) }))
    .filter(({ publicText, question }) => isAboutClosure(publicText.normal.text) || wordsAsked(question, '') !== '')
    .flatMap(({ publicText, question }) =>
      sentencesIn(publicText.normal.text).flatMap((sentence, index) => {
        // 'The school closes its pool from 20 December'
        if (OTHER_SUBJECT.test(sentence.text)) return [];
        const given = index === 0 ? wordsAsked(question, sentence.text) : '';
        return statedDays(given + sentence.text, sentence.start - given.length, question, closures).flatMap((stated) =>
          judge(stated, publicText, site, closures),
        );
      }),
    );
}

function judge(
  { date, start, label }: StatedDay,
  publicText: PublicText,
  site: Site,
  closures: readonly SpecialDays[],
): readonly RuleFinding[] {
  const near = closures
    .flatMap((closure) => daysOf(date, closure).map((day) => ({ closure, day, days: distance(day, closure) })))
    .filter(({ days }) => days <= NEAR)
    .sort((a, b) => a.days - b.days);
  const span = publicText.normal.original(start + date.at, date.length);
  const [nearest] = near;
  if (!nearest || !isAuthored(publicText, span)) return [];
  const right = near.filter(({ day, closure }) => isRight(day, label, closure, site));
  // Of several closures any can be meant, but a day on which the clinic is open is in none of them.
  const [first] = label === 'open' && right.length < near.length ? [] : right;
  if (first) return label === 'back' ? openingFinding(first.day, publicText, start + date.at + date.length, site) : [];
  const { from, to } = nearest.closure;
  return authoredFinding(publicText, span, {
    message: `“${textAt(publicText, span)}” ${DIFFERS[label]} the closure in the config: ${longDate(from)} to ${longDate(to)}.`,
    help: 'Correct the date, or the closure in clinic.closures.',
    against: `${from}–${to}`,
  });
}

/** 'We are back on Monday 4 January at half past nine': the time after the day on which the clinic opens again */
const OPENS_AT = new RegExp(`^,? (?:at|from) (?<time>${TIME})`);

/** Reports another opening time of the day after a closure. */
function openingFinding(day: string, publicText: PublicText, end: number, site: Site): readonly RuleFinding[] {
  const [words = '', time = ''] = OPENS_AT.exec(publicText.normal.text.slice(end)) ?? [];
  const place = { at: end + words.length - time.length, length: time.length };
  if (time === '') return [];
  const span = publicText.normal.original(place.at, place.length);
  const claim = { ...place, opens: minutesOfTime(time), isOpen: true };
  return specialFinding({ claim, name: longDate(day), hours: hoursOn(site, day) }, { publicText, span });
}

/** The 28th is in a closure until 2 January, but not its last day. */
const DIFFERS: Readonly<Record<StatedDay['label'], string>> = {
  eve: 'is not the last day before',
  first: 'is not the first day of',
  last: 'is not the last day of',
  within: 'differs from',
  open: 'differs from',
  back: 'is not the first open day after',
};

/** The days that a date without a year can mean; a closure in December can be said to end in January. */
function daysOf({ day = 31, month, year }: WrittenDate, { from, to }: SpecialDays): readonly string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const years = year === undefined ? [...new Set([first, last, last + 1])] : [year];
  return years.map((of) => isoDay(of, month, day));
}

const distance = (day: string, { from, to }: SpecialDays): number =>
  Math.min(Math.abs(daysBetween(from, day)), Math.abs(daysBetween(to, day)));

function isRight(day: string, label: StatedDay['label'], { from, to }: SpecialDays, site: Site): boolean {
  if (label === 'eve') return day === from || dayAfter(day) === from;
  if (label === 'first') return day === from;
  if (label === 'open') return day < from || day > to;
  if (label === 'within') return from <= day && day <= to;
  const days = Array.from({ length: MAX_DAYS_OFF }, (_, after) => addDays(to, after + 1));
  const back = days.find((each) => hoursOn(site, each).kind === 'open') ?? to;
  // 'Closed until 5 January' can include that day or not.
  if (label === 'last') return to <= day && day <= back;
  // The owner may mean a bank holiday as a day like any other.
  return day === back || day === days.find((each) => site.clinic.hours[weekdayOf(each)].kind === 'open');
}
