/** An escape sequence in a JavaScript string (https://tc39.es/ecma262/#prod-EscapeSequence), or any other character. */
const CHARACTER = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|\r\n|[\s\S])|[\s\S]/gi;

/**
 * Returns the offset in the source of each UTF-16 unit of a string’s value, and the end of the last one.
 * @param source the characters between the quotes
 */
export function unitsIn(source: string): readonly number[] {
  if (!source.includes('\\')) return [...Array(source.length + 1).keys()];
  const starts = [...source.matchAll(CHARACTER)].flatMap(({ index, 0: character }) =>
    Array.from({ length: unitsOf(character) }, () => index),
  );
  return [...starts, source.length];
}

/** An escaped line break adds no unit; a code point above U+FFFF adds two. */
function unitsOf(character: string): number {
  if (/^\\[\r\n\u2028\u2029]/.test(character)) return 0;
  const point = /^\\u\{(.+)\}$/.exec(character)?.[1];
  return point !== undefined && Number.parseInt(point, 16) > 0xffff ? 2 : 1;
}
