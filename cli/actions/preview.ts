import { resolve } from 'node:path';
import { DEFAULT_CONFIG } from '../../renderer/config/default-config.ts';
import { folderResponder } from '../built-folder.ts';
import { type CommandContext, EXIT, type Exit } from '../context.ts';
import { changedSinceBuild } from '../last-build.ts';
import { serve } from '../server.ts';

export interface PreviewFlags {
  readonly out: string;
  readonly port: number;
  readonly host: string;
}

/** Runs `site preview`. */
export async function runPreview(flags: PreviewFlags, context: CommandContext): Promise<Exit> {
  const { cwd, terminal, stop } = context;
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
