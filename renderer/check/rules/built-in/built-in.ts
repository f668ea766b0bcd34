import type { RuleText } from '../rule.ts';

/** A rule that a stage of the pipeline checks while it reads. Its text is here; its code is in that stage. */
export type BuiltIn = RuleText;
