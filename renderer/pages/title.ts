import type { Prose } from '../facts/prose.ts';
import type { PlannedPage } from '../plan/page.ts';

/**
 * Search engines truncate titles at about this length
 * (https://developers.google.com/search/docs/appearance/title-link).
 */
export const MAX_TITLE_LENGTH = 60;

const NAME = / \| \{clinic\.name\}$/;

/** A clinic name up to this length fits after a descriptive title; a longer name is not a problem of the title. */
const USUAL_NAME = 24;

/**
 * Returns the full title of a page. If the clinic's name at its end is so long that the title would be truncated, the
 * name is omitted: it is the same on every page. Titles that the tool generates always fit.
 */
export function titleOf({ title, path }: PlannedPage, plain: (prose: Prose) => string): string {
  const whole = plain(title);
  if (whole.length <= MAX_TITLE_LENGTH || !NAME.test(title.source)) return whole;
  const without = plain({ source: title.source, parts: title.parts.slice(0, -1) }).replace(/ \| $/, '');
  if (path[0] === 'catalogue') return fittingTitle(without);
  return without.length + BAR + USUAL_NAME <= MAX_TITLE_LENGTH ? without : whole;
}

const BAR = ' | '.length;

const fittingTitle = (text: string): string =>
  text.length <= MAX_TITLE_LENGTH
    ? text
    : `${text.slice(0, MAX_TITLE_LENGTH).replace(/(?:\W*\s(?:and|or|of|the))*\W*\s\S*$/, '')}…`;
