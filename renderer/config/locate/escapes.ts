/** An escape of a JavaScript string (https://tc39.es/ecma262/#prod-EscapeSequence), or any other letter. */
const LETTER = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|\r\n|[\s\S])|[\s\S]/gi;

/**
 * Where each UTF-16 unit of a string's value stands in its source, and where the last one ends.
 * @param source what stands between the quotes
 */
export function unitsIn(source: string): readonly number[] {
  const starts = [...source.matchAll(LETTER)].flatMap(({ index, 0: letter }) =>
    Array.from({ length: unitsOf(letter) }, () => index),
  );
  return [...starts, source.length];
}

/** A line that goes on after a backslash adds nothing; a code point beyond the first plane is two units. */
function unitsOf(letter: string): number {
  if (/^\\[\r\n\u2028\u2029]/.test(letter)) return 0;
  const point = /^\\u\{(.+)\}$/.exec(letter)?.[1];
  return point !== undefined && Number.parseInt(point, 16) > 0xffff ? 2 : 1;
}
