import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Cache, cachedValue } from '../../core/cache.ts';
import { digest } from '../../core/digest.ts';

/** Increase this when the results of the parser or its extensions change. */
const FORMAT = 1;

/** Parsing time grows with the square of the nesting depth, and no policy needs a dozen levels. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])){12}|^ {60}/m;

/** Parses Markdown to a tree with positions; returns `undefined` if it is nested too deeply. */
export const parseTree = (text: string): Root | undefined =>
  TOO_DEEP.test(text)
    ? undefined
    : fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

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
