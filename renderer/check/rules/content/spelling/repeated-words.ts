import type { FindSlips } from './slip.ts';

/** A word, a space or a line break, and the same word again. */
const REPEATED = /(?<![\p{L}\p{M}\p{N}'’-])(\p{L}[\p{L}\p{M}'’]*)\s+(\1)(?![\p{L}\p{M}\p{N}'’-])/giu;

/** Words that correct sentences repeat: 'the peace that that brings', 'what she had had', 'ylang ylang'. */
const MAY_REPEAT: ReadonlySet<string> = new Set([
  ...['that', 'had', 'her', 'can', 'bye', 'night', 'hush', 'hip', 'tut', 'cha', 'ylang', 'pom', 'knock', 'blah'],
]);

/** The end of a verb and the start of a date: 'carried in in 2011', 'moved on on Monday'. */
const PARTICLES = /^(?:in|on)$/i;
const DATE =
  /^\s+(?:(?:early|late) )?(?:\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)[a-z]*\b)/;

/** Finds 'the the'. A repeated name is one name: 'Baden Baden'. */
export const repeatedWords: FindSlips = ({ text }) =>
  [...text.matchAll(REPEATED)].flatMap(({ 0: both, 1: word = '', 2: again = '', index }) =>
    MAY_REPEAT.has(word.toLowerCase()) ||
    /^\p{Lu}/u.test(again) ||
    (PARTICLES.test(word) && DATE.test(text.slice(index + both.length)))
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
