import { dirname, relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import type { Finding } from '../../core/finding.ts';
import { closingOf, findUnclosed, namesAround, type Unclosed } from './brackets.ts';
import { charactersIn, locationAt, locationOf } from './location.ts';
import { curlyFix, quoteFix } from './quote-fix.ts';
import { syntaxText } from './wordings.ts';

const NOWHERE = { before: '', after: '', names: [] };

/**
 * Converts an error of the compiler into a finding in the owner's words.
 * @param file the config, an absolute path
 * @param read returns the text of a file
 */
export function syntaxFinding({ text, location }: Message, file: string, read: (path: string) => string): Finding {
  const folder = dirname(file);
  if (!location)
    return {
      ...SYNTAX,
      message: syntaxText(text, NOWHERE).message,
      location: locationAt(relative(folder, file), 1, 1, 1),
    };
  const { line, lineText } = location;
  const column = charactersIn(lineText, location.column);
  const source = read(resolve(folder, location.file));
  const unclosed = findUnclosed(source);
  if (unclosed && line >= unclosed.lastLine) return unclosedFinding(unclosed, location.file);
  const names = namesAround(source, line, column);
  const position = { before: lineText.slice(0, column), after: lineText.slice(column), names };
  const { text: reported, fix, ...words } = syntaxText(text, position);
  if (reported === undefined) {
    const found = locationOf(location);
    return { ...SYNTAX, ...words, location: found, ...(fix === 'straighten' ? curlyFix(source, found) : {}) };
  }
  const start = lineText.lastIndexOf(reported, column) + 1;
  const found = locationAt(location.file, line, start, reported.length);
  return { ...SYNTAX, ...words, location: found, ...(fix === 'quote' ? quoteFix(reported, found) : {}) };
}

const SYNTAX = { rule: 'config/syntax', severity: 'error' } as const;

/** Reports the entry that is not closed: the compiler notices it only further down, often in another entry. */
function unclosedFinding({ opening, names, lastLine }: Unclosed, file: string): Finding {
  const { name, bracket, line, column } = opening;
  const closing = closingOf(opening);
  const parent = names.at(-1);
  const entry =
    name === 'default'
      ? 'The config'
      : name !== undefined
        ? `“${name}”`
        : parent === undefined
          ? 'This'
          : `An item of “${parent}”`;
  return {
    ...SYNTAX,
    message: `${entry} is not closed: its “${bracket}” has no “${closing}”.`,
    help: `Add “${closing}” after line ${lastLine}, the last line that belongs to it.`,
    location: locationAt(file, line, column + 1, bracket.length),
  };
}
