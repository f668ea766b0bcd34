import { resolve } from 'node:path';
import { Argument, type Command } from 'commander';
import { escapeForTerminal, isPlainLine } from '../../renderer/facts/plain-text.ts';
import { caddyConfig } from '../../renderer/output/hosts/caddy/index.ts';
import type { HostModel } from '../../renderer/output/hosts/model.ts';
import { nginxConfig } from '../../renderer/output/hosts/nginx/index.ts';
import { vercelConfig } from '../../renderer/output/hosts/vercel.ts';
import { hostedFolder } from '../built-folder.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { outOption, portOption, type Run } from './shared.ts';

interface HostFlags {
  readonly out: string;
  readonly root?: string;
  readonly port?: number;
}

/** Hosts whose configuration is a file of its own; the others read theirs in the built folder. */
const SERVERS: Readonly<Record<string, (model: HostModel, flags: HostFlags, folder: string) => string>> = {
  nginx: (model, { port, root }, folder) => nginxConfig(model, { root: root ?? folder, port }),
  caddy: (model, { port, root }, folder) => caddyConfig(model, { root: root ?? folder, port }),
  vercel: (model, { root, out }) => vercelConfig(model, root ?? out),
};

export const hostCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('host')
    .description('print the complete configuration of a server or host for the built folder')
    .addArgument(new Argument('<server>', 'what serves it').choices(Object.keys(SERVERS)))
    .addOption(outOption())
    .option('--root <path>', 'where the folder lies on the server; as it lies here, unless it is named')
    .addOption(portOption(undefined, '80, or 443 for Caddy'))
    .addHelpText(
      'after',
      '\nCloudflare Pages and Netlify read _redirects and _headers in the folder. More in docs/hosting.md.',
    )
    .action((server: string, flags: HostFlags) => run(() => host(server, flags, context)));

async function host(server: string, flags: HostFlags, { cwd, terminal }: CommandContext): Promise<Exit> {
  const folder = resolve(cwd, flags.out);
  const { model } = await hostedFolder(folder);
  const unfit = unfitRoot(server, flags.root ?? folder);
  if (unfit !== undefined) throw new UsageError(unfit);
  const text = SERVERS[server]?.(model, flags, folder) ?? '';
  terminal.print(text.trimEnd());
  return EXIT.ok;
}

/** Why a configuration cannot name a folder: it would be read as something else, and another folder served. */
function unfitRoot(server: string, root: string): string | undefined {
  const named = `The folder ${escapeForTerminal(root)} cannot be named in the configuration`;
  const remedy = 'Name another with --root.';
  if (!isPlainLine(root)) return `${named}: it holds a line break or a character that nobody sees. ${remedy}`;
  // Caddy has no way to write them.
  if (server === 'caddy' && /[{}\\]/.test(root))
    return `${named}: Caddy reads braces and backslashes as its own signs. ${remedy}`;
  return undefined;
}
