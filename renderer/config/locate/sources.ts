import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { type Node, Project, type SourceFile, SyntaxKind } from 'ts-morph';
import type { SourceLocation } from '../../core/finding.ts';
import { unitsIn } from './escapes.ts';
import { type Found, findIn } from './follow.ts';
import { exportOf } from './names.ts';
import { literalText, skipParentheses } from './resolve-expression.ts';
import type { Located, Wanted } from './wanted.ts';

/** Some characters of a file. */
export interface Range {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/**
 * Opens the config's sources; the result finds where a value was typed. It is sure of a text where the very text
 * stands there.
 */
export function openSources(config: {
  readonly entry: string;
  readonly folder: string;
  readonly language: string;
}): (wanted: Wanted) => (Located & { readonly sure: boolean }) | undefined {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true },
  });
  const open = (path: string): SourceFile | undefined =>
    project.getSourceFile(path) ?? (existsSync(path) ? project.addSourceFileAtPath(path) : undefined);
  const resolveImport = (from: SourceFile, specifier: string): SourceFile | undefined => {
    if (specifier === 'clinic-site') return open(config.language);
    if (!specifier.startsWith('.')) return undefined;
    const path = resolve(dirname(from.getFilePath()), specifier);
    const candidates = [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, '.ts'), resolve(path, 'index.ts')];
    return candidates
      .filter((candidate) => /\.\w+$/.test(candidate))
      .map(open)
      .find((file) => file !== undefined);
  };
  const language = `${dirname(config.language)}${sep}`;
  const entry = open(config.entry);
  const root = entry && exportOf(entry, 'default', resolveImport);
  return (wanted) => {
    if (!root) return undefined;
    const isOwners = (file: SourceFile) => !file.getFilePath().startsWith(language);
    const found = findIn(root, wanted, { resolveImport, isOwners });
    const node = nodeOf(found, wanted);
    const exact = found.rest === 0;
    const part = exact ? partOf(node, wanted) : undefined;
    const range = { file: node.getSourceFile(), start: node.getStart(), end: node.getEnd(), ...part?.range };
    const sure = exact && literalText(skipParentheses(node)) === wanted.value && (!wanted.span || part !== undefined);
    return { location: locationOf(range, config.folder), exact, sure, ...(part ? { words: part.words } : {}) };
  };
}

/** The node to be shown: the value, or its name where the name is at fault. */
function nodeOf(found: Found, wanted: Wanted): Node {
  if (wanted.part === 'name' && found.rest === 0 && found.name) return found.name;
  return found.node;
}

export function locationOf({ file, start, end }: Range, folder: string): SourceLocation {
  const from = file.getLineAndColumnAtPos(start);
  const to = file.getLineAndColumnAtPos(end);
  return {
    file: relative(folder, file.getFilePath()).split(sep).join('/'),
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
  };
}

interface Part {
  readonly range: Pick<Range, 'start' | 'end'>;
  readonly words: string;
}

/** A part of a text in its literal; nothing where the text is put together from several. */
function partOf(node: Node, { span }: Wanted): Part | undefined {
  const literal = node.asKind(SyntaxKind.StringLiteral) ?? node.asKind(SyntaxKind.NoSubstitutionTemplateLiteral);
  if (!span || !literal) return undefined;
  const units = unitsIn(literal.getText().slice(1, -1));
  const [first, last] = [units[span.at], units[span.at + Math.max(1, span.length)] ?? units.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const start = literal.getStart() + 1;
  const words = literal.getLiteralText().slice(span.at, span.at + span.length);
  return { range: { start: start + first, end: start + last }, words };
}
