/**
 * Figures of one sentence that contradict each other, whatever the facts are: 'nine years in the navy, from 1997 to 2003',
 * '43 of 860, which is 8 per cent'.
 */
import { onlyOne } from '../../../../core/only-one.ts';
import { matchesOf } from '../../../../core/pattern.ts';
import { type Quantity, quantitiesIn, type Unit } from '../../../../facts/quantities.ts';
import { type SentenceSpan, sentenceSpanBefore, sentencesIn } from '../../../../facts/sentences.ts';
import { inClinicsProse } from '../../about/prose.ts';
import { type PublicText, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';

/** 'from 1997 to 2006', '1997–2006' */
const YEARS = /\b(?<first>(?:19|20)\d\d) ?(?:-|to|until|till) ?(?<last>(?:19|20)\d\d)\b/g;
/** '6,028 of 6,214', '402 out of the 5,360' */
const SHARE =
  /(?<![\w£.,:/-])(?<some>\d{1,3}(?:,\d{3})+|\d{2,6}) (?:out )?of (?:(?:the|our|these|those|all) )?(?<all>\d{1,3}(?:,\d{3})+|\d{2,6})(?![\w:/]|[.,]\d|%| (?:%|per ?cent|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g;

const COUNT = '(?!(?:19|20)\\d\\d\\b)(?:\\d{1,3}(?:,\\d{3})+|\\d{2,6})';
const COUNTED = `(?<![\\w£.,:/-])(?<all>${COUNT}) [a-z][^.;:%]{0,60}?`;
const SOME = `(?<some>${COUNT}) (?!of |per ?cent|(?:minute|hour|day|week|month|year)s?\\b)[a-z]`;
/** '6,214 tests, of which 6,028 arrived in time' */
const OF_WHICH = new RegExp(`${COUNTED}, (?:and )?of (?:which|whom|these|those|them),? ${SOME}`, 'g');
/** 'Of 212 people whom I asked in 2025, 87 had it' */
const OF_ALL = new RegExp(`\\b(?:out )?of (?:(?:the|our|these|those|all) )?${COUNTED}, ${SOME}`, 'g');
/** Part of the time, and rounded figures: 'after two years', 'nearly half', 'of which three years' */
const NOT_ALL =
  /\b(?:after|before|within|every|first|last|next|further|another|later|which|than|over|under|almost|nearly|about|around|roughly|some|just|only|up to|least|most|fewer|a) $/;
/** A share of something else: 'twenty per cent more than a year before', '60 per cent of them women' */
const COMPARED = /^ (?:of|more|less|fewer|longer|later|earlier|higher|lower|better|worse|cheaper|off|discount)\b/;

/** What a sentence computes, and the result that it must have. */
interface Computed {
  readonly unit: Unit;
  readonly result: number;
  readonly shown: string;
}

/** Reports a number of years or a percentage that other figures of its sentence, or of the sentence that it restates, contradict. */
export const arithmeticFindings = ({ publicTexts }: Pick<RuleInput, 'publicTexts'>): readonly RuleFinding[] =>
  inClinicsProse(publicTexts, sentencesIn, (sentence, publicText) => {
    const own = computedIn(sentence.text);
    const isRestated = own === undefined && RESTATES.test(sentence.text);
    const computed = isRestated ? shareBefore(publicText, sentence) : own;
    const exact = computed && onlyQuantity(quantitiesIn(publicText.normal), computed.unit, sentence);
    const stated = exact ?? (computed && isRestated ? halfIn(publicText, computed, sentence) : undefined);
    if (!computed || !stated || isNear(stated, computed)) return [];
    return authoredFinding(publicText, stated, {
      message: `“${textAt(publicText, stated)}” contradicts the ${isRestated ? 'sentence before' : 'same sentence'}: ${computed.shown}.`,
      help: 'Correct the figure that is wrong.',
      against: computed.shown,
    });
  });

/** 'In other words, 97 per cent were nothing': the count of the sentence before, in other words. */
const RESTATES =
  /^\W*(?:in other words|put (?:differently|another way)|that (?:is|was|means|makes)|this (?:is|means))\b/;

const shareBefore = (publicText: PublicText, { start }: SentenceSpan): Computed | undefined => {
  const computed = start > 0 ? computedIn(sentenceSpanBefore(publicText.normal.text, start).text) : undefined;
  return computed?.unit === 'percent' ? computed : undefined;
};

/** 'Just over half', 'fewer than half of those who answered' */
const HALF = /\b(?<side>over|more than|under|less than|fewer than|almost|nearly) half\b(?! (?:an?|the|past|price)\b)/g;
const HALF_SHARE = 50;

/** Returns the words that say on which side of one half a share lies, with the shares that they allow. */
function halfIn(publicText: PublicText, { unit }: Computed, { text, start }: SentenceSpan): Quantity | undefined {
  const match = unit === 'percent' ? onlyOne(matchesOf(HALF, text)) : undefined;
  if (!match) return undefined;
  const place = { normalAt: start + match.index, normalLength: match[0].length };
  const isMore = /^(?:over|more)/.test(match.groups?.side ?? '');
  const range = isMore ? { least: HALF_SHARE, most: 100 } : { least: 0, most: HALF_SHARE };
  return { ...place, ...publicText.normal.original(place.normalAt, place.normalLength), unit, ...range };
}

/** Returns what the only span of years or the only share of a sentence gives; `undefined` if it has none or several. */
function computedIn(sentence: string): Computed | undefined {
  const [years, ...moreYears] = sentence.matchAll(YEARS);
  const [share, ...moreShares] = [SHARE, OF_WHICH, OF_ALL].flatMap((pattern) => [...sentence.matchAll(pattern)]);
  if (share?.groups) return years || moreShares.length > 0 ? undefined : percentageOf(share.groups);
  if (!years?.groups || moreYears.length > 0) return undefined;
  const [first, last] = [Number(years.groups.first), Number(years.groups.last)];
  return { unit: 'year', result: last - first, shown: `from ${first} to ${last} it is ${last - first}` };
}

function percentageOf({ some = '', all = '' }: Readonly<Record<string, string>>): Computed | undefined {
  const result = (numberOf(some) / numberOf(all)) * 100;
  const shown = `${some} of ${all} is ${result.toFixed(1)} per cent`;
  return result > 100 ? undefined : { unit: 'percent', result, shown };
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** Returns the only quantity of a unit in a sentence; `undefined` if it is no exact figure for the whole. */
function onlyQuantity(all: readonly Quantity[], unit: Unit, { text, start }: SentenceSpan): Quantity | undefined {
  const only = onlyOne(
    all.filter(({ unit: other, normalAt }) => other === unit && normalAt >= start && normalAt < start + text.length),
  );
  if (!only) return undefined;
  const at = only.normalAt - start;
  return NOT_ALL.test(text.slice(0, at)) || COMPARED.test(text.slice(at + only.normalLength)) ? undefined : only;
}

/** By how much a correct figure can differ: a year that has just begun, a share that is rounded. */
const TOLERANCE = 1;
const isNear = ({ least, most }: Quantity, { result }: Computed): boolean =>
  least - TOLERANCE <= result && result <= most + TOLERANCE;
