import { api, type Outcome, type Path, type ValueView } from './api.ts';
import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';
import { fieldFor, sendOnEnter } from './fields.ts';
import { refusalView, showCaused } from './findings-view.ts';
import { imageView } from './image-view.ts';
import type { PageValue } from './page-sources.ts';
import { positionsView } from './positions-view.ts';
import { valueButton } from './value-button.ts';

/** One value: its field, its location in the config, the pages that show it, and the lists that contain it. */
export async function valueView(editor: Editor, path: Path, others: readonly PageValue[]): Promise<Node> {
  const value = await api.value(path);
  if (!value) return h('p', {}, 'This value does not exist any more.');
  const image = value.image && imageView(editor, value.image, path);
  return h(
    'section',
    { 'aria-labelledby': 'value-label' },
    crumbs(editor, path),
    h('h2', { id: 'value-label', tabindex: '-1', ...(value.parts ? { 'data-first': '' } : {}) }, value.label),
    value.meaning !== undefined && h('p', { id: 'value-meaning', class: 'meaning' }, value.meaning),
    ...(value.parts ? [image, partsView(editor, value)] : [formFor(editor, value), image]),
    ...annotationsView(editor, value),
    othersView(editor, others),
    await factsView(value),
    positionsView(editor, value),
  );
}

/** The way from the whole site to a value. */
function crumbs(editor: Editor, path: Path): Node {
  const steps = path.slice(0, -1).map((key, index) => {
    const name = typeof key === 'number' ? `${key + 1}` : key;
    return h(
      'li',
      {},
      button(name, () => void editor.select(path.slice(0, index + 1))),
    );
  });
  const root = h(
    'li',
    {},
    button('Site', () => void editor.select([])),
  );
  return h('nav', { 'aria-label': 'Part of' }, h('ol', { class: 'crumbs' }, root, ...steps));
}

function formFor(editor: Editor, value: ValueView): Node {
  const result = h('div', { role: 'alert' });
  const { path, label } = value;
  const field = fieldFor(value, {
    ...{ id: 'value-field', label: 'value-label' },
    help: value.meaning === undefined ? undefined : 'value-meaning',
  });
  const key = JSON.stringify(path);
  const kept = editor.drafts.of(key);
  // Another value may have moved to the path.
  const draft = kept?.label === label ? kept : undefined;
  /** The saved text to which the field belongs; `undefined` while it is being saved. */
  let was: string | undefined = draft ? draft.was : value.text;
  if (draft?.text !== undefined) field.restore(draft.text);
  const keep = (text: string, before = was) =>
    editor.drafts.keep(key, { label, text, was: before, open: () => void editor.select(path) });
  field.typed(keep);
  const cancel = () => {
    editor.drafts.forget(key);
    field.write(value.text);
    void editor.back();
  };
  // The saved value can differ from what was typed: '65' becomes '£65 per session'.
  const after = (outcome: Outcome, saved?: string) => {
    field.mark(outcome.kind === 'refused');
    if (outcome.kind === 'refused')
      return result.replaceChildren(refusalView(outcome, editor, (fixed) => after(fixed)));
    editor.drafts.forget(key, saved);
    void editor.redraw();
  };
  const save = async (everywhere = false) => {
    const [before, text] = [was, field.read()];
    was = undefined;
    keep(text, before);
    const outcome = await editor.edit({ do: 'set', path, text, was: before, everywhere });
    was = outcome.kind === 'refused' ? (outcome.now ?? before) : undefined;
    after(outcome, text);
    if (outcome.kind !== 'refused') return;
    keep(editor.drafts.of(key)?.text ?? text);
    if (outcome.alsoChanges && outcome.alsoChanges.length > 0)
      result.append(button(`Change all ${outcome.alsoChanges.length + 1}`, () => void save(true)));
  };
  const form = h(
    'form',
    {},
    field.element,
    value.computedBy !== undefined && h('p', { class: 'help' }, `Computed by ${value.computedBy}`),
    value.example !== undefined && value.text === '' && h('p', { class: 'help' }, `For example ${value.example}`),
    h('div', { class: 'actions' }, h('button', { type: 'submit', class: 'primary' }, 'Save'), button('Cancel', cancel)),
    result,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) cancel();
  });
  sendOnEnter(form);
  showCaused(result, editor, (outcome) => after(outcome));
  return form;
}

function partsView(editor: Editor, { parts = [], canGrow, path }: ValueView): Node {
  const items = parts.map(({ path: at, name, text, isSet }) => {
    const from = () => editor.select(path);
    const open = valueButton(editor, at, { name, text: isSet ? text : 'not set', from });
    return h('li', isSet ? {} : { class: 'unset' }, open);
  });
  return h(
    'div',
    {},
    h('ul', { class: 'values' }, ...items),
    canGrow && button('Add', () => void editor.add(path), { class: 'primary' }),
  );
}

const annotationsView = (editor: Editor, { annotations, path }: ValueView): readonly Node[] =>
  annotations.map((annotation): Node => {
    if (annotation.kind === 'standIn')
      return h(
        'div',
        { class: 'note' },
        h('p', {}, h('b', {}, 'A stand-in. '), `To be replaced by: ${annotation.note}.`),
        button('It is final as it is', () => void editor.edit({ do: 'final', path }).then(() => editor.select(path))),
      );
    if (annotation.kind === 'accept')
      return h(
        'p',
        { class: 'note' },
        `${annotation.rule} is accepted until ${annotation.until}: ${annotation.reason}`,
      );
    const note = annotation.kind === 'dated' ? 'It has another value on other days.' : 'It exists only on some days.';
    return h('p', { class: 'note' }, note);
  });

const othersView = (editor: Editor, others: readonly PageValue[]): Node | false =>
  others.length > 0 &&
  h(
    'div',
    { class: 'also' },
    h('h3', {}, 'In the same text'),
    h(
      'ul',
      {},
      ...others.map(({ path, label }) =>
        h(
          'li',
          {},
          button(label, () => void editor.select(path)),
        ),
      ),
    ),
  );

/** The location of the value in the config, and the pages that show it. */
async function factsView({ where, sharedWith, path, isSet }: ValueView): Promise<Node | false> {
  if (!isSet || where === undefined) return false;
  const pages = h('dd', {}, '…');
  void api.pages(path).then((routes) => pages.replaceChildren(routes.length === 0 ? 'no page' : routes.join(', ')));
  return h(
    'dl',
    { class: 'facts' },
    ...[h('dt', {}, 'Typed at'), h('dd', {}, where), h('dt', {}, 'Appears on'), pages],
    ...(sharedWith.length > 0
      ? [h('dt', {}, 'Shared with'), h('dd', {}, sharedWith.map((other) => other.join('.')).join(', '))]
      : []),
  );
}
