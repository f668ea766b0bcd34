import { createHash } from 'node:crypto';

/** What a policy calls a style or a script that stands in a page: the hash of its text (https://www.w3.org/TR/CSP3/#match-element-to-source-list). */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the styles and scripts that stand in a page of ours. Data are neither: no policy speaks of them. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;

export const inlineHashes = (html: string): InlineHashes => ({
  styles: hashesOf(html, STYLE),
  scripts: hashesOf(html, SCRIPT),
});

const hashesOf = (html: string, element: RegExp): readonly string[] =>
  [...new Set([...html.matchAll(element)].map(([, text = '']) => text))].map(hashOf);
