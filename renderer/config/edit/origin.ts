import { ts } from 'ts-morph';
import { type ConfigPath, formatPath, type SourceLocation } from '../../core/finding.ts';
import { relativePath } from '../../core/relative-path.ts';
import type { Range } from '../locate/instrument.ts';
import { markedParts } from '../locate/markers.ts';
import type { RunValue } from '../locate/value-in-run.ts';
import type { EditableConfig } from './editable.ts';
import { languageName } from './imports.ts';
import type { Place } from './place.ts';
import { listedPaths, type Refusal } from './refusal.ts';
import { positionIn } from './texts.ts';

/** Returns the location of characters in the owner’s files. */
export function locationOf({ config, texts }: EditableConfig, { file, start, end }: Range): SourceLocation {
  const text = texts.get(file.fileName) ?? file.text;
  const [from, to] = [positionIn(text, start), positionIn(text, end)];
  return {
    file: relativePath(config.folder, file.fileName),
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
  };
}

const MAX_SOURCE_LENGTH = 60;

/** The code of an expression on one line, shortened. */
export function codeOf({ file, start, end }: Range): string {
  const code = file.text.slice(start, end).replace(/\s+/g, ' ');
  return code.length > MAX_SOURCE_LENGTH ? `${code.slice(0, MAX_SOURCE_LENGTH - 1)}…` : code;
}

/** The name of the constant whose declaration contains an expression: 'homeCopy'. The config itself does not count. */
export function constantAround({ root }: EditableConfig, { node, file }: RunValue['range']): string | undefined {
  let declaration: string | undefined;
  for (let at: ts.Node | undefined = node; at && at !== file; at = at.parent)
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) declaration = at.name.text;
  return ts.isIdentifier(root.node) && root.node.text === declaration ? undefined : declaration;
}

/** Whether a value was written literally, and not computed from others. */
export function isTyped({ value, range, exact }: RunValue): boolean {
  const { node } = range;
  if (!exact) return false;
  if (typeof value === 'string')
    return ts.isStringLiteralLike(node) || (ts.isSourceFile(node) && markedParts(value).length === 1);
  if (typeof value === 'object' && value !== null)
    return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) || isLanguageCall(range);
  return !ts.isIdentifier(node) && !ts.isCallExpression(node) && !ts.isPropertyAccessExpression(node);
}

const isLanguageCall = ({ node, file }: RunValue['range']): boolean =>
  ts.isCallExpression(node) && languageName(node.expression, file) !== undefined;

/** Refuses to edit a value that no literal states. */
export function computed(editable: EditableConfig, path: ConfigPath, place: Place | undefined): Refusal {
  const name = formatPath(path);
  if (!place)
    return {
      message: `“${name}” cannot be traced to the code in which it was written.`,
      help: 'Edit it in the file.',
    };
  const { value, run } = place;
  const [part] = typeof value.value === 'string' ? markedParts(value.value) : [];
  const source = (part && run.recorded[part.literal]) ?? value.range;
  return {
    message: `“${name}” is computed by ${codeOf(value.range)}.`,
    help: 'Edit the code that computes it.',
    source: locationOf(editable, source),
  };
}

/** Refuses to edit a value that others share. */
export function shared(
  editable: EditableConfig,
  path: ConfigPath,
  { place, others }: { readonly place: Place | undefined; readonly others: readonly ConfigPath[] },
): Refusal {
  const name = place && constantAround(editable, place.value.range);
  return {
    message: `“${formatPath(path)}” is written once and used for several values. Changing it would also change ${listedPaths(others)}.`,
    help: `Change ${name === undefined ? 'all of them' : `“${name}”, and with it all of them,`} on purpose, or write this value separately in the config.`,
    source: place && locationOf(editable, place.value.range),
    alsoChanges: others,
  };
}
