/** A run of text of a page, or where a part of its structure begins and ends; as pdf.js gives them. */
export type PdfItem =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null };

/** A node of a page's structure (ISO 32000-1, 14.7): a role with children, or the text that an id names. */
export type PdfNode =
  | { readonly role: string; readonly children: readonly PdfNode[]; readonly alt?: string }
  | { readonly type: string; readonly id: string };

/** What a page says in one go. */
export interface Passage {
  readonly text: string;
  /** False where the page's structure does not speak of it: the marks of a scale, a page's number, all of a page without tags. */
  readonly isTold: boolean;
}

/** Roles whose text is read in one go: a paragraph, a point of a list, a row of a table. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['P', 'H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'Title', 'Caption', 'BlockQuote', 'LI', 'TOCI', 'TR', 'Note'],
]);
const CELLS: ReadonlySet<string> = new Set(['TD', 'TH']);

/**
 * What a page says, a passage for each block. A tagged page tells its blocks itself; what is left, and all of a page
 * without tags, is taken line by line.
 */
export function passagesIn(items: readonly PdfItem[], structure: PdfNode | undefined): readonly Passage[] {
  const { marked, loose } = textsOf(items);
  const used = new Set<string>();
  const textOf = (id: string) => {
    used.add(id);
    return marked.get(id) ?? '';
  };
  const told = structure ? [...blocksOf(structure, textOf)] : [];
  const rest = [...marked].filter(([id]) => !used.has(id)).map(([, text]) => text);
  return [
    ...told.map((text) => ({ text: inOneLine(text), isTold: true })),
    ...sentencesIn([...rest, loose].join('\n')).map((text) => ({ text, isTold: false })),
  ].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** The text under each id, and the text under none. */
function textsOf(items: readonly PdfItem[]): { marked: ReadonlyMap<string, string>; loose: string } {
  const marked = new Map<string, string>();
  const loose: string[] = [];
  const around: (string | undefined)[] = [];
  for (const item of items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') around.pop();
      else around.push(item.id ?? around.at(-1));
      continue;
    }
    const id = around.at(-1);
    const text = item.str + (item.hasEOL ? '\n' : '');
    if (id === undefined) loose.push(text);
    else marked.set(id, (marked.get(id) ?? '') + text);
  }
  return { marked, loose: loose.join('') };
}

function* blocksOf(node: PdfNode, textOf: (id: string) => string): Generator<string> {
  if (!('role' in node)) yield textOf(node.id);
  else {
    if (node.alt) yield node.alt;
    if (BLOCKS.has(node.role)) yield whole(node, textOf);
    else for (const child of node.children) yield* blocksOf(child, textOf);
  }
}

/** The cells of a row are read like the parts of a list: 'Massage, 1h, £60'. */
function whole(node: PdfNode, textOf: (id: string) => string): string {
  if (!('role' in node)) return textOf(node.id);
  const parts = node.children.map((child) => whole(child, textOf));
  return node.children.some((child) => 'role' in child && CELLS.has(child.role))
    ? parts
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', ')
    : parts.join('');
}

/** A word that is parted at the end of a line keeps its hyphen: 'top-up' has one anyway. */
const inOneLine = (text: string): string =>
  text
    .replace(/-\n(?=\p{Ll})/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Lines, and those after them that go on with their sentence. */
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?:])\n|\n(?!\p{Ll})/u).map(inOneLine);
