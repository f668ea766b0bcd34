/** Chooses the clause that a message quotes: it shows the claim, and is short enough to be read. */
import type { Span } from '../../public-texts/index.ts';

/** A comma, semicolon or colon before a space, with an “and” after it; a dash between spaces; a bracket. */
const CLAUSE_END = /[,;:](?=\s)(?:\s(?:and|but|or)(?=\s))?|\s[–—-]\s|[()]/g;
const WORD = /[\p{L}\p{N}£][^\s()]*/gu;
/** What a quotation does not begin or end with. */
const EDGES = /^[^\p{L}\p{N}£]+|[^\p{L}\p{N}%]+$/gu;

/** Fewer words say too little: “she brings”. */
const MIN_WORDS = 4;
/** Readers skip the rest of a longer quotation. */
const MAX_WORDS = 14;
/** A clause that ends so soon is quoted to its end. */
const MAX_REST = 5;
/** A quotation that begins with a subordinate clause needs the main clause too, so it may be longer. */
const MAX_WITH_MAIN_CLAUSE = 20;
/** 'Once she has seen your knee, you can throw away the stick' */
const SUBORDINATE = /^\W*(?:once|when|after|if|as soon as|by the time|because|while|until|before|although)\b/i;

/**
 * Returns the part of a sentence that shows readers what it claims, around the words that count most: the whole sentence if
 * it is short, and otherwise a clause of it. “Your cells are asking for it”, and not “your cells”.
 */
export function quotedClause(sentence: string, span: Span): Span {
  const whole = wordsIn(sentence, { at: 0, length: sentence.length });
  const clause = wordsIn(sentence, clauseAround(sentence, span));
  if (whole.length <= MAX_WITH_MAIN_CLAUSE && clause.length < whole.length && isOpening(sentence, clause))
    return shortened(sentence, whole, span, MAX_WITH_MAIN_CLAUSE);
  const isOfClause = whole.length > MAX_WORDS && clause.length >= MIN_WORDS;
  return shortened(sentence, isOfClause ? clause : whole, span, MAX_WORDS);
}

/** Whether a clause is a subordinate one before the main clause. */
const isOpening = (sentence: string, [first]: readonly Span[]): boolean =>
  first !== undefined && SUBORDINATE.test(sentence) && !/\w/.test(sentence.slice(0, first.at));

const endOf = ({ at, length }: Span): number => at + length;

function clauseAround(sentence: string, span: Span): Span {
  const ends = [...sentence.matchAll(CLAUSE_END)].map(({ 0: sign, index }) => ({
    at: index,
    next: index + sign.length,
  }));
  const start = ends.findLast(({ next }) => next <= span.at)?.next ?? 0;
  const end = ends.find(({ at }) => at >= endOf(span))?.at ?? sentence.length;
  return { at: start, length: end - start };
}

const wordsIn = (sentence: string, { at, length }: Span): readonly Span[] =>
  [...sentence.slice(at, at + length).matchAll(WORD)].map(({ 0: word, index }) => ({
    at: at + index,
    length: word.length,
  }));

/** Leaves out words at the end if those that count most remain, and otherwise words at the beginning. */
function shortened(sentence: string, words: readonly Span[], span: Span, most: number): Span {
  const first = words.findIndex((word) => endOf(word) > span.at);
  const last = words.findLastIndex(({ at }) => at < endOf(span));
  const from = last < most ? 0 : Math.min(first, words.length - most);
  const rest = words.length - from - most;
  const own = words.slice(from, rest <= MAX_REST ? words.length : from + most);
  const [start, end] = [own[0], own.at(-1)];
  return start && end ? trimmed(sentence, { at: start.at, length: endOf(end) - start.at }) : span;
}

function trimmed(sentence: string, { at, length }: Span): Span {
  const words = sentence.slice(at, at + length);
  const kept = words.replace(EDGES, '');
  return { at: at + words.indexOf(kept), length: kept.length };
}
