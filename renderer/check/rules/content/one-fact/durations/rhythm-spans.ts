/** The weeks over which visits are spread, if their sentence states how many there are and how far apart: 'Four peels, a month apart'. */
import { onlyOne } from '../../../../../core/only-one.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { frequenciesIn } from '../../../../../facts/frequency.ts';
import { leastDays, type Quantity, quantitiesIn } from '../../../../../facts/quantities.ts';
import { type SentenceSpan, sentenceSpanBefore, sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import { type PublicText, textAt } from '../../../public-texts/index.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { type CourseSpan, fitsSpan, spanInWeeks } from './course-spans.ts';

/** 'At intervals of two weeks', 'with gaps of a month', 'two weeks apart', 'with two weeks between them' */
const INTERVAL = {
  before: /\b(?:intervals|gaps|distances) of(?: (?:about|around|at least))? $/,
  after: /^ (?:apart|between (?:them|each|two|one and the next|(?:the )?[a-z]+s))\b/,
};
/** 'A course of six', 'six of them', 'four lactic peels' */
const COURSE_OF = /\b(?:course|series|block|set|package|programme|pack)s? of $/;
const OF_VISITS =
  /^ (?:(?!of\b|or\b|and\b|to\b|more\b|weeks?\b|months?\b|days?\b|years?\b)[a-z-]+ ){0,2}(?!weeks\b|months\b|days\b|years\b)[a-z-]+s\b/;

const WHOLE =
  '(?:it|they|that|this|which|(?:the|your|our|this|a|each) (?:whole |full |entire |complete )?(?:course|series|block|programme|thing|lot)(?: of [a-z]+)?|all(?: of (?:it|them)| [a-z]+)?|everything)';
const TAKES =
  '(?:(?:will|then|usually|normally|is|are|would|therefore) )*(?:takes?|runs?(?: for)?|goes on for|stretch(?:es)? over|spread (?:out )?over|spans?|covers?|comes? to|makes?|(?:done|finished|over|complete) (?:in|within|after))(?: (?:about|around|only|just|roughly|a total of))*';
const WHOLE_TAKES = new RegExp(`\\b${WHOLE} ${TAKES} $`);
/** The verb directly after the interval: 'Four peels at intervals of four weeks take' */
const THEN_TAKES = new RegExp(`^,? ${TAKES} $`);
const ENDS = /^(?:[.,;:!)]|$| (?:in all|altogether|in total|from (?:the )?(?:start|beginning|first)|and|so)\b)/;

/** Reports a number of weeks or months that so many visits at such intervals do not take. */
export const rhythmSpanFindings = ({ publicTexts }: Pick<RuleInput, 'publicTexts'>): readonly RuleFinding[] =>
  inClinicsProse(publicTexts, sentencesIn, (sentence, publicText) => {
    const quantities = quantitiesIn(publicText.normal)
      .filter(({ normalAt }) => normalAt >= sentence.start && normalAt < sentence.start + sentence.text.length)
      .map((quantity) => ({ ...quantity, normalAt: quantity.normalAt - sentence.start }));
    const span = spanOf(sentence, quantities, publicText.normal.text);
    const stated = span && onlyOne(quantities.filter((quantity) => isWhole(quantity, sentence.text, span.end)));
    if (!span || !stated || fitsSpan(stated, span) || isAboutOthers(sentence.text)) return [];
    return findingOf(publicText, sentence, stated, span);
  });

/** The visits of a sentence, and where the words for their interval end. */
interface StatedSpan extends CourseSpan {
  readonly end: number;
}

/** Returns the only number of visits and their only interval; `undefined` if a sentence states several, or none. */
function spanOf(
  { text: sentence, start }: SentenceSpan,
  quantities: readonly Quantity[],
  text: string,
): StatedSpan | undefined {
  const intervals = quantities
    .filter(({ normalAt, normalLength, unit }) => {
      const isBefore = INTERVAL.before.test(sentence.slice(0, normalAt));
      const isAfter = INTERVAL.after.test(sentence.slice(normalAt + normalLength));
      return (isBefore || isAfter) && (unit === 'day' || unit === 'week' || unit === 'month');
    })
    .map((quantity) => ({ end: endOf(sentence, quantity), rhythm: leastDays(quantity), isExact: isExact(quantity) }));
  const rhythms = frequenciesIn(sentence).map(({ at, length, days }) => ({
    ...{ end: at + length, rhythm: days, isExact: true },
  }));
  const interval = onlyOne([...intervals, ...rhythms]);
  // 'The course of six is £297; at one every two weeks, it takes ten weeks.'
  const counted = [visitsIn(sentence), coursesIn(start > 0 ? sentenceSpanBefore(text, start).text : '')];
  const sessions = onlyOne(new Set(counted.find((counts) => counts.length > 0)));
  return interval?.isExact && sessions !== undefined && sessions > 1
    ? { sessions, rhythm: interval.rhythm, end: interval.end }
    : undefined;
}

const coursesIn = (sentence: string): readonly number[] =>
  countsIn(sentence).flatMap(({ at, count }) => (COURSE_OF.test(sentence.slice(0, at)) ? [count] : []));

const visitsIn = (sentence: string): readonly number[] => [
  ...coursesIn(sentence),
  ...countsIn(sentence).flatMap(({ end, count }) => (OF_VISITS.test(sentence.slice(end)) ? [count] : [])),
];

const isExact = ({ least, most }: Quantity): boolean => least === most;
const endOf = (sentence: string, { normalAt, normalLength }: Quantity): number => {
  const end = normalAt + normalLength;
  return end + (INTERVAL.after.exec(sentence.slice(end))?.[0].length ?? 0);
};

function isWhole({ unit, normalAt, normalLength }: Quantity, sentence: string, intervalEnd: number): boolean {
  const before = sentence.slice(0, normalAt);
  return (
    (unit === 'week' || unit === 'month') &&
    (WHOLE_TAKES.test(before) || (normalAt > intervalEnd && THEN_TAKES.test(before.slice(intervalEnd)))) &&
    ENDS.test(sentence.slice(normalAt + normalLength))
  );
}

function findingOf(
  publicText: PublicText,
  { start }: SentenceSpan,
  { normalAt, normalLength }: Quantity,
  span: CourseSpan,
): readonly RuleFinding[] {
  const place = publicText.normal.original(start + normalAt, normalLength);
  const weeks = spanInWeeks(span);
  return authoredFinding(publicText, place, {
    message: `“${textAt(publicText, place)}” contradicts the interval, at which ${span.sessions} visits take ${weeks}.`,
    help: 'Correct the figure that is wrong.',
    against: weeks,
  }).map((finding) => ({ ...finding, ...warningUnless(false) }));
}
