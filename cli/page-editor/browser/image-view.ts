import { IMAGE_FORMATS } from '../../../renderer/facts/image-formats.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '../browser-shared.ts';
import { api, type ImageView, type Outcome, type Path, sameAs } from './api.ts';
import { h } from './dom.ts';
import type { Editor } from './editor-type.ts';
import { fieldFor, sendOnEnter } from './fields.ts';
import { refusalView, showCaused } from './findings-view.ts';
import { FOCUSES, type Focus, focusAfter, focusAt, isFocus } from './image-focus.ts';

/** An image: its preview, on which its focus is set, its file and its description. */
export function imageView(editor: Editor, image: ImageView, opened: Path): Node {
  const result = h('div', { role: 'alert' });
  const after = (outcome: Outcome) => {
    result.replaceChildren();
    if (outcome.kind === 'refused') result.append(refusalView(outcome, editor, after));
  };
  // A value with its own field displays the findings about it below the field.
  if (sameAs(image.path)(opened)) showCaused(result, editor, () => void editor.select(opened));
  const isAlt = sameAs([...image.path, 'alt'])(opened);
  return h(
    'section',
    { 'aria-label': `The image “${image.name}”`, class: 'image' },
    previewOf(editor, image, after),
    fileOf(editor, image, { opened, after }),
    !isAlt && altOf(editor, image, after),
    result,
  );
}

type After = (outcome: Outcome) => void;

/** Everything that a click or an arrow key on the preview needs. */
function previewOf(editor: Editor, image: ImageView, after: After): Node {
  let saved: Focus = isFocus(image.focus) ? image.focus : 'centre';
  const radios = FOCUSES.map((focus) =>
    h('input', { type: 'radio', name: 'image-focus', value: focus, class: `at-${focus}`, 'aria-label': focus }),
  );
  const show = (focus: Focus) => {
    for (const radio of radios) radio.checked = radio.value === focus;
    // A focus that is not saved yet would be lost if the view were drawn again.
    area.toggleAttribute('data-typed', focus !== saved);
  };
  const save = async (focus: Focus) => {
    show(focus);
    const outcome = await editor.edit({ do: 'set', path: [...image.path, 'focus'], text: focus });
    if (outcome.kind !== 'refused') saved = focus;
    show(saved);
    after(outcome);
  };
  const picture = h('img', { src: api.imageAddress(image), alt: '' });
  const area = h(
    'div',
    { class: 'preview', role: 'radiogroup', 'aria-label': 'Focus', 'aria-describedby': 'image-focus-help' },
    picture,
    ...radios,
  );
  const current = () => radios.map(({ checked, value }) => (checked ? value : undefined)).find(isFocus) ?? saved;
  area.addEventListener('click', ({ target, clientX, clientY }) => {
    // Browsers also let the arrow keys select radio buttons.
    if (target !== picture) return;
    const { left, top, width, height } = picture.getBoundingClientRect();
    void save(focusAt((clientX - left) / width, (clientY - top) / height));
  });
  for (const radio of radios) radio.addEventListener('pointerup', () => isFocus(radio.value) && void save(radio.value));
  area.addEventListener('keydown', (event) => {
    const next = focusAfter(current(), event.key);
    if (next) {
      show(next);
      radios.find(({ value }) => value === next)?.focus();
    } else if (event.key === 'Enter') void save(current());
    else if (event.key === 'Escape') show(saved);
    else return;
    event.preventDefault();
  });
  show(saved);
  const help =
    'The focus is the part that stays visible when the image is cropped. Click it, or choose it with the arrow keys and press Enter.';
  return h('div', {}, area, h('p', { class: 'help', id: 'image-focus-help' }, help));
}

interface FileOptions {
  readonly opened: Path;
  readonly after: After;
}

/** A field for a file, which can also be dropped anywhere on its area. */
function fileOf(editor: Editor, image: ImageView, { opened, after }: FileOptions): Node {
  const field = h('input', {
    ...{ type: 'file', id: 'image-file', 'aria-describedby': 'image-file-help' },
    accept: Object.keys(IMAGE_FORMATS).join(),
  });
  const area = h(
    'div',
    { class: 'drop' },
    h('label', { for: field.id }, 'Another file'),
    field,
    h(
      'p',
      { class: 'help', id: 'image-file-help' },
      `Drop a file here, or choose it. It is copied to content/images/; ${image.file} stays there, so that you can undo this.`,
    ),
  );
  const send = async (file: File | undefined) => {
    if (!file) return;
    field.value = '';
    const outcome = await editor.answered(() => sendFile(image, file));
    field.setAttribute('aria-invalid', String(outcome.kind === 'refused'));
    if (outcome.kind !== 'saved') return after(outcome);
    await editor.select(opened);
    document.getElementById(field.id)?.focus();
  };
  const hover = (isOver: boolean) => area.classList.toggle('over', isOver);
  field.addEventListener('change', () => void send(field.files?.[0]));
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    hover(true);
  });
  area.addEventListener('dragleave', () => hover(false));
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    hover(false);
    void send(event.dataTransfer?.files[0]);
  });
  return area;
}

async function sendFile({ path }: ImageView, file: File): Promise<Outcome> {
  if (file.size <= MAX_IMAGE_BYTES) return api.sendImage(path, file);
  const message = `“${file.name}” is larger than ${MAX_IMAGE_MEGABYTES} MB.`;
  return { kind: 'refused', message, help: 'Save a smaller version: a width of 2560 pixels is enough.', found: [] };
}

/** The description of the image; on its own panel, it is the value itself. */
function altOf(editor: Editor, image: ImageView, after: After): Node {
  const field = fieldFor(
    { kind: 'prose', text: image.alt, choices: [] },
    { id: 'image-alt', label: 'image-alt-label', help: 'image-alt-help' },
  );
  const save = async () => {
    const outcome = await editor.edit({ do: 'set', path: [...image.path, 'alt'], text: field.read() });
    field.mark(outcome.kind === 'refused');
    after(outcome);
  };
  const form = h(
    'form',
    {},
    h('label', { id: 'image-alt-label', for: 'image-alt' }, 'Description for people who cannot see it'),
    field.element,
    h('p', { class: 'help', id: 'image-alt-help' }, 'Write “none” if the image is only decoration.'),
    h('div', { class: 'actions' }, h('button', { type: 'submit' }, 'Save the description')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  sendOnEnter(form);
  return form;
}
