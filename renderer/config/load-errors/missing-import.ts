import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Finding } from '../../core/finding.ts';
import { onlyOne } from '../../core/only-one.ts';
import { locationsIn } from '../../core/source-location.ts';
import * as language from '../index.ts';

/** A file of the owner in which a name is missing. */
export interface OwnFile {
  /** An absolute path. */
  readonly path: string;
  /** The path from the folder of the config, with slashes. */
  readonly file: string;
  readonly text: string;
  readonly read: (path: string) => string;
}

type Advice = Pick<Finding, 'help' | 'fix'>;

export const isLanguageName = (name: string): boolean => Object.hasOwn(language, name);

/** The list of the names that a file imports from the config language. */
const LANGUAGE_LIST = /^import\s*\{[^}]*\}\s*from\s*['"]clinic-site['"]/m;

/** Says how to import a name of the config language. */
export async function languageImport(name: string, own: OwnFile): Promise<Advice> {
  // The parser takes longer to load than most configs to run.
  const [{ ts }, { importedCall }] = await Promise.all([import('ts-morph'), import('../edit/imports.ts')]);
  const source = ts.createSourceFile(own.file, own.text, ts.ScriptTarget.Latest, true);
  const { edits } = importedCall(source, name);
  const locate = locationsIn(own.text, own.file);
  const list = LANGUAGE_LIST.exec(own.text);
  const help = list
    ? `Add ${name} to the list of imports from 'clinic-site', which begins in line ${locate(list.index, 1).line}.`
    : `Add this line at the top of the file: import { ${name} } from 'clinic-site';`;
  const inserted = edits.map(({ start, text }) => ({ ...pointAt(own, start), text }));
  return { help, fix: { title: `Import ${name}`, edits: inserted } };
}

/** Says how to import a name that a content file exports; `undefined` if none or several do. */
export function contentImport(name: string, own: OwnFile, folder: string): Advice | undefined {
  const declaration = new RegExp(
    String.raw`^export\s+(?:const|let|function)\s+${name.replaceAll('$', '\\$')}(?![\w$])`,
    'm',
  );
  const path = onlyOne(contentFiles(folder).filter((each) => each !== own.path && declaration.test(own.read(each))));
  if (path === undefined) return undefined;
  const present = addToImport(name, own, path);
  if (present) return present;
  const specifier = relative(dirname(own.path), path).split(sep).join('/');
  const line = `import { ${name} } from '${specifier.startsWith('.') ? '' : './'}${specifier}';`;
  const last = [...own.text.matchAll(/^(?:import\b[^;]*?|\} )from\s*(['"])[^'"\n]+\1;?.*$/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  const text = last ? `\n${line}` : `${line}\n`;
  return {
    help: `Add this line to the imports at the top of the file: ${line}`,
    fix: { title: `Import ${name}`, edits: [{ ...pointAt(own, at), text }] },
  };
}

const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*(['"])(\.[^'"\n]+)\2/gm;

/** Says how to complete an import of the file: a name in it may be misspelt, which is not an error while nothing uses it. */
function addToImport(name: string, own: OwnFile, path: string): Advice | undefined {
  const list = [...own.text.matchAll(IMPORT)].find(
    ({ 3: from = '' }) => resolve(dirname(own.path), from.replace(/(?:\.ts)?$/, '.ts')) === path,
  );
  if (!list) return undefined;
  const exported = own.read(path);
  const names = (list[1] ?? '').split(',').map((each) => each.trim());
  const [wrong] = names.filter((each) => /^\w+$/.test(each) && !new RegExp(`\\b${each}\\b`).test(exported));
  const at = list.index + list[0].indexOf(wrong ?? '{') + (wrong === undefined ? 1 : 0);
  const point = pointAt(own, at);
  return wrong === undefined
    ? {
        help: `Add it to the import from '${list[3]}' in line ${point.line}.`,
        fix: { title: `Import ${name}`, edits: [{ ...point, text: ` ${name},` }] },
      }
    : {
        help: `Line ${point.line} imports “${wrong}”, which does not exist: write “${name}” there.`,
        fix: { title: `Import ${name}`, edits: [{ ...point, endColumn: point.column + wrong.length, text: name }] },
      };
}

/** The modules under `content/`, the folder that the documentation names for them. */
function contentFiles(folder: string): readonly string[] {
  const content = resolve(folder, 'content');
  try {
    const names = readdirSync(content, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /(?<!\.d)\.ts$/.test(name)).map((name) => join(content, name));
  } catch {
    // The folder does not exist.
    return [];
  }
}

function pointAt({ text, file }: OwnFile, at: number) {
  const { line, column } = locationsIn(text, file)(at, 1);
  return { file, line, column, endLine: line, endColumn: column };
}
