import type { Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { type Finding, replacing, type SourceLocation } from '../../core/finding.ts';
import type { RuleName } from '../../core/rule-names.ts';
import { locationsIn } from '../../core/source-location.ts';
import { escapeForTerminal, isPlainLine } from '../../facts/plain-text.ts';
import { linkOrTerm, type ProsePart, type ProseReaders, parseProse } from '../../facts/prose.ts';
import { inFile, offsetsOf } from './offsets.ts';
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

interface Reading {
  readonly text: string;
  readonly readers: ProseReaders;
  readonly found: (rule: RuleName, message: string, where: Characters, help?: string, instead?: string) => void;
}

/** A range of characters in the file. */
interface Characters {
  readonly at: number;
  readonly length: number;
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

/** Reports '##Pets', which is no heading: CommonMark needs a space after the signs. */
function reportHeadingWithoutSpace(node: Extract<RootContent, { type: 'paragraph' }>, { text, found }: Reading): void {
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

const ALLOWED = 'Use headings, paragraphs, lists, tables, quotations, links, and *emphasised* or **strong** text.';

const named = (type: string): string =>
  ({ html: 'raw HTML', image: 'an image', code: 'a block of code' })[type] ?? `“${type}”`;

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

const textOf = (parts: readonly ProsePart[]): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'fact' ? part.path : textOf(part.parts)))
    .join('');

function table(node: Table, reading: Reading): Block {
  const [head, ...rows] = node.children.map((row) => row.children.map((cell) => words(cell.children, reading)));
  return { kind: 'table', head: head ?? [], rows };
}

const words = (nodes: readonly PhrasingContent[], reading: Reading): readonly ProsePart[] =>
  nodes.flatMap((node) => phrase(node, reading));

function phrase(node: PhrasingContent, reading: Reading): readonly ProsePart[] {
  switch (node.type) {
    case 'text':
      return quoted(node, reading);
    case 'emphasis':
      return [{ kind: 'stress', parts: words(node.children, reading) }];
    case 'strong':
      return [{ kind: 'strong', parts: words(node.children, reading) }];
    case 'inlineCode':
      return [{ kind: 'code', parts: [{ kind: 'text', text: escapeForTerminal(node.value), at: startOf(node) + 1 }] }];
    case 'break':
      return [{ kind: 'text', text: ' ', at: startOf(node) }];
    case 'link': {
      const parsedTarget = reading.readers.readMarkupTarget(decoded(node.url));
      const parts = words(node.children, reading);
      const location = targetOf(node, reading.text);
      if (textOf(parts).trim() === '') {
        reading.found(
          'a11y/name',
          `A link to “${escapeForTerminal(node.url)}” has no text.`,
          whole(node),
          LINK_TEXT_HELP,
        );
        return [];
      }
      if (!('problem' in parsedTarget)) return [linkOrTerm(parsedTarget, parts, location)];
      const rule = parsedTarget.rule === 'link/scheme' ? parsedTarget.rule : 'link/target';
      reading.found(rule, parsedTarget.problem, location, parsedTarget.help, parsedTarget.instead);
      return parts;
    }
    default:
      reading.found('content/markdown', `A policy cannot contain ${named(node.type)}.`, whole(node), ALLOWED);
      return [];
  }
}

const LINK_TEXT_HELP = 'Describe where the link goes or what it does.';

/** Markdown escapes addresses; a malformed one stays unchanged and is rejected as a target. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** The offset of a node in the file. */
const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const whole = (node: Nodes): Characters => {
  const at = startOf(node);
  return { at, length: (node.position?.end.offset ?? at) - at };
};

/** The range of a link's target after its label, or of the whole link if the target is defined elsewhere. */
function targetOf(node: Nodes, text: string): Characters {
  const { at, length } = whole(node);
  const label = text.slice(at, at + length).lastIndexOf('](');
  return label === -1 ? { at, length } : { at: at + label + 2, length: length - label - 3 };
}

/** Markdown syntax is already parsed; the remaining text contains only quoted facts. */
function quoted(node: Extract<PhrasingContent, { type: 'text' }>, reading: Reading): readonly ProsePart[] {
  const text = node.value.replaceAll('\n', ' ');
  const { at, length } = whole(node);
  if (!isPlainLine(text))
    reading.found(
      'content/markdown',
      'This text contains a control character.',
      { at, length },
      'Type the text again; such characters often come from copied text.',
    );
  const offsets = offsetsOf(reading.text.slice(at, at + length), node.value, at);
  const { prose, problems } = parseProse(escapeForTerminal(text), reading.readers);
  for (const problem of problems)
    reading.found(
      'content/prose',
      problem.message,
      { at: offsets[problem.at] ?? at, length: problem.length },
      problem.help,
    );
  return inFile(prose.parts, offsets);
}
