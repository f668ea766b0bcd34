/** A sentence ends at a full stop, a question or exclamation mark, a semicolon, a bullet or a line break. */
const END = /[.!?;](?=[\s"'”)]|$)|[•·|\n]/g;

/**
 * Returns the sentence of a normalised text around one of its characters. A decimal point does not end a sentence.
 */
export function sentenceAt(text: string, at: number): string {
  let start = 0;
  for (const { index } of text.matchAll(END)) {
    if (index >= at) return text.slice(start, index + 1);
    start = index + 1;
  }
  return text.slice(start);
}
