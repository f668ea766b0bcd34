import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Cache, cachedValue } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';

/** Counted up when the parser or its extensions change what they make of a text. */
const FORMAT = 1;

/** Lists and quotations within each other take time that grows with the square of their depth; no policy needs a dozen. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){12}|^ {60}/m;

/** A Markdown text as a tree whose nodes say where they stand; nothing where it nests too deep. */
export const parseTree = (text: string): Root | undefined =>
  TOO_DEEP.test(text)
    ? undefined
    : fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** The same; a text that was read before comes from the cache, ten times as fast. */
export const treeOf = (text: string, cache: Cache): Promise<Root | undefined> =>
  cachedValue(
    cache,
    `markdown-${FORMAT}-${digest(text)}.json`,
    (value) => (isRoot(value) ? value : undefined),
    async () => parseTree(text),
  );

/** Nothing but a tree of this format is kept under such a name. */
const isRoot = (value: unknown): value is Root =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'root' && 'children' in value;
