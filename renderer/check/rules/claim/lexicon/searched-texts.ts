import { groupBy } from '../../../../core/group-by.ts';
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
  const searched = texts.map((text, index) => ({ text, index, form: searchedForm(text) }));
  const byForm = groupBy(searched, ({ form }) => form);
  const search = searchOf([...byForm.keys()]);
  return memoize((words) =>
    [...search(words)]
      .flatMap(([form, spans]) => (byForm.get(form) ?? []).map((one) => ({ ...one, spans })))
      .sort((one, other) => one.index - other.index)
      .flatMap(({ text, form, spans }) => spans.map((span) => ({ text, searched: form, ...span }))),
  );
}

const NAMES: ReadonlySet<PublicTextKind> = new Set(['address', 'short link', 'file name']);

/** In names, hyphens and underscores take the place of spaces. */
const searchedForm = ({ kind, normal }: PublicText): string =>
  NAMES.has(kind) ? normal.text.replace(/[-_]/g, ' ') : normal.text;
