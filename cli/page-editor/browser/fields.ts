import type { ValueView } from './api.ts';
import { completing } from './completion.ts';
import { type Attributes, h } from './dom.ts';

/** An input that suits the kind of a value. */
export interface Field {
  readonly element: HTMLElement;
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Shows a text that was typed earlier and is not saved. */
  readonly restore: (text: string) => void;
  readonly typed: (listener: (text: string) => void) => void;
  /** Tells screen readers whether the text that was read last was refused. If it was saved, the field is no longer typed in. */
  readonly mark: (isInvalid: boolean) => void;
}

type Asked = Pick<ValueView, 'kind' | 'text' | 'choices'>;

/** The ids of a field, and of the elements that name and explain it. */
interface FieldIds {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
}

/** Returns the input for a value. */
export function fieldFor(value: Asked, { id, label, help }: FieldIds): Field {
  const names = {
    ...{ id, 'aria-labelledby': label, 'aria-describedby': help },
    ...{ 'data-first': '', autocomplete: 'off', spellcheck: 'true' },
  };
  const input = inputFor(value, names);
  input.value = value.text;
  input.addEventListener('input', () => input.setAttribute('data-typed', ''));
  const isProse = input instanceof HTMLTextAreaElement && value.kind !== 'list';
  let sent: string | undefined;
  const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return {
    element: isProse ? completing(input) : input,
    read: () => {
      sent = input.value;
      if (value.kind !== 'list') return input.value;
      const lines = linesIn(input.value);
      return lines.length === 0 ? '' : JSON.stringify(lines);
    },
    write: (text) => {
      input.value = text;
    },
    restore: (text) => {
      input.value = text;
      input.setAttribute('data-typed', '');
    },
    typed: (listener) => input.addEventListener('input', () => listener(input.value)),
    mark: (isInvalid) => {
      input.setAttribute('aria-invalid', String(isInvalid));
      // Somebody may have typed on.
      if (!isInvalid && input.value === sent) input.removeAttribute('data-typed');
    },
  };
}

/** Lets Enter send a form, also from a field of several lines: there, Shift and Enter begin a new line. */
export const sendOnEnter = (form: HTMLFormElement): void =>
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLTextAreaElement) || event.target.hasAttribute('data-lines')) return;
    event.preventDefault();
    form.requestSubmit();
  });

function inputFor({ kind, choices, text }: Asked, names: Attributes) {
  if (choices.length > 0) {
    const options = choices.map(({ value, label }) =>
      h('option', { value: String(value) }, label === undefined ? String(value) : `${label} (${value})`),
    );
    const isKnown = choices.some(({ value }) => String(value) === text);
    return h('select', names, !isKnown && h('option', { value: text }, text === '' ? 'Choose …' : text), ...options);
  }
  if (kind === 'date') return h('input', { ...names, type: 'date' });
  if (kind === 'colour') return h('input', { ...names, type: 'text', pattern: '#[0-9a-fA-F]{6}' });
  if (kind === 'number') return h('input', { ...names, type: 'text', inputmode: 'decimal' });
  if (kind === 'list') return h('textarea', { ...names, rows: 3, placeholder: 'One in each line', 'data-lines': '' });
  if (kind === 'prose' || kind === 'text')
    return h('textarea', { ...names, rows: Math.min(10, Math.ceil(text.length / 40) + 1) });
  return h('input', { ...names, type: 'text', spellcheck: 'false' });
}
