import { join } from 'node:path';
import { offsetIn, positionIn, type TextEdit } from '../../renderer/config/edit/index.ts';
import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';
import type { MadeChange, MadeChanges } from './make-changes.ts';

/**
 * Locates findings in the files as they are before an edit that only removes something. If the edit is refused, the
 * removed lines are still there, so the lines of the edited texts would be wrong.
 */
export function locatedBefore(
  found: readonly Finding[],
  { made, before }: Pick<MadeChanges, 'made' | 'before'>,
): readonly Finding[] {
  const located = (location: SourceLocation): SourceLocation =>
    made.reduceRight((at, change) => locationBefore(at, change, join(before.config.folder, at.file)), location);
  return found.map(({ location, relatedLocations, fix, ...finding }) => ({
    ...finding,
    ...(location ? { location: located(location) } : {}),
    ...(relatedLocations ? { relatedLocations: relatedLocations.map(located) } : {}),
  }));
}

function locationBefore(location: SourceLocation, { edits, before, after }: MadeChange, file: string): SourceLocation {
  const [was, is] = [before.texts.get(file), after.texts.get(file)];
  if (was === undefined || is === undefined) return location;
  const ownEdits = edits.filter((edit) => edit.file === file).sort((a, b) => a.start - b.start);
  const start = offsetBefore(ownEdits, offsetIn(is, location.line, location.column));
  const last = offsetBefore(ownEdits, offsetIn(is, location.endLine, location.endColumn) - 1);
  const [from, to] = [positionIn(was, start), positionIn(was, last)];
  return { ...location, line: from.line, column: from.column, endLine: to.line, endColumn: to.column + 1 };
}

/** Returns the offset that a character had before edits of its file, which are in the order of the file. */
function offsetBefore(edits: readonly TextEdit[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of edits)
    if (start + shift + text.length <= offset) shift += text.length - (end - start);
  return offset - shift;
}
