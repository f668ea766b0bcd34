/** The sentences from which is learned, with their labels and features. */
import { featuresOf } from '../../../renderer/check/rules/claim/learned/features.ts';
import { LEARNED, type LearnedRule } from '../../../renderer/check/rules/claim/learned/model.ts';
import { hasSeveralWords } from '../../../renderer/check/rules/claim/learned/passages.ts';
import { digest } from '../../../renderer/core/digest.ts';
import { sentencesIn } from '../../../renderer/facts/sentences.ts';
import { textsOf } from '../../../renderer/facts/texts.ts';
import { sentences as claims } from '../../claims/sentences.ts';
import dental from '../../sites/dental/site.config.ts';
import optician from '../../sites/optician/site.config.ts';
import physio from '../../sites/physio/site.config.ts';
import podiatry from '../../sites/podiatry/site.config.ts';
import { development } from '../development.ts';
import { rulesOf } from '../sentence.ts';
import { wordings } from '../wordings/index.ts';
import { practiceWordings } from '../wordings/practices.ts';
import { ruleSentences } from './rule-sentences.ts';

/** Practices are left out in as many parts. */
export const FOLDS = 6;

/** A sentence, the rules that must report it, and those that may. */
export interface Example {
  /** Sentences with the same number are left out together. */
  readonly fold: number;
  readonly text: string;
  readonly wrong: readonly string[];
  readonly also: readonly string[];
  /** How much it costs to judge it wrongly. */
  readonly cost: number;
  /** Others teach, but do not decide which score is high enough. */
  readonly isOfPractice: boolean;
  /** Others teach, but are not judged. */
  readonly isLongEnough: boolean;
  readonly features: ReadonlySet<string>;
}

const ofTrades = Object.values(development).flatMap(({ sentences }, trade) =>
  sentences.map((sentence) => ({
    fold: trade % FOLDS,
    text: sentence.text,
    wrong: rulesOf(sentence),
    also: sentence.also ?? [],
  })),
);
/** The texts of the sites without those sentences are correct, and so are those of the complete sites in test/sites/. */
const SITES: readonly unknown[] = [
  ...Object.values(development).map(({ site }) => site),
  dental,
  optician,
  physio,
  podiatry,
];
const ofSites = SITES.flatMap((site, trade) =>
  [...textsOf(site)]
    .filter(({ path, text }) => path[0] !== 'testimonials' && hasSeveralWords(text))
    .map(({ text }) => ({ fold: trade % FOLDS, text, wrong: [], also: [] })),
);
const ofRules = ruleSentences.map((sentence, index) => ({ fold: index % FOLDS, ...sentence }));
/** Policies may contain words that other texts must not. */
const ofClaims = claims
  .filter(({ publicText }) => publicText !== 'policy')
  .map(({ sentence, rules }, index) => ({ fold: index % FOLDS, text: sentence, wrong: rules, also: [] }));

const ofWordings = LEARNED.flatMap((rule) =>
  wordings[rule].flatMap(({ wrong, correct }) => [
    ...wrong.map((text) => ({ text, wrong: [rule], also: LEARNED })),
    ...correct.map((text) => ({ text, wrong: [], also: [] })),
  ]),
).map((example, index) => ({ fold: index % FOLDS, ...example }));

const ofPractices = practiceWordings.flatMap(({ practice: _, correct, ...wrong }, index) =>
  [
    ...Object.entries(wrong).flatMap(([rule, texts]) =>
      texts.map((text) => ({ text, wrong: [`claim/${rule}`], also: LEARNED })),
    ),
    ...correct.map((text) => ({ text, wrong: [], also: [] })),
  ].map((example) => ({ fold: index % FOLDS, ...example })),
);

const COST = 2;
/** A test names each of these. */
const COST_OF_CLAIMS = 20;
/** Wordings of no practice are worse examples of what practices write. */
const COST_OF_WORDINGS = 0.5;

/** A sentence that quotes a figure or a rating is correct only because its evidence or source is recorded. */
const QUOTES_EVIDENCE = /\{[^}]*\b(?:figures|rating)\.[^}]*\}/;

export const examples: readonly Example[] = [
  ...[...ofTrades, ...ofSites].map((example) => ({ ...example, cost: COST, isOfPractice: true })),
  ...[...ofRules, ...ofClaims].map((example) => ({ ...example, cost: COST_OF_CLAIMS, isOfPractice: true })),
  ...ofPractices.map((example) => ({ ...example, cost: COST, isOfPractice: true })),
  ...ofWordings.map((example) => ({ ...example, cost: COST_OF_WORDINGS, isOfPractice: false })),
]
  .filter(({ text }) => !QUOTES_EVIDENCE.test(text))
  .flatMap((example) => [example, ...correctSentences(example).map((text) => ({ ...example, text }))])
  .map((example) => {
    const passage = passageOf(example.text);
    return { ...example, isLongEnough: hasSeveralWords(passage), features: featuresOf(passage) };
  });

/** Each sentence of a correct passage is correct alone; of a wrong one, not all are wrong. */
function correctSentences({ text, wrong }: Pick<Example, 'text' | 'wrong'>): readonly string[] {
  const sentences = wrong.length > 0 ? [] : sentencesIn(text).map((sentence) => sentence.text.trim());
  return sentences.length > 1 ? sentences : [];
}

/** As readers see it: without the signs of links, and with a number in place of each quoted fact. */
function passageOf(text: string): string {
  return text
    .trim()
    .replace(/\{[^}]*\}/g, '1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** A sentence that the rule may report but need not is neither right nor wrong. */
export const isJudged = ({ wrong, also }: Example, rule: LearnedRule): boolean =>
  wrong.includes(rule) || !also.includes(rule);

/** Identifies the sentences and their labels. */
export const sentencesDigest = (): string =>
  digest(JSON.stringify(examples.map(({ text, wrong, also }) => [text, wrong, also])));
