import type { FindingView, Outcome } from './api.ts';
import { button, h } from './dom.ts';
import type { Editor } from './editor-type.ts';

/** A finding with what to do, and its fix as a button. */
export function findingItem(finding: FindingView, editor: Editor, after: (outcome: Outcome) => void): HTMLElement {
  const { severity, message, help, where, fix, path } = finding;
  return h(
    'li',
    { class: `finding ${severity}` },
    h('p', {}, h('b', {}, severity === 'error' ? 'Error: ' : 'Warning: '), message),
    help !== undefined && h('p', { class: 'help' }, help),
    where !== undefined && h('p', { class: 'where' }, where),
    fix !== undefined && button(fix, () => void editor.fix(finding).then(after), { class: 'primary' }),
    path !== undefined && !finding.ofRefused && button('Go to it', () => void editor.select(path)),
  );
}

/** Why an edit was refused, next to its field. */
export function refusalView(outcome: Outcome, editor: Editor, after: (outcome: Outcome) => void): Node {
  if (outcome.kind !== 'refused') return h('div');
  const { message, help, found } = outcome;
  return h(
    'div',
    { class: 'refusal' },
    found.length === 0 && h('p', {}, h('b', {}, 'Not saved: '), message),
    help !== undefined && h('p', { class: 'help' }, help),
    found.length > 0 && h('ul', {}, ...found.map((finding) => findingItem(finding, editor, after))),
  );
}

/** The rules are applied after an edit has been saved: what they report appears below its field. */
export function showCaused(result: HTMLElement, editor: Editor, after: (outcome: Outcome) => void): void {
  const listener = (event: Event) => {
    if (!result.isConnected) return document.removeEventListener('caused', listener);
    const caused: readonly FindingView[] = event instanceof CustomEvent ? event.detail : [];
    result.replaceChildren(
      h('p', { class: 'help' }, 'It is saved. This is what the check says about it:'),
      h('ul', {}, ...caused.map((finding) => findingItem(finding, editor, after))),
      button('Undo the change', () => void editor.edit({ do: 'undo' }).then(after)),
    );
  };
  document.addEventListener('caused', listener);
}
