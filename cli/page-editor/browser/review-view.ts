import { api } from './api.ts';
import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';

/** The changes since the editor was opened: each can be undone, and all can be committed. */
export async function reviewView(editor: Editor): Promise<Node> {
  const { steps, diff, canCommit, message } = await api.review();
  const again = () => void editor.show('review');
  const list = steps.map(({ id, label, where }) => {
    const result = h('p', { role: 'alert', class: 'help' });
    const undo = button('Undo', async () => {
      const outcome = await editor.edit({ do: 'undo', id });
      if (outcome.kind === 'refused') result.replaceChildren(`${outcome.message} ${outcome.help ?? ''}`);
      else again();
    });
    undo.setAttribute('aria-label', `Undo: ${label}`);
    return h('li', { class: 'step' }, h('p', {}, label), h('p', { class: 'where' }, where), undo, result);
  });
  return h(
    'section',
    { 'aria-label': 'Changes' },
    h('h2', { tabindex: '-1', 'data-first': '' }, 'Changes'),
    list.length === 0 ? h('p', { class: 'help' }, 'Nothing has been changed yet.') : h('ol', {}, ...list.reverse()),
    diff !== '' && h('details', {}, h('summary', {}, 'In the file'), diffView(diff)),
    canCommit && commitForm(editor, message),
  );
}

/** Scrolls on its own, so it can be focused. */
const diffView = (diff: string): Node =>
  h(
    'pre',
    { class: 'diff', tabindex: '0', role: 'region', 'aria-label': 'Difference' },
    ...diff
      .split('\n')
      .map((line) =>
        h('span', { class: line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : '' }, `${line}\n`),
      ),
  );

function commitForm(editor: Editor, message: string): Node {
  const text = h('textarea', { id: 'commit-message', rows: 4 });
  text.value = message;
  const result = h('p', { role: 'alert', class: 'help' });
  const form = h(
    'form',
    {},
    h('label', { for: 'commit-message' }, 'Message'),
    text,
    h('div', { class: 'actions' }, h('button', { type: 'submit', class: 'primary' }, 'Commit')),
    h('p', { class: 'help' }, 'Records the changed files in git on this machine. Nothing is sent anywhere.'),
    result,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const outcome = await api.commit(text.value);
    if (outcome.kind === 'refused') return result.replaceChildren(outcome.message);
    editor.say(`Committed as ${outcome.commit}.`);
    await editor.show('review');
  });
  return form;
}
