import { resolve } from 'node:path';
import type { Command } from 'commander';
import { DEFAULT_CONFIG } from '../../renderer/config/default-config.ts';
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

export async function preview(flags: PreviewFlags, context: CommandContext): Promise<Exit> {
  const { cwd, terminal, stop } = context;
  const [{ folderResponder }, { changedSinceBuild }, { serve }] = await Promise.all([
    import('../built-folder.ts'),
    import('../last-build.ts'),
    import('../server.ts'),
  ]);
  const out = resolve(cwd, flags.out);
  const respond = await folderResponder(out);
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
  const changed = await changedSinceBuild(out, { config: DEFAULT_CONFIG }, context);
  if (changed !== undefined)
    terminal.say(`${changed} was changed after ${flags.out} was built. To see the change, run: npx site build`);
  terminal.say(`Serving ${flags.out} at http://${flags.host}:${port} (stop with Ctrl+C)`);
  await closed;
  return EXIT.ok;
}
