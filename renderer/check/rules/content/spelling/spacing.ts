import type { FindSlips, Slip } from './slip.ts';

interface Pattern {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly help: (found: string) => string;
  readonly correction: (found: string) => string;
}

/** Mistakes in spaces and punctuation, each with the only correction. */
const PATTERNS: readonly Pattern[] = [
  {
    pattern: /(?<=\S)[ \u00a0]{2,}(?=\S)/gu,
    message: (found) => `There are ${found.length} spaces in a row.`,
    help: () => 'Write one space.',
    correction: () => ' ',
  },
  {
    pattern: /(?<=[\p{L}\p{N})”’])[ \u00a0]+[,;.!?](?=\s|$)/gu,
    message: (found) => `There is a space before “${found.trim()}”.`,
    help: () => 'Remove the space.',
    correction: (found) => found.trim(),
  },
  {
    pattern: /(?<=\p{L}),(?=\p{L})/gu,
    message: () => 'There is no space after a comma.',
    help: () => 'Add a space.',
    correction: () => ', ',
  },
  {
    pattern: /([,;])\1+|(?<!\.)\.\.(?!\.)/gu,
    message: (found) => `“${found.charAt(0)}” is written ${found.length === 2 ? 'twice' : `${found.length} times`}.`,
    help: () => 'Write it once.',
    correction: (found) => found.charAt(0),
  },
];

/** Most texts contain none of the characters that the patterns begin with, so this test saves time. */
const MAY_MATCH = /[ \u00a0][ \u00a0,;.!?]|,[^ \n\d]|[,;.]{2}/;

/**
 * Finds misplaced spaces, and repeated commas and full stops. Words in a PDF have positions instead of spaces, so it is
 * skipped.
 */
export const spacing: FindSlips = ({ text, kind }) =>
  kind === 'document' || !MAY_MATCH.test(text) ? [] : PATTERNS.flatMap((pattern) => slipsOf(pattern, text));

const slipsOf = ({ pattern, message, help, correction }: Pattern, text: string): readonly Slip[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    span: { at: index, length: found.length },
    message: message(found),
    help: help(found),
    correction: correction(found),
  }));
