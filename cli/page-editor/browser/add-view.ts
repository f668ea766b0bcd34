import { api, type ItemForm, type Outcome, type Path } from './api.ts';
import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';
import { type Field, fieldFor, sendOnEnter } from './fields.ts';
import { refusalView } from './findings-view.ts';

/** The form for a new item of a list or record. */
export async function addView(editor: Editor, path: Path, before?: string | number): Promise<Node> {
  const form = await api.form(path);
  const fields = h('div', {});
  const section = h(
    'section',
    { 'aria-labelledby': 'add-label' },
    h('h2', { id: 'add-label' }, `Add to ${path.join('.')}`),
  );
  if (form.kinds.length === 0) {
    section.append(formOf(editor, form, { before }));
    return section;
  }
  const kind = h(
    'select',
    { id: 'add-kind' },
    ...['', ...form.kinds].map((name) => h('option', { value: name }, name)),
  );
  kind.addEventListener('change', async () => {
    const chosen = await api.form(path, kind.value);
    fields.replaceChildren(formOf(editor, chosen, { before, kind: kind.value }));
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
    return { field, label, input: fieldFor({ ...field, text: '' }, id, `${id}-field`) };
  });
  const required = inputs.filter(({ field }) => !field.isOptional);
  const optional = inputs.filter(({ field }) => field.isOptional);
  const result = h('div', { role: 'alert' });
  const rows = (some: typeof inputs) =>
    some.flatMap(({ field, label, input }) => rowOf(field.meaning ?? field.example, label, input));
  const form = h(
    'form',
    { novalidate: true },
    isNamed && h('label', { for: 'add-name' }, 'Name in the config, as in addresses'),
    isNamed && name,
    ...rows(required),
    optional.length > 0 && h('details', {}, h('summary', {}, 'Optional fields'), ...rows(optional)),
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'submit', class: 'primary' }, 'Add'),
      button('Cancel', () => void editor.select(path)),
    ),
    result,
  );
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void editor.select(path);
  });
  sendOnEnter(form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(inputs.map(({ field, input }) => [field.name, input.read() || emptyOf(field)]));
    const outcome = await editor.edit({
      ...{ do: 'add', path, fields: values },
      ...(isNamed ? { key: name.value } : {}),
      ...(kind === undefined ? {} : { kind }),
      ...(before === undefined ? {} : { before }),
    });
    const after = (result_: Outcome) => (result_.kind === 'saved' ? void editor.select(path) : undefined);
    if (outcome.kind !== 'refused') return editor.select(path);
    result.replaceChildren(refusalView(outcome, editor, after));
    result.scrollIntoView({ block: 'nearest' });
  });
  return form;
}

/** A list that must be there can be empty. */
const emptyOf = ({ kind, isOptional }: ItemForm['fields'][number]): string =>
  kind === 'list' && !isOptional ? '[]' : '';

const rowOf = (hint: string | undefined, label: Node, input: Field): readonly Node[] => [
  label,
  input.element,
  ...(hint === undefined ? [] : [h('p', { class: 'help' }, hint)]),
];
