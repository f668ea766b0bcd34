/** A quoted string of a Caddyfile. Braces would be placeholders, but addresses contain none. */
export const text = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A pattern in backticks, which need no escapes. */
export const pattern = (source: string): string => `\`${source}\``;

/**
 * Defines a matcher for the addresses that match a pattern; `{re.name.1}` is the first captured group. Caddy's own
 * `path` matcher ignores case and double slashes, so one page would have several addresses.
 */
export const matcher = (name: string, source: string, captures = ''): string =>
  `${name} ${['vars_regexp', captures, '{path}', pattern(source)].filter(Boolean).join(' ')}`;

/** Returns the n-th captured group, in the value of a map. */
export const caught = (n: number): string => `\${${n}}`;

export const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => line.replace(/^(?=.)/gm, '\t')).join('\n')}\n}`;
