import { z } from 'zod';
import { isRuleName, RULE_NAMES, type RuleName } from '../../core/rule-names.ts';
import { detail } from './base.ts';
import { suggestion } from './suggestion.ts';

/** The severity of a rule: off, a warning, or an error that prevents a build. */
export type ConfiguredSeverity = 'off' | 'warning' | 'error';

/** Rules whose severity the owner changes. Rules that keep a config from being parsed cannot be changed. */
export type RuleSeverities = { readonly [Name in Exclude<RuleName, `config/${string}`>]?: ConfiguredSeverity };

const SETTABLE: ReadonlySet<string> = new Set(RULE_NAMES.filter((name) => !name.startsWith('config/')));

const ruleName = () =>
  z.custom<keyof RuleSeverities>().superRefine((name, context) => {
    if (SETTABLE.has(name)) return;
    const [message, help] = isRuleName(name)
      ? [`“${name}” is always an error.`, 'Remove it here, and correct the value that it reports.']
      : [`There is no rule “${name}”.`, suggestion(name, SETTABLE)];
    context.addIssue({ code: 'custom', message, input: name, ...detail('config/reference', help) });
  });

export const rules = () => z.partialRecord(ruleName(), z.enum(['off', 'warning', 'error']));
