/** The clause of a sentence in which words stand, and what it is about. */
import type { WordContext } from './lexicon.ts';

const CLAUSE_START =
  /,\s|\s-\s|\(|\b(?:because|which|that(?! we (?:treat|see|help|teach|assess|operate on|fit)\b)|while|whereas|but|so|although|though|if|when|as|unless|until|and(?= (?:it|they|we|you|there|this|the|your|most|some|an?)\b))(?![a-z])/g;

/** Returns the part of the sentence before the words that belongs to their clause: 'Most gum disease is '. */
export function clauseBefore({ before }: Pick<WordContext, 'before'>): string {
  const parts = before.split(CLAUSE_START).filter((part) => /\w/.test(part));
  return parts.at(-1) ?? '';
}

/** Part of a clause, and how many characters are between it and the words. */
interface ClausePart {
  readonly text: string;
  readonly distance: number;
}

/** The clause around some words. */
export interface Clause {
  readonly before: ClausePart;
  readonly after: ClausePart;
}

/** Words before a time that are no clause of their own: 'And then, within a week, …' */
const NO_CLAUSE = /^\W*(?:(?:and|but|then|so|or|even|just|only|often|now|yes|here|usually|perhaps)\b\W*)*$/;

/** 'After a week (with the splint), your partner sleeps': words that belong to the time. */
const ADVERBIAL = /^ (?:with|of|in|on|at|from|together|under)\b(?: [\w'-]+){0,4}$/;

/** Returns the clause around the words; if they begin the sentence, the next one: 'After a week, your skin is softer'. */
export function clauseAround({ before, after }: Pick<WordContext, 'before' | 'after'>): Clause {
  const own = before.slice(Math.max(0, ...starts(before)));
  const none: ClausePart = { text: '', distance: 0 };
  const nextClauses = [0, ...starts(after)].map((start, index, all) => ({
    text: after.slice(start, endOf(after, all, index)),
    distance: start,
  }));
  const isClause = ({ text }: ClausePart) => /\p{L}/u.test(text);
  const next =
    nextClauses.find((part) => isClause(part) && !ADVERBIAL.test(part.text)) ?? nextClauses.find(isClause) ?? none;
  // 'No cramps, by the second week'
  if (NO_CLAUSE.test(own) && next === none) return { before: { text: before, distance: 0 }, after: none };
  return NO_CLAUSE.test(own)
    ? { before: none, after: next }
    : { before: { text: own, distance: 0 }, after: next.distance === 0 ? next : none };
}

const endOf = (text: string, all: readonly number[], index: number): number => {
  const following = all[index + 1];
  return following === undefined ? text.length : lastBefore(text, following);
};

/** A clause ends before the word or the comma that begins the next one. */
const lastBefore = (text: string, start: number): number =>
  [...text.matchAll(CLAUSE_START)].find(({ index, 0: { length } }) => index + length === start)?.index ?? start;

const starts = (text: string): readonly number[] =>
  [...text.matchAll(CLAUSE_START)].map(({ index, 0: { length } }) => index + length);

const PRONOUN = /^\W*(?:it|this|that|they|these|both)\b/;

/** True if the clause begins with “it”, “this” or a similar word. */
export const isPronoun = (clause: string): boolean => PRONOUN.test(clause);
