import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { asText, type Cache } from '../io.ts';
import { digest } from '../output/digest.ts';

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
export async function treeOf(text: string, cache: Cache): Promise<Root | undefined> {
  const name = `markdown-${FORMAT}-${digest(text)}.json`;
  const known = readTree(asText(await cache.get(name)));
  if (known) return known;
  const tree = parseTree(text);
  if (tree) await cache.set(name, JSON.stringify(tree));
  return tree;
}

/** The cache is our own file; one that is damaged counts as empty. */
function readTree(json: string | undefined): Root | undefined {
  try {
    const tree: Root | undefined = json === undefined ? undefined : JSON.parse(json);
    return tree?.type === 'root' ? tree : undefined;
  } catch {
    return undefined;
  }
}
