import { ts } from 'ts-morph';
import { type ElementList, lineEndAt, lineStartAt, regionOf } from './elements.ts';
import { MAX_WIDTH, type PrintContext } from './print.ts';
import { indentAt, styleOf } from './style.ts';
import type { TextEdit } from './texts.ts';

/** Writes an element for the place where it will be; `comment` follows its comma. */
export type Render = (context: PrintContext) => { readonly code: string; readonly comment?: string };

/** Inserts an element before the one at an index, or at the end, in the style of its neighbours. */
export function insertElement(list: ElementList, index: number, render: Render): readonly TextEdit[] {
  const { file, nodes } = list;
  const first = regionOf(list, 0);
  if (!first) return intoEmpty(list, render);
  const hasLines = file.text.slice(lineStartAt(file.text, first.start), first.start).trim() === '' && isBroken(list);
  if (!hasLines) return inLine(list, index, render);
  return index < nodes.length ? lineBefore(list, index, render) : lineAfter(list, render);
}

/** Whether the first element is not on the line of the opening bracket. */
const isBroken = ({ file, nodes, open }: ElementList): boolean =>
  file.text.slice(open, nodes[0]?.getStart(file)).includes('\n');

const insertion = ({ file }: ElementList, at: number, text: string): TextEdit => ({
  file: file.fileName,
  start: at,
  end: at,
  text,
});

function intoEmpty(list: ElementList, render: Render): readonly TextEdit[] {
  const { file, open, close, hasSpaces } = list;
  const style = styleOf(file);
  const outer = indentAt(file, open);
  const column = open - lineStartAt(file.text, open) + 1;
  const { code, comment = '' } = render({ style, indent: outer, column });
  const isBlank = file.text.slice(open, close).trim() === '';
  if (isBlank && comment === '' && !code.includes('\n')) {
    const space = hasSpaces ? ' ' : '';
    return [{ file: file.fileName, start: open, end: close, text: `${space}${code}${space}` }];
  }
  const inner = outer + style.indent;
  const { code: own } = render({ style, indent: inner, column: inner.length });
  const line = `${style.lineBreak}${inner}${own}${style.isJson ? '' : ','}${comment}`;
  const end = isBlank ? close : open + file.text.slice(open, close).trimEnd().length;
  return [{ file: file.fileName, start: isBlank ? open : end, end: close, text: `${line}${style.lineBreak}${outer}` }];
}

function inLine(list: ElementList, index: number, render: Render): readonly TextEdit[] {
  const { file, nodes } = list;
  const next = regionOf(list, index);
  const at = next?.start ?? nodes.at(-1)?.end ?? list.open;
  const lineStart = lineStartAt(file.text, at);
  const { code } = render({ style: styleOf(file), indent: indentAt(file, at), column: at - lineStart + 2 });
  const length = lineEndAt(file.text, at) - lineStart + code.length + 2;
  if ((length > MAX_WIDTH || code.includes('\n')) && canBreak(list)) return broken(list, index, render);
  return [insertion(list, at, next ? `${code}, ` : `, ${code}`)];
}

/** Whether the elements of a list on one line can get a line each: nothing else may follow on the line. */
const canBreak = ({ file, nodes, open, close }: ElementList): boolean => {
  const { text } = file;
  const inside = text.slice(open, close);
  const behind = text.slice(close + 1, lineEndAt(text, close));
  const parent = nodes[0]?.parent;
  const isList = parent !== undefined && !ts.isCallExpression(parent);
  return (
    isList &&
    !inside.includes('\n') &&
    !/\/[/*]/.test(inside) &&
    /^(?: from '[^']*'| from "[^"]*"| \})?[,;]?$/.test(behind)
  );
};

/** Gives each element of a list its own line, because one line would be too long. */
function broken(list: ElementList, index: number, render: Render): readonly TextEdit[] {
  const { file, nodes, open, close } = list;
  const style = styleOf(file);
  const outer = indentAt(file, open);
  const indent = outer + style.indent;
  const { code } = render({ style, indent, column: indent.length });
  const line = `${style.lineBreak}${indent}`;
  const starts = nodes.map((node) => node.getStart(file));
  const breaks = starts.map((start, at): TextEdit => {
    const from = nodes[at - 1]?.end;
    const text = `${from === undefined ? '' : ','}${line}${at === index ? `${code},${line}` : ''}`;
    return { file: file.fileName, start: from ?? open, end: start, text };
  });
  const last = index === nodes.length ? `,${line}${code}` : '';
  const end = nodes.at(-1)?.end ?? open;
  return [
    ...breaks,
    {
      file: file.fileName,
      start: end,
      end: close,
      text: `${last}${style.isJson ? '' : ','}${style.lineBreak}${outer}`,
    },
  ];
}

function lineBefore(list: ElementList, index: number, render: Render): readonly TextEdit[] {
  const { file } = list;
  const style = styleOf(file);
  const next = regionOf(list, index);
  if (!next) return [];
  if (!next.hasOwnLines) return inLine(list, index, render);
  const indent = indentAt(file, next.start);
  const { code, comment = '' } = render({ style, indent, column: indent.length });
  return [insertion(list, lineStartAt(file.text, next.start), `${indent}${code},${comment}${style.lineBreak}`)];
}

function lineAfter(list: ElementList, render: Render): readonly TextEdit[] {
  const { file, nodes } = list;
  const style = styleOf(file);
  const last = regionOf(list, nodes.length - 1);
  if (!last) return [];
  const indent = indentAt(file, last.node.getStart(file));
  const { code, comment = '' } = render({ style, indent, column: indent.length });
  const [comma, own] = last.comma === undefined ? [[insertion(list, last.node.end, ',')], ''] : [[], ','];
  const at = Math.max(last.end, last.node.end);
  const end = file.text.slice(at, lineEndAt(file.text, at)).trim() === '' ? lineEndAt(file.text, at) : at;
  return [...comma, insertion(list, end, `${style.lineBreak}${indent}${code}${own}${comment}`)];
}
