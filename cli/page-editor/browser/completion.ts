import { api } from './api.ts';
import { h } from './dom.ts';

const MAX_OFFERED = 8;

/** The incomplete word before the caret: a fact after a brace, or the target of a link after its text. */
function started(text: string): { readonly kind: 'facts' | 'links'; readonly words: string } | undefined {
  const fact = /\{([^{}\s]*)$/.exec(text)?.[1];
  if (fact !== undefined) return { kind: 'facts', words: fact };
  const link = /\]\(([^()\s]*)$/.exec(text)?.[1];
  return link === undefined ? undefined : { kind: 'links', words: link };
}

/** Returns the names that contain some words: first those that begin with them, then those with a part that does. */
function matching(names: readonly string[], words: string): readonly string[] {
  const wanted = words.toLowerCase();
  const rank = (name: string) =>
    name.startsWith(wanted) ? 0 : /[./]/.test(name.charAt(name.indexOf(wanted) - 1)) ? 1 : 2;
  return names
    .filter((name) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one.toLowerCase()) - rank(other.toLowerCase()));
}

/** Offers the facts of the config after “{”, and its pages and booking links after “](”. */
export function completing(input: HTMLTextAreaElement): HTMLElement {
  const list = h('ul', {
    role: 'listbox',
    id: `${input.id}-offers`,
    class: 'offers',
    hidden: true,
    'aria-label': 'Suggestions',
  });
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  let active = 0;

  const close = () => {
    list.hidden = true;
    input.removeAttribute('aria-activedescendant');
  };
  const activate = (index: number) => {
    active = (index + list.children.length) % list.children.length;
    for (const [at, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(at === active));
    input.setAttribute('aria-activedescendant', list.children[active]?.id ?? '');
  };
  const current = () =>
    document.activeElement === input ? started(input.value.slice(0, input.selectionStart)) : undefined;
  const accept = (name: string) => {
    const start = input.value.slice(0, input.selectionStart);
    const found = current();
    close();
    if (!found) return;
    const end = found.kind === 'facts' ? '}' : ')';
    const before = start.slice(0, start.length - found.words.length) + name + end;
    input.value = before + input.value.slice(input.selectionStart).replace(/^[})]/, '');
    input.setSelectionRange(before.length, before.length);
  };
  const offer = async () => {
    const all = current() && (await api.names());
    // More may have been typed in the meantime.
    const found = current();
    const names = all && found ? matching(all[found.kind], found.words) : [];
    if (names.length === 0) return close();
    list.replaceChildren(
      ...names.slice(0, MAX_OFFERED).map((name, index) => {
        const option = h('li', { role: 'option', id: `${list.id}-${index}` }, name);
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          accept(name);
        });
        return option;
      }),
    );
    list.hidden = false;
    activate(0);
  };
  input.addEventListener('input', () => void offer());
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isChosen = event.key === 'Enter' || event.key === 'Tab';
    if (step === 0 && !isChosen && event.key !== 'Escape') return;
    event.preventDefault();
    if (step !== 0) activate(active + step);
    else if (isChosen) accept(list.children[active]?.textContent ?? '');
    else close();
  });
  return h('div', { class: 'completing' }, input, list);
}
