import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Cache, cachedValue } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';

/** Increase this when the results of the parser or its extensions change. */
const FORMAT = 2;

/** The number of lists and quotations that may be inside one another. */
const MAX_DEPTH = 10;

/** A thematic break consists of the characters of a list marker (https://spec.commonmark.org/0.31.2/#thematic-breaks). */
const BREAK = String.raw`[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$`;
/** Unlike a quotation, a list item needs a space after its marker (https://spec.commonmark.org/0.31.2/#list-marker). */
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
/**
 * Parsing time grows with the square of the nesting depth, so a line with 40 markers is not parsed at all. Nor is a line
 * that begins a list item or a quotation after 120 spaces.
 */
const UNPARSABLE = new RegExp(String.raw`^(?:(?:(?!${BREAK})${MARKER}){40}|(?:\t| {4}){30}(?!${BREAK})${MARKER})`, 'm');

/** Parses Markdown to a tree with positions; returns `undefined` if it is nested too deeply. */
export function parseTree(text: string): Root | undefined {
  if (UNPARSABLE.test(text)) return undefined;
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return isTooDeep(tree, MAX_DEPTH) ? undefined : tree;
}

/** @param remaining the number of lists and quotations that may still be inside the node */
function isTooDeep(node: Nodes, remaining: number): boolean {
  const left = node.type === 'list' || node.type === 'blockquote' ? remaining - 1 : remaining;
  return left < 0 || ('children' in node && node.children.some((child) => isTooDeep(child, left)));
}

/** The same with a cache, which is ten times as fast. */
export const treeOf = (text: string, cache: Cache): Promise<Root | undefined> =>
  cachedValue(
    cache,
    `markdown-${FORMAT}-${digest(text)}.json`,
    (value) => (isRoot(value) ? value : undefined),
    async () => parseTree(text),
  );

/** Only trees of this format are stored under such a name. */
const isRoot = (value: unknown): value is Root =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root' && 'children' in value;
