import type { Outcome, ValueView } from './api.ts';
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
  const follow = (to: number) => (outcome: Outcome) => {
    if (outcome.kind === 'saved') void editor.select(isList ? [...list, to] : path);
    else if (outcome.kind === 'refused')
      result.replaceChildren(outcome.message, outcome.help === undefined ? '' : ` ${outcome.help}`);
  };
  const move = (before: string | number | undefined, to: number) =>
    void editor.edit({ do: 'move', path, to: list, before }).then(follow(to));
  const remove = () =>
    void editor.edit({ do: 'remove', path }).then((outcome) => {
      if (outcome.kind === 'saved') void editor.select(list);
      else follow(0)(outcome);
    });
  return h(
    'div',
    { role: 'group', 'aria-label': label, class: 'position' },
    h('p', {}, `${label}: ${number} of ${count}`),
    h(
      'div',
      { class: 'actions' },
      previous !== undefined && button('Move up', () => move(previous, number - 2)),
      next !== undefined && button('Move down', () => move(afterNext, number)),
      button('Add after', () => void editor.add(list, next)),
      button('Remove', remove),
    ),
    result,
  );
}
