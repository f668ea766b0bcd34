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

/** Hosts that need a separate configuration file; the others read their configuration from the built folder. */
const SERVERS: Readonly<Record<string, (model: HostModel, flags: HostFlags, folder: string) => string>> = {
  nginx: (model, { port, root }, folder) => nginxConfig(model, { root: root ?? folder, port }),
  caddy: (model, { port, root }, folder) => caddyConfig(model, { root: root ?? folder, port }),
  vercel: (model, { root, out }) => vercelConfig(model, root ?? out),
};

export const hostCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('host')
    .description('print the complete configuration of a server or host for the built folder')
    .addArgument(new Argument('<server>', 'the server or host').choices(Object.keys(SERVERS)))
    .addOption(outOption())
    .option('--root <path>', 'path of the folder on the server (default: its path on this machine)')
    .addOption(portOption(undefined, '80, or 443 for Caddy'))
    .addHelpText(
      'after',
      '\nCloudflare Pages and Netlify read _redirects and _headers from the folder. See docs/hosting.md.',
    )
    .action((server: string, flags: HostFlags) => run(() => host(server, flags, context)));

async function host(server: string, flags: HostFlags, { cwd, terminal }: CommandContext): Promise<Exit> {
  const folder = resolve(cwd, flags.out);
  const { model } = await hostedFolder(folder);
  const problem = problemInRoot(server, flags.root ?? folder);
  if (problem !== undefined) throw new UsageError(problem);
  const text = SERVERS[server]?.(model, flags, folder) ?? '';
  terminal.print(text.trimEnd());
  return EXIT.ok;
}

/**
 * Explains why a configuration cannot contain a path; returns `undefined` if it can. Such a path would be misread, and
 * another folder would be served.
 */
function problemInRoot(server: string, root: string): string | undefined {
  const message = `The path ${escapeForTerminal(root)} cannot be used in the configuration`;
  const remedy = 'Choose another path with --root.';
  if (!isPlainLine(root)) return `${message}: it contains a line break or an invisible character. ${remedy}`;
  // Caddy has no escape for these characters.
  if (server === 'caddy' && /[{}\\]/.test(root))
    return `${message}: braces and backslashes have a special meaning in Caddy’s configuration. ${remedy}`;
  return undefined;
}
