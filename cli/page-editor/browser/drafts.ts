import { type Path, sameAs } from './api.ts';
import { button, h } from './dom.ts';

/** A text that was typed into the field of a value and is not saved. */
export interface Draft {
  readonly path: Path;
  readonly label: string;
  readonly text: string;
  /** The saved text when typing began, if it is known. */
  readonly was?: string | undefined;
}

/** Keeps what was typed and not saved while other values are open, and lists it above the panel. */
export function createDrafts(open: (path: Path) => void) {
  const element = h('div', { class: 'drafts', hidden: true });
  const drafts = new Map<string, Draft>();
  addEventListener('beforeunload', (event) => {
    if (drafts.size > 0 || document.querySelector('[data-typed]')) event.preventDefault();
  });
  return {
    element,
    keep: (draft: Draft): void => {
      drafts.set(JSON.stringify(draft.path), draft);
    },
    /** Forgets the draft of a value, unless somebody has typed on after a text that was saved. */
    forget: (path: Path, saved?: string): void => {
      const key = JSON.stringify(path);
      if (saved === undefined || drafts.get(key)?.text === saved) drafts.delete(key);
    },
    /** Returns the draft of a value; another value may have moved to its path. */
    of: (path: Path, label: string): Draft | undefined => {
      const draft = drafts.get(JSON.stringify(path));
      return draft?.label === label ? draft : undefined;
    },
    /** Lists the drafts of all values but the open one. */
    list: (opened: Path | undefined): void => {
      const others = [...drafts.values()].filter(({ path }) => !opened || !sameAs(opened)(path));
      element.replaceChildren(
        h('p', {}, 'Not saved yet:'),
        h(
          'ul',
          {},
          ...others.map(({ path, label }) =>
            h(
              'li',
              {},
              button(label, () => open(path)),
            ),
          ),
        ),
      );
      element.hidden = others.length === 0;
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
