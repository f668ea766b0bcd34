import { sentencesIn } from '../../../../facts/sentences.ts';
import type { PublicText, Span } from '../../public-texts/index.ts';

/** Words of a text, and where they are. */
export interface Words {
  readonly words: string;
  readonly span: Span;
}

/** A few sentences of a text. */
export interface Passage extends Words {
  readonly sentences: readonly Words[];
}

/** A claim may need the sentence before it: 'Think of Friday. That is when our price goes up.' */
const MAX_SENTENCES = 3;

export function passagesOf(text: PublicText): readonly Passage[] {
  const sentences = sentencesIn(text.normal.text).map((sentence) =>
    trimmed(text, text.normal.original(sentence.start, sentence.text.length)),
  );
  return Array.from({ length: Math.ceil(sentences.length / MAX_SENTENCES) }, (_, index) => {
    const own = sentences.slice(index * MAX_SENTENCES, (index + 1) * MAX_SENTENCES);
    const [first, last] = [own[0]?.span, own.at(-1)?.span];
    const [start, end] = [first?.at ?? 0, (last?.at ?? 0) + (last?.length ?? 0)];
    return { ...trimmed(text, { at: start, length: end - start }), sentences: own };
  });
}

function trimmed({ text }: PublicText, { at, length }: Span): Words {
  const words = text.slice(at, at + length);
  const span = { at: at + words.length - words.trimStart().length, length: words.trim().length };
  return { words: words.trim(), span };
}

/** Whether there are enough words to judge: one says too little. */
export const hasSeveralWords = (words: string): boolean => /^\W*\w\S*\s+\W*\w/.test(words);

/** Words that claim nothing by themselves. */
const EMPTY =
  /\b(?:an?|the|i|me|my|you|your|we|us|our|he|him|his|she|her|they|them|their|it|its|this|that|these|those|who|whom|whose|what|which|when|where|why|how|am|is|are|was|were|be|been|do|does|did|have|has|had|will|would|can|could|may|might|shall|should|must|and|or|but|so|if|then|than|as|of|to|in|on|at|by|for|from|with|about|there|here|yes|no|not)\b/gi;

/** Returns false for words that claim nothing by themselves: 'are you'. */
export const saysSomething = (words: string): boolean => /\p{L}|\d/u.test(words.replace(EMPTY, ''));
