import type { RuleName } from '../../../../core/rule-names.ts';
import type { Rule } from '../../rule.ts';
import { linkOutsideDead } from './dead.ts';
import { linkOutsideMoved } from './moved.ts';
import { linkOutsideUnverifiable } from './unverifiable.ts';

/** What other sites answer: only where they are asked. */
export const outsideRules: readonly Rule[] = [linkOutsideDead, linkOutsideUnverifiable, linkOutsideMoved];

export const OUTSIDE: ReadonlySet<RuleName> = new Set(outsideRules.map(({ name }) => name));
