/** Returns a word as people write it in a shell: in quotation marks, unless it has only plain characters. */
export const shellWord = (word: string): string =>
  /^[\w./:@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
