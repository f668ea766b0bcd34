import type { Command } from 'commander';
import type { GetFlags } from '../actions/get.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, formatOption, type Run } from './shared.ts';

export const getCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('get')
    .summary('print a value as it was typed')
    .description('print a value of the config as it was typed; without a path, list all values with their paths')
    .argument(
      '[path]',
      'such as clinic.phone, catalogue.massage.price, clinic.closures.0.from or pages./about.hero.title',
    )
    .allowExcessArguments()
    .addOption(configOption())
    .addOption(atOption())
    .addOption(formatOption(['pretty', 'json']))
    .addHelpText(
      'after',
      `
Examples:
  $ site get catalogue.massage.price         £60 per session
  $ site get catalogue                       every value of the catalogue
  $ site get pages./about.faq.questions.0    an item of a list, by its number or by its name
  $ site get --format json                   an object from path to value

The value goes to standard output; its meaning, its choices and the place where it was typed go to standard error.`,
    )
    .action((_path: string | undefined, flags: GetFlags, { args }: Command) =>
      run(async () => (await import('../actions/get.ts')).runGet(args, flags, context)),
    );
