import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { outOption, portOption, type Run } from './shared.ts';

const DEFAULT_PORT = 4173;

interface PreviewFlags {
  readonly out: string;
  readonly port: number;
  readonly host: string;
}

export const previewCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('preview')
    .summary('serve the built site as a host would')
    .description(
      'serve the built folder as a host would, with clean addresses, redirects, headers and the not-found page',
    )
    .addOption(outOption())
    .addOption(portOption(DEFAULT_PORT))
    .option('--host <name>', 'the host name or address to listen on', 'localhost')
    .action((flags: PreviewFlags) => run(() => preview(flags, context)));

export async function preview(flags: PreviewFlags, { cwd, terminal, stop }: CommandContext): Promise<Exit> {
  const [{ folderResponder }, { serve }] = await Promise.all([import('../built-folder.ts'), import('../server.ts')]);
  const respond = await folderResponder(resolve(cwd, flags.out));
  const { port, closed } = await serve({
    ...flags,
    stop,
    answer: (request) =>
      respond({
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        ifNoneMatch: request.headers['if-none-match'],
      }),
  });
  terminal.say(`Serving ${flags.out} at http://${flags.host}:${port} (stop with Ctrl+C)`);
  await closed;
  return EXIT.ok;
}
