import type { Leaf } from '../../config/leaves.ts';
import type { ProsePart } from '../../facts/prose.ts';
import type { MarkdownDocument } from '../../inputs/markdown/markdown.ts';
import { type AuthoredInput, showing } from './links.ts';
import type { TextLocation } from './location.ts';

/** The id of a part of a page, from the owner’s `anchor` field or from the words of a heading. */
export interface AuthoredAnchor {
  readonly id: string;
  readonly location: TextLocation;
}

/** Returns every anchor in the config and in the files below content/. */
export const authoredAnchors = (input: AuthoredInput): readonly AuthoredAnchor[] => [
  ...input.leaves.flatMap(ofLeaf),
  ...[...input.policies].flatMap(([file, document]) => ofPolicy(file, document, input)),
];

/** An anchor in `links` is a target, not the place of a section. */
const ofLeaf = ({ use, value, path }: Leaf): readonly AuthoredAnchor[] =>
  use === 'name' && typeof value === 'string' && path.at(-1) === 'anchor' && !path.includes('links')
    ? [{ id: value, location: { path, ...(path[0] === 'pages' ? { page: String(path[1]) } : {}) } }]
    : [];

function ofPolicy(
  file: string,
  { blocks, locationOf }: MarkdownDocument,
  { pages }: AuthoredInput,
): readonly AuthoredAnchor[] {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
  return showing(file, pages).flatMap(({ location }) =>
    headings.map(({ id, words }) => {
      const { at, length } = extentOf(words);
      return { id, location: { ...location, location: locationOf(at, length) } };
    }),
  );
}

/** Returns the span from the first character of the words to their last. */
function extentOf(words: readonly ProsePart[]): { readonly at: number; readonly length: number } {
  const ends = words.flatMap(function endsOf(part): readonly number[] {
    if (part.kind === 'text') return [part.at, part.at + part.text.length];
    return part.kind === 'fact' ? [part.at, part.at + part.path.length + 2] : part.parts.flatMap(endsOf);
  });
  const at = Math.min(...ends);
  return ends.length === 0 ? { at: 0, length: 1 } : { at, length: Math.max(...ends) - at };
}
