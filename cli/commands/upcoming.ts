import { type Command, InvalidArgumentError, Option } from 'commander';
import type { UpcomingFlags } from '../actions/upcoming.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, formatOption, type Run } from './shared.ts';

export const upcomingCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('upcoming')
    .summary('list what will change on its own, and what somebody must do')
    .description('list what will change on its own, by date, and what somebody must do')
    .addOption(configOption())
    .addOption(atOption())
    .addOption(withinOption())
    .addOption(formatOption(['pretty', 'json', 'ics']))
    .addHelpText(
      'after',
      `
Examples:
  $ site upcoming
  $ site upcoming --within 14d                  exits with 1 if somebody must act within two weeks
  $ site upcoming --format ics > changes.ics    a calendar to subscribe to

The format “json” has the moment of the next rebuild.`,
    )
    .action((flags: UpcomingFlags) =>
      run(async () => (await import('../actions/upcoming.ts')).runUpcoming(flags, context)),
    );

const withinOption = () =>
  new Option(
    '--within <days>',
    'list only the changes of the next days, such as 14d; exit with 1 if somebody must act on one of them',
  ).argParser((text) => {
    const [, days] = /^(\d{1,4})d?$/.exec(text) ?? [];
    if (days === undefined) throw new InvalidArgumentError('Write a number of days like 14d.');
    return Number(days);
  });
