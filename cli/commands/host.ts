import { resolve } from 'node:path';
import { Argument, type Command } from 'commander';
import { escapeForTerminal, isPlainLine } from '../../renderer/facts/plain-text.ts';
import { HOSTS } from '../../renderer/output/hosts/index.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';
import { outOption, portOption, type Run } from './shared.ts';

interface HostFlags {
  readonly out: string;
  readonly root?: string;
  readonly port?: number;
}

export const hostCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('host')
    .summary('print the configuration of a server or host')
    .description('print the complete configuration of a server or host for the built folder')
    .addArgument(new Argument('<server>', 'the server or host').choices(Object.keys(HOSTS)))
    .addOption(outOption())
    .option('--root <path>', 'path of the folder on the server (default: its path on this machine)')
    .addOption(portOption(undefined, '80, or 443 for Caddy'))
    .addHelpText(
      'after',
      `
Examples:
  $ site host nginx --root /var/www/clinic > clinic.conf
  $ site host apache > dist/.htaccess

Cloudflare Pages and Netlify read _redirects and _headers from the folder. See docs/hosting.md.`,
    )
    .action((server: string, flags: HostFlags) => run(() => host(server, flags, context)));

async function host(server: string, flags: HostFlags, { cwd, terminal }: CommandContext): Promise<Exit> {
  const folder = resolve(cwd, flags.out);
  const { hostedFolder } = await import('../built-folder.ts');
  const { model } = await hostedFolder(folder);
  const root = flags.root ?? folder;
  const problem = problemInRoot(server, root);
  if (problem !== undefined) throw new UsageError(problem);
  const text = HOSTS[server]?.config(model, { root, folder: flags.root ?? flags.out, port: flags.port }) ?? '';
  terminal.print(text.trimEnd());
  return EXIT.ok;
}

/**
 * Explains why a configuration cannot contain a path; returns `undefined` if it can. Such a path would be misread, and
 * another folder would be served.
 */
function problemInRoot(server: string, root: string): string | undefined {
  const message = `The path ${escapeForTerminal(root)} cannot be used in the configuration`;
  const reason = isPlainLine(root)
    ? HOSTS[server]?.problemInRoot?.(root)
    : 'it contains a line break or an invisible character';
  return reason && `${message}: ${reason}. Choose another path with --root.`;
}
