import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { readHeaders, readRedirects } from '../../renderer/hosts/read-rules.ts';
import { type HostedSite, respond } from '../../renderer/hosts/respond.ts';
import { asText, type Io } from '../../renderer/io.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { nodeIo } from '../node-io.ts';
import { serve } from '../server.ts';
import { outOption, portOption, type Run } from './shared.ts';

export const DEFAULT_PORT = 4173;

interface PreviewFlags {
  readonly out: string;
  readonly port: number;
  readonly host: string;
}

export const previewCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('preview')
    .description('serve the built folder as a host would: clean addresses, redirects, headers, not-found pages')
    .addOption(outOption())
    .addOption(portOption(DEFAULT_PORT))
    .option('--host <name>', 'the address to listen at', 'localhost')
    .action((flags: PreviewFlags) => run(() => preview(flags, context)));

export async function preview(flags: PreviewFlags, { cwd, terminal, stop }: CommandContext): Promise<Exit> {
  const folder = resolve(cwd, flags.out);
  const site = await hostedFolder(folder, nodeIo({ cache: folder, progress: terminal.progress }));
  const { port, closed } = await serve({
    ...flags,
    stop,
    answer: (request) =>
      respond(site, {
        method: request.method ?? 'GET',
        url: request.url ?? '/',
        ifNoneMatch: request.headers['if-none-match'],
      }),
  });
  terminal.say(`Serving ${flags.out} at http://${flags.host}:${port} (stop with Ctrl+C)`);
  await closed;
  return EXIT.ok;
}

/** A built folder with the rules that it holds. Files are read when they are asked for, so that a new build shows at once. */
async function hostedFolder(folder: string, io: Pick<Io, 'read'>): Promise<HostedSite> {
  if (!(await io.read(join(folder, 'index.html'))))
    throw new UsageError(`There is no built site in ${folder}. Make it with “site build”.`);
  const text = async (name: string) => asText(await io.read(join(folder, name))) ?? '';
  return {
    read: (path) => io.read(join(folder, path)),
    redirects: readRedirects(await text('_redirects')),
    headers: readHeaders(await text('_headers')),
  };
}
