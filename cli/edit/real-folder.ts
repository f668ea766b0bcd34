import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CommandContext } from '../context.ts';
import { absent } from '../errors.ts';
import { type ConfigFlags, configFile } from '../options.ts';

/**
 * Names the config by the real path of its folder: esbuild reports real paths, and an edit must find its files among
 * them. A config that is itself a symbolic link keeps its folder, which contains its content.
 */
export async function inRealFolder<Flags extends ConfigFlags>(flags: Flags, context: CommandContext): Promise<Flags> {
  const file = configFile(flags, context);
  const folder = await realpath(dirname(file)).catch(absent);
  return folder === undefined ? flags : { ...flags, config: join(folder, basename(file)) };
}
