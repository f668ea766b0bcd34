import { memoize } from '../../../../core/lazy.ts';
import type { PublicText, PublicTextKind, Span } from '../../public-texts/index.ts';
import { type WordSearch, wordSearch } from './word-search.ts';

/** Words in a text, by their position in its searched form. */
export interface Occurrence<Text extends PublicText = PublicText> extends Span {
  readonly text: Text;
  /** The form of the text that is searched. */
  readonly searched: string;
}

/** Returns the occurrences of words in texts, in the order of the texts. */
export type SearchedTexts<Text extends PublicText = PublicText> = (
  words: readonly RegExp[],
) => readonly Occurrence<Text>[];

/** Prepares texts for searching. Texts that read the same are searched once, and each list of words is searched once. */
export function searchedTexts<Text extends PublicText>(
  texts: readonly Text[],
  searchOf: (texts: readonly string[]) => WordSearch = wordSearch,
): SearchedTexts<Text> {
  const searched = texts.map(searchedForm);
  const indexes = new Map<string, number[]>();
  for (const [index, form] of searched.entries()) {
    const known = indexes.get(form);
    if (known) known.push(index);
    else indexes.set(form, [index]);
  }
  const search = searchOf([...indexes.keys()]);
  return memoize((words) =>
    [...search(words)]
      .flatMap(([form, spans]) => (indexes.get(form) ?? []).map((index) => ({ index, form, spans })))
      .sort((one, other) => one.index - other.index)
      .flatMap(({ index, form, spans }) => {
        const text = texts[index];
        return text ? spans.map((span) => ({ text, searched: form, ...span })) : [];
      }),
  );
}

const NAMES: ReadonlySet<PublicTextKind> = new Set(['address', 'short link', 'file name']);

/** In names, hyphens and underscores take the place of spaces. */
const searchedForm = ({ kind, normal }: PublicText): string =>
  NAMES.has(kind) ? normal.text.replace(/[-_]/g, ' ') : normal.text;
