/** Runs the action of a command in this process: starting the program takes longer than most actions. */
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandContext, UsageError } from '../../cli/context.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { ROOT, TODAY } from './sites.ts';

export interface CommandRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The flags that commander sets, on the day of the tests. */
export const DEFAULT_FLAGS = { config: 'site.config.ts', format: 'pretty', at: TODAY, jobs: 1 } as const;

/** Runs an action in a folder. A mistake in the command ends it with status 2, as in the program. */
export async function runIn(folder: string, action: (context: CommandContext) => Promise<number>): Promise<CommandRun> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const code = await action(contextIn(folder, stdout, stderr)).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    stderr.push(error.message);
    return 2;
  });
  return { code, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}

/** The environment of a command whose output is collected. */
export const contextIn = (cwd: string, stdout: string[], stderr: string[]): CommandContext => ({
  cwd,
  env: {},
  stop: new AbortController().signal,
  terminal: {
    print: (text) => void stdout.push(text),
    say: (text) => void stderr.push(text),
    progress: () => undefined,
    endProgress: () => undefined,
    colours: PLAIN,
  },
});

/** Gives a copy of a site the cache of all such copies, so that scripts are bundled once. */
export async function shareCache(folder: string): Promise<void> {
  const shared = join(ROOT, '.cache', 'site-copies');
  await mkdir(shared, { recursive: true });
  await symlink(shared, join(folder, '.cache'));
}
