import { groupBy } from '../../../core/group-by.ts';
import { sentenceSpanAt } from '../../../facts/sentences.ts';
import { authoredAt, isQuoted, overlap, type PublicText, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { type Lexicon, type WordMatch, wordMatchesIn } from './lexicon/lexicon.ts';
import { type Reach, reachFinder } from './reach.ts';

/** Words of a lexicon in an authored text. */
export interface FoundWords extends WordMatch {
  /** The words as the owner wrote them. */
  readonly words: string;
  readonly reach: Reach;
}

/** Finds the words of a lexicon in authored texts. A word that is repeated in one text counts once. */
export function findWords(input: RuleInput, lexicon: Lexicon): readonly FoundWords[] {
  // A text that is quoted as a whole is authored elsewhere, and reported there.
  const matches = wordMatchesIn(lexicon, input.authored).filter(({ text, span }) => !isQuoted(text, span));
  if (matches.length === 0) return [];
  const reachOf = reachFinder(input);
  const seen = new Map<PublicText, Set<string>>();
  return matches.flatMap(({ text, span }): FoundWords[] => {
    const words = wordsAt({ text, span });
    const inText = seen.get(text) ?? new Set();
    if (inText.has(words)) return [];
    seen.set(text, inText.add(words));
    return [{ text, span, words, reach: reachOf(text) }];
  });
}

/** Finds the words of several lexicons. Words that several of them find count once. */
export function findWordsOfAny(input: RuleInput, lexicons: readonly Lexicon[]): readonly FoundWords[] {
  const all = lexicons.flatMap((lexicon) => findWords(input, lexicon));
  const byText = groupBy(all, ({ text }) => text);
  return all.filter((found) => {
    const same = byText.get(found.text) ?? [];
    return same.slice(0, same.indexOf(found)).every((other) => !overlap(found.span, other.span));
  });
}

/** Returns the words that overlap none of the others. */
export const withoutOverlap = <Found extends FoundWords>(
  found: readonly Found[],
  others: readonly WordMatch[],
): readonly Found[] => found.filter((one) => !others.some((other) => matchesOverlap(one, other)));

/** Returns true if two hits share a character. */
export const matchesOverlap = (one: WordMatch, other: WordMatch): boolean =>
  one.text === other.text && overlap(one.span, other.span);

/** Returns the words of a hit as the owner wrote them. */
export const wordsAt = ({ text, span }: WordMatch): string => textAt(text, span);

/** A sentence, and its parts before and after certain words. */
export interface WithinSentence {
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the sentence around words; `read` is the text with other characters that do not end a sentence. */
export function sentenceAround({ text, span }: WordMatch, read = text.text): WithinSentence {
  const { text: sentence, start } = sentenceSpanAt(read, span.at);
  const at = span.at - start;
  return { sentence, before: sentence.slice(0, at), after: sentence.slice(at + span.length) };
}

/** The advice about the words of a client, which nobody may rewrite. */
export const LEAVE_OUT =
  'Leave this sentence of the client out, or use another testimonial. Do not change the words of a client.';

/** Returns the place of a finding, to compare it with those of others. */
export const placeOf = ({ path, location }: RuleFinding): string => JSON.stringify(path ?? location);

/** A finding that points to the words. */
export const findingAt = ({ text, span }: WordMatch, message: string, help: string): RuleFinding => ({
  message,
  help,
  ...authoredAt(text, span),
});

/** What is wrong with words, as the rest of a sentence that begins with them, and what to do. */
export interface Problem {
  /** 'hurries visitors' */
  readonly problem: string;
  readonly help: string;
}

export type FoundProblem = FoundWords & Problem;

/** Finds the words of lexicons, each with its problem. */
export const findProblems = (
  input: RuleInput,
  lexicons: readonly (readonly [Lexicon, Problem])[],
): readonly FoundProblem[] =>
  lexicons.flatMap(([lexicon, problem]) => findWords(input, lexicon).map((found) => ({ ...found, ...problem })));

export const problemFinding = ({ problem, help, ...found }: FoundProblem): RuleFinding =>
  findingAt(found, `“${found.words}” ${problem}.`, help);

/** Reports every occurrence of the words of a lexicon. */
export const wordFindings = (input: RuleInput, lexicon: Lexicon, problem: Problem): readonly RuleFinding[] =>
  findProblems(input, [[lexicon, problem]]).map(problemFinding);

/** Returns the first hit for each key. */
export const firstOfEach = <Match extends WordMatch>(
  matches: readonly Match[],
  keyOf: (text: PublicText) => unknown,
): readonly Match[] => [...groupBy(matches, ({ text }) => keyOf(text)).values()].flatMap(([first]) => first ?? []);
