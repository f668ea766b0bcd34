import type { Command } from 'commander';
import type { BuildFlags } from '../actions/build.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, jobsOption, outOption, type Run, releaseOption } from './shared.ts';

export const buildCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('build')
    .summary('check the site, and write it to the output folder')
    .description('check the site and update the output folder; if there is an error, the folder is not changed')
    .addOption(configOption())
    .addOption(atOption())
    .addOption(outOption())
    .option('--base-url <url>', 'the site’s address, instead of the one in the config')
    .addOption(releaseOption())
    .addOption(jobsOption())
    .addHelpText(
      'after',
      `
Examples:
  $ site build
  $ site build --release                        for visitors: stand-ins are errors
  $ site build --out preview --base-url https://preview.clinic.example

SITE_BASE_URL, SITE_JOURNAL_ORIGIN and SITE_MAPS_KEY in the environment override the config for one build.`,
    )
    .action((flags: BuildFlags) => run(async () => (await import('../actions/build.ts')).runBuild(flags, context)));
