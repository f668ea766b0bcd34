/** Escapes text for a quoted string of nginx. nginx has no escape for a dollar sign, so a variable contains one. */
const inner = (text: string): string => text.replace(/["\\]/g, '\\$&').replaceAll('$', `\${dollar}`);

export const DOLLAR = 'geo $dollar { default "$"; }';

/** A string, or several with variables between them: `text('https://a.example/', { of: 'rest' })`. */
export const text = (...parts: readonly (string | { readonly of: string })[]): string =>
  `"${parts.map((part) => (typeof part === 'string' ? inner(part) : `\${${part.of}}`)).join('')}"`;

/** A pattern of a map, in which no variables are replaced. */
export const pattern = (source: string): string => `"~${source.replace(/["\\]/g, '\\$&')}"`;

/** Defines a variable whose value depends on another variable. */
export const map = (of: string, to: string, lines: readonly (readonly [from: string, to: string])[]): string =>
  `map ${of} ${to} {\n${lines.map(([from, value]) => `  ${from} ${value};\n`).join('')}}`;

export const indented = (lines: string, by: number): string => lines.replace(/^(?=.)/gm, ' '.repeat(by));
