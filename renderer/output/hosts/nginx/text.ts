/** What stands between quotes in nginx's language. It has no way to write a dollar, so that one is a variable. */
const inner = (text: string): string => text.replace(/["\\]/g, '\\$&').replaceAll('$', `\${dollar}`);

export const DOLLAR = 'geo $dollar { default "$"; }';

/** A text, or several with variables between them: `text('https://a.example/', { of: 'rest' })`. */
export const text = (...parts: readonly (string | { readonly of: string })[]): string =>
  `"${parts.map((part) => (typeof part === 'string' ? inner(part) : `\${${part.of}}`)).join('')}"`;

/** A pattern of a map: nothing in it is read as a variable. */
export const pattern = (source: string): string => `"~${source.replace(/["\\]/g, '\\$&')}"`;

/** A variable whose value follows from another's. */
export const map = (of: string, to: string, lines: readonly (readonly [from: string, to: string])[]): string =>
  `map ${of} ${to} {\n${lines.map(([from, value]) => `  ${from} ${value};\n`).join('')}}`;

export const indented = (lines: string, by: number): string => lines.replace(/^(?=.)/gm, ' '.repeat(by));
