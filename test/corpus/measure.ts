import { join } from 'node:path';
import type { Finding } from '../../renderer/core/finding.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import type { RuleName } from '../../renderer/core/rule-names.ts';
import { checkedWith } from '../support/checked-with.ts';
import { ROOT } from '../support/sites.ts';
import { placeSentences, pricePages } from './place.ts';
import { rulesOf, type Sentence, type Trade } from './sentence.ts';

/** A day on which every offer of the corpus is still running. */
const AT = '2026-11-21T12:00:00Z';

/** What an owner does with the bank holidays of the coming year; the sentences are not about them. */
const CLOSED = { 'clinic.bankHolidays': { 2026: 'closed', 2027: 'closed' } };

/**
 * Two sites offer more than 12 instalments, for which a clinic needs a permission. The reasons are not in their configs,
 * whose texts are learned from.
 */
const PERMITTED = [
  'price/instalments at programmes.straight-start.',
  'price/instalments at programmes.prostate-watch.',
];
const isPermitted = (finding: Finding): boolean => PERMITTED.some((start) => describe([finding]).startsWith(start));

/** A sentence and the findings that lie in it. */
export interface JudgedSentence {
  readonly sentence: Sentence;
  readonly findings: readonly Finding[];
}

const check = ({ site }: Trade, values: Readonly<Record<string, unknown>> = {}) =>
  checkedWith({ ...CLOSED, ...values }, {}, { config: site, folder: join(ROOT, 'test/corpus'), at: AT, isRare: true });

/** Checks the site of a trade once, with all its sentences, and attributes each finding to the sentence in which it lies. */
export async function judge(trade: Trade): Promise<readonly JudgedSentence[]> {
  const { values, placed } = placeSentences(trade);
  const { site, findings } = await check(trade, values);
  const invalid = findings.filter(({ rule }) => /^(config|content\/prose)/.test(rule));
  if (!site || invalid.length > 0) throw new Error(`The site is not valid.\n${describe(invalid)}`);
  return placed.map(({ sentence, path }) => ({
    sentence,
    findings: findings.filter((finding) => formatPath(finding.path ?? []) === path),
  }));
}

/** The findings of a trade's site without its sentences. */
export async function judgeSite(trade: Trade): Promise<readonly Finding[]> {
  const { site, findings } = await check(trade, pricePages(trade.site));
  if (!site) throw new Error(`The site is not valid.\n${describe(findings)}`);
  return findings.filter((finding) => !isPermitted(finding));
}

export const describe = (findings: readonly Finding[]): string =>
  findings.map(({ rule, path = [], message }) => `${rule} at ${formatPath(path)}: ${message}`).join('\n');

/** How often a rule was right on a list of sentences. */
export interface Score {
  readonly rule: RuleName;
  /** The sentences that the rule reports and should. */
  readonly right: readonly JudgedSentence[];
  readonly falseAlarms: readonly JudgedSentence[];
  /** The labelled sentences that the rule or one of its listed alternatives reports. */
  readonly found: readonly JudgedSentence[];
  readonly missed: readonly JudgedSentence[];
  /** The share of right reports; `undefined` if the rule reports nothing. */
  readonly precision?: number;
  /** The share of labelled sentences that were found; `undefined` if no sentence is labelled with the rule. */
  readonly recall?: number;
}

/** Scores every rule that reports a sentence or is the label of one, in alphabetical order. */
export function scores(judged: readonly JudgedSentence[]): readonly Score[] {
  const rules = judged.flatMap(({ sentence, findings }) => [...rulesOf(sentence), ...findings.map(({ rule }) => rule)]);
  return [...new Set(rules)].sort().map((rule) => scoreOf(rule, judged));
}

const isReportedBy = ({ findings }: JudgedSentence, rules: readonly RuleName[]): boolean =>
  findings.some(({ rule }) => rules.includes(rule));

function scoreOf(rule: RuleName, judged: readonly JudgedSentence[]): Score {
  const isRight = ({ sentence }: JudgedSentence) =>
    [...rulesOf(sentence), ...(sentence.also ?? []), ...companions(sentence)].includes(rule);
  const reported = judged.filter((one) => isReportedBy(one, [rule]));
  const labelled = judged.filter(({ sentence }) => rulesOf(sentence).includes(rule));
  const right = reported.filter(isRight);
  const found = labelled.filter((one) => isReportedBy(one, rulesOf(one.sentence)));
  return {
    rule,
    right,
    found,
    falseAlarms: reported.filter((one) => !isRight(one)),
    missed: labelled.filter((one) => !found.includes(one)),
    ...(reported.length > 0 ? { precision: right.length / reported.length } : {}),
    ...(labelled.length > 0 ? { recall: found.length / labelled.length } : {}),
  };
}

/** A medicine that a sentence names is also missing in the entry of the treatment. */
const companions = (sentence: Sentence): readonly RuleName[] =>
  rulesOf(sentence).some((rule) => rule.startsWith('claim/pom-')) ? ['claim/pom-unmarked'] : [];
