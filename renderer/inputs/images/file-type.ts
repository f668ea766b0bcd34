import { asText } from '../../core/text.ts';

/** The characters by which a type is recognised, and where they are in the file. */
const SIGNATURES: readonly (readonly [ending: string, at: number, characters: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
];

/** The characters at the beginning of a drawing that may precede its element. */
const MAX_SVG_PREFIX = 4096;

/**
 * Returns the ending that a file of an image must have, by its first bytes; `undefined` if the site cannot show files of
 * this type.
 */
export function endingFor(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  const known = SIGNATURES.find(([, at, characters]) => start.startsWith(characters, at));
  if (known) return known[0];
  const text = (asText(bytes.subarray(0, MAX_SVG_PREFIX)) ?? '').replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml[^>]*>\s*|<!DOCTYPE\s+svg[^>]*>\s*|<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text)
    ? 'svg'
    : undefined;
}
