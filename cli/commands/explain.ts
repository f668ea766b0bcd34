import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import type { Run } from './shared.ts';

export const explainCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('explain')
    .summary('explain what a rule checks, and why')
    .description(
      'explain what a rule checks, why and according to which source, with examples; without a name, list all rules',
    )
    .argument('[rule]', 'the name of a rule, such as “price/from”, or of a family, such as “price”')
    .addHelpText(
      'after',
      `
Examples:
  $ site explain price/from
  $ site explain price`,
    )
    .action((name: string | undefined) =>
      run(async () => (await import('../actions/explain.ts')).runExplain(name, context)),
    );
