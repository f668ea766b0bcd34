import { dirname, relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import type { Finding } from '../../core/finding.ts';
import { findBracketFault } from './bracket-fault.ts';
import { bracketFinding, firstLineOf } from './bracket-finding.ts';
import { callBetweenPages } from './call-between-pages.ts';
import { callInBraces } from './call-in-braces.ts';
import { commentFinding, strayEndFinding } from './comment-finding.ts';
import { emptyFieldFinding } from './empty-field.ts';
import { backquoteFinding, brokenTextFinding, curlyEndFinding, fullStopFinding } from './line-end-findings.ts';
import { charactersIn, locationAt, locationOf } from './location.ts';
import { missingComma } from './missing-comma.ts';
import { missingExport } from './missing-export.ts';
import { missingOpening } from './missing-opening.ts';
import { NOWHERE, positionAt } from './position.ts';
import { curlyFix, quoteFix } from './quote-fix.ts';
import { offsetOf, type Stop } from './stop.ts';
import { SYNTAX } from './syntax-rule.ts';
import { syntaxText } from './wordings.ts';

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
  const unexported = missingExport(text, (path) => read(resolve(folder, path)));
  if (unexported) return { location: locationOf(location), ...unexported };
  const source = read(resolve(folder, location.file));
  const column = charactersIn(location.lineText, location.column);
  const at = offsetOf(source, location.line, column);
  return causeFinding(source, { ...location, text, column, at }) ?? messageFinding(source, text, location);
}

/** Reports a mistake before the line at which the compiler stopped, or at the end of that line. */
function causeFinding(source: string, stop: Stop): Finding | undefined {
  const { text, file, line, column } = stop;
  const comment = commentFinding(source, file);
  if (comment && line >= (comment.location?.line ?? 0)) return comment;
  const strayEnd = strayEndFinding(source, file, line);
  if (strayEnd) return strayEnd;
  if (text.startsWith('Unterminated'))
    return (
      backquoteFinding(source, file) ?? curlyEndFinding(source, file, line) ?? brokenTextFinding(source, file, line)
    );
  const misread = curlyEndFinding(source, file, line) ?? emptyFieldFinding(source, stop) ?? callInBraces(source, stop);
  if (misread) return misread;
  const fault = findBracketFault(source);
  const opening = fault?.kind === 'extra' ? missingOpening(source, fault, file) : undefined;
  if (opening && line >= (opening.location?.line ?? 0)) return opening;
  if (fault && line >= firstLineOf(fault)) return bracketFinding(fault, file);
  const between = fault ? undefined : callBetweenPages(source, stop);
  return between ?? fullStopFinding(source, { file, line, column }) ?? missingComma(source, stop);
}

/** Translates the message of the compiler. */
function messageFinding(source: string, text: string, location: NonNullable<Message['location']>): Finding {
  const { line, lineText } = location;
  const column = charactersIn(lineText, location.column);
  const { text: reported, value, fix, ...words } = syntaxText(text, positionAt(source, line, column));
  if (reported === undefined) {
    const found = locationOf(location);
    return { ...SYNTAX, ...words, location: found, ...(fix === 'straighten' ? curlyFix(source, found) : {}) };
  }
  const start = lineText.lastIndexOf(reported, column) + 1;
  const found = locationAt(location.file, line, start, reported.length);
  return { ...SYNTAX, ...words, location: found, ...(fix === 'quote' ? quoteFix(value ?? reported, found) : {}) };
}
