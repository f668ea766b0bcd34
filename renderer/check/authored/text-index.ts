import type { ConfigPath } from '../../core/finding.ts';
import { groupBy } from '../../core/group-by.ts';
import { lazy } from '../../core/lazy.ts';
import { isWholeWord } from '../../facts/words.ts';
import { authoredAt, type PublicText, type Span } from '../rules/public-texts/public-text.ts';
import type { TextLocation } from './location.ts';
import { type SubstringFinder, substringFinder } from './substrings.ts';

/** Finds where the owner wrote the texts of finished pages. */
export interface TextIndex {
  /**
   * Returns where characters of a text were written: in the page’s own part of the config if it contains them,
   * otherwise in the longest text that contains them. The location of computed text and of text from components is the
   * page.
   */
  readonly locateText: (shown: PublicText, span: Span) => TextLocation;
  /**
   * Returns where a whole text or the label of a link was written: in the page’s own sections, then in the navigation,
   * then anywhere. Pass 'last' for a name that appears twice: the second one causes the finding.
   */
  readonly locateWords: (route: string, words: string, which?: 'first' | 'last') => TextLocation;
}

/** The index is built on first use, because most checks do not locate any text. */
export function textIndex(authored: readonly PublicText[]): TextIndex {
  const groups = lazy(() => groupsOf(authored));
  return {
    locateText: (shown, span) => locateText(groups(), shown, span),
    locateWords: (route, words, which = 'first') => locateWords(groups(), route, words, which),
  };
}

interface Groups {
  readonly all: readonly PublicText[];
  readonly byPage: ReadonlyMap<string | undefined, readonly PublicText[]>;
  readonly byText: ReadonlyMap<string, readonly PublicText[]>;
  /** Texts by the first key of their config path, and by the first two: 'navigation', 'pages' and a route. */
  readonly byPath: ReadonlyMap<string, readonly PublicText[]>;
  readonly within: SubstringFinder;
}

const groupsOf = (authored: readonly PublicText[]): Groups => ({
  all: authored,
  byPage: groupBy(authored, ({ page }) => page),
  byText: groupBy(authored, ({ text }) => text),
  byPath: new Map([...groupBy(authored, (text) => pathKey(text, 1)), ...groupBy(authored, (text) => pathKey(text, 2))]),
  within: substringFinder(authored),
});

const pathKey = ({ source }: PublicText, length: number): string =>
  source.from === 'config' ? keyOf(source.path.slice(0, length)) : '';

const keyOf = (path: ConfigPath): string => JSON.stringify(path);

function locateText(groups: Groups, shown: PublicText, span: Span): TextLocation {
  if (shown.source.from !== 'page') return authoredAt(shown, span);
  const route = shown.page ?? '';
  const best =
    bestOf(containedIn(shown, span, groups.within), route) ??
    bestOf(
      (groups.byPage.get(route) ?? []).flatMap((text) => sameWordsIn(text, shown, span)),
      route,
    );
  return { ...(best ? authoredAt(best.text, best.span) : { path: ['pages', route] }), page: route };
}

function locateWords(groups: Groups, route: string, words: string, which: 'first' | 'last'): TextLocation {
  const own = ['pages', route];
  const candidates = [groups.byPath.get(keyOf(own)), groups.byPath.get(keyOf(['navigation'])), groups.all];
  const whole = new Set(groups.byText.get(words));
  const isMatch =
    whole.size > 0 || words === ''
      ? (text: PublicText) => whole.has(text)
      : (text: PublicText) => text.text.includes(words);
  for (const texts of candidates) {
    const text = texts?.filter(isMatch).at(which === 'first' ? 0 : -1);
    if (text) return authoredAt(text, { at: text.text.indexOf(words), length: words.length });
  }
  return { path: own };
}

interface Match {
  readonly text: PublicText;
  readonly span: Span;
  /** The number of characters that the text and the span share. */
  readonly overlap: number;
}

/** The match with the largest overlap; of equal ones, one of the page itself, then the longest text. */
const bestOf = (found: readonly Match[], route: string): Match | undefined => {
  const weights = ({ text, overlap }: Match) => [overlap, text.page === route ? 1 : 0, text.text.length];
  return found.toSorted((a, b) =>
    weights(b).reduce((order, weight, index) => order || weight - (weights(a)[index] ?? 0), 0),
  )[0];
};

/** Finds authored texts that appear as a whole in the text of the page and overlap the span. */
function containedIn(shown: PublicText, span: Span, find: SubstringFinder): readonly Match[] {
  const at = shown.normal.index(span.at);
  const end = shown.normal.index(span.at + span.length);
  return find(shown.normal.text, at, end).flatMap(({ text, start }) => {
    const { length } = text.normal.text;
    if (!isWholeWord(shown.normal.text, start, length)) return [];
    const [from, to] = [Math.max(at, start), Math.min(end, start + length)];
    return [{ text, span: text.normal.original(from - start, to - from), overlap: to - from }];
  });
}

/** Finds the span’s words in an authored text of the page: a component may have added others between them. */
function sameWordsIn(text: PublicText, shown: PublicText, { at, length }: Span): readonly Match[] {
  const words = shown.normal.text.slice(shown.normal.index(at), shown.normal.index(at + length));
  const start = words === '' ? -1 : text.normal.text.indexOf(words);
  return start === -1 ? [] : [{ text, span: text.normal.original(start, words.length), overlap: words.length }];
}
