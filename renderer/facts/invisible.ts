/**
 * Characters that nobody sees in a text: soft hyphens, joiners, zero-width spaces, direction marks
 * (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point).
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\u00ad', 'a soft hyphen'],
  ['\u200b', 'a zero-width space'],
  ['\u200c', 'a zero-width non-joiner'],
  ['\u200d', 'a zero-width joiner'],
  ['\u200e', 'a left-to-right mark'],
  ['\u200f', 'a right-to-left mark'],
  ['\u2060', 'a word joiner'],
  ['\ufeff', 'a byte order mark'],
]);

/** Returns a text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(INVISIBLE, 'gu'), '');

/** Describes the first invisible character of a text: 'a zero-width space after “£”'. */
export const invisibleIn = (text: string): string | undefined => firstIn(text, INVISIBLE);

function firstIn(text: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const before = text.slice(0, found.index).split(/\s/).at(-1) ?? '';
  const after = withoutInvisible(text.slice(found.index)).split(/\s/)[0] ?? '';
  const where = before === '' ? ` before “${after}”` : ` after “${before}”`;
  return `${NAMES.get(found[0]) ?? codeOf(found[0])}${before === '' && after === '' ? '' : where}`;
}

const codeOf = (character: string): string =>
  `the character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * A zero-width space, a mark at the beginning of a file, or a direction mark, in a text for visitors. The others have a
 * use there: soft hyphens, the joiners of emoji. Thai, Lao, Khmer and Burmese divide words by zero-width spaces. A mark
 * that reverses the letters after it is not among them: without it, the text reads differently. After a character for
 * private use, U+FEFF ends a mark of `site why` (renderer/why/marks.ts).
 */
const STRAY =
  /(?<![\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])\u200b|(?<!\p{Co})\ufeff|[\u200e\u200f\u202a-\u202c\u2066-\u2069]/u;

/** Describes the first of these characters. */
export const strayIn = (text: string): string | undefined => firstIn(text, STRAY);

/** Returns a text for visitors without them. */
export const withoutStray = (text: string): string => text.replace(new RegExp(STRAY, 'gu'), '');

/** Advice for values with invisible characters. */
export const INVISIBLE_HELP =
  'Run “npx site fix”, or delete the words and type them again. Such characters are copied from web pages and documents.';
