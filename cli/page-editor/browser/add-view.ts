import { api, type ItemForm, type Outcome, type Path } from './api.ts';
import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';
import { fieldFor, sendOnEnter } from './fields.ts';
import { refusalView } from './findings-view.ts';

/** The key of the draft of a new item. */
export const formKey = (path: Path, before?: string | number): string => JSON.stringify(['add', path, before]);

/** The form for a new item of a list or record, or the one that was left with something typed in it. */
export async function addView(editor: Editor, path: Path, before?: string | number): Promise<Node> {
  const key = formKey(path, before);
  const kept = editor.drafts.of(key)?.form;
  if (kept) return kept;
  const form = await api.form(path);
  const fields = h('div', {});
  const label = `Add to ${path.join('.')}`;
  const section = h('section', { 'aria-labelledby': 'add-label' }, h('h2', { id: 'add-label' }, label));
  const open = () => void editor.add(path, before);
  fields.addEventListener('input', () => editor.drafts.keep(key, { label, open, form: section }));
  if (form.kinds.length === 0) {
    fields.append(formOf(editor, form, { before }));
    section.append(fields);
    return section;
  }
  const kind = h(
    'select',
    { id: 'add-kind' },
    ...['', ...form.kinds].map((name) => h('option', { value: name }, name)),
  );
  kind.addEventListener('change', async () => {
    const { value } = kind;
    const chosen = await api.form(path, value);
    // Each letter that is typed may choose another kind. The answers can arrive in another order, and one about the kind
    // that is shown would remove what was typed since.
    if (kind.value !== value || fields.dataset.kind === value) return;
    fields.dataset.kind = value;
    fields.replaceChildren(formOf(editor, chosen, { before, kind: value }));
  });
  section.append(h('label', { for: 'add-kind' }, 'Kind of section'), kind, fields);
  return section;
}

interface Place {
  readonly before?: string | number | undefined;
  readonly kind?: string;
}

function formOf(editor: Editor, { path, isNamed, fields }: ItemForm, { before, kind }: Place): Node {
  const name = h('input', { id: 'add-name', required: true, pattern: '[^.]+', autocomplete: 'off' });
  const inputs = fields.map((field, index) => {
    const id = `add-${index}`;
    const label = h(
      'label',
      { id, for: `${id}-field` },
      field.name === '' ? 'Value' : field.name.replace(/\.\d+\./g, ' '),
    );
    if (field.isOptional) label.append(h('span', { class: 'text' }, ' optional'));
    const hint = field.meaning ?? field.example;
    const help = hint === undefined ? undefined : h('p', { class: 'help', id: `${id}-help` }, hint);
    const input = fieldFor({ ...field, text: '' }, { id: `${id}-field`, label: id, help: help?.id });
    return { field, row: [label, input.element, ...(help ? [help] : [])], input };
  });
  const leave = () => {
    editor.drafts.forget(formKey(path, before));
    return editor.select(path);
  };
  const required = inputs.filter(({ field }) => !field.isOptional);
  const optional = inputs.filter(({ field }) => field.isOptional);
  const result = h('div', { role: 'alert' });
  const form = h(
    'form',
    { novalidate: true },
    isNamed && h('label', { for: 'add-name' }, 'Name in the config, as in addresses'),
    isNamed && name,
    ...required.flatMap(({ row }) => row),
    optional.length > 0 && h('details', {}, h('summary', {}, 'Optional fields'), ...optional.flatMap(({ row }) => row)),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'submit', class: 'primary' }, 'Add'),
      button('Cancel', () => void leave()),
    ),
    result,
  );
  form.addEventListener('keydown', (event) => {
    // What was typed stays a draft; “Cancel” forgets it.
    if (event.key === 'Escape' && !event.defaultPrevented) void editor.select(path);
  });
  sendOnEnter(form);
  const after = async (outcome: Outcome): Promise<void> => {
    if (outcome.kind !== 'refused') return leave();
    result.replaceChildren(refusalView(outcome, editor, after));
    result.scrollIntoView({ block: 'nearest' });
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(inputs.map(({ field, input }) => [field.name, input.read() || emptyOf(field)]));
    const outcome = await editor.edit({
      ...{ do: 'add', path, fields: values },
      ...(isNamed ? { key: name.value } : {}),
      ...(kind === undefined ? {} : { kind }),
      ...(before === undefined ? {} : { before }),
    });
    await after(outcome);
  });
  return form;
}

/** A list that must be there can be empty. */
const emptyOf = ({ kind, isOptional }: ItemForm['fields'][number]): string =>
  kind === 'list' && !isOptional ? '[]' : '';
