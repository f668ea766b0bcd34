import type { Outcome, Path, ValueView } from './api.ts';
import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';

type Position = ValueView['positions'][number];

/** The lists that a value is in: its items can be moved, removed and added. */
export function positionsView(editor: Editor, { positions }: ValueView): Node | false {
  if (positions.length === 0) return false;
  return h('div', { class: 'positions' }, ...positions.map((position) => positionView(editor, position)));
}

function positionView(editor: Editor, position: Position): Node {
  const { path, label, number, count, previous, next, afterNext } = position;
  const list = path.slice(0, -1);
  const isList = typeof path.at(-1) === 'number';
  const result = h('p', { role: 'alert', class: 'help' });
  const group = JSON.stringify(list);
  const follow = async (outcome: Outcome, to: Path): Promise<void> => {
    if (outcome.kind === 'saved') await editor.select(to);
    else if (outcome.kind === 'refused')
      result.replaceChildren(outcome.message, outcome.help === undefined ? '' : ` ${outcome.help}`);
  };
  /** An item is often moved several times, so the focus stays on its button, or goes to the first if it has gone. */
  const move = (name: string, before: string | number | undefined, to: number) => {
    const moved = async () => {
      await follow(await editor.edit({ do: 'move', path, to: list, before }), isList ? [...list, to] : path);
      const buttons = [...document.querySelectorAll<HTMLElement>(`[data-list="${CSS.escape(group)}"] button`)];
      (buttons.find(({ textContent }) => textContent === name) ?? buttons[0])?.focus();
    };
    return button(name, () => void moved());
  };
  const remove = async () => follow(await editor.edit({ do: 'remove', path }), list);
  return h(
    'div',
    { role: 'group', 'aria-label': label, class: 'position', 'data-list': group },
    h('p', {}, `${label}: ${number} of ${count}`),
    h(
      'div',
      { class: 'actions' },
      previous !== undefined && move('Move up', previous, number - 2),
      next !== undefined && move('Move down', afterNext, number),
      button('Add after', () => void editor.add(list, next)),
      button('Remove', () => void remove()),
    ),
    result,
  );
}
