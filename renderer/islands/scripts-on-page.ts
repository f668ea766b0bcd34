import { COMMON } from './common.ts';

/** What of a page's scripts its markup asks for. */
export interface PageScripts {
  /** Behaviours beside those that every page has. */
  readonly behaviours: readonly string[];
  readonly islands: readonly string[];
  /** Those of them that wake as soon as the page is viewed. */
  readonly eagerScripts: readonly string[];
}

/** Names in `data-does` and `data-island` of finished markup, each once and in order, so that equal pages share an entry. */
export const scriptsOnPage = (html: string): PageScripts => ({
  behaviours: distinct(
    [...html.matchAll(/ data-does="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  ).filter((name) => !(name in COMMON)),
  islands: distinct([...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name)),
  eagerScripts: distinct(
    [...html.matchAll(/ data-island="([^"]*)" data-hydrate="view"/g)].map(([, name = '']) => name),
  ),
});

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** One name for all pages that need the same. */
export const entryKey = ({ behaviours, islands }: Omit<PageScripts, 'eagerScripts'>): string =>
  [...behaviours, '', ...islands].join(' ');
