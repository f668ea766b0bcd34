import { lazy } from '../../renderer/core/lazy.ts';

/**
 * Serialises a value as JSON that is safe to print: JSON itself escapes only some of the control characters of
 * terminals (https://www.rfc-editor.org/rfc/rfc8259#section-7).
 */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Made on first use: this takes 20 ms, and most text is ASCII. */
const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/**
 * Characters that take two columns of a terminal: East Asian characters and emoji
 * (https://www.unicode.org/reports/tr11/).
 */
const WIDE =
  /^(?:\p{Emoji_Presentation}|.*\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;

/** Most text: each character takes one column. */
const ASCII = /^[ -~]*$/;

/** Returns how many columns a string takes in a terminal: an emoji takes two, a combining accent none. */
export const columnsOf = (text: string): number =>
  ASCII.test(text)
    ? text.length
    : [...segmenter().segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
