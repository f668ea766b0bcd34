import { existsSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { type Node, Project, type SourceFile, SyntaxKind } from 'ts-morph';
import type { Place } from '../../finding.ts';
import { unitsIn } from './escapes.ts';
import { type Found, findIn } from './follow.ts';
import type { Located, Wanted } from './index.ts';

/** Opens the config's sources; the result finds where a value was typed. */
export function openSources(config: {
  readonly entry: string;
  readonly folder: string;
  readonly language: string;
}): (wanted: Wanted) => Located | undefined {
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
  const root = entry?.getExportAssignment((assignment) => !assignment.isExportEquals())?.getExpression();
  return (wanted) => {
    if (!root) return undefined;
    const isOwners = (file: SourceFile) => !file.getFilePath().startsWith(language);
    const found = findIn(root, wanted, { resolveImport, isOwners });
    const node = nodeOf(found, wanted);
    const part = found.rest === 0 ? partOf(node, wanted) : undefined;
    const place = placeOf(node, part?.range ?? [node.getStart(), node.getEnd()], config.folder);
    return { place, exact: found.rest === 0, ...(part ? { words: part.words } : {}) };
  };
}

/** The node to be shown: the value, or its name where the name is at fault. */
function nodeOf(found: Found, wanted: Wanted): Node {
  if (wanted.part === 'name' && found.rest === 0 && found.name) return found.name;
  return found.node;
}

function placeOf(node: Node, [start, end]: readonly [number, number], folder: string): Place {
  const file = node.getSourceFile();
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
  readonly range: readonly [number, number];
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
  return { range: [start + first, start + last], words };
}
