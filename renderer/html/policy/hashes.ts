import { createHash } from 'node:crypto';

/**
 * Returns the hash by which a policy allows an inline style or script
 * (https://www.w3.org/TR/CSP3/#match-element-to-source-list).
 */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the inline styles and scripts of a page. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g;

/** Reads a generated page. Data blocks are not scripts, so they need no hash. */
export const inlineHashes = (html: string): InlineHashes => ({
  styles: hashesOf(html, STYLE),
  scripts: hashesOf(html, SCRIPT),
});

const hashesOf = (html: string, element: RegExp): readonly string[] =>
  [...new Set([...html.matchAll(element)].map(([, text = '']) => text))].map(hashOf);
