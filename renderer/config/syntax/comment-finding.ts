import type { Finding } from '../../core/finding.ts';
import { relativePath } from '../../core/relative-path.ts';
import { findLongComment, findStrayEnd, mayHaveLongComment } from './comments.ts';
import { locationAt } from './location.ts';
import { SYNTAX } from './syntax-rule.ts';

/** Reports a comment whose end is missing. */
export function commentFinding(source: string, file: string): Finding | undefined {
  const comment = findLongComment(source);
  if (!comment) return undefined;
  const { token, lastLine } = comment;
  return {
    ...SYNTAX,
    message:
      lastLine === undefined
        ? 'This comment begins with “/*” and has no “*/”.'
        : `This comment begins with “/*” and has no “*/” of its own: it hides everything up to line ${lastLine}.`,
    help: 'Write “*/” at the end of the comment, or “//” instead of “/*” if the comment is one line.',
    location: locationAt(file, token.line, token.column + 1, 2),
  };
}

/** Reports the end of a comment that has no beginning, at a line or below it. */
export function strayEndFinding(source: string, file: string, line: number): Finding | undefined {
  const end = findStrayEnd(source, line);
  return (
    end && {
      ...SYNTAX,
      message: 'This “*/” ends a comment that has no “/*”.',
      help: 'Write “/*” at the beginning of the comment. If nothing is a comment here, delete “*/”.',
      location: locationAt(file, end.line, end.column + 1, 2),
    }
  );
}

/** Reports comments that hide a part of a file that runs without it. */
export const longCommentsIn = (
  files: readonly string[],
  folder: string,
  read: (path: string) => string,
): readonly Finding[] =>
  files.flatMap((path) => {
    const source = read(path);
    return mayHaveLongComment(source) ? (commentFinding(source, relativePath(folder, path)) ?? []) : [];
  });
