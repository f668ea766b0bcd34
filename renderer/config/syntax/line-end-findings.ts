import type { Finding } from '../../core/finding.ts';
import { findBrokenText, findFullStop } from './line-ends.ts';
import { locationAt } from './location.ts';
import { quoteFix, straight } from './quote-fix.ts';
import { SYNTAX } from './syntax-rule.ts';
import { codeOf, isUnclosedString } from './tokens.ts';

interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Reports a full stop that ends a line in place of a comma. */
export function fullStopFinding(source: string, { file, line, column }: Position): Finding | undefined {
  const stop = findFullStop(source, line, column);
  if (!stop) return undefined;
  const location = locationAt(file, stop.line, stop.column + 1, 1);
  return {
    ...SYNTAX,
    message: 'This line ends with a full stop instead of a comma.',
    help: 'Write “,” instead of “.”.',
    location,
    fix: { title: 'Write a comma', edits: [{ ...location, text: ',' }] },
  };
}

/** Reports a text that begins with “`” and hides the rest of the file. */
export function backquoteFinding(source: string, file: string): Finding | undefined {
  const token = codeOf(source).find((each) => each.text.startsWith('`') && isUnclosedString(each));
  if (!token) return undefined;
  const text = /^`([^`'"\n]*)['"](?=\s*(?:[,)\]}]|$))/m.exec(token.text)?.[1];
  return {
    ...SYNTAX,
    message: 'This “`” begins a text that has no “`” at its end.',
    help: text === undefined ? 'Write “`” at the end of the text, or delete it.' : `Write ${straight(text)}.`,
    location: locationAt(file, token.line, token.column + 1, 1),
    ...(text === undefined ? {} : quoteFix(text, locationAt(file, token.line, token.column + 1, text.length + 2))),
  };
}

/**
 * A text whose last quotation mark is curly, so that it goes on to the end of the line, or to the first mark of the next
 * text: '£44’, duration: '
 */
const CURLY_END = /^((['"])(.*)([”’“‘]))(?:[\s,;)\]}]*|(?<![“‘].*)[\s)\]}]*,[\s[({]*(?:[\w$]+\s*[:(]\s*)*[\s[({]*\2)$/;

/** Reports a text that begins with a straight quotation mark and ends with a curly one. */
export function curlyEndFinding(source: string, file: string, line: number): Finding | undefined {
  const token = codeOf(source).find((each) => each.line === line && CURLY_END.test(each.text));
  const [, whole = '', , text, mark] = CURLY_END.exec(token?.text ?? '') ?? [];
  if (!token || text === undefined) return undefined;
  const location = locationAt(file, line, token.column + 1, whole.length);
  return {
    ...SYNTAX,
    message: `The ${mark} at the end of this text is a curly quotation mark: code needs a straight one.`,
    help: `Write ${straight(text)}.`,
    location,
    ...quoteFix(text, location),
  };
}

/** Reports a text that goes on in the next line. */
export function brokenTextFinding(source: string, file: string, line: number): Finding | undefined {
  const broken = findBrokenText(source, line);
  if (!broken) return undefined;
  const { start, lastLine, edits } = broken;
  const isOneBreak = lastLine === line + 1;
  return {
    ...SYNTAX,
    message: 'This text goes on in the next line, but a text in quotation marks has one line.',
    help: isOneBreak
      ? 'Join the two lines, with a space between them.'
      : `Join the lines ${line} to ${lastLine}, with spaces between them.`,
    location: locationAt(file, line, start + 1, 1),
    ...(edits.length === 0
      ? {}
      : { fix: { title: 'Join the lines', edits: edits.map((edit) => ({ file, ...edit })) } }),
  };
}
