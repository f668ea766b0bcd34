import type { Behaviour } from './lib/behaviour.ts';
import { whenLoaded } from './lib/when-loaded.ts';

/**
 * Copies what stands before a button, in one line. A toast says that it did, and so does the button from then on. Where
 * the browser does not let it, the words are marked for the visitor to copy, and that is said.
 */
export const copy: Behaviour = (button) => {
  const before = button.previousElementSibling;
  const { copied = '', marked = '' } = button.dataset;
  if (!(before instanceof HTMLElement)) return;
  button.addEventListener('click', async () => {
    const done = await write(before.innerText.split('\n').join(', '));
    if (!done) getSelection()?.selectAllChildren(before);
    const words = done ? copied : marked;
    button.textContent = words;
    await whenLoaded(import('./toasts/toaster.ts'), ({ show }) => show({ words }));
  });
};

/** A browser may have no clipboard for a page, or deny it. */
const write = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
