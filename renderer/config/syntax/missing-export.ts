import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { nearest } from '../../facts/nearest.ts';
import { SYNTAX } from './syntax-rule.ts';

const MESSAGE = /^No matching export in "(?!config-language:)(.+)" for import "(.+)"$/;

/** Reports an import of a name that a file of the owner does not export, at its declaration if there is one. */
export function missingExport(text: string, read: (file: string) => string): Finding | undefined {
  const [, file, name] = MESSAGE.exec(text) ?? [];
  if (file === undefined || name === undefined) return undefined;
  const source = read(file);
  const escaped = name.replaceAll('$', '\\$');
  const declaration = new RegExp(`^(?:const|let|function|class)\\s+${escaped}(?![\\w$])`, 'm').exec(source);
  if (!declaration) return { ...SYNTAX, message: `${file} exports no “${name}”.`, help: otherName(name, source) };
  const location = locationsIn(source, file)(declaration.index, declaration[0].length);
  return {
    ...SYNTAX,
    message: `“${name}” is imported elsewhere, but this file does not export it.`,
    help: `Write “export” before “${declaration[0]}”.`,
    location,
    fix: { title: 'Write export', edits: [{ ...location, endColumn: location.column, text: 'export ' }] },
  };
}

function otherName(name: string, source: string): string {
  const exported = [...source.matchAll(/^export (?:const|let|function|class) ([\w$]+)/gm)].map(
    ([, found = '']) => found,
  );
  const similar = nearest(name, exported);
  return similar?.near
    ? `There it is called “${similar.name}”: write the same name in both files.`
    : 'Correct the name, or remove the import.';
}
