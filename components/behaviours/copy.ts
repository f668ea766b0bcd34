import type { Behaviour } from './lib/behaviour.ts';
import { whenLoaded } from './lib/when-loaded.ts';

/**
 * Copies the text before a button as one line. The button and a toast then confirm it. If the browser denies access to
 * the clipboard, selects the text so that the visitor can copy it, and says so.
 */
export const copy: Behaviour = (button) => {
  const before = button.previousElementSibling;
  const { copied = '', marked = '' } = button.dataset;
  if (!(before instanceof HTMLElement)) return;
  button.addEventListener('click', async () => {
    const done = await write(before.innerText.split('\n').join(', '));
    if (!done) getSelection()?.selectAllChildren(before);
    const message = done ? copied : marked;
    button.textContent = message;
    await whenLoaded(import('./toasts/toaster.ts'), ({ show }) => show({ words: message }));
  });
};

/** The browser may have no clipboard on this page, or deny access to it. */
const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
