import type { Quote } from '../facts/quote.ts';
import type { Finding, Severity } from '../finding.ts';
import type { FinishedPage } from '../html/finish.ts';
import type { Script } from '../islands/bundle.ts';
import type { LinkMap } from '../links/link-map.ts';
import type { Plan } from '../plan/index.ts';
import type { Site } from '../site.ts';
import type { RuleName } from './names.ts';
import type { Surfaces } from './surfaces/index.ts';

/** Everything that a rule may look at. */
export interface RuleInput {
  readonly site: Site;
  /** The config as it is written, without its marks. */
  readonly written: unknown;
  readonly plan: Plan;
  readonly pages: readonly FinishedPage[];
  /** Files that the build will write, without a leading slash. */
  readonly outputs: ReadonlySet<string>;
  readonly scripts: ReadonlyMap<string, Script>;
  /** Everything that the site refers to, and where it was typed. */
  readonly links: LinkMap;
  /** Every public text. */
  readonly surfaces: Surfaces;
  /** A fact by its path, as it is shown. */
  readonly quote: Quote;
  /** Today's date, '2026-11-21': some figures grow old. */
  readonly today: string;
}

/** A finding without what is the same for all findings of its rule. */
export type RuleFinding = Omit<Finding, 'rule' | 'severity'>;

/**
 * A change of the smallest site that breaks a rule, or that comes close and keeps it: the rule's documentation in
 * `site explain`, and its test.
 */
export interface RuleExample {
  /** What is to be seen, in one sentence. */
  readonly shows: string;
  /** Values by their paths in the config, as an owner writes them; `undefined` takes one away. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Files of the content folder, where the rule speaks of them: 'policies/terms.md' → its text. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A whole config, for rules of configs that cannot be run. */
export interface ConfigExample {
  readonly shows: string;
  /** The text of `site.config.ts`. */
  readonly config: string;
}

/** At least one of each kind. */
export interface RuleExamples<Example = RuleExample> {
  readonly bad: readonly [Example, ...Example[]];
  readonly good: readonly [Example, ...Example[]];
}

/** What `site explain` says of a rule. */
export interface RuleText<Example = RuleExample> {
  readonly name: RuleName;
  readonly severity: Severity;
  /** What it checks, in one sentence. */
  readonly checks: string;
  /** Why it matters. */
  readonly because: string;
  /** The law, the standard or the decision that it rests on. */
  readonly source: string;
  /** Missing only where a config cannot show it: what was typed on the command line, for one. */
  readonly examples?: RuleExamples<Example>;
}

/** One thing that `site check` looks for in a site. */
export interface Rule extends RuleText {
  readonly find: (input: RuleInput) => readonly RuleFinding[];
}
