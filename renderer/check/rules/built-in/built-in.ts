import type { RuleText } from '../rule.ts';

/** A rule that a stage of the pipeline keeps while it reads: its text stands here, its code with the stage. */
export type BuiltIn = RuleText;
