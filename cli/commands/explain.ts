import type { Command } from 'commander';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { familyOf } from '../../renderer/core/rule-names.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { ruleList, ruleText } from '../explain/text.ts';
import { unknownRule } from '../explain/unknown-rule.ts';
import type { Run } from './shared.ts';

export const explainCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('explain')
    .description(
      'explain what a rule checks, why and according to which source, with examples; without a name, list all rules',
    )
    .argument('[rule]', 'the name of a rule, such as “price/from”, or of a family, such as “price”')
    .action((name: string | undefined) => run(async () => explain(name, context)));

function explain(name: string | undefined, { terminal: { print, colours } }: CommandContext): Exit {
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
