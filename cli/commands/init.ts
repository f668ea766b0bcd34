import type { Command } from 'commander';
import type { InitFlags } from '../actions/init.ts';
import type { CommandContext } from '../context.ts';
import { MAX_TRADE_LENGTH } from '../init/answers.ts';
import type { Run } from './shared.ts';

export const initCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('init')
    .summary('write the site of another clinic')
    .description('write a small complete site for another clinic into a new folder, or beside the files of npm and git')
    .argument('<folder>', 'the folder to write to')
    .option('--yes', 'ask no questions; what no option states stays a stand-in')
    .option('--name <name>', 'the name of the clinic')
    .option(
      '--trade <words>',
      `what it does, such as “Physiotherapy”: at most ${MAX_TRADE_LENGTH} characters, because it begins titles`,
    )
    .option('--address <address>', 'its address, such as “3 High Street, Leeds LS1 4AA”, or only its town')
    .option('--phone <number>', 'its telephone number')
    .option('--departments <number>', '1 or 2 departments, or their names, such as “Physiotherapy, Massage”')
    .addHelpText(
      'after',
      `
Examples:
  $ site init ../my-clinic
  $ site init .                                 after npm install of the tool in this folder
  $ site init ../my-clinic --yes --name 'Harbour View' --trade Physiotherapy --departments 'Physiotherapy, Massage'`,
    )
    .action((folder: string, flags: InitFlags) =>
      run(async () => (await import('../actions/init.ts')).runInit(folder, flags, context)),
    );
