/** A sentence ends at a full stop, a question or exclamation mark, a semicolon, a bullet or a line break. */
const END = /[.!?;](?=[\s"'”)]|$)|[•·|\n]/g;

/** A sentence of a normalised text, and where it begins. */
export interface SentenceSpan {
  readonly text: string;
  readonly start: number;
}

/** Returns the sentence around a character. A decimal point does not end a sentence. */
export function sentenceSpanAt(text: string, at: number): SentenceSpan {
  let start = 0;
  for (const { index } of text.matchAll(END)) {
    if (index >= at) return { text: text.slice(start, index + 1), start };
    start = index + 1;
  }
  return { text: text.slice(start), start };
}

/** Returns the sentences of a normalised text, in order. */
export function sentencesIn(text: string): readonly SentenceSpan[] {
  const ends = [...text.matchAll(END)].map(({ index }) => index + 1);
  const starts = [0, ...ends];
  return starts
    .map((start, index) => ({ text: text.slice(start, ends[index] ?? text.length), start }))
    .filter(({ text: sentence }) => sentence.trim() !== '');
}

/** Returns the sentence of a normalised text around one of its characters. */
export const sentenceAt = (text: string, at: number): string => sentenceSpanAt(text, at).text;
