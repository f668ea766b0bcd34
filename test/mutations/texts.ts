import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/sites.ts';

export const CONFIG = 'site.config.ts';

/** Every file that an owner edits: the config, the copy in content/ and the policies. */
export const texts: ReadonlyMap<string, string> = new Map(
  [
    CONFIG,
    ...readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
      .map((name) => `content/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(ts|md)$/.test(name))
      .sort(),
  ].map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]),
);

export function textOf(file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`There is no ${file} any more: name another file in the row.`);
  return text;
}
