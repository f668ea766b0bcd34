import type { Finding, Severity } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import type { Example, Examples, RuleExample } from './example.ts';
import type { SeenPage } from './pages.ts';
import type { RuleSources } from './rule-sources.ts';
import type { SharedLookups } from './shared-lookups.ts';

/** Everything that a rule may look at. */
export interface RuleInput extends RuleSources {
  readonly pages: readonly SeenPage[];
  /** What several rules look up. */
  readonly lookups: SharedLookups;
}

/** A finding without what is the same for all findings of its rule. */
export type RuleFinding = Omit<Finding, 'rule' | 'severity'>;

/** What `site explain` says of a rule. */
export interface RuleText<Kind extends Example = Example> {
  readonly name: RuleName;
  readonly severity: Severity;
  /** What it checks, in one sentence. */
  readonly checks: string;
  /** Why it matters. */
  readonly because: string;
  /** The law, the standard or the decision that it rests on. */
  readonly source: string;
  readonly examples: Examples<Kind>;
}

/** One thing that `site check` looks for in a site. */
export interface Rule extends RuleText<RuleExample> {
  readonly find: (input: RuleInput) => readonly RuleFinding[];
}
