/** The figure that the words around an amount call by its name: 'we add £45 per extraction'. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { separateWords } from '../../../../../core/wording.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { type AmountInSentence, segmentAfter, segmentBefore } from '../sentence/amount-in-sentence.ts';
import { keyOf } from '../sentence/fact-name.ts';
import { figuresNamed, type NamedFigure } from '../sentence/figures-named.ts';
import { isMoreOrLess } from '../sums/differences.ts';
import { type MeantFact, meantAsFigure } from './meant-fact.ts';

/** '£45 per extraction', '£45 extra for every extraction' */
const TO_NAME =
  /^ (?:(?:extra|more|on top) )?(?:per|for|an?|each|every)(?: (?:each|every|any|the|an?|one|single|further|additional))* $/;
/** 'An extraction costs £45', 'for each extraction we charge £45', 'extractions are extra, at £45' */
const FROM_NAME =
  /^(?:[\s,:-]|\b(?:is|are|costs?|adds?|comes?|to|at|for|we|you|charge|charged|pay|add|extra|on top|only|just|another|an|a further|about|will|would|be|your bill)\b)*$/;

/** 'A cleaning without extractions costs £300': the price of something else */
const BESIDE =
  /\b(?:with|without|before|after|during|than|instead of|includ\w+|(?<=[a-z] )(?:and|or|plus))(?: (?:an?|the|any|your|each|one))* $/;

/** Returns the figure if the words connect one of it with the amount, and not two or three. */
export function meantFigure(context: AmountInSentence): MeantFact | undefined {
  const words = segmentBefore(context);
  const rest = segmentAfter(context);
  const previous = figuresNamed(words, context).at(-1);
  const [next] = figuresNamed(rest, context);
  const isSeveral = previous && countsIn(words).some(({ count, end }) => count > 1 && end + 1 === previous.at);
  const meant =
    (next && TO_NAME.test(rest.slice(0, next.at)) ? next : undefined) ??
    (previous && !isSeveral && isCharged(words, previous) ? previous : undefined);
  return meantAsFigure(meant?.figure);
}

const isCharged = (words: string, { at, end }: NamedFigure): boolean =>
  FROM_NAME.test(words.slice(end)) && !BESIDE.test(words.slice(0, at));

const NUMBERED = new RegExp(`\\b(?<noun>[a-z]+)[ -]?(?<number>${SHORT_NUMBER})(?![\\w£.,:-]*\\d|[a-z])`, 'g');

/** 'band two' and 'Band 2' have the same key. */
const keysIn = (text: string): readonly string[] =>
  [...text.matchAll(NUMBERED)].map(({ groups = {} }) => `${groups.noun} ${writtenNumber(groups.number)}`);

/** 'Band 2' for the figure `bandTwo`: returns the fee with a number that stands nearest before the amount, otherwise nearest after it. */
export function numberedFee(context: AmountInSentence): MeantFact | undefined {
  if (isMoreOrLess(context)) return undefined;
  const keys = [...keysIn(segmentBefore(context)).toReversed(), ...keysIn(segmentAfter(context))];
  const [fee] = keys.flatMap((key) => context.index.fees.filter((each) => keysIn(nameOf(each)).includes(key)));
  return meantAsFigure(fee);
}

const nameOf = (fee: AmountFact): string => separateWords(keyOf(fee));
