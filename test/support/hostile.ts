import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import { textsOf } from '../../renderer/facts/texts.ts';
import type { parserForMany } from './parse-often.ts';

/**
 * Strings that would break out of a context that writes them unescaped: markup, scripts, addresses, lines, templates,
 * paths.
 */
export const HOSTILE: readonly string[] = [
  '</script><script>alert(1)</script>',
  '</style></title></textarea><svg onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<iframe srcdoc="<script>alert(1)</script>">',
  '#" onclick="alert(1)',
  '<!--',
  '<!--<script>',
  ']]>',
  '&lt;script&gt;',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  'https://evil.example\\@good.example',
  ';sandbox',
  '../../etc/passwd',
  '..%2f..%2f',
  '%0d%0aLocation: x',
  '\r\nSet-Cookie: a=b',
  '\n/* https://evil.example/:splat 302',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ud800',
  '{{constructor}}',
  '{__proto__}',
  '{catalogue.constructor}',
  '$' + '{alert(1)}',
  "$&$'$`",
  '[x](javascript:alert(1))',
  '*',
  'constructor',
  'a'.repeat(10_000),
];

/**
 * Characters that end a line, are invisible, or change the direction of the text after them; line feeds are tested
 * separately.
 */
export const CONTROL = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** `true` for a hostile string that is dangerous only as a name: every record must refuse it. */
export const isWord = (hostile: string): boolean => /^[a-z]+$/.test(hostile);

/** Returns a hostile string in the form for test titles. */
export const shown = (text: string): string =>
  `“${(text.length > 60 ? `${text.slice(0, 9)}…` : text).replace(/[\p{Cc}\p{Cs}\u2028\u202e]/gu, visible)}”`;

const visible = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** How a field accepted a hostile string: as its whole value, after it, before it, or not at all. */
export type Taken = 'whole' | 'behind' | 'before' | 'refused';

/** A config in which every field that accepts hostile text contains one. */
export interface Attacked {
  readonly config: unknown;
  /** By the field's path. */
  readonly fields: ReadonlyMap<string, { readonly taken: Taken; readonly text: string }>;
}

const NEXT = { whole: 'behind', behind: 'before', before: 'refused' } as const;

/**
 * Puts a hostile text into every field at once, and removes it from the fields that reject it. Text in braces is
 * rejected in every position, and a single word in combination with others too, so these are not tried twice.
 */
export function attack(config: unknown, hostile: string, parse: ReturnType<typeof parserForMany>): Attacked {
  const once = hostile.includes('{') || isWord(hostile);
  const state = new Map<string, Taken>([...textsOf(config)].map(({ path }) => [formatPath(path), 'whole']));
  for (;;) {
    const fields = new Map<string, { taken: Taken; text: string }>();
    const changed = withTexts(config, [], (text, path) => {
      const taken = state.get(path) ?? 'refused';
      const field = {
        taken,
        text: { whole: hostile, behind: text + hostile, before: hostile + text, refused: text }[taken],
      };
      fields.set(path, field);
      return field.text;
    });
    const { findings } = parse(changed);
    if (findings.length === 0) return { config: changed, fields };
    for (const path of new Set(findings.map((finding) => formatPath(finding.path ?? [])))) {
      const taken = state.get(path);
      if (!taken || taken === 'refused') throw new Error(`${path} is at fault, and was not changed.`);
      state.set(path, once ? 'refused' : NEXT[taken]);
    }
  }
}

/** Returns the config with each of its strings replaced. */
export function withTexts(value: unknown, path: ConfigPath, change: (text: string, path: string) => string): unknown {
  if (typeof value === 'string') return change(value, formatPath(path));
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, [...path, index], change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, [...path, key], change)]));
}

/** Parts of the config whose keys are names that the owner gives. */
const RECORDS = new Set([
  ...['departments', 'booking', 'images', 'documents', 'people', 'testimonials', 'categories', 'catalogue', 'options'],
  ...['programmes', 'offers', 'comparisons', 'examples', 'figures', 'terms', 'embeds', 'routes', 'aliases', 'pages'],
]);

/** Returns the path of a field in the schema: its path with '*' for the owner's names and list indexes. */
export const positionOf = (path: ConfigPath): string =>
  path.map((key, index) => (typeof key === 'number' || RECORDS.has(String(path[index - 1])) ? '*' : key)).join('.');
