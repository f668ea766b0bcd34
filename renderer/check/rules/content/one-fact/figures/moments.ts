/** Moments in sentences, and the figures that they contradict: 'the next morning' beside `results: 'two working days'`. */
import { figuresOf, type NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { Site } from '../../../../../config/site.ts';
import { leastDays } from '../../../../../facts/quantities.ts';
import { type SentenceSpan, sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { Subject } from '../../../about/subject.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner, quotesFact } from '../mention.ts';

/** The latest day on which each of these moments can be. */
const MOMENTS: readonly (readonly [words: string, days: number])[] = [
  [
    '(?:the|that) (?:very )?same (?:day|morning|afternoon|evening)|while you wait|on the spot|before you leave|at once|straight away|immediately',
    1,
  ],
  ['(?:the )?(?:very )?(?:next|following) (?:day|morning)|overnight|tomorrow', 1],
  ['the end of the (?:same )?week|the same week', 7],
];
/** Texts without one of them are skipped quickly. */
const HAS_MOMENT = new RegExp(MOMENTS.map(([words]) => words).join('|'));
/** Some only, or not always. */
const LIMITED = /\b(?:if|some|most of|except|unless|sometimes|many|others?|rest|laborator\w+ (?:takes?|needs?))\b/;

type MomentPatterns = readonly { readonly pattern: RegExp; readonly days: number }[];

/** Returns the patterns of a moment directly after these words. */
export const momentsAfter = (lead: string): MomentPatterns =>
  MOMENTS.map(([words, days]) => ({ pattern: new RegExp(`${lead}(?<moment>${words})\\b`, 'u'), days }));

interface Moment {
  readonly at: number;
  readonly length: number;
  readonly days: number;
  /** The word that the pattern calls `effect`; otherwise an empty string. */
  readonly effect: string;
}

/** Where a sentence states a moment, and the figures that it is about. */
interface MomentReader {
  readonly patternsFor: (sentence: SentenceSpan, publicText: PublicText) => MomentPatterns;
  readonly figuresFor: (subject: Subject, moment: Moment, sentence: string) => readonly NamedFigure[];
}

/** Reports moments before the time of every figure that they are about. */
export const momentFindings = (
  { site, publicTexts, lookups }: RuleInput,
  { patternsFor, figuresFor }: MomentReader,
): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts)
    .filter(({ normal }) => HAS_MOMENT.test(normal.text))
    .flatMap((publicText) =>
      sentencesIn(publicText.normal.text).flatMap((sentence) => {
        const { text, start } = sentence;
        const moment = momentIn(text, patternsFor(sentence, publicText));
        if (!moment || LIMITED.test(text) || isAboutOthers(text)) return [];
        const subject = ofOwner(lookups.subjectAt(publicText, start + moment.at));
        const figures = figuresFor(subject, moment, text);
        const isTrue = (figure: NamedFigure) =>
          figure.quantities.some((fact) => leastDays(fact) <= moment.days) ||
          quotesFact(publicText, subject, figure.path);
        const [figure] = figures;
        return !figure || figures.some(isTrue)
          ? []
          : differsFrom(site, figure, publicText, publicText.normal.original(start + moment.at, moment.length));
      }),
    );

function momentIn(sentence: string, patterns: MomentPatterns): Moment | undefined {
  for (const { pattern, days } of patterns) {
    const { 0: all = '', index = 0, groups = {} } = pattern.exec(sentence) ?? {};
    const { moment = '', effect = '' } = groups;
    if (moment !== '') return { at: index + all.length - moment.length, length: moment.length, days, effect };
  }
  return undefined;
}

/** The figures of the treatments that a sentence is about. */
export const ownFigures = (site: Site, { items }: Subject): readonly NamedFigure[] =>
  items.filter((item) => !isCategory(item)).flatMap(({ path }) => figuresOf(site, path).figures);
