import type { Command } from 'commander';
import type { EditFlags } from '../actions/edit.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, portOption, type Run } from './shared.ts';

export const editCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('edit')
    .summary('edit the site on its pages, in a browser')
    .description('edit the site on its pages, in a browser on this machine')
    .addOption(configOption())
    .addOption(atOption())
    .addOption(portOption(4200))
    .option('--open', 'open the editor in a browser')
    .addHelpText('after', ABOUT)
    .action((flags: EditFlags) => run(async () => (await import('../actions/edit.ts')).runEdit(flags, context)));

const ABOUT = `
Point at a text, press Enter and type another one: exactly this value changes in the config. The editor listens on
127.0.0.1 only and answers only browsers that have opened the address that it prints.`;
