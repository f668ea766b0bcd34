import { button, h } from './dom.ts';

/** Something that was typed and is not saved. */
export interface Draft {
  readonly label: string;
  /** Shows it again. */
  readonly open: () => void;
  /** The text that was typed into the field of a value, and the saved text when typing began, if it is known. */
  readonly text?: string;
  readonly was?: string | undefined;
  /** The form for a new item, as it was left. */
  readonly form?: Node;
}

/** Keeps what was typed and not saved while other values are open, and lists it above the panel. */
export function createDrafts() {
  const element = h('div', { class: 'drafts', hidden: true });
  const drafts = new Map<string, Draft>();
  addEventListener('beforeunload', (event) => {
    if (drafts.size > 0 || document.querySelector('[data-typed]')) event.preventDefault();
  });
  return {
    element,
    keep: (key: string, draft: Draft): void => {
      drafts.set(key, draft);
    },
    /** Forgets a draft, unless somebody has typed on after a text that was saved. */
    forget: (key: string, saved?: string): void => {
      if (saved === undefined || drafts.get(key)?.text === saved) drafts.delete(key);
    },
    of: (key: string): Draft | undefined => drafts.get(key),
    /** Lists all drafts but the open one. */
    list: (opened?: string): void => {
      const others = [...drafts].flatMap(([key, draft]) => (key === opened ? [] : [draft]));
      element.replaceChildren(
        h('p', {}, 'Not saved yet:'),
        h('ul', {}, ...others.map(({ label, open }) => h('li', {}, button(label, open)))),
      );
      element.hidden = others.length === 0;
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
