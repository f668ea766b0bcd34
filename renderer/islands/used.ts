import { COMMON } from './common.ts';

/** What of a page's scripts its markup asks for. */
export interface UsedScripts {
  /** Behaviours beside those that every page has. */
  readonly behaviours: readonly string[];
  readonly islands: readonly string[];
  /** Those of them that wake as soon as the page is viewed. */
  readonly atOnce: readonly string[];
}

/** Names in `data-does` and `data-island` of finished markup, each once and in order, so that equal pages share an entry. */
export const usedScripts = (html: string): UsedScripts => ({
  behaviours: distinct(
    [...html.matchAll(/ data-does="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  ).filter((name) => !(name in COMMON)),
  islands: distinct([...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name)),
  atOnce: distinct([...html.matchAll(/ data-island="([^"]*)" data-wake="view"/g)].map(([, name = '']) => name)),
});

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** One name for all pages that need the same. */
export const entryKey = ({ behaviours, islands }: Omit<UsedScripts, 'atOnce'>): string =>
  [...behaviours, '', ...islands].join(' ');
