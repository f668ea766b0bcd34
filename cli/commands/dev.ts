import type { Command } from 'commander';
import type { DevFlags } from '../actions/dev.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, portOption, type Run } from './shared.ts';

export const devCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('dev')
    .summary('show each change of config and content at once')
    .description('serve the site while you edit it: changes to config, content or code appear at once')
    .addOption(configOption())
    .addOption(atOption())
    .addOption(portOption(4100))
    .option('--host <name>', 'the host name or address to listen on', 'localhost')
    .option('--open', 'open the site in a browser')
    .addHelpText(
      'after',
      `
Errors are shown over the page; if the config cannot be read, over the last good page. /style shows every colour,
element and section of the design.`,
    )
    .action((flags: DevFlags) => run(async () => (await import('../actions/dev.ts')).runDev(flags, context)));
