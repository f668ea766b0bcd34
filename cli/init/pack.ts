import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CommandContext, UsageError } from '../context.ts';
import { hasCode } from '../errors.ts';
import { NPM_MISSING, npmCommand } from '../npm.mjs';

/** The tool as a package file. */
export interface PackedTool {
  /** Its file name: 'clinic-site-0.1.0.tgz'. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * Packs the tool, so that the site can be installed wherever it is copied to: the tool is not in a registry. `folder` is
 * for npm to write to. An installed tool gives the same package as its source.
 */
export async function packTool(
  tool: string,
  folder: string,
  { env, stop }: Pick<CommandContext, 'env' | 'stop'>,
): Promise<PackedTool> {
  const options = ['--ignore-scripts', '--no-update-notifier', '--json', '--pack-destination', folder];
  const { command, args, shell } = npmCommand(['pack', tool, ...options], env);
  try {
    const { stdout } = await promisify(execFile)(command, [...args], { shell, env, signal: stop });
    const file = /"filename":\s*"([^"]+)"/.exec(stdout)?.[1] ?? '';
    return { file, bytes: await readFile(join(folder, file)) };
  } catch (error) {
    if (hasCode(error) && error.code === 'ENOENT') throw new UsageError(NPM_MISSING);
    if (stop.aborted || !(error instanceof Error && 'stderr' in error)) throw error;
    throw new UsageError(`npm could not pack the tool: ${String(error.stderr).trim()}`);
  }
}
