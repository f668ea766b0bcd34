import { ts } from 'ts-morph';

/** The elements of a list, an object or a call in the code, separated by commas. */
export interface ElementList {
  readonly file: ts.SourceFile;
  readonly nodes: readonly ts.Node[];
  /** The offset after the opening bracket. */
  readonly open: number;
  /** The offset of the closing bracket. */
  readonly close: number;
  readonly hasTrailingComma: boolean;
  /** Whether a line with several elements has spaces inside its brackets. */
  readonly hasSpaces: boolean;
}

/** An element with the comments that belong to it. */
export interface Region {
  readonly node: ts.Node;
  /** The offset of the comments directly above it, or of the element. */
  readonly start: number;
  /** The end of the comment after it on its line, or of its comma. */
  readonly end: number;
  /** The offset of the comma after it. */
  readonly comma?: number | undefined;
  /** Whether nothing else is on its lines. */
  readonly hasOwnLines: boolean;
}

/** Returns the elements of an expression, or `undefined` if it has none. */
export function elementsOf(node: ts.Node, file: ts.SourceFile): ElementList | undefined {
  const nodes = ts.isObjectLiteralExpression(node)
    ? node.properties
    : ts.isArrayLiteralExpression(node)
      ? node.elements
      : ts.isCallExpression(node)
        ? node.arguments
        : ts.isNamedImports(node)
          ? node.elements
          : undefined;
  return (
    nodes && {
      file,
      nodes,
      open: nodes.pos,
      close: node.end - 1,
      hasTrailingComma: nodes.hasTrailingComma === true,
      hasSpaces: ts.isObjectLiteralExpression(node) || ts.isNamedImports(node),
    }
  );
}

export function regionOf(list: ElementList, index: number): Region | undefined {
  const { file, nodes } = list;
  const node = nodes[index];
  if (!node) return undefined;
  const { text } = file;
  const start = startWithComments(node, file);
  const comma = index < nodes.length - 1 || list.hasTrailingComma ? commaAfter(node.end, text) : undefined;
  const end = endWithComments(comma === undefined ? node.end : comma + 1, text);
  const isBlank = (from: number, to: number) => text.slice(from, to).trim() === '';
  const lineStart = lineStartAt(text, start);
  const hasOwnLines = lineStart >= list.open && isBlank(lineStart, start) && isBlank(end, lineEndAt(text, end));
  return { node, start, end, comma, hasOwnLines };
}

/** Comments above an element belong to it if there is no empty line between them. */
function startWithComments(node: ts.Node, file: ts.SourceFile): number {
  const { text } = file;
  const nodeStart = node.getStart(file);
  const isInline = !text.slice(node.pos, nodeStart).includes('\n');
  const ranges = isInline
    ? (ts.getTrailingCommentRanges(text, node.pos) ?? [])
    : (ts.getLeadingCommentRanges(text, node.pos) ?? []);
  return ranges.reduceRight(
    (start, { pos, end }) => (/\n\s*\n/.test(text.slice(end, start)) ? start : Math.min(pos, start)),
    nodeStart,
  );
}

/** A comment after an element belongs to it if nothing follows on the line. */
function endWithComments(end: number, text: string): number {
  const last = ts.getTrailingCommentRanges(text, end)?.at(-1);
  return last && text.slice(last.end, lineEndAt(text, last.end)).trim() === '' ? last.end : end;
}

function commaAfter(end: number, text: string): number | undefined {
  const last = ts.getTrailingCommentRanges(text, end)?.at(-1)?.end ?? end;
  const rest = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*,/.exec(text.slice(last));
  return rest ? last + rest[0].length - 1 : undefined;
}

export const lineStartAt = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The offset of the line break at the end of a line. */
export function lineEndAt(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

/** The offset at which the next line begins. */
export const nextLineAt = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
};
