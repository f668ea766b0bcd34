import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';
import { searchAgain } from './focus-keeper.ts';
import type { PageValue, Target } from './page-sources.ts';
import { valueButton } from './value-button.ts';

/** Lists everything on the open page that can be edited, for people who do not use a pointer. */
export async function pageView(editor: Editor): Promise<Node> {
  const list = h('ul', { class: 'values' });
  const filter = h('input', {
    ...{ type: 'search', 'data-first': '' },
    ...{ 'aria-label': 'Find a value on this page', placeholder: 'Find a value' },
  });
  const showAgain = async () => {
    await editor.show('page');
    searchAgain(document.body, filter);
  };
  const seen = new Set<string>();
  for (const target of editor.frame.targets())
    for (const value of target.values) {
      const key = value.path.join('.');
      if (!seen.has(key)) list.append(item(value, target, editor, showAgain));
      seen.add(key);
    }
  filter.addEventListener('input', () => {
    const words = filter.value.toLowerCase();
    for (const entry of list.children)
      if (entry instanceof HTMLElement) entry.hidden = !(entry.textContent ?? '').toLowerCase().includes(words);
  });
  return h(
    'section',
    { 'aria-label': 'Values on this page' },
    h('p', { class: 'hint' }, 'Click a text on the page, or choose it here.'),
    filter,
    list,
    button('Everything else', () => void editor.select([]), { class: 'quiet' }),
  );
}

function item(value: PageValue, target: Target, editor: Editor, from: () => Promise<void>): HTMLElement {
  const isSection = value.path[0] === 'pages' && value.path.length === 3;
  const text = (target.element.getAttribute('alt') ?? target.element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const open = valueButton(editor, value.path, {
    name: value.label,
    text: isSection ? undefined : text.slice(0, 80),
    from,
  });
  open.addEventListener('focus', () => show(target, editor));
  open.addEventListener('pointerenter', () => editor.point(target));
  open.addEventListener('pointerleave', () => editor.point(undefined));
  return h('li', isSection ? { class: 'section' } : {}, open);
}

/** Scrolls without an animation, because the outline must match the position of the element. */
function show(target: Target, editor: Editor): void {
  target.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  editor.point(target);
}
