import type { Command } from 'commander';
import type { PrintFlags } from '../actions/print.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, type Run } from './shared.ts';

export const printCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('print')
    .description('print the documents that the config describes, such as a price list; needs Chromium or Chrome')
    .argument('[names...]', 'names of documents in the config (default: all)')
    .addOption(configOption())
    .addOption(atOption())
    .option('--force', 'print them again even if nothing has changed')
    .action((names: readonly string[], flags: PrintFlags) =>
      run(async () => (await import('../actions/print.ts')).runPrint(names, flags, context)),
    );
