/** A sentence ends at a full stop, a question or exclamation mark, a semicolon, a bullet or a line break. */
const END = /[.!?;](?=[\s"'”)]|$)|[•·|\n]/g;

/** A sentence of a normalised text, and where it begins. */
export interface SentenceSpan {
  readonly text: string;
  readonly start: number;
}

/** Returns the sentence around a character, without the space before it. A decimal point does not end a sentence. */
export function sentenceSpanAt(text: string, at: number): SentenceSpan {
  let start = 0;
  for (const { index } of text.matchAll(END)) {
    if (index >= at) return spanFrom(text.slice(start, index + 1), start);
    start = index + 1;
  }
  return spanFrom(text.slice(start), start);
}

const spanFrom = (text: string, start: number): SentenceSpan => {
  const trimmed = text.trimStart();
  return { text: trimmed, start: start + text.length - trimmed.length };
};

/** Returns the sentence before the one that starts at a character. */
export const sentenceSpanBefore = (text: string, start: number): SentenceSpan =>
  sentenceSpanAt(text, Math.max(0, text.slice(0, start).trimEnd().length - 1));

/** Returns the question directly before a sentence: 'Need to move your visit? A week’s warning is enough.' */
export const questionBefore = (text: string, start: number): SentenceSpan | undefined =>
  text.slice(0, start).trimEnd().endsWith('?') ? sentenceSpanBefore(text, start) : undefined;

/**
 * Returns the clauses of the same sentence that end with semicolons before a clause: 'Tell us a day before; ' of '…; later,
 * we charge £20'.
 */
export function clausesBefore(text: string, start: number): string {
  let from = start;
  while (text.slice(0, from).trimEnd().endsWith(';')) from = sentenceSpanBefore(text, from).start;
  return text.slice(from, start);
}

/** Returns the rest of a sentence, with the clauses after its semicolons: '; now it is £95.50' */
export const restWithClauses = (text: string, at: number): string =>
  /^(?:[^.!?\n]|\.(?=\d))*/.exec(text.slice(at))?.[0] ?? '';

/** Returns the sentences of a normalised text, in order. */
export function sentencesIn(text: string): readonly SentenceSpan[] {
  const ends = [...text.matchAll(END)].map(({ index }) => index + 1);
  const starts = [0, ...ends];
  return starts
    .map((start, index) => spanFrom(text.slice(start, ends[index] ?? text.length), start))
    .filter(({ text: sentence }) => sentence !== '');
}

/** Returns the part of a text from one of its sentences to another. */
export const joinedSpan = (text: string, first: SentenceSpan, last: SentenceSpan): SentenceSpan => ({
  text: text.slice(first.start, last.start + last.text.length),
  start: first.start,
});

/** Returns the sentence of a normalised text around one of its characters. */
export const sentenceAt = (text: string, at: number): string => sentenceSpanAt(text, at).text;
