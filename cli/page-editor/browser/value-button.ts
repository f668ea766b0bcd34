import type { Path } from './api.ts';
import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';

interface ValueButton {
  readonly name: string;
  /** A text below the name, such as the value. */
  readonly text?: string | undefined;
  /** Shows the view with the button again. */
  readonly from: () => Promise<void>;
}

/** A button that opens a value. Leaving the value leads back to it. */
export function valueButton(editor: Editor, path: Path, { name, text, from }: ValueButton): HTMLButtonElement {
  const open = button(name, () => void editor.select(path, { from }), {
    class: 'value',
    'data-path': JSON.stringify(path),
  });
  if (text !== undefined) open.append(h('span', { class: 'text' }, text));
  return open;
}

/** Gives the focus to the button that opens a value, if a view has one. */
export const focusValueButton = (view: Element, path: Path): void =>
  [...view.querySelectorAll<HTMLElement>('[data-path]')]
    .find(({ dataset }) => dataset.path === JSON.stringify(path))
    ?.focus();
