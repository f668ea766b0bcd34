/** Sentences that promise results at a moment: 'When do I get my results? The same evening.' beside `results: 'two working days'`. */
import { figuresOf, type NamedFigure, namedFigures } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import { leastDays } from '../../../../../facts/quantities.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner, quotesFact } from '../mention.ts';
import { EFFECT, RESULTS, resultsOfOne } from './results-of-one.ts';

/** 'When do I get my results?', 'How soon is the report back?' */
const ASKS =
  /\b(?:when|how (?:soon|quickly|fast|long))\b.*\b(?:results?|reports?|findings|(?:hear|know) (?:from you|back|more|the answer|the outcome))\b/;
/** 'You have it in your hands by', 'You will hear from us by breakfast', 'Usually' */
const LEAD = String.raw`^\W*(?:(?:it|they|that|all of them|most|you|we|will|usually|normally|always|is|are|get|gets|have|has|come|comes|hear from us|ring|send|back|them|ready|often|on|by|breakfast|noon|lunch(?:time)?|teatime|already)\b[ ,]*){0,6}`;
/** 'Your results are back', 'the answer is in your inbox' */
const STATES = String.raw`\b(?:results?|reports?|findings|answer) (?:(?:are|is|comes?|arrives?|usually|normally|always|back|in|ready|here|with you|in your (?:inbox|hands|post)|on|by) )+`;
/** The latest day on which each of these moments can be. */
const MOMENTS: readonly (readonly [words: string, days: number])[] = [
  [
    'the same (?:day|morning|afternoon|evening)|while you wait|on the spot|before you leave|at once|straight away|immediately',
    1,
  ],
  ['the (?:next|following) (?:day|morning)|overnight|tomorrow', 1],
  ['the end of the (?:same )?week|the same week', 7],
];
/** Texts without one of them are skipped quickly. */
export const HAS_MOMENT = new RegExp(MOMENTS.map(([words]) => words).join('|'));
type Moments = readonly { readonly pattern: RegExp; readonly days: number }[];
export const momentsAfter = (lead: string): Moments =>
  MOMENTS.map(([words, days]) => ({ pattern: new RegExp(`${lead}(?<moment>${words})\\b`, 'u'), days }));
const STATED = momentsAfter(STATES);
const ANSWERED = momentsAfter(`(?:${STATES}|${LEAD})`);
/** Some only, or not always. */
export const LIMITED =
  /\b(?:if|some|most of|except|unless|sometimes|many|others?|rest|laborator\w+ (?:takes?|needs?))\b/;

/** Reports 'The same evening.' as the answer to when results are ready, if the figure is 'two working days'. */
export const resultMomentFindings = ({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] => {
  const general = namedFigures(site.figures).filter(({ path }) => isOfResults(path));
  const ofOne = resultsOfOne(site);
  const resultsIn = (text: string) => (general.length > 0 ? general : ofOne(text));
  return clinicsProseOf(publicTexts)
    .filter(({ normal }) => HAS_MOMENT.test(normal.text))
    .flatMap((publicText) =>
      sentencesIn(publicText.normal.text).flatMap(({ text, start }) => {
        const isAnswer = start === 0 && asksForResults(lookups.questionOf(publicText));
        const moment = momentIn(text, isAnswer ? ANSWERED : STATED);
        if (!moment || LIMITED.test(text) || isAboutOthers(text)) return [];
        const subject = ofOwner(lookups.subjectAt(publicText, start));
        const figures =
          subject.items.length > 0 ? resultFigures(site, subject) : resultsIn(`${subject.question} ${text}`);
        const isTrue = (figure: NamedFigure) =>
          figure.quantities.some((fact) => leastDays(fact) <= moment.days) ||
          quotesFact(publicText, subject, figure.path);
        const [figure] = figures;
        return !figure || figures.some(isTrue)
          ? []
          : differsFrom(site, figure, publicText, publicText.normal.original(start + moment.at, moment.length));
      }),
    );
};

const asksForResults = (question: string): boolean => ASKS.test(question) && !EFFECT.test(question);

/** The moment directly after these words. */
export function momentIn(sentence: string, moments: Moments) {
  for (const { pattern, days } of moments) {
    const { 0: all = '', index = 0, groups = {} } = pattern.exec(sentence) ?? {};
    const { moment = '', effect = '' } = groups;
    if (moment !== '') return { at: index + all.length - moment.length, length: moment.length, days, effect };
  }
  return undefined;
}

/** The figures of the treatments about which the sentence is; for a test without such a figure, another time may apply. */
const resultFigures = (site: Site, { items }: Subject): readonly NamedFigure[] =>
  items
    .filter((item) => !isCategory(item))
    .flatMap(({ path }) => figuresOf(site, path).figures)
    .filter(({ path }) => isOfResults(path));

const isOfResults = (path: string) => RESULTS.test(path.split('.').at(-1) ?? '');
