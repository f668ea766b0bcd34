import { stripVTControlCharacters } from 'node:util';
import { columnsOf } from './printable.ts';

/** Below this width, text that the terminal breaks is easier to read than wrapped text. */
const MIN_WIDTH = 20;

/**
 * Breaks a line between words so that it fits the terminal, and indents what follows. Without a width, for pipes and
 * files, the line stays whole, so that programs such as grep find all of it.
 */
export function wrap(line: string, indent: number, columns: number | undefined): string {
  if (columns === undefined || widthOf(line) <= columns) return line;
  const width = Math.max(columns, indent + MIN_WIDTH);
  const lines = [''];
  for (const [index, word] of line.split(' ').entries()) {
    const current = lines.at(-1) ?? '';
    const joined = index === 0 ? word : `${current} ${word}`;
    const isFull = widthOf(joined) > width && current.trim() !== '';
    if (isFull) lines.push(`${' '.repeat(indent)}${word}`);
    else lines[lines.length - 1] = joined;
  }
  return lines.map((text) => text.trimEnd()).join('\n');
}

/** Colours take no columns. */
const widthOf = (text: string): number => columnsOf(stripVTControlCharacters(text));
