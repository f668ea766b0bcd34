import type { PublicText, PublicTextKind, PublicTexts } from '../public-texts/index.ts';

/** Names, addresses and the facts themselves are no sentences. */
const NO_PROSE: ReadonlySet<PublicTextKind> = new Set<PublicTextKind>(['figure', 'address', 'short link', 'file name']);

/** The words of the config and its files that are sentences. */
export const proseOf = ({ authored }: PublicTexts): readonly PublicText[] =>
  authored.filter(({ kind }) => !NO_PROSE.has(kind));
