import { dirname, join } from 'node:path';
import { diffSites, type SiteDiff } from '../../renderer/diff/index.ts';
import { isUnreadable, type SiteVersion, versionOf } from '../../renderer/diff/version.ts';
import { withValues } from './edit.ts';
import { memoryIo, ROOT } from './sites.ts';

/** Other values at some paths of a config; `undefined` removes one. */
export type Values = Readonly<Record<string, unknown>>;

export interface VersionOptions {
  /** The folder whose content/ is read. */
  readonly folder?: string;
  /** Other files below content/. */
  readonly files?: Readonly<Record<string, string>>;
  readonly today?: string;
}

/** Reads a config in memory, as `site diff` reads that of a revision. */
export async function siteVersion(
  value: unknown,
  { folder = join(ROOT, 'test/sites/minimal'), files = {}, today = '2026-11-21' }: VersionOptions = {},
): Promise<SiteVersion> {
  const real = memoryIo();
  const read = async (path: string) => {
    const text = files[path.slice(join(folder, 'content').length + 1)];
    return text === undefined ? real.read(path) : new TextEncoder().encode(text);
  };
  const file = join(folder, 'site.config.ts');
  const config = { value, folder: dirname(file), files: [file], duplicateNames: [], hasReadOutside: () => false };
  const version = await versionOf(config, { file, overrides: {} }, { ...real, read, today: () => today });
  if (isUnreadable(version)) throw new Error(`The config is invalid: ${version.findings[0]?.message}`);
  return version;
}

/** Compares a config with the same config after edits. */
export async function diffOf(config: unknown, values: Values, options: VersionOptions = {}): Promise<SiteDiff> {
  const [before, after] = await Promise.all([
    siteVersion(config, options),
    siteVersion(withValues(config, values), options),
  ]);
  return diffSites({ before, after }, 'main');
}
