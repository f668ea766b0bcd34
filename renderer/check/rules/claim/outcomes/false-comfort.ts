/**
 * Sentences that comfort people who should be examined: tests that miss nothing, warning signs that are called harmless,
 * treatments that are said to suit everybody or to have no risks.
 */
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords, type Problem, wordFindings } from '../find-words.ts';
import { DENIED_RISKS, deniedRisk, SUITS_EVERYBODY } from '../lexicon/false-comforts.ts';
import { FAULTLESS_TESTS } from '../lexicon/faultless-tests.ts';
import { playedDown, TRIVIALISED_SIGNS } from '../lexicon/warning-signs.ts';
import { answerFindings } from './answer-findings.ts';

const DENIES_RISKS: Problem = {
  problem: 'denies every risk',
  help: 'Describe the possible risks and how often they occur: every treatment has some.',
};

const SEND = 'Say how soon this needs help, and whom to call: your practice, a GP, NHS 111 or 999.';

export const falseComfort = (input: RuleInput): readonly RuleFinding[] => [
  ...findWords(input, FAULTLESS_TESTS)
    .filter(({ text }) => text.kind !== 'testimonial')
    .map((found) =>
      findingAt(
        found,
        `“${found.words}” promises more than any test can show.`,
        'Say what the test looks for, and that it can miss something or raise a false alarm.',
      ),
    ),
  ...wordFindings(input, TRIVIALISED_SIGNS, { problem: 'calls a warning sign harmless', help: SEND }),
  ...playedDownSigns(input),
  ...wordFindings(input, DENIED_RISKS, DENIES_RISKS),
  ...risksDeniedByAnswers(input),
  ...findWords(input, SUITS_EVERYBODY)
    .filter(isFirstSaid)
    .filter(({ text }) => text.kind !== 'testimonial')
    .map((found) =>
      findingAt(
        found,
        `“${found.words}” is untrue: this treatment harms some people.`,
        'Say whom it does not suit, and who finds that out before the treatment.',
      ),
    ),
];

/** 'Anyone can have shockwave; there are no contraindications': the second half repeats the claim. */
const isFirstSaid = ({ text, words }: FoundWords, _: number, all: readonly FoundWords[]): boolean =>
  !/contra-?indications$/i.test(words) || all.every((other) => other.text !== text || other.words === words);

/** 'Should I see a doctor about numbness between the legs?' 'No need; that is just the disc.' */
const playedDownSigns = (input: RuleInput): readonly RuleFinding[] =>
  answerFindings(input, (question, answer) => {
    const found = playedDown(question, answer);
    return found && { words: found.words, problem: `calls “${found.sign}”, a warning sign, harmless`, help: SEND };
  });

/** 'What are the risks?' 'None.' */
const risksDeniedByAnswers = (input: RuleInput): readonly RuleFinding[] =>
  answerFindings(input, (question, answer) => {
    const words = deniedRisk(question, answer);
    return words === undefined ? undefined : { words, ...DENIES_RISKS };
  });
