import { sentencesIn } from '../../../../facts/sentences.ts';
import type { PublicText, Span } from '../../public-texts/index.ts';
import { FACT } from './features.ts';

/** A few sentences of a text, as they are learned: with a sign in place of each quoted fact. */
export interface Passage {
  readonly words: string;
  readonly sentences: readonly { readonly words: string; readonly span: Span }[];
}

/** A claim may need the sentence before it: 'Think of Friday. That is when our price goes up.' */
const MAX_SENTENCES = 3;

export function passagesOf(text: PublicText): readonly Passage[] {
  const sentences = sentencesIn(text.normal.text).map((sentence) => {
    const span = trimmed(text, text.normal.original(sentence.start, sentence.text.length));
    return { words: withoutFacts(text, span), span };
  });
  return Array.from({ length: Math.ceil(sentences.length / MAX_SENTENCES) }, (_, index) => {
    const own = sentences.slice(index * MAX_SENTENCES, (index + 1) * MAX_SENTENCES);
    return { words: own.map(({ words }) => words).join(' '), sentences: own };
  });
}

function trimmed({ text }: PublicText, { at, length }: Span): Span {
  const words = text.slice(at, at + length);
  return { at: at + words.length - words.trimStart().length, length: words.trim().length };
}

/** Returns the words of a span with a sign in place of each quoted fact. */
const withoutFacts = ({ text, segments }: PublicText, { at, length }: Span): string =>
  segments
    .filter(({ start, end }) => start < at + length && end > at)
    .map(({ start, end, fact }) =>
      fact === undefined ? text.slice(Math.max(start, at), Math.min(end, at + length)) : ` ${FACT} `,
    )
    .join('');

/**
 * Whether a passage can be like the wrong ones: questions claim nothing, quoted facts are judged with their evidence, and
 * headings and very short sentences say too little.
 */
export const isStatement = (words: string): boolean =>
  SEVERAL_WORDS.test(words) && STATED.test(words) && !words.includes(FACT);
const SEVERAL_WORDS = /^(?:\S+ +){9}/;
const STATED = /[.!][”’")]*$/;
