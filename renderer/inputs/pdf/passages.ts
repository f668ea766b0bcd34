/** A piece of text on a page, or the beginning or end of marked content, as pdf.js returns them. */
export type PdfItem =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null };

/** A node of a page's structure (ISO 32000-1, 14.7): a role with children, or a reference to the text with an id. */
export type PdfNode =
  | { readonly role: string; readonly children: readonly PdfNode[]; readonly alt?: string }
  | { readonly type: string; readonly id: string };

/** Text that is read as one unit. */
export interface Passage {
  readonly text: string;
  /**
   * `false` if the page's structure does not contain the text: labels of a scale, page numbers, or any text of an
   * untagged page.
   */
  readonly isTagged: boolean;
}

/** Roles whose text is read as one unit: a paragraph, a list item, a table row. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...['P', 'H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'Title', 'Caption', 'BlockQuote', 'LI', 'TOCI', 'TR', 'Note'],
]);
const CELLS: ReadonlySet<string> = new Set(['TD', 'TH']);

/** Returns the passages of a page: one for each tagged block, and then the untagged text line by line. */
export function passagesIn(items: readonly PdfItem[], structure: PdfNode | undefined): readonly Passage[] {
  const { marked, loose } = textsOf(items);
  const used = new Set<string>();
  const textOf = (id: string) => {
    used.add(id);
    return marked.get(id) ?? '';
  };
  const taggedTexts = structure ? [...blocksOf(structure, textOf)] : [];
  const rest = [...marked].filter(([id]) => !used.has(id)).map(([, text]) => text);
  return [
    ...taggedTexts.map((text) => ({ text: joinLines(text), isTagged: true })),
    ...sentencesIn([...rest, loose].join('\n')).map((text) => ({ text, isTagged: false })),
  ].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Returns the text of each id, and the text without one. */
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

/** Joins the cells of a row with commas: 'Massage, 1h, £60'. */
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

/** Keeps the hyphen of a word that is split at the end of a line, because 'top-up' has one anyway. */
const joinLines = (text: string): string =>
  text
    .replace(/-\n(?=\p{Ll})/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Splits text into lines, joined with the following lines of the same sentence. */
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?:])\n|\n(?!\p{Ll})/u).map(joinLines);
