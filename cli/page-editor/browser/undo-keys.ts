import { type Outcome, type Path, sameAs } from './api.ts';

/** Returns a listener that presses “Undo” or “Redo” for Ctrl+Z and Ctrl+Y; fields undo what was typed in them. */
export const undoKeys =
  (undo: HTMLButtonElement, redo: HTMLButtonElement) =>
  (event: KeyboardEvent): void => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    const key = event.key.toLowerCase();
    if (!isCommand || isTyping || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    (key === 'y' || event.shiftKey ? redo : undo).click();
  };

/** Returns the path of a value after an edit that may have moved it, or the item that contains it. */
export function pathAfter(outcome: Outcome, path: Path): Path {
  if (outcome.kind !== 'saved' || !outcome.moved) return path;
  const { from, to } = outcome.moved;
  return sameAs(from)(path.slice(0, from.length)) ? [...to, ...path.slice(from.length)] : path;
}

/** A disabled button would lose the focus of somebody who presses it several times. */
export function showUndoable(control: HTMLButtonElement, name: string, label: string | undefined): void {
  control.setAttribute('aria-disabled', String(label === undefined));
  control.title = label === undefined ? `There is nothing to ${name.toLowerCase()}` : `${name}: ${label}`;
}
