/** Attributes that contain the id of an element, or refer to one; some contain several. */
const NAMING = /( (?:id|for|popoverTarget|list|form|aria-(?:labelledby|describedby|controls|owns))=")([^"]+)"/gi;
/** Radio buttons and `details` elements with the same name form a group, so each example needs its own names. */
const GROUPS = /(<(?:input|details)\b[^>]*? name=")([^"]+)"/g;
const LINKS = /( href="#)([^"]+)"/g;

/** Makes the ids and names in an example unique, so that many examples fit on one page. */
export const withOwnIds = (html: string, prefix: string): string =>
  html
    .replace(NAMING, (_, start: string, names: string) => `${start}${own(names, prefix)}"`)
    .replace(GROUPS, (_, start: string, name: string) => `${start}${prefix}${name}"`)
    .replace(LINKS, (_, start: string, name: string) => `${start}${prefix}${name}"`);

const own = (names: string, prefix: string): string =>
  names
    .split(' ')
    .map((name) => `${prefix}${name}`)
    .join(' ');
