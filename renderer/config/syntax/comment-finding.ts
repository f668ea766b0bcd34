import type { Finding } from '../../core/finding.ts';
import { relativePath } from '../../core/relative-path.ts';
import { findLongComment, mayHaveLongComment } from './comments.ts';
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
