import type { Resolve } from '../links/destination.ts';
import type { PublicText } from '../rules/public-texts/index.ts';
import { type AuthoredAnchor, authoredAnchors } from './anchors.ts';
import { type LinkIndex, linkIndex } from './link-index.ts';
import { type AuthoredInput, type AuthoredLink, authoredLinks } from './links.ts';
import { type TextIndex, textIndex } from './text-index.ts';

/** Everything that the owner wrote and that finished pages show, with its locations. */
export interface AuthoredIndex extends LinkIndex, TextIndex {
  readonly links: readonly AuthoredLink[];
  readonly anchors: readonly AuthoredAnchor[];
}

export function authoredIndex(
  input: AuthoredInput & { readonly texts: readonly PublicText[] },
  resolve: Resolve,
): AuthoredIndex {
  const links = authoredLinks(input);
  return {
    links,
    anchors: authoredAnchors(input),
    ...linkIndex(links, input.pages, resolve),
    ...textIndex(input.texts),
  };
}
