import type { FindSlips } from './slip.ts';

/** A word, a space or a line break, and the same word again. */
const REPEATED = /(?<![\p{L}\p{M}\p{N}'’-])(\p{L}[\p{L}\p{M}'’]*)\s+(\1)(?![\p{L}\p{M}\p{N}'’-])/giu;

/** Words that correct sentences repeat: 'the peace that that brings', 'what she had had', 'ylang ylang'. */
const MAY_REPEAT: ReadonlySet<string> = new Set([
  ...['that', 'had', 'her', 'can', 'bye', 'night', 'hush', 'hip', 'tut', 'cha', 'ylang', 'pom', 'knock', 'blah'],
]);

/** The end of a verb, and a time or place: 'carried in in 2011', 'moved on on Monday'. */
const PARTICLES = /^(?:in|on)$/i;
const TIME_OR_PLACE = /^\s+(?:\d|(?:early|late|the|a|an|our|this|that|each|every)\b|\p{Lu})/u;

/** Finds 'the the'. A repeated name is one name: 'Baden Baden'. */
export const repeatedWords: FindSlips = ({ text }) =>
  [...text.matchAll(REPEATED)].flatMap(({ 0: both, 1: word = '', 2: again = '', index }) =>
    MAY_REPEAT.has(word.toLowerCase()) ||
    /^\p{Lu}/u.test(again) ||
    (PARTICLES.test(word) && TIME_OR_PLACE.test(text.slice(index + both.length)))
      ? []
      : [
          {
            span: { at: index, length: both.length },
            message: `“${again}” is written twice in a row.`,
            help: 'Write it once.',
            correction: word,
          },
        ],
  );
