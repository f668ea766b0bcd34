/** Numbers of reviews in sentences: 'more than 300 Google reviews', 'almost five hundred people have reviewed us'. */
import type { Normalised } from './normalise.ts';
import { NUMBER, writtenNumber } from './number-words.ts';
import { REVIEWERS, SITE } from './ratings.ts';
import { sentenceAt } from './sentences.ts';

const LEAST = '(?:more than|well over|over|at least|upwards of)';
const MOST = '(?:nearly|almost|close to|just under)';
const ABOUT = '(?:about|around|some|roughly)';
const COUNT = `(?:(?:(?<least>${LEAST})|(?<most>${MOST})|(?<near>${ABOUT})) )?(?<count>${NUMBER}|dozens|hundreds|thousands)(?:(?<more>\\+| or more| plus)|(?<odd>-odd| or so))?`;
/** Reviews of something other than the clinic: 'medication reviews'. */
const OTHER_REVIEWS = '(?:medic|performance|annual|yearly|clinical|case|care|peer|systematic|cochrane|scientific|drug)';

const COUNTS: readonly RegExp[] = [
  `(?<![\\w.,£])${COUNT}(?: of)?(?: (?!${OTHER_REVIEWS})[a-z-]+){0,3}? (?:reviews|ratings)\\b(?! (?:of|a|per|each|every) )`,
  `\\b(?:reviewed|rated|recommended) by ${COUNT}(?: [a-z]+)? ${REVIEWERS}\\b`,
  `(?<![\\w.,£])${COUNT}(?:(?: of our)?(?: [a-z]+)? ${REVIEWERS}| of (?:you|them))(?: who| that)? (?:have |has |had )?(?:already )?(?:reviewed|rated|left us|given us|written about)\\b`,
  // 'How do people rate you?' 'Nearly two hundred of them on Google, …'
  `(?:^ ?|[.!?] )${COUNT} (?:of (?:them|you) )(?:did (?:so )?)?on ${SITE}\\b`,
].map((pattern) => new RegExp(pattern, 'g'));

/** A stated number of reviews, with its position in the original text. */
interface StatedCount {
  readonly at: number;
  readonly length: number;
  /** The normalised sentence. */
  readonly sentence: string;
  /** The numbers of reviews for which the statement is true. */
  readonly least: number;
  readonly most: number;
}

/** A smaller number refers to examples, not to all reviews: 'read these three reviews'. */
const MIN_COUNT = 10;
/** How far a number with “about” or “nearly” may be off. */
const TOLERANCE = 0.1;

/** Returns the numbers of reviews that a text states. */
export const reviewCountsIn = (normal: Normalised): readonly StatedCount[] =>
  !/review|rated|rating|recommended|given us|left us|written about|of (?:them|you) /.test(normal.text)
    ? []
    : COUNTS.flatMap((pattern) => [...normal.text.matchAll(pattern)]).flatMap(({ 0: words, index, groups = {} }) => {
        const count = countOf(groups.count ?? '');
        if (count === undefined || count < MIN_COUNT) return [];
        const sentence = sentenceAt(normal.text, index);
        return [{ ...normal.original(index, words.length), sentence, ...limitsOf(count, groups) }];
      });

const PLURALS: Readonly<Record<string, number>> = { dozens: 24, hundreds: 200, thousands: 2000 };

const countOf = (words: string): number | undefined => PLURALS[words] ?? writtenNumber(words.replaceAll(',', ''));

function limitsOf(
  count: number,
  groups: Readonly<Record<string, string | undefined>>,
): Pick<StatedCount, 'least' | 'most'> {
  const { least, most, near, more, odd, count: words = '' } = groups;
  if (least !== undefined || more !== undefined || words in PLURALS)
    return { least: count, most: Number.POSITIVE_INFINITY };
  if (most !== undefined) return { least: count * (1 - TOLERANCE), most: count };
  return near === undefined && odd === undefined
    ? { least: count, most: count }
    : { least: count * (1 - TOLERANCE), most: count * (1 + TOLERANCE) };
}
