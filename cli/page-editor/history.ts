import type { TextEdit, Texts } from '../../renderer/config/edit/index.ts';
import { editsBetween, rebased, type Step, undoingEdits } from './steps.ts';

/** The saved edits, and those that were undone: the last one of each list can be undone or made again. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** The number of edits saved so far, from which each gets its id. */
  readonly count: number;
}

export const NO_HISTORY: History = { done: [], undone: [], count: 0 };

/** Returns the history after a new edit: what was undone before it cannot be made again. */
export const withStep = ({ done, count }: History, step: Omit<Step, 'id'>): History => ({
  done: [...done, { ...step, id: count + 1 }],
  undone: [],
  count: count + 1,
});

/** Returns the history after the last edit was undone. */
export const withLastUndone = ({ done, undone, count }: History): History => ({
  done: done.slice(0, -1),
  undone: [...undone, ...done.slice(-1)],
  count,
});

/** Returns the history after the edit that was undone last was made again. */
export const withLastRedone = ({ done, undone, count }: History): History => ({
  done: [...done, ...undone.slice(-1)],
  undone: undone.slice(0, -1),
  count,
});

/** Returns the history after somebody else has changed the texts: the edits that this did not touch can still be undone. */
export function afterOthers({ done, count }: History, before: Texts, after: Texts): History {
  if ([...before.keys()].some((file) => !after.has(file))) return { ...NO_HISTORY, count };
  const others = editsBetween(before, after).filter(({ file }) => before.has(file));
  return { ...NO_HISTORY, done: rebased(done, others), count };
}

/** The edits that undo a step; only the last step can be redone afterwards. */
interface Undoing {
  readonly step: Step;
  /** `undefined` if a later step has changed the same characters. */
  readonly edits: readonly TextEdit[] | undefined;
  readonly isLast: boolean;
}

/** Returns the edits that undo the last step or the one with an id; `undefined` if there is no such step. */
export function undoing({ done }: History, id = done.at(-1)?.id): Undoing | undefined {
  const index = done.findIndex((step) => step.id === id);
  const step = done[index];
  return step && { step, edits: undoingEdits(step, done.slice(index + 1)), isLast: index === done.length - 1 };
}
