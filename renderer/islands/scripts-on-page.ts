import { COMMON } from './common.ts';

/** The behaviours and islands that the markup of a page uses. */
export interface PageScripts {
  /** Behaviours in addition to those of every page. */
  readonly behaviours: readonly string[];
  readonly islands: readonly string[];
  /** Islands that hydrate as soon as the page is opened. */
  readonly eagerScripts: readonly string[];
}

/**
 * Returns the names in `data-does` and `data-island`, sorted and without duplicates, so that equal pages share an
 * entry.
 */
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

/** Returns one key for all pages with the same behaviours and islands. */
export const entryKey = ({ behaviours, islands }: Omit<PageScripts, 'eagerScripts'>): string =>
  [...behaviours, '', ...islands].join(' ');
