import type { Command } from 'commander';
import type { DiffFlags } from '../actions/diff.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, formatOption, type Run } from './shared.ts';

export const diffCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('diff')
    .summary('list what has changed for visitors since a revision')
    .description('list what has changed for visitors since a revision: prices, offers, hours, addresses, links, text')
    .argument(
      '[revision]',
      'a branch, a tag or a commit to compare the files with; main..next compares two revisions',
      'HEAD',
    )
    .addOption(configOption())
    .addOption(atOption())
    .addOption(formatOption(['pretty', 'markdown', 'json']))
    .addHelpText(
      'after',
      `
Examples:
  $ site diff                                   since the last commit
  $ site diff main                              since the branch main
  $ site diff main..next                        between two revisions
  $ site diff HEAD~1 --format markdown          for a comment on a pull request

Exits with 1 if an address of a page or of a booking link no longer works.`,
    )
    .action((revision: string, flags: DiffFlags) =>
      run(async () => (await import('../actions/diff.ts')).runDiff(revision, flags, context)),
    );
