import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { suggestion } from '../../renderer/config/schema/references.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';

/** Explains that no rule or family has this name, and suggests the nearest one. */
export function unknownRule(name: string): string {
  const names = ruleTexts.map((rule) => rule.name);
  const nearest = name === '' ? '' : suggestion(name, new Set([...names, ...names.map(familyOf)]));
  return [`There is no rule “${name}”.`, nearest, '“site explain” lists all rules.'].filter(Boolean).join(' ');
}
