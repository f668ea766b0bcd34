import type { Command } from 'commander';
import type { PrintFlags } from '../actions/print.ts';
import type { CommandContext } from '../context.ts';
import { atOption, configOption, type Run } from './shared.ts';

export const printCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('print')
    .summary('print the PDF documents, such as a price list')
    .description('print the documents that the config describes, such as a price list; needs Chromium or Chrome')
    .argument('[names...]', 'names of documents in the config (default: all)')
    .addOption(configOption())
    .addOption(atOption())
    .option('--force', 'print them again even if nothing has changed')
    .addHelpText(
      'after',
      `
Documents that are up to date are left alone. The browser is the one that SITE_BROWSER names, the system’s, or
Playwright’s.`,
    )
    .action((names: readonly string[], flags: PrintFlags) =>
      run(async () => (await import('../actions/print.ts')).runPrint(names, flags, context)),
    );
