import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './sites.ts';

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command-line program as an owner does; `tool` is the folder of another copy of the tool. */
export function cli(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; tool?: string } = {},
): Promise<CliResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(options.tool ?? ROOT, 'cli', 'site.mjs'), ...args], {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
    });
    const parts: { stdout: Buffer[]; stderr: Buffer[] } = { stdout: [], stderr: [] };
    child.stdout.on('data', (part: Buffer) => parts.stdout.push(part));
    child.stderr.on('data', (part: Buffer) => parts.stderr.push(part));
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(parts.stdout).toString(), stderr: Buffer.concat(parts.stderr).toString() }),
    );
  });
}
