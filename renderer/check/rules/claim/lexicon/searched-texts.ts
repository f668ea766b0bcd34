import { groupBy } from '../../../../core/group-by.ts';
import { lazy, memoize } from '../../../../core/lazy.ts';
import type { PublicText, PublicTextKind, Span } from '../../public-texts/index.ts';

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

/** Where texts contain words, by text; texts without the words are left out. */
export type Occurrences = ReadonlyMap<string, readonly Span[]>;

/** Finds words in the texts for which it was made. */
export type WordSearch = (words: readonly RegExp[]) => Occurrences;

/** Separates texts in the joined string. No pattern contains it, so no match spans two texts. */
const BORDER = '\u0000';

/** Prepares different texts for searching. They are joined: one search of all is ten times as fast as one of each. */
export function wordSearch(texts: readonly string[]): WordSearch {
  const joined = lazy(() => texts.join(BORDER));
  return (words) => {
    const found = new Map<string, Span[]>();
    let index = 0;
    let start = 0;
    for (const match of matchesOf(words, joined())) {
      while (match.index > start + (texts[index]?.length ?? 0)) start += (texts[index++]?.length ?? 0) + BORDER.length;
      const text = texts[index] ?? '';
      const spans = found.get(text) ?? [];
      if (spans.length === 0) found.set(text, spans);
      spans.push({ at: match.index - start, length: match[0].length });
    }
    return found;
  };
}

/** Finds what one pattern of all alternatives would find: the first alternative that matches, from left to right. */
function* matchesOf(words: readonly RegExp[], text: string): Generator<RegExpExecArray> {
  const next = words.map((pattern) => ({ pattern, match: execFrom(pattern, text, 0) }));
  for (;;) {
    const first = next.reduce<RegExpExecArray | null>(
      (best, { match }) => (match && (!best || match.index < best.index) ? match : best),
      null,
    );
    if (!first) return;
    yield first;
    const end = first.index + Math.max(first[0].length, 1);
    for (const candidate of next)
      if (candidate.match && candidate.match.index < end) candidate.match = execFrom(candidate.pattern, text, end);
  }
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
