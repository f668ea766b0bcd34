import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import type { ConfigFlags } from '../options.ts';
import { atOption, configOption, jobsOption, type Run } from './shared.ts';

export const datesCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('dates')
    .summary('record which pages have changed, for the sitemap')
    .description('record which pages have changed since the last time, so that the sitemap states when')
    .addOption(configOption())
    .addOption(atOption())
    .addOption(jobsOption())
    .addHelpText('after', '\nWrites content/page-dates.json. Run it before you commit an edit. See docs/hosting.md.')
    .action((flags: ConfigFlags) => run(async () => (await import('../actions/dates.ts')).runDates(flags, context)));
