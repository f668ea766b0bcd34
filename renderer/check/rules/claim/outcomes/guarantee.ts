import type { Rule } from '../../rule.ts';
import { type FoundWords, findWords, type Problem, placeOf, problemFinding } from '../find-words.ts';
import { decidedBy, type FoundClaim, findClaims, isInSentence } from '../learned/index.ts';
import { ACCEPTS, GUARANTEED_OUTCOMES } from '../lexicon/guaranteed-outcomes.ts';
import { isCertain } from './certain-promises.ts';
import { falseComfort } from './false-comfort.ts';
import { plainCures } from './plain-cures.ts';

export const guarantee: Rule = {
  name: 'claim/guarantee',
  severity: 'warning',
  checks:
    'Texts describe results and risks realistically: nothing is called guaranteed, painless, permanent or risk-free, no test finds everything, no treatment that harms some people suits everybody, and no warning sign of an illness is called harmless.',
  because:
    'Every treatment has risks and different results, so clients who rely on such a promise are disappointed or harmed.',
  source:
    'GMC, guidance for doctors who offer cosmetic interventions, paragraphs 47 to 49; CAP code 3.7; ASA A17-389426 Bluecrest Health Screening Ltd; https://www.nhs.uk/conditions/ (when to get help)',
  bad: {
    'a guarantee': { 'pages./.0.lead': 'We guarantee that your back is better after an hour.' },
    'a result for ever': { 'pages./.0.lead': 'Say goodbye to unwanted hair for good.' },
    'a painless, completely safe treatment': { 'pages./.0.lead': 'A painless hour, 100% safe.' },
  },
  good: {
    'a denied guarantee': { 'pages./.0.lead': 'There is no guarantee that it helps.' },
    'a question': { 'pages./.1.questions.0.question': 'Is the effect permanent?' },
    'a permanent thing that is not an effect': { 'pages./.0.lead': 'All of us are permanent staff.' },
    'an illness without pain': { 'pages./.0.lead': 'Early glaucoma is painless, so have your eyes tested.' },
    'a warranty of a maker': { 'pages./.0.lead': 'The maker gives a two-year guarantee on every hearing aid.' },
  },
  find: (input) => {
    const comfort = falseComfort(input);
    const places = new Set(comfort.map(placeOf));
    const outcomes = findWords(input, GUARANTEED_OUTCOMES);
    const accepted = outcomes.filter(({ words }) => ACCEPTS.test(words));
    const promises = findClaims(input, 'claim/guarantee').filter(
      (claim) => !accepted.some((one) => isInSentence(claim, one)),
    );
    const plain = [...plainCures(input), ...outcomes.filter((one) => !accepted.includes(one))]
      .filter((one) => !promises.some((promise) => isInSentence(promise, one)))
      .map((found) => ({ ...found, hasUsualWord: true }));
    const problems = [
      ...[...promises, ...plain].map((found) => ({ ...found, ...problemOf(found) })),
      ...accepted.map((found) => ({ ...found, ...DECIDED_BY_OTHERS })),
    ];
    return [...comfort, ...problems.map(problemFinding).filter((finding) => !places.has(placeOf(finding)))];
  },
};

const DECIDED_BY_OTHERS: Problem = {
  problem: 'promises what others decide',
  help: 'Say who has accepted it so far, and that people should ask there first.',
};
const WITHOUT_EXCEPTION: Problem = {
  problem: 'is said of every case, without exception',
  help: 'Write what you offer and on which conditions. Nobody can promise credit to everybody, or refuse every refund: lenders decide about credit, and the law grants some refunds.',
};

type Promised = FoundWords & Pick<FoundClaim, 'hasUsualWord' | 'deciding'>;

const problemOf = (found: Promised): Problem =>
  isAboutMoney(found)
    ? WITHOUT_EXCEPTION
    : {
        problem: 'promises what no treatment can guarantee',
        help:
          found.hasUsualWord || isCertain(found.words)
            ? 'Describe the usual result and the possible risks, and state that results vary.'
            : `${decidedBy(found)}Does this promise a result, or that nothing goes wrong? Then describe the usual result and the possible risks, and state that results vary. If not, word it more plainly or accept it.`,
      };

/** 'Finance for everybody', but not 'a refund if you see no difference', which promises a result */
const isAboutMoney = ({ words, hasUsualWord }: Promised): boolean =>
  !hasUsualWord &&
  /\b(?:credit|finance|loans?|banks?|lenders?|deposits?|instalments?|(?:non-)?refund\w*)\b/i.test(words) &&
  !/\b(?:if|until|unless|or|satisf\w+|results?|happy|works?)\b/i.test(words);
