import type { Prose } from '../facts/prose.ts';
import type { PlannedPage } from '../plan/page.ts';

/** Search engines cut a title at about this length (https://developers.google.com/search/docs/appearance/title-link). */
export const MAX_TITLE_LENGTH = 60;

const NAME = / \| \{clinic\.name\}$/;

/** A name of such a length fits behind what a title should say; a longer one is no fault of the title. */
const USUAL_NAME = 24;

/**
 * A page's title as it is shown. Where the clinic's name at its end is long and the title would be cut, the name gives
 * way: it was quoted there for every page alike. A title that the site makes itself always fits.
 */
export function titleOf({ title, path }: PlannedPage, plain: (prose: Prose) => string): string {
  const whole = plain(title);
  if (whole.length <= MAX_TITLE_LENGTH || !NAME.test(title.source)) return whole;
  const without = plain({ source: title.source, parts: title.parts.slice(0, -1) }).replace(/ \| $/, '');
  if (path[0] === 'catalogue') return fitting(without);
  return without.length + BAR + USUAL_NAME <= MAX_TITLE_LENGTH ? without : whole;
}

const BAR = ' | '.length;

const fitting = (text: string): string =>
  text.length <= MAX_TITLE_LENGTH
    ? text
    : `${text.slice(0, MAX_TITLE_LENGTH).replace(/(?:\W*\s(?:and|or|of|the))*\W*\s\S*$/, '')}…`;
