import type { Command } from 'commander';
import type { WhyFlags } from '../actions/why.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, formatOption, type Run } from './shared.ts';

export const whyCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('why')
    .summary('show where a text of a page was typed')
    .description('show where a text of a page was typed, and what it was computed from')
    .argument('<address>', 'the address of a page: /, /about or https://clinic.example/about')
    .argument('[text]', 'words on the page, such as £275; without them, all texts of the page')
    .allowExcessArguments()
    .addOption(configOption())
    .addOption(atOption())
    .addOption(formatOption(['pretty', 'json']))
    .addHelpText(
      'after',
      `
Examples:
  $ site why /treatments/massage '£275'        the value that was typed, or those that it follows from
  $ site why / 'Book now'                      every text of the page that contains the words
  $ site why /about                            all texts, and where each was typed

Finds also what only screen readers and search engines read: alternative texts, descriptions, structured data.`,
    )
    .action((address: string, _text: string | undefined, flags: WhyFlags, { args }: Command) =>
      run(async () => (await import('../actions/why.ts')).runWhy(address, args.slice(1), flags, context)),
    );
