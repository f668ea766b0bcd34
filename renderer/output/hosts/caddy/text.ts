/** A text of a Caddyfile. What has a brace in it is a placeholder; no address has one. */
export const text = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A pattern between backticks, in which nothing is escaped. */
export const pattern = (source: string): string => `\`${source}\``;

/**
 * A name for the addresses that a pattern matches; what it catches is `{re.name.1}`. Caddy's own `path` takes capitals
 * for small letters and two slashes for one, and so would let one page have many addresses.
 */
export const matcher = (name: string, source: string, captures = ''): string =>
  `${name} ${['vars_regexp', captures, '{path}', pattern(source)].filter(Boolean).join(' ')}`;

/** What the n-th part of a pattern has caught, in the value of a map. */
export const caught = (n: number): string => `\${${n}}`;

export const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => line.replace(/^(?=.)/gm, '\t')).join('\n')}\n}`;
