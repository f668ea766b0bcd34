import { familyOf, type RuleName } from '../../core/rule-names.ts';
import { marks } from './built-in/annotations.ts';
import { content } from './built-in/content.ts';
import { images } from './built-in/images.ts';
import { linksAndPrices } from './built-in/links-and-prices.ts';
import { running } from './built-in/running.ts';
import { shapes } from './built-in/shape.ts';
import { values } from './built-in/values.ts';
import { rules } from './index.ts';
import type { RuleText } from './rule.ts';

/** Every rule with what `site explain` says of it: those that stages keep while they read, and those of whole sites. */
export const ruleTexts: readonly RuleText[] = [
  ...running,
  ...shapes,
  ...values,
  ...linksAndPrices,
  ...content,
  ...images,
  ...marks,
  ...rules,
];

/** Rules that an exception can accept at a value: those of whole sites. The others speak of values that cannot be used. */
export const acceptable: ReadonlySet<RuleName> = new Set(rules.map(({ name }) => name));

/** Families of facts: a sum or a link is right or wrong, whatever anybody thinks of it. */
const FACTS: ReadonlySet<string> = new Set(['config', 'price', 'link']);

/** Rules that stay errors, whatever the config says. */
export const fixed: ReadonlySet<RuleName> = new Set(
  ruleTexts.flatMap(({ name, severity }) =>
    severity === 'error' && (FACTS.has(familyOf(name)) || !acceptable.has(name)) ? [name] : [],
  ),
);
