import { isRefusedNext } from '../../about/bare-refusal.ts';
import {
  configPathOf,
  isQuoted,
  isVisitorsQuestion,
  overlap,
  type PublicText,
  textAt,
} from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';
import { type FoundWords, matchesOverlap, wordsAt } from '../find-words.ts';
import type { WordMatch } from '../lexicon/lexicon.ts';
import { reachFinder } from '../reach.ts';
import { affirmedQuestions } from './affirmed-questions.ts';
import { deniedAboveFinder } from './denied-above.ts';
import { isAlike, type Reason } from './judged-passages.ts';
import type { LearnedRule } from './model.ts';
import { isOnlyNames } from './only-names.ts';
import { claimsNothing } from './other-senses.ts';
import { hasSeveralWords } from './passages.ts';
import { quotationOf } from './quotation.ts';

/** A claim that a sentence makes: its usual word, or the clause around the words that count most. */
export type FoundClaim = FoundWords &
  Pick<Reason, 'sentence' | 'isLikely' | 'hasUsualWord'> & {
    /** The words that decided, if the quoted words do not show which: 'calmed down' in a whole clause. */
    readonly deciding?: string;
  };

/** The rules on what a treatment achieves: pressure and praise remain what they are below 'What we cannot promise'. */
const DENIABLE: ReadonlySet<LearnedRule> = new Set<LearnedRule>(['claim/guarantee', 'claim/effect']);

/** Begins advice with the words that decided: readers of 'Wax: chin' cannot guess which. */
export const decidedBy = ({ deciding }: Pick<FoundClaim, 'deciding'>): string =>
  deciding === undefined ? '' : `It is reported mostly for “${deciding}”. `;

/** Returns true if the sentence of a claim contains the words. */
export const isInSentence = ({ text, sentence }: FoundClaim, words: WordMatch): boolean =>
  matchesOverlap({ text, span: sentence }, words);

/** Finds the sentences that are like those that the rule must report. */
export const findClaims = (input: RuleInput, rule: LearnedRule): readonly FoundClaim[] =>
  findPossibleClaims(input, rule).filter(({ isLikely }) => isLikely);

/** Finds the sentences that are like those that the rule must report, or have a usual word of a claim. */
export function findPossibleClaims(input: RuleInput, rule: LearnedRule): readonly FoundClaim[] {
  const reachOf = reachFinder(input);
  const isDeniedAbove = deniedAboveFinder(input);
  const found = input.learned
    .alike(rule)
    .filter(({ text }) => !input.lookups.isDeniedByAnswer(text))
    .flatMap(({ text, reasons }) =>
      reasons.flatMap(({ sentence, words, counting, isLikely, hasUsualWord }): FoundClaim[] => {
        if (isQuoted(text, sentence) || isRefusedNext(text, sentence)) return [];
        // A title often resembles a claim only because of the treatment that it names: 'Acupuncture, one needle at a time'.
        const deciding = textAt(text, text.kind === 'title' ? counting : sentence);
        if (!hasUsualWord && (isName(text, rule) || isOnlyNames(deciding, input))) return [];
        const own = textAt(text, sentence);
        const before = textAt(text, { at: 0, length: sentence.at });
        if (claimsNothing(own, rule, before)) return [];
        if (DENIABLE.has(rule) && isDeniedAbove(text, own, before)) return [];
        if (!hasUsualWord && (isOfVisitor(own, text) || isOnlyDated(own, rule))) return [];
        const reach = reachOf(text);
        // Legal language resembles claims: 'It can no longer be cancelled.'
        if (!hasUsualWord && reach === 'policy') return [];
        const place = { text, span: words };
        const quotation = hasUsualWord ? { span: words, words: wordsAt(place) } : quotationOf(text, sentence, words);
        const decisive = hasUsualWord ? {} : decidingWords(textAt(text, counting), quotation.words);
        return [{ text, ...quotation, ...decisive, sentence, isLikely, hasUsualWord, reach }];
      }),
    );
  const affirmed = affirmedQuestions(input, rule).filter(
    ({ text, sentence }) => !found.some((claim) => isInSentence(claim, { text, span: sentence })),
  );
  return [
    ...found,
    ...affirmed.map((one) => ({
      ...one,
      ...{ span: one.sentence, isLikely: true, hasUsualWord: false, reach: reachOf(one.text) },
    })),
  ];
}

/** The words that decided, if they are fewer than those that are quoted. */
function decidingWords(counting: string, quoted: string): Pick<FoundClaim, 'deciding'> {
  const deciding = counting.replace(EDGES, '');
  const isPart = quoted.includes(deciding) && deciding.split(' ').length < quoted.split(' ').length;
  return isPart && !/[“”{}]/.test(deciding) ? { deciding } : {};
}

const EDGES = /^[^\p{L}\p{N}£]+|[^\p{L}\p{N}%]+$/gu;

/** 'Calm the knee', but not 'Clenching eases' */
const INSTRUCTION = /^(?!all\b|both\b|see\b|feel\b|enjoy\b|lose\b|\p{L}+s\b)\p{L}+ (?:the|your|an?|it|them)\b/iu;

/** 'I blush as soon as I see a camera. What helps?': what a visitor states in a question */
const isOfVisitor = (sentence: string, text: PublicText): boolean =>
  isVisitorsQuestion(text) && /\b(?:I|my)\b(?!.*\?)/i.test(sentence);

/** 'Once the gum has healed', 'while the skin calms down': when something happens, and not what comes of it */
const HEALED =
  /\b(?:once|when|while|until|till|after|before|as soon as) (?:the|your|all|an?)(?: [a-z-]+){1,3}? (?:(?:has|have|is|are) (?:(?:fully|completely|well) )?)?(?:heal(?:s|ed)?|calms? down|calmed down|settle[sd]?|recover(?:s|ed)?|dr(?:y|ies|ied)|closed|gone down)\b/i;

const isOnlyDated = (sentence: string, rule: LearnedRule): boolean =>
  HEALED.test(sentence) && !isAlike(sentence.replace(HEALED, ' '), rule);

/**
 * True for a name, which makes a claim only by a usual word: 'Sure Step', 'Bikini wax' as an option, 'New Year’s Eve' as the
 * reason of a closed day, 'Side effects' above a list, 'Calm the knee' as a step. The label of a figure makes a claim together
 * with its value: 'Results within', '14 days'. It promises nothing, because the value says of how many it is true: 'Helps', '9 in 10'.
 */
const isName = (text: PublicText, rule: LearnedRule): boolean => {
  const path = configPathOf(text);
  const [part, list, field] = [path[0], path.at(-3), path.at(-1)];
  const isTitled =
    (part === 'catalogue' && list === 'options') ||
    (part === 'pages' && (list === 'lists' || (list === 'steps' && INSTRUCTION.test(text.text))));
  return (
    field === 'name' ||
    (field === 'label' && (list !== 'figures' || rule === 'claim/guarantee')) ||
    (isTitled && field === 'title') ||
    (part === 'clinic' && field === 'reason')
  );
};

/**
 * Whether the sentence around words of a lexicon, and the passage around it, are unlike all that the rule must report: they
 * use the words in another sense. A wrong sentence among harmless ones is still wrong.
 */
export const isUnlike = ({ text, span }: WordMatch, rule: LearnedRule, { learned }: RuleInput): boolean =>
  learned
    .passages(text)
    .some(
      ({ sentences, judgement }) =>
        judgement(rule).isUnlike &&
        sentences.some((one) => overlap(one.span, span) && hasSeveralWords(one.words) && one.judgement(rule).isUnlike),
    );
