/** Tags of HTML that owners paste, and what they write in their place. */

/** '<b>one word</b>' in one piece, or a tag alone. */
export const HTML_TAGS = /<([a-z][a-z\d]*)(?:\s[^<>]*)?>[^<>]*<\/\1\s*>|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi;

const PAIR = /^<([a-z]+)([^<>]*)>\s*([^<>]*?)\s*<\/\1\s*>$/i;

/** The signs around emphasised words; the texts of a config have one kind. */
interface Signs {
  readonly strong: '*' | '**';
}

/** Returns the same words without tags: '*one word*', '[our terms](/terms)'. Returns `undefined` for other tags. */
export function withoutTags(html: string, { strong }: Signs): string | undefined {
  const [, tag = '', attributes = '', words = ''] = PAIR.exec(html) ?? [];
  if (words === '') return undefined;
  if (/^(?:b|strong|u)$/i.test(tag)) return strong + words + strong;
  if (/^(?:i|em)$/i.test(tag)) return `*${words}*`;
  const [, address] = /^a$/i.test(tag) ? (/\shref=["']?([^"'\s]+)/i.exec(attributes) ?? []) : [];
  if (address !== undefined) return `[${words}](${address})`;
  return /^(?:span|p|div|font|small)$/i.test(tag) ? words : undefined;
}

/** Whether this is the tag of a line break. */
export const isLineBreak = (html: string): boolean => /^<\/?br\b/i.test(html);
