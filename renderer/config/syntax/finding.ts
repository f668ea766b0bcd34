import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import type { Finding } from '../../core/finding.ts';
import { closingOf, findUnclosed, namesAround, type Unclosed } from './brackets.ts';
import { charactersIn, locationAt, locationOf } from './location.ts';
import { syntaxText } from './wordings.ts';

const NOWHERE = { before: '', after: '', names: [] };

/**
 * Converts an error of the compiler into a finding in the owner's words.
 * @param folder the config's folder, an absolute path
 * @param file the config, an absolute path
 */
export function syntaxFinding({ text, location }: Message, folder: string, file: string): Finding {
  if (!location)
    return { ...SYNTAX, ...syntaxText(text, NOWHERE), location: locationAt(relative(folder, file), 1, 1, 1) };
  const { line, lineText } = location;
  const column = charactersIn(lineText, location.column);
  const source = readFileSync(resolve(folder, location.file), 'utf8');
  const unclosed = findUnclosed(source);
  if (unclosed && line >= unclosed.lastLine) return unclosedFinding(unclosed, location.file);
  const names = namesAround(source, line, column);
  const position = { before: lineText.slice(0, column), after: lineText.slice(column), names };
  const { text: reported, ...words } = syntaxText(text, position);
  if (reported === undefined) return { ...SYNTAX, ...words, location: locationOf(location) };
  const start = lineText.lastIndexOf(reported, column) + 1;
  return { ...SYNTAX, ...words, location: locationAt(location.file, line, start, reported.length) };
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
