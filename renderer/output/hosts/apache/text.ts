/** The value of a header, in a quoted string: a percent sign begins a variable. */
export const headerValue = (value: string): string =>
  `"${value.replace(/[\\%]/g, (sign) => sign + sign).replace(/["\\]/g, '\\$&')}"`;

/** A pattern of mod_rewrite, which has no escape for a quotation mark in a quoted string. */
export const pattern = (source: string): string => `"${source.replaceAll('"', '\\x22')}"`;

/** A part of a target that mod_rewrite replaces: `{ of: '1' }` is the first captured group. */
interface Variable {
  readonly of: string;
}

/**
 * The target of a rewrite rule. In its text, percent and dollar signs and backslashes have no meaning, and nothing looks
 * like a variable of the server, which is replaced wherever it appears. Addresses contain no quotation marks.
 */
export const target = (...parts: readonly (string | Variable)[]): string =>
  `"${parts
    .map((part) => (typeof part === 'string' ? part.replace(/[\\%$]|(?<=\$)\{/g, '\\$&') : `%${part.of}`))
    .join('')}"`;

/** A rewrite rule for every address, with the conditions under which it applies. */
export const rule = (conditions: readonly string[], to: string, flags: string): string =>
  [...conditions.map((condition) => `RewriteCond ${condition}`), `RewriteRule ^ ${to} [${flags}]`].join('\n');
