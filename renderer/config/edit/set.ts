import { ts } from 'ts-morph';
import { type ConfigPath, formatPath } from '../../core/finding.ts';
import { commonEnds, type LiteralStyle, type Quote, rewritten } from '../literal.ts';
import { unitsIn } from '../locate/escapes.ts';
import type { Range } from '../locate/instrument.ts';
import { markedParts, withoutMarkers } from '../locate/markers.ts';
import type { RecordedRun } from '../locate/record-run.ts';
import type { RunValue } from '../locate/value-in-run.ts';
import type { Draft } from './draft.ts';
import type { EditableConfig } from './editable.ts';
import { draftField } from './new-field.ts';
import { computed } from './origin.ts';
import { placeOf } from './place.ts';
import { printed } from './print.ts';
import { rawPlaceOf } from './raw.ts';
import type { Refusal } from './refusal.ts';
import { indentAt, styleOf } from './style.ts';
import { lineBreakOf, type TextEdit } from './texts.ts';
import { type Unwrapped, unwrapEdits, unwrappedRoot } from './unwrap.ts';

/**
 * Drafts a change of one value. Removes a stand-in around it, because the fact is now known. An exception stays and is
 * checked again, unless the caller asks to remove it too.
 */
export async function draftSet(
  editable: EditableConfig,
  path: ConfigPath,
  value: unknown,
  removed: readonly Unwrapped[] = ['$standIn'],
): Promise<Draft | Refusal> {
  const raw = rawPlaceOf(editable.config.value, path, editable.day);
  if (!raw) return draftField(editable, path, value);
  const place = await placeOf(editable, path);
  const edits = place && valueEdits(place.value, value, place.run);
  const around = place && unwrapEdits(place, removed);
  if (!place || !edits || !around) return computed(editable, path, place);
  const [expected, target] = unwrappedRoot(editable.config.value, raw, { value, removed });
  return { path, edits: [...edits, ...around], expected, target };
}

/**
 * Drafts the removal of annotations around a value: if the value of a stand-in is final, or an exception is no longer
 * needed.
 */
export async function draftUnwrap(
  editable: EditableConfig,
  path: ConfigPath,
  removed: readonly Unwrapped[],
): Promise<Draft | Refusal> {
  const raw = rawPlaceOf(editable.config.value, path, editable.day);
  const place = raw && (await placeOf(editable, path));
  const edits = place && unwrapEdits(place, removed);
  if (!raw || !edits) return computed(editable, path, place);
  if (edits.length === 0)
    return { message: `“${formatPath(path)}” has no ${removed.includes('$standIn') ? 'stand-in' : 'exception'}.` };
  const [expected, target] = unwrappedRoot(editable.config.value, raw, { value: raw.value, removed });
  return { path, edits, expected, target };
}

/** Returns the edits of the expression that makes a value, or `undefined` if it is not a literal. */
function valueEdits(found: RunValue, value: unknown, run: RecordedRun): readonly TextEdit[] | undefined {
  const { node, file, start, end } = found.range;
  if (typeof found.value === 'string' && typeof value === 'string') return textEdits(found, value, run);
  if (!found.exact || !isReplaceable(node, file)) return undefined;
  const context = { style: styleOf(file), indent: indentAt(file, start), column: 0 };
  return [{ file: file.fileName, start, end, text: printed(value, context) }];
}

/** Whether an expression is only data, without calls, names or comments, so that replacing it loses nothing. */
function isReplaceable(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  if ([ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind))
    return true;
  const items = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties.map((property) => (ts.isPropertyAssignment(property) ? property.initializer : property))
      : undefined;
  return (
    items?.every((item) => isReplaceable(item, file)) === true && !/\/[/*]/.test(withoutStrings(node.getText(file)))
  );
}

const withoutStrings = (text: string): string =>
  text.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '');

/** Changes a literal, or the one part of a joined string that differs. */
function textEdits({ value, range }: RunValue, text: string, run: RecordedRun): readonly TextEdit[] | undefined {
  const was = withoutMarkers(String(value));
  const literal = literalAt(range);
  if (literal && literal.text === was) return [edited(literal.range, [was, text], range.node)];
  const [start, end] = commonEnds(was, text);
  const part = markedParts(String(value)).find(
    (each) => each.at <= start && was.length - end <= each.at + each.text.length,
  );
  const recorded = part && run.recorded[part.literal];
  if (!part || !recorded?.inner) return undefined;
  const words = trimmed({ ...recorded, ...recorded.inner });
  if (unitsIn(sourceIn(words)).length !== part.text.length + 1) return undefined;
  const [from, to] = [start - part.at, was.length - end - part.at];
  const changed = part.text.slice(0, from) + text.slice(start, text.length - end) + part.text.slice(to);
  return [edited(words, [part.text, changed], recorded.node)];
}

/** Returns the text of a literal, and the characters between its quotation marks. */
function literalAt({ node, file, inner }: RunValue['range']): { text: string; range: Range } | undefined {
  if (ts.isSourceFile(node)) {
    const start = node.text.startsWith('\uFEFF') ? 1 : 0;
    return { text: node.text.slice(start), range: { file, start, end: node.text.length } };
  }
  return ts.isStringLiteralLike(node) && inner ? { text: node.text, range: { file, ...inner } } : undefined;
}

const sourceIn = ({ file, start, end }: Range): string => file.text.slice(start, end);

/** Spaces at both ends of a part are not part of a marked text. */
function trimmed({ file, start, end }: Range): Range {
  const source = file.text.slice(start, end);
  const from = start + source.length - source.trimStart().length;
  return { file, start: from, end: from + source.trim().length };
}

const edited = (range: Range, texts: readonly [string, string], literal: ts.Node): TextEdit => ({
  file: range.file.fileName,
  start: range.start,
  end: range.end,
  text: rewritten(sourceIn(range), texts, literalStyle(literal, range.file)),
});

function literalStyle(literal: ts.Node, file: ts.SourceFile): LiteralStyle {
  const first = ts.isSourceFile(literal) ? '' : file.text[literal.getStart(file)];
  const quote: Quote = ts.isSourceFile(literal) ? '' : first === "'" || first === '"' ? first : '`';
  return { quote, isJson: file.fileName.endsWith('.json'), lineBreak: lineBreakOf(file.text) };
}
