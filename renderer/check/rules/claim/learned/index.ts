/**
 * Sentences like the wrong ones of the labelled corpus, whatever their words: patterns find only the words that somebody
 * has thought of. See docs/decisions/0024-learned-claims.md.
 */
import type { PublicText, Span } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt } from '../find-words.ts';
import type { WordMatch } from '../lexicon/lexicon.ts';
import { reachFinder } from '../reach.ts';
import { isAlike, isSentenceUnlike } from './judged-passages.ts';
import type { LearnedRule } from './model.ts';
import { isStatement } from './passages.ts';

const MAX_SHOWN = 90;

interface Wording {
  /** What the sentence does, after its words: 'reads like …'. */
  readonly reads: string;
  readonly help: string;
}

/**
 * Whether the sentence around words of a lexicon, and the passage around it, are unlike all that the rule must report: they
 * use the words in another sense. A wrong sentence among harmless ones is still wrong.
 */
export const isUnlike = ({ text, span }: WordMatch, rule: LearnedRule, { lookups }: RuleInput): boolean =>
  lookups
    .passages(text)
    .some(
      ({ sentences, judgement }) =>
        judgement(rule).isUnlike &&
        sentences.some((one) => overlap(one.span, span) && isStatement(one.words) && isSentenceUnlike(one.words, rule)),
    );

const overlap = (one: Span, other: Span): boolean => one.at < other.at + other.length && other.at < one.at + one.length;

/** Reports sentences like those that the rule must report, in texts of which no other finding of the rule is. */
export function alikeFindings(
  input: RuleInput,
  rule: LearnedRule,
  found: readonly RuleFinding[],
  { reads, help }: Wording,
): readonly RuleFinding[] {
  const reachOf = reachFinder(input);
  const places = new Set(found.map(placeOf));
  return input.publicTexts.authored.flatMap((text) =>
    input.lookups.passages(text).flatMap((passage) => {
      const span = isAlike(text, passage, rule) ? passage.likeliest(rule) : undefined;
      if (!span || reachOf(text) === 'policy') return [];
      const finding = findingAt({ text, span }, `“${shown(text, span)}” ${reads}`, help);
      return places.has(placeOf(finding)) ? [] : [finding];
    }),
  );
}

const placeOf = ({ path, location }: RuleFinding): string => JSON.stringify(path ?? location);

const shown = ({ text }: PublicText, { at, length }: Span): string =>
  length > MAX_SHOWN ? `${text.slice(at, at + MAX_SHOWN).trimEnd()}…` : text.slice(at, at + length);
