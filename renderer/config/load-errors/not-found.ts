import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Finding } from '../../core/finding.ts';
import { DEFAULT_CONFIG } from '../default-config.ts';

/** Reports a config that does not exist, with the place of the config that is probably meant. */
export function notFound(file: string, isFolder: boolean): Finding {
  const near = configNear(file, isFolder);
  return {
    rule: 'config/not-found',
    severity: 'error',
    message: isFolder ? `${file} is a folder, not a config.` : `There is no config ${file}.`,
    help: isFile(`${file}.txt`)
      ? `The folder contains ${basename(file)}.txt: rename it to ${basename(file)}, without “.txt”.`
      : near === undefined
        ? 'Name it with --config, or run the command in the folder that contains site.config.ts. “npx site init FOLDER” writes a new site.'
        : `Run the command in ${dirname(near)}, or write --config ${near}`,
  };
}

/** Returns the config in the folder, in one of the folders around it, or in the only folder below it that contains one. */
function configNear(file: string, isFolder: boolean): string | undefined {
  const folder = isFolder ? file : dirname(file);
  const above = around(folder)
    .map((one) => join(one, DEFAULT_CONFIG))
    .find((path) => path !== file && isFile(path));
  if (above !== undefined) return above;
  const [below, another] = foldersIn(folder)
    .map((name) => join(folder, name, DEFAULT_CONFIG))
    .filter((path) => path !== file && isFile(path));
  return another === undefined ? below : undefined;
}

const around = (folder: string): readonly string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...around(dirname(folder))];

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** Returns no names for a folder that does not exist or cannot be read. */
function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}
