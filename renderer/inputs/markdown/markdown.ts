import type { Root, RootContent, Table, TableRow } from 'mdast';
import { type Finding, replacing, type SourceLocation } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import type { ProsePart, ProseReaders } from '../../facts/prose.ts';
import { ALLOWED, named, type Reading, textOf, whole, words } from './phrases.ts';
import { parseTree } from './tree.ts';

/** A parsed Markdown text: headings, paragraphs, lists, tables and quotations, with their text as prose. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly words: readonly ProsePart[] }
  | { readonly kind: 'paragraph'; readonly words: readonly ProsePart[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] };
export type Cell = readonly ProsePart[];

export interface MarkdownDocument {
  /** The text of the file. */
  readonly text: string;
  /** The `at` of each text in a block is its offset in the file. */
  readonly blocks: readonly Block[];
  readonly findings: readonly Finding[];
  /** Returns the location of a range of characters. */
  readonly locationOf: (at: number, length: number) => SourceLocation;
}

/** Parses a Markdown file. Reports raw HTML as an error, because it would reach visitors unchecked. */
export function readMarkdown(
  text: string,
  file: string,
  readers: ProseReaders,
  tree: Root | undefined = parseTree(text),
): MarkdownDocument {
  const findings: Finding[] = [];
  const locationOf = locationsIn(text, file);
  const found: Reading['found'] = (rule, message, { at, length }, help, instead) =>
    findings.push({
      rule,
      severity: 'error',
      message,
      ...(help === undefined ? {} : { help }),
      location: locationOf(at, length),
      ...(instead === undefined ? {} : replacing(text.slice(at, at + length), instead)),
    });
  if (!tree) return { text, blocks: [], findings: [tooDeep(file)], locationOf };
  const blocks = tree.children.flatMap((node) => block(node, { text, readers, found }));
  return { text, blocks, findings, locationOf };
}

const tooDeep = (file: string): Finding => ({
  rule: 'content/markdown',
  severity: 'error',
  message: 'This text nests lists or quotations more than ten deep.',
  help: 'Reduce the nesting.',
  location: { file, line: 1, column: 1, endLine: 1, endColumn: 2 },
});

function block(node: RootContent, reading: Reading): readonly Block[] {
  switch (node.type) {
    case 'heading':
      return heading(node, reading);
    case 'paragraph':
      reportHeadingWithoutSpace(node, reading);
      reportRowsWithoutTable(node, reading);
      return [{ kind: 'paragraph', words: words(node.children, reading) }];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) => item.children.flatMap((child) => block(child, reading))),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap((child) => block(child, reading)) }];
    case 'table':
      return [table(node, reading)];
    case 'thematicBreak':
      return [];
    default:
      reading.found('content/markdown', `A policy cannot contain ${named(node.type)}.`, whole(node), ALLOWED);
      return [];
  }
}

type Paragraph = Extract<RootContent, { type: 'paragraph' }>;

/** Reports '##Pets', which is no heading: CommonMark needs a space after the signs. */
function reportHeadingWithoutSpace(node: Paragraph, { text, found }: Reading): void {
  const { at } = whole(node);
  const signs = /^#{2,6}(?=[^\s#])/.exec(text.slice(at))?.[0];
  if (signs !== undefined)
    found(
      'content/markdown',
      `“${signs}” without a space after it is shown as text.`,
      { at, length: signs.length },
      `Write a space after “${signs}”.`,
      `${signs} `,
    );
}

/** Reports '| Notes | Why |' without a line of dashes below it, or after an empty line in a table: no table. */
function reportRowsWithoutTable(node: Paragraph, { text, found }: Reading): void {
  const { at, length } = whole(node);
  const [row = ''] = text.slice(at, at + length).split('\n');
  if (!/^\|.*\|.*\|\s*$/.test(row)) return;
  const span = { at, length: row.trimEnd().length };
  if (/\|[ \t]*\r?\n\s*$/.test(text.slice(0, at)))
    found(
      'content/markdown',
      'An empty line divides this table, so that visitors see the bars of this row.',
      span,
      'Remove the empty line above it.',
    );
  else
    found(
      'content/markdown',
      'A line of dashes is missing below the first row of this table, so that visitors see its bars.',
      span,
      `Write “|${' --- |'.repeat(row.split('|').length - 2)}” on a line of its own below it.`,
    );
}

function heading(node: Extract<RootContent, { type: 'heading' }>, reading: Reading): readonly Block[] {
  const parts = words(node.children, reading);
  if (node.depth !== 2 && node.depth !== 3) {
    reading.found(
      'content/markdown',
      'Headings of a policy must be of level two or three.',
      whole(node),
      'Begin the heading with “##” or “###”; the page already has a title.',
    );
    return [];
  }
  return [{ kind: 'heading', level: node.depth, id: anchorOf(parts), words: parts }];
}

/** '5. Cancellations' → 'cancellations': the number may change, but old links should still work. */
const anchorOf = (parts: readonly ProsePart[]): string =>
  textOf(parts)
    .toLowerCase()
    .replace(/^\d+\.\s*/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function table(node: Table, reading: Reading): Block {
  const [head, ...rows] = node.children.map((row) => row.children.map((cell) => words(cell.children, reading)));
  for (const row of node.children) reportCells(row, head?.length ?? 0, reading);
  return { kind: 'table', head: head ?? [], rows };
}

/** Reports '| Notes | To treat you eight years |', a row that lost a bar: its last cells are in the wrong columns. */
function reportCells(row: TableRow, columns: number, { found }: Reading): void {
  const cells = row.children.length;
  if (cells !== columns)
    found(
      'content/markdown',
      `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the table has ${columns} columns.`,
      whole(row),
      'Write “|” between the cells; a cell without text is “| |”.',
    );
}
