import type { Command } from 'commander';
import type { PreviewFlags } from '../actions/preview.ts';
import type { CommandContext } from '../context.ts';
import { outOption, portOption, type Run } from './shared.ts';

export const previewCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('preview')
    .summary('serve the built site as a host would')
    .description(
      'serve the built folder as a host would, with clean addresses, redirects, headers and the not-found page',
    )
    .addOption(outOption())
    .addOption(portOption(4173))
    .option('--host <name>', 'the host name or address to listen on', 'localhost')
    .action((flags: PreviewFlags) =>
      run(async () => (await import('../actions/preview.ts')).runPreview(flags, context)),
    );
