import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { ruleList, ruleText } from '../explain/text.ts';
import { unknownRule } from '../explain/unknown-rule.ts';

/** Runs `site explain`. */
export function runExplain(name: string | undefined, { terminal: { print, colours } }: CommandContext): Exit {
  const rule = ruleTexts.find((one) => one.name === name);
  if (rule) {
    print(ruleText(rule, colours));
    return EXIT.ok;
  }
  const listed = ruleTexts.filter((one) => name === undefined || familyOf(one.name) === name);
  if (listed.length === 0) throw new UsageError(unknownRule(name ?? ''));
  print(ruleList(listed, colours));
  return EXIT.ok;
}
