import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../sites.ts';

export interface Death {
  readonly signal: NodeJS.Signals | null;
  /** The completed steps, if the process was not killed. */
  readonly steps: readonly string[];
}

/** Bundles the process, and returns a function that runs it. */
export async function dyingBuilds(): Promise<
  (args: { from: string; out: string; cache: string; at?: number }) => Promise<Death>
> {
  const program = join(ROOT, '.cache', 'tests', 'support', 'dying-build.mjs');
  await build({
    entryPoints: [join(ROOT, 'test/support/output/dying-build.ts')],
    outfile: program,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return ({ from, out, cache, at = 0 }) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [program, from, out, cache, String(at)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const parts: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => parts.push(part));
      child.on('error', reject);
      child.on('close', (code, signal) => {
        if (signal === null && code !== 0) reject(new Error(`The build ended with ${code}.`));
        else resolve({ signal, steps: signal === null ? JSON.parse(Buffer.concat(parts).toString()) : [] });
      });
    });
}
