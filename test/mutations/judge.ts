import type { Finding } from '../../renderer/core/finding.ts';
import type { Mutation } from './mutation.ts';
import type { Range } from './range.ts';

/** Returns true if the finding covers exactly the expected characters of a text, with or without the quotes around a string. */
export function isExact({ location }: Finding, fault: Mutation['fault'], text: string): boolean {
  if (!location || location.file !== fault.file) return false;
  const found = {
    start: offsetOf(text, location.line, location.column),
    end: offsetOf(text, location.endLine, location.endColumn),
  };
  return isSame(found, fault) || isSame(found, withoutQuotes(fault, text)) || isSame(withoutQuotes(found, text), fault);
}

const isSame = (a: Range, b: Range): boolean => a.start === b.start && a.end === b.end;

function withoutQuotes({ start, end }: Range, text: string): Range {
  const isQuoted = /["'`]/.test(text[start] ?? '') && text[start] === text[end - 1];
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

/** Returns the offset of a line and column, which both start at 1. */
function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
