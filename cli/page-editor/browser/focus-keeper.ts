/** Controls with the same key are the same control of a view that is drawn again. */
const keyOf = (control: Element): string =>
  JSON.stringify([
    control.tagName,
    control.id,
    control.getAttribute('aria-label'),
    control.getAttribute('type') === 'radio' && control.getAttribute('value'),
    control.getAttribute('data-path') ?? control.textContent,
  ]);

/**
 * Notes which control of the panel has the focus, and what is typed in a search field. Returns a function that restores
 * both after the panel was drawn again, and returns false if it no longer has that control.
 */
export function keepingFocus(panel: Element): () => boolean {
  const focused = document.activeElement;
  if (!focused || !panel.contains(focused)) return () => true;
  const key = keyOf(focused);
  const search = searchIn(panel);
  return () => {
    searchAgain(panel, search);
    const same = [...panel.querySelectorAll<HTMLElement>(focused.tagName)].find((control) => keyOf(control) === key);
    same?.focus();
    return same !== undefined;
  };
}

/** Writes what was typed in a search field into the same field of a view that was drawn later. */
export function searchAgain(panel: Element, search: HTMLInputElement | null): void {
  const field = searchIn(panel);
  if (!field || !search || keyOf(field) !== keyOf(search) || search.value === '') return;
  field.value = search.value;
  field.dispatchEvent(new Event('input'));
}

const searchIn = (panel: Element): HTMLInputElement | null =>
  panel.querySelector<HTMLInputElement>('input[type="search"]');
