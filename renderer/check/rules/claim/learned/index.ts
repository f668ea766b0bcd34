/**
 * Sentences like the wrong ones of the labelled corpus, whatever their words: patterns find only the words that somebody
 * has thought of. See docs/decisions/0024-learned-claims.md.
 */
import { lazy } from '../../../../core/lazy.ts';
import type { PublicText, PublicTextKind, Span } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt } from '../find-words.ts';
import type { WordMatch } from '../lexicon/lexicon.ts';
import { reachFinder } from '../reach.ts';
import { judgeOf, type LearnedRule } from './model.ts';
import { isStatement, type Passage, passagesOf } from './passages.ts';
import weights from './weights.json' with { type: 'json' };

/** Sentences in the clinic’s own words. */
const KINDS: ReadonlySet<PublicTextKind> = new Set(['words', 'description', 'greeting']);
const MAX_SHOWN = 90;

interface Wording {
  /** What the sentence does, after its words: 'reads like …'. */
  readonly reads: string;
  readonly help: string;
}

/** Reads the weights on first use. */
const judge = lazy(() => judgeOf(weights));

/** Whether the passage around words of a lexicon is unlike all that the rule must report: it uses them in another sense. */
export const isUnlike = ({ text, span }: WordMatch, rule: LearnedRule): boolean =>
  passagesOf(text).some(
    ({ words, sentences }) => sentences.some((one) => overlap(one.span, span)) && judge()(words, rule).isUnlike,
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
  return input.publicTexts.authored
    .filter(({ kind }) => KINDS.has(kind))
    .flatMap((text) =>
      passagesOf(text).flatMap((passage) => {
        const span = likeliest(passage, rule);
        if (!span || reachOf(text) === 'policy') return [];
        const finding = findingAt({ text, span }, `“${shown(text, span)}” ${reads}`, help);
        return places.has(placeOf(finding)) ? [] : [finding];
      }),
    );
}

/** Returns the sentence that most of all makes a passage like the wrong ones; `undefined` if it is not like them. */
function likeliest({ words, sentences }: Passage, rule: LearnedRule): Span | undefined {
  if (!isStatement(words) || !judge()(words, rule).isAlike) return undefined;
  const scoreOf = (sentence: { readonly words: string }) => judge()(sentence.words, rule).score;
  const [first] = sentences.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return first?.span;
}

const placeOf = ({ path, location }: RuleFinding): string => JSON.stringify(path ?? location);

const shown = ({ text }: PublicText, { at, length }: Span): string =>
  length > MAX_SHOWN ? `${text.slice(at, at + MAX_SHOWN).trimEnd()}…` : text.slice(at, at + length);
