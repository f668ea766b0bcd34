import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Output } from '../../cli/terminal.ts';
import { compiledProgram } from './compiled-program.ts';
import { ROOT } from './sites.ts';

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CliOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const environment = (env: CliOptions['env']): NodeJS.ProcessEnv => ({ ...process.env, NO_COLOR: '1', ...env });

/**
 * Runs a command of the program in this process, where it is several times as fast as in a new one. Use `cliProcess` if
 * the command depends on its process: on its time zone, its signals, or the variables that Node itself reads.
 */
export async function cli(args: readonly string[], { cwd = ROOT, env = {} }: CliOptions = {}): Promise<CliResult> {
  const [stdout, stderr] = [recorded(), recorded()];
  const stop = new AbortController();
  const { run } = await compiledProgram();
  const code = await run(['node', 'site', ...args], {
    cwd,
    env: environment(env),
    stdout: stdout.output,
    stderr: stderr.output,
    stop: stop.signal,
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

function recorded(): { readonly output: Output; readonly text: () => string } {
  const parts: string[] = [];
  return {
    output: { isTTY: false, columns: 80, write: (text) => parts.push(text) },
    text: () => parts.join(''),
  };
}

/** Runs the program in a process of its own, as an owner does; `tool` is the folder of another copy of the tool. */
export function cliProcess(
  args: readonly string[],
  { cwd = ROOT, env = {}, tool = ROOT }: CliOptions & { readonly tool?: string } = {},
): Promise<CliResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(tool, 'cli', 'site.mjs'), ...args], { cwd, env: environment(env) });
    const parts: { stdout: Buffer[]; stderr: Buffer[] } = { stdout: [], stderr: [] };
    child.stdout.on('data', (part: Buffer) => parts.stdout.push(part));
    child.stderr.on('data', (part: Buffer) => parts.stderr.push(part));
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(parts.stdout).toString(), stderr: Buffer.concat(parts.stderr).toString() }),
    );
  });
}
