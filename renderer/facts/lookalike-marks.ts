/** Characters that look like a space or a hyphen: word processors and telephones write them. */
const SPACE = /(?! )\p{Zs}/u;
const HYPHEN = /[‐‑‒–—―−﹘﹣－]/u;

const NAMES: ReadonlyMap<string, string> = new Map([
  ['\u2011', 'a non-breaking hyphen'],
  ['–', 'an en dash'],
  ['—', 'an em dash'],
  ['−', 'a minus sign'],
  ['\u00a0', 'a non-breaking space'],
]);

/** Returns a value with a space and a hyphen in place of the characters that look like them. */
export const withPlainMarks = (text: string): string =>
  text.replace(new RegExp(SPACE, 'gu'), ' ').replace(new RegExp(HYPHEN, 'gu'), '-');

/** Describes the first of these characters: 'an en dash in place of a hyphen'. */
export function lookalikeIn(text: string): string | undefined {
  const [found] = new RegExp(`${HYPHEN.source}|${SPACE.source}`, 'u').exec(text) ?? [];
  if (found === undefined) return undefined;
  const [other, meant] = HYPHEN.test(found) ? ['another dash', 'a hyphen'] : ['another space', 'a plain space'];
  return `${NAMES.get(found) ?? other} in place of ${meant}`;
}
