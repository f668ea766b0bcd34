import type { Finding } from '../../core/finding.ts';
import type { Extra, findBracketFault, Unclosed, Wrong } from './bracket-fault.ts';
import { type Bracket, closingOf, openingFor } from './brackets.ts';
import { locationAt } from './location.ts';
import { SYNTAX } from './syntax-rule.ts';

type Fault = NonNullable<ReturnType<typeof findBracketFault>>;

/** The line from which on the compiler's own messages are a consequence of a mistake with brackets. */
export const firstLineOf = (fault: Fault): number => (fault.kind === 'unclosed' ? fault.lastLine : fault.token.line);

/** Reports a mistake with brackets: the compiler notices it only further down, often in another entry. */
export function bracketFinding(fault: Fault, file: string): Finding {
  if (fault.kind === 'wrong') return wrongFinding(fault, file);
  return fault.kind === 'extra' ? extraFinding(fault, file) : unclosedFinding(fault, file);
}

function wrongFinding({ token: { line, column }, found, expected, opening }: Wrong, file: string): Finding {
  // '/404': (hero({ … })],
  if (opening.bracket === '(' && opening.startsValue && found.length === 1) return wrongOpening(opening, found, file);
  const location = locationAt(file, line, column + 1, found.length);
  return {
    ...SYNTAX,
    message: `Here is “${found}” where “${expected}” must come.`,
    help: `Write “${expected}” instead.`,
    location,
    fix: { title: `Write ${expected}`, edits: [{ ...location, text: expected }] },
  };
}

function wrongOpening({ name, bracket, line, column }: Bracket, found: string, file: string): Finding {
  const location = locationAt(file, line, column + 1, bracket.length);
  const text = openingFor(found);
  return {
    ...SYNTAX,
    message: `“${name}” begins with “${bracket}”, but ends with “${found}”.`,
    help: `Write “${text}” instead of “${bracket}”.`,
    location,
    fix: { title: `Write ${text}`, edits: [{ ...location, text }] },
  };
}

function extraFinding({ token: { text, line, column }, name }: Extra, file: string): Finding {
  const effect =
    name === undefined
      ? `there is no “${openingFor(text)}” for it`
      : name === 'default'
        ? 'it ends the config too early'
        : `it ends “${name}” too early`;
  return {
    ...SYNTAX,
    message: `This “${text}” is one too many: ${effect}.`,
    help: 'Remove it, and the comma after it if there is one.',
    location: locationAt(file, line, column + 1, text.length),
  };
}

function unclosedFinding({ opening, names, lastLine, isFollowed, hasComma, before }: Unclosed, file: string): Finding {
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
  const isOneLine = hasComma && lastLine === line;
  const text = isFollowed && !isOneLine && !before ? `${closing},` : closing;
  const place = before
    ? `before “${before.lineText.slice(before.column).trim()}” in this line`
    : isOneLine
      ? `before the comma at the end of line ${lastLine}`
      : `after line ${lastLine}, the last line that belongs to it`;
  return {
    ...SYNTAX,
    message: `${entry} is not closed: its “${bracket}” has no “${closing}”.`,
    help: `Add “${text}” ${place}.`,
    location: locationAt(file, line, column + 1, bracket.length),
  };
}
