import { api, type Todo } from './api.ts';
import { h } from './dom.ts';
import type { Editor } from './editor-type.ts';
import { findingItem } from './findings-view.ts';
import { valueButton } from './value-button.ts';

/** The remaining tasks; a click on one opens the value. */
export async function todoView(editor: Editor): Promise<Node> {
  const { standIns, supplied, ofStandIns, findings, soon } = await api.todo();
  const again = () => void editor.show('todo');
  return h(
    'section',
    { 'aria-label': 'To do' },
    h('h2', { tabindex: '-1', 'data-first': '' }, 'Findings'),
    findings.length === 0
      ? h('p', { class: 'help' }, 'The check finds nothing.')
      : h('ul', {}, ...findings.map((finding) => findingItem(finding, editor, again))),
    h('h2', {}, 'Ends soon'),
    soon.length === 0 ? h('p', { class: 'help' }, 'Nothing ends within two months.') : items(editor, soon),
    h('h2', {}, 'Stand-ins'),
    ofStandIns === 0
      ? h('p', { class: 'help' }, 'Every value is final.')
      : h('p', { class: 'help' }, `${supplied} of ${ofStandIns} supplied since the editor was opened.`),
    items(editor, standIns),
  );
}

const items = (editor: Editor, list: Todo['soon']): Node =>
  h(
    'ul',
    { class: 'values' },
    ...list.map(({ title, note, path }) =>
      h('li', {}, valueButton(editor, path, { name: title, text: note, from: () => editor.show('todo') })),
    ),
  );
