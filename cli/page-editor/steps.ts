import { applyEdits, inverseEdits, type TextEdit, type Texts } from '../../renderer/config/edit/index.ts';
import type { Moved } from './moved.ts';

/** A saved edit, which can be undone. */
export interface Step {
  readonly id: number;
  /** Its description: 'The price of Massage: “£60” → “£65”'. */
  readonly label: string;
  /** Its location: 'site.config.ts:76'. */
  readonly where: string;
  /** The texts before it, and the edits that it made in them. */
  readonly before: Texts;
  readonly edits: readonly TextEdit[];
  /** The item of a list that it has moved. */
  readonly moved?: Moved | undefined;
}

/**
 * Returns the edits that undo a step after later ones; `undefined` if a later step has changed the same characters.
 * @param texts the texts now
 */
export function undoingEdits(step: Step, later: readonly Step[]): readonly TextEdit[] | undefined {
  let edits: readonly TextEdit[] | undefined = inverseEdits(step.before, step.edits);
  for (const { edits: others } of later) edits &&= shifted(edits, others);
  return edits;
}

/**
 * Moves edits behind others that were made before them; `undefined` if they touch: an edit changes only the characters
 * that differ, so two edits of one value can be beside each other.
 */
function shifted(edits: readonly TextEdit[], others: readonly TextEdit[]): readonly TextEdit[] | undefined {
  const moved: TextEdit[] = [];
  for (const edit of edits) {
    const near = others.filter(({ file }) => file === edit.file);
    if (near.some(({ start, end }) => start <= edit.end && edit.start <= end)) return undefined;
    const shift = near
      .filter(({ end }) => end <= edit.start)
      .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
    moved.push({ ...edit, start: edit.start + shift, end: edit.end + shift });
  }
  return moved;
}

/**
 * Returns steps as if edits that somebody else has made after them had been made before them, without those steps, and
 * the ones before them, that the edits touch.
 */
export function rebased(steps: readonly Step[], others: readonly TextEdit[]): readonly Step[] {
  const moved: Step[] = [];
  let before: readonly TextEdit[] | undefined = others;
  for (const step of steps.toReversed()) {
    before = shifted(before, inverseEdits(step.before, step.edits));
    const edits = before && shifted(step.edits, before);
    if (!before || !edits) break;
    moved.unshift({ ...step, before: applyEdits(step.before, before), edits });
  }
  return moved;
}

/** Returns the one edit of each file that turns some texts into others. */
export const editsBetween = (before: Texts, after: Texts): readonly TextEdit[] =>
  [...after].flatMap(([file, text]) => {
    const was = before.get(file) ?? '';
    if (was === text) return [];
    const shorter = Math.min(was.length, text.length);
    let start = 0;
    while (start < shorter && was[start] === text[start]) start += 1;
    let same = 0;
    while (same < shorter - start && was.at(-1 - same) === text.at(-1 - same)) same += 1;
    return [{ file, start, end: was.length - same, text: text.slice(start, text.length - same) }];
  });
