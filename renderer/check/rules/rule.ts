import type { Finding, Severity } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import type { Example, NamedExamples, RuleExample } from './example.ts';
import type { SeenPage } from './pages.ts';
import type { InSentence } from './public-texts/index.ts';
import type { RuleSources } from './rule-sources.ts';
import type { SharedLookups } from './shared-lookups.ts';

/** Everything that a rule can use. */
export interface RuleInput extends RuleSources {
  readonly pages: readonly SeenPage[];
  /** Results that several rules need. */
  readonly lookups: SharedLookups;
}

/** A finding without the fields that are the same for all findings of its rule. */
export interface RuleFinding extends Omit<Finding, 'rule' | 'severity'>, InSentence {
  /** Set if the rule reports errors, but cannot be sure of this one. */
  readonly severity?: 'warning';
  /** What to do if the words mean something else than the rule assumes. Only the advice of a warning says it. */
  readonly otherwise?: string;
}

/** Makes a finding a warning if the rule that reports errors is not certain of it. */
export const warningUnless = (isCertain: boolean): Pick<RuleFinding, 'severity'> =>
  isCertain ? {} : { severity: 'warning' };

/** One finding, or lists of findings at any depth. */
export type Findings = RuleFinding | readonly Findings[];

/** The documentation of a rule in `site explain`. */
export interface RuleText<Kind extends Example = Example> {
  readonly name: RuleName;
  readonly severity: Severity;
  /** When a finding of a rule that reports errors is only a warning: 'the sentence does not say …'. */
  readonly warnsIf?: string;
  /** Set if a finding in a sentence is a warning unless the check knows every word of the sentence (`plain-words.ts`). */
  readonly needsPlainWords?: boolean;
  /** Set if its findings are errors with `--release`, whatever severity the config sets. */
  readonly inRelease?: 'error';
  /** The condition that a correct site meets, in one sentence. */
  readonly checks: string;
  /** The consequence of breaking the rule, and for whom. */
  readonly because: string;
  /** The law, standard or decision behind the rule. */
  readonly source: string;
  /** Examples that the rule reports. */
  readonly bad: NamedExamples<Kind>;
  /** Examples that it accepts. */
  readonly good: NamedExamples<Kind>;
}

/** A check of a whole site. */
export interface Rule extends RuleText<RuleExample> {
  /** The kind of thing whose absence the rule reports. */
  readonly searchesFor?: Finding['searchesFor'];
  readonly find: (input: RuleInput) => Findings;
}
