/** The figure of a treatment that the words around an amount call by its name: 'we add £45 per extraction'. */
import { countsIn } from '../../../../../facts/counts.ts';
import { type AmountInSentence, scopesOf } from '../sentence/amount-in-sentence.ts';
import { figuresNamed, type NamedFigure } from '../sentence/figures-named.ts';
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
  const { subject } = context;
  const { before, after } = scopesOf(context);
  const words = subject.sentence.slice(before.from, before.to);
  const rest = subject.sentence.slice(after.from, after.to);
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
