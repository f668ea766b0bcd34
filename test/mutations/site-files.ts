import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodePosition, positionsIn } from './spots.ts';

export const CONFIG = 'site.config.ts';

/** The files of a site that its owner edits: the config, the copy in content/ and the policies. */
export interface SiteFiles {
  /** Absolute path of the folder that contains the config. */
  readonly root: string;
  /** The texts by their paths in the folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** @throws if there is no such file */
  readonly textOf: (file: string) => string;
  /** Returns the values whose path matches a pattern, in files whose path begins with `file`. */
  readonly spotsAt: (path: RegExp, file?: string) => readonly CodePosition[];
  /** Returns only the string literals among these values. */
  readonly textsAt: (path: RegExp, file?: string) => readonly CodePosition[];
}

/** Reads the owner's files of the site in a folder. */
export function readSite(root: string): SiteFiles {
  const texts = textsIn(root);
  const spots = [...texts].flatMap(([file, text]) => (file.endsWith('.ts') ? positionsIn(file, text) : []));
  const spotsAt: SiteFiles['spotsAt'] = (path, file = '') =>
    spots.filter((spot) => path.test(spot.path) && spot.file.startsWith(file));
  return {
    root,
    texts,
    textOf: (file) => {
      const text = texts.get(file);
      if (text === undefined) throw new Error(`There is no ${file} any more: name another file in the row.`);
      return text;
    },
    spotsAt,
    textsAt: (path, file) => spotsAt(path, file).filter(({ source }) => /^['"`]/.test(source)),
  };
}

function textsIn(root: string): ReadonlyMap<string, string> {
  const content = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|md)$/.test(name))
    .sort();
  return new Map([CONFIG, ...content].map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}
