import { resolve } from 'node:path';
import { escapeForTerminal, isPlainLine } from '../../renderer/facts/plain-text.ts';
import { HOSTS } from '../../renderer/output/hosts/index.ts';
import { hostedFolder } from '../built-folder.ts';
import { type CommandContext, EXIT, type Exit, UsageError } from '../context.ts';

export interface HostFlags {
  readonly out: string;
  readonly root?: string;
  readonly port?: number;
}

/** Runs `site host`. */
export async function runHost(server: string, flags: HostFlags, { cwd, terminal }: CommandContext): Promise<Exit> {
  const folder = resolve(cwd, flags.out);
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
