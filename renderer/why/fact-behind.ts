import type { ComputedFact } from '../config/derived/computed-facts.ts';
import { formatPath } from '../core/finding.ts';
import { holdsWords, isWholeWord } from '../facts/words.ts';
import type { Change, Span } from './changed-words.ts';
import type { ProbedPage } from './probed-page.ts';

/** A computed figure in a text. */
interface FoundFact extends Span {
  readonly fact: ComputedFact;
}

/** Returns the computed figure at some characters of a text that changes with them, whichever of its sources changes. */
export function factBehind(
  text: string,
  span: Span,
  changes: readonly Change[],
  { facts }: ProbedPage,
): FoundFact | undefined {
  for (const fact of facts()) {
    const at = positionAround(text, fact.text, span);
    const hasSources = changes.every(({ influence: { after, page } }) => {
      const other = page.facts().find((one) => keyOf(one) === keyOf(fact));
      return other && other.text !== fact.text && after !== undefined && holdsWords(after, other.text);
    });
    if (at !== undefined && hasSources) return { fact, at, length: fact.text.length };
  }
  return undefined;
}

const keyOf = ({ owner, figure }: ComputedFact): string => `${formatPath(owner)}.${figure}`;

function positionAround(text: string, words: string, span: Span): number | undefined {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (at <= span.at && span.at + span.length <= at + words.length && isWholeWord(text, at, words.length)) return at;
  return undefined;
}
