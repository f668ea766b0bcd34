import type { ConfigPath } from '../../../core/finding.ts';
import type { PublicText } from './public-text.ts';

/** A typed text that stands in other words, and where it first does. */
export interface Standing {
  readonly text: PublicText;
  readonly start: number;
}

/** Texts by what they are looked up by: a fault on a page is then traced without a look at every text of the site. */
export interface AuthoredIndex {
  readonly all: readonly PublicText[];
  /** Those of a page's own part of the config. */
  readonly ofPage: (route: string) => readonly PublicText[];
  /** Those that say just these words. */
  readonly saying: (words: string) => readonly PublicText[];
  /** Those below a path of the config of one key or two: 'navigation', or 'pages' and a route. */
  readonly below: (path: ConfigPath) => readonly PublicText[];
  /** Those of `words` that hold some characters between two places, in the order in which they were typed. */
  readonly standingIn: (words: string, from: number, to: number) => readonly Standing[];
}

/** A shorter text is found by chance. */
const MIN_LENGTH = 3;

export function authoredIndex(authored: readonly PublicText[]): AuthoredIndex {
  const byPage = grouped(authored, ({ page }) => [page]);
  const byText = grouped(authored, ({ text }) => [text]);
  const byPath = grouped(authored, ({ source }) =>
    source.from === 'config' ? [keyOf(source.path.slice(0, 1)), keyOf(source.path.slice(0, 2))] : [],
  );
  return {
    all: authored,
    ofPage: (route) => byPage.get(route) ?? [],
    saying: (words) => byText.get(words) ?? [],
    below: (path) => byPath.get(keyOf(path)) ?? [],
    standingIn: finder(authored),
  };
}

/** Texts are looked up by how they begin, so that the time grows with the words and not with the number of texts. */
function finder(authored: readonly PublicText[]): AuthoredIndex['standingIn'] {
  const long = [...authored.entries()].filter(([, { normal }]) => normal.text.length >= MIN_LENGTH);
  const byBeginning = grouped(long, ([, { normal }]) => [normal.text.slice(0, MIN_LENGTH)]);
  const longest = long.reduce((most, [, { normal }]) => Math.max(most, normal.text.length), 0);
  return (words, from, to) => {
    const found = new Map<number, Standing>();
    for (let at = Math.max(0, from - longest + 1); at < to; at += 1)
      for (const [order, text] of byBeginning.get(words.slice(at, at + MIN_LENGTH)) ?? []) {
        const reaches = at + text.normal.text.length > from;
        if (reaches && !found.has(order) && words.startsWith(text.normal.text, at))
          found.set(order, { text, start: at });
      }
    return [...found].sort(([a], [b]) => a - b).map(([, standing]) => standing);
  };
}

const keyOf = (path: ConfigPath): string => JSON.stringify(path);

function grouped<T, Key>(items: readonly T[], keysOf: (item: T) => readonly Key[]): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
