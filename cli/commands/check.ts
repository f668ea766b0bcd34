import type { Command } from 'commander';
import type { CheckFlags } from '../actions/check.ts';
import type { CommandContext } from '../context.ts';
import { FORMATS } from '../report/formats.ts';
import { outputOption } from './output-option.ts';
import { atOption, configOption, formatOption, jobsOption, type Run, releaseOption } from './shared.ts';

export const checkCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('check')
    .summary('report what is wrong, and where')
    .description('check the config and every page, and report all findings at once; writes no site')
    .addOption(configOption())
    .addOption(atOption())
    .option('--all', 'list every finding by rule, instead of examples and what is new')
    .option(
      '--rule <name...>',
      'list every finding of these rules or families, such as “price”',
      (names, before: readonly string[] = []) => [...before, ...names.split(',')],
    )
    .addOption(formatOption(FORMATS))
    .addOption(outputOption())
    .option('--strict', 'treat warnings as errors')
    .addOption(releaseOption())
    .option('--baseline <file>', 'also fail if there are warnings that this file does not list')
    .option('--update-baseline', 'write the current warnings to the file of --baseline')
    .addOption(jobsOption())
    .option('--external', 'also request the links to other sites and report those that are broken')
    .addHelpText(
      'after',
      `
Examples:
  $ site check                                  what is wrong, and what is new since the last check
  $ site check --rule price claim/effect        every finding of a family and of a rule
  $ site check --release                        before the site goes online
  $ site check --at 2027-03-01                  the site as it will be on 1 March
  $ site check --format github --output sarif=check.sarif
  $ site check --baseline warnings.json         in a pipeline: fail only if there are new warnings`,
    )
    .action((flags: CheckFlags) => run(async () => (await import('../actions/check.ts')).runCheck(flags, context)));
