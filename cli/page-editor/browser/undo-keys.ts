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
