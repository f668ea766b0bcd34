import { type WrittenWord, wordsIn } from '../../../../facts/written-words.ts';
import { isAuthored, type PublicText, type Span } from '../../public-texts/index.ts';

/** A word with the text that contains it. */
export interface PlacedWord extends WrittenWord {
  readonly text: PublicText;
}

/** Returns the words of a text that its owner wrote, without quoted facts. */
export function placedWords(text: PublicText): readonly PlacedWord[] {
  const words = wordsIn(text.text);
  const quotesFacts = text.segments.some(({ fact }) => fact !== undefined);
  const authored = quotesFacts ? words.filter((word) => isAuthored(text, spanOf(word))) : words;
  return authored.map((word) => ({ ...word, text }));
}

export const spanOf = ({ at, written }: Pick<WrittenWord, 'at' | 'written'>): Span => ({ at, length: written.length });
