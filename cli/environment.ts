import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { digest } from '../renderer/core/digest.ts';
import { ENGINE } from './options.ts';

/** The variables on which the text of numbers and dates depends. */
const LOCALE = ['LC_ALL', 'LC_MESSAGES', 'LC_NUMERIC', 'LANG', 'LANGUAGE', 'TZ'];

/**
 * Returns a digest of what a run depends on in addition to the modules of the program and the site: the sources of the
 * scripts for browsers, which the program’s folder name covers (see cli/bundle.mjs), packages, and the locale.
 */
export const environmentDigest = (programFolder: string): string =>
  digest(
    basename(programFolder),
    ...Object.keys(packageJson.dependencies).map((name) => manifestOf(name, ENGINE)),
    JSON.stringify(LOCALE.map((name) => process.env[name])),
    JSON.stringify(process.versions),
  );

/** Finds the manifest of a package as Node does: in this folder, or in a folder above it. */
function manifestOf(name: string, folder: string): string {
  try {
    return readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  } catch {
    return dirname(folder) === folder ? '' : manifestOf(name, dirname(folder));
  }
}
