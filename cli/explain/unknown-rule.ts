import { suggestion } from '../../renderer/config/schema/suggestion.ts';
import { FAMILIES, RULE_NAMES } from '../../renderer/core/rule-names.ts';

/** Explains that no rule or family has this name, and suggests the nearest one. */
export function unknownRule(name: string): string {
  const nearest = name === '' ? '' : suggestion(name, new Set([...RULE_NAMES, ...FAMILIES]));
  return [`There is no rule “${name}”.`, nearest, '“npx site explain” lists all rules.'].filter(Boolean).join(' ');
}
