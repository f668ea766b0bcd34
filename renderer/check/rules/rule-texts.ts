import { familyOf, type RuleName } from '../../core/rule-names.ts';
import { annotationRules } from './built-in/annotations.ts';
import { content } from './built-in/content.ts';
import { images } from './built-in/images.ts';
import { linksAndPrices } from './built-in/links-and-prices.ts';
import { running } from './built-in/running.ts';
import { shapes } from './built-in/shape.ts';
import { values } from './built-in/values.ts';
import { rules } from './index.ts';
import type { RuleText } from './rule.ts';

/** The documentation of every rule in `site explain`: rules of earlier stages, and rules of whole sites. */
export const ruleTexts: readonly RuleText[] = [
  ...running,
  ...shapes,
  ...values,
  ...linksAndPrices,
  ...content,
  ...images,
  ...annotationRules,
  ...rules,
];

/** Rules that an exception can accept: those of whole sites. The others report values that cannot be used at all. */
export const acceptable: ReadonlySet<RuleName> = new Set(rules.map(({ name }) => name));

/** Rules whose findings are errors with `--release`. */
export const errorsInRelease: ReadonlySet<RuleName> = new Set(
  rules.flatMap(({ name, inRelease }) => (inRelease ? [name] : [])),
);

/** Families of rules about facts: a sum or a link is either right or wrong. */
const FACTS: ReadonlySet<string> = new Set(['config', 'price', 'link']);

/** Rules whose severity the config cannot change. */
export const fixed: ReadonlySet<RuleName> = new Set(
  ruleTexts.flatMap(({ name, severity }) =>
    severity === 'error' && (FACTS.has(familyOf(name)) || !acceptable.has(name)) ? [name] : [],
  ),
);
