/**
 * Returns a word as people write it in a shell: in quotation marks, unless it has only plain characters. A full stop
 * at its end would read as that of a sentence.
 */
export const shellWord = (word: string): string =>
  /^[\w./:@,+-]*[\w/:@+-]$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
