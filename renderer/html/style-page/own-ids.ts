/** Attributes that name an element, or one that they belong to; some hold several names. */
const NAMING = /( (?:id|for|popoverTarget|list|form|aria-(?:labelledby|describedby|controls|owns))=")([^"]+)"/gi;
/** Controls and questions of one name are a group: another example's are another group. */
const GROUPS = /(<(?:input|details)\b[^>]*? name=")([^"]+)"/g;
const LINKS = /( href="#)([^"]+)"/g;

/** The markup of an example, its names made its own, so that many examples can stand on one page. */
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
