const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;
const HEAD = /<title>[^<]*|<meta name="description"[^>]*>/g;
const CODE = /<(script|style|template)\b[\s\S]*?<\/\1>/g;
const TAG = /<[^>]*>/g;
/** Attributes that visitors notice; no attribute contains a “>”, because React escapes it. */
const ATTRIBUTE = / (?:alt|aria-label|content|datetime|href|title)="([^"]*)"/g;
/** The hash in the name of a file changes with the tool; the images themselves are compared elsewhere. */
const FILE_HASH = /(\/assets\/[^" ]+)\.[0-9a-f]{8,}(?=\.)/g;

/**
 * Returns what a page says, without what all pages have in common: its title, its description, and the texts and links of
 * its main part. Its markup, styles and scripts are left out, because a new version of the tool changes them.
 */
export function mainWords(html: string): string {
  const main = (MAIN.exec(html)?.[1] ?? '').replace(CODE, ' ');
  return `${(html.match(HEAD) ?? []).join(' ')} ${main}`
    .replace(TAG, (tag) => ` ${[...tag.matchAll(ATTRIBUTE)].map(([, value]) => value).join(' ')} `)
    .replace(FILE_HASH, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
