import type { RuleName } from '../../../../core/rule-names.ts';
import type { Rule } from '../../rule.ts';
import { linkExternalDead } from './dead.ts';
import { linkExternalMoved } from './moved.ts';
import { linkExternalUnverifiable } from './unverifiable.ts';

/** What other sites answer: only where they are asked. */
export const externalRules: readonly Rule[] = [linkExternalDead, linkExternalUnverifiable, linkExternalMoved];

export const OUTSIDE: ReadonlySet<RuleName> = new Set(externalRules.map(({ name }) => name));
