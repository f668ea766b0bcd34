/** The sentences from which is learned, with their labels and features. */
import { FACT, featuresOf } from '../../../renderer/check/rules/claim/learned/features.ts';
import type { LearnedRule } from '../../../renderer/check/rules/claim/learned/model.ts';
import { isStatement } from '../../../renderer/check/rules/claim/learned/passages.ts';
import { digest } from '../../../renderer/core/digest.ts';
import { textsOf } from '../../../renderer/facts/texts.ts';
import { sentences as claims } from '../../claims/sentences.ts';
import dental from '../../sites/dental/site.config.ts';
import optician from '../../sites/optician/site.config.ts';
import physio from '../../sites/physio/site.config.ts';
import podiatry from '../../sites/podiatry/site.config.ts';
import { development } from '../development.ts';
import { rulesOf } from '../sentence.ts';

/** Practices are left out in as many parts. */
export const FOLDS = 6;

/** A sentence, the rules that must report it, and those that may. */
export interface Example {
  /** Sentences with the same number are left out together. */
  readonly fold: number;
  readonly text: string;
  readonly wrong: readonly string[];
  readonly also: readonly string[];
  /** Other sentences teach, but are not judged. */
  readonly isStatement: boolean;
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
  [...textsOf(site)].map(({ text }) => ({ fold: trade % FOLDS, text, wrong: [], also: [] })),
);
/** Policies may contain words that other texts must not. */
const ofClaims = claims
  .filter(({ publicText }) => publicText !== 'policy')
  .map(({ sentence, rules }, index) => ({ fold: index % FOLDS, text: sentence, wrong: rules, also: [] }));

export const examples: readonly Example[] = [
  ...ofTrades,
  ...ofSites.filter(({ text }) => isStatement(text)),
  ...ofClaims,
].map((example) => {
  const passage = passageOf(example.text);
  return { ...example, isStatement: isStatement(passage), features: featuresOf(passage) };
});

/** As `passagesOf` reads a sentence: without the signs of links, and with a sign in place of each quoted fact. */
function passageOf(text: string): string {
  return text
    .trim()
    .replace(/\{[^}]*\}/g, ` ${FACT} `)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** A sentence that the rule may report but need not is neither right nor wrong. */
export const isJudged = ({ wrong, also }: Example, rule: LearnedRule): boolean =>
  wrong.includes(rule) || !also.includes(rule);

/** Identifies the sentences and their labels. */
export const sentencesDigest = (): string =>
  digest(JSON.stringify(examples.map(({ text, wrong, also }) => [text, wrong, also])));
