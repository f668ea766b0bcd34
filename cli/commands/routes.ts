import type { Command } from 'commander';
import type { RoutesFlags } from '../actions/routes.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, formatOption, type Run } from './shared.ts';

export const routesCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('routes')
    .summary('list the pages with their addresses and sizes')
    .description('list every route with its title, canonical address, islands and size')
    .addOption(configOption())
    .addOption(atOption())
    .option('--hosts', 'list the hosts of other companies that each page can contact, and the policy that names them')
    .addOption(formatOption(['pretty', 'json']))
    .addHelpText(
      'after',
      `
Examples:
  $ site routes
  $ site routes --hosts                         what each page may load from other companies`,
    )
    .action((flags: RoutesFlags) => run(async () => (await import('../actions/routes.ts')).runRoutes(flags, context)));
