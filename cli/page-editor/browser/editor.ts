import { addView, formKey } from './add-view.ts';
import { api, type Outcome, type Path, type SessionEvent, type Summary } from './api.ts';
import { button, h, togglePressed } from './dom.ts';
import { createDrafts } from './drafts.ts';
import type { Editor } from './editor-type.ts';
import { keepingFocus } from './focus-keeper.ts';
import { saveNotice, unanswered } from './notice.ts';
import { outlines } from './outline.ts';
import { elementShowing, type Target } from './page-sources.ts';
import { pageView } from './page-view.ts';
import { reviewView } from './review-view.ts';
import { siteFrame } from './site-frame.ts';
import { todoView } from './todo-view.ts';
import { pathAfter, showUndoable, undoKeys } from './undo-keys.ts';
import { focusValueButton } from './value-button.ts';
import { valueView } from './value-view.ts';

const clinic = document.body.dataset.clinic ?? '';
const status = h('p', { role: 'status', class: 'status' });
const panel = h('div', { class: 'content' });
const notice = saveNotice();
const drafts = createDrafts();
const pagePicker = h('select', { 'aria-label': 'Page' });
let version = 0;
/** The last time that the editor showed a new version of the site. */
let following: Promise<void> = Promise.resolve();
/** The edits of this tab that have not been answered yet. */
let own = 0;
/** The view in the panel, which is updated when the config changes; `undefined` while a form is open. */
let drawn: (() => Promise<Node>) | undefined;
/** The value that was opened last, and the view that it was opened from. */
let opened: Path = [];
let origin = showPage;
/** The number of the view that was requested last. */
let requested = 0;

/** Shows a view in the panel; returns `false` if another one has been requested in the meantime. */
async function display(view: () => Promise<Node>, isWanted = () => true): Promise<boolean> {
  requested += 1;
  const number = requested;
  const node = await view();
  if (number !== requested || !isWanted()) return false;
  const isFocusKept = keepingFocus(panel);
  panel.replaceChildren(node);
  if (!isFocusKept()) focusFirst();
  return true;
}

function showPage(): Promise<void> {
  return editor.show('page');
}

const isNobodyTyping = () => panel.querySelector('[data-typed]') === null;

/** Shows the view of the panel as it is now. A field in which somebody is typing stays. */
async function redraw(): Promise<void> {
  if (drawn && isNobodyTyping()) await display(drawn, isNobodyTyping);
}

/** Shows the panel after an edit was undone or made again; the open value may have moved. */
function drawAfter(outcome: Outcome): Promise<void> {
  const path = pathAfter(outcome, opened);
  if (view === 'value' && drawn && path !== opened) drawn = () => valueView(editor, path, []);
  opened = path;
  return redraw();
}

const focusFirst = () => panel.querySelector<HTMLElement>('[data-first]')?.focus();

const frame = siteFrame({
  pointed: (target) => outline.point(target),
  chosen: (target) => choose(target),
  opened: (route) => {
    pagePicker.value = route;
    outline.select(undefined);
    if (view === 'page') void editor.show('page');
  },
  scrolled: () => outline.follow(),
  pressed: (event) => pressed(event),
});
const outline = outlines(frame.element);

const editor: Editor = {
  frame,
  drafts,
  say: (text) => status.replaceChildren(text),
  select: async (path, { chosen, from } = {}) => {
    if (chosen || from) origin = from ?? showPage;
    opened = path;
    setView('value');
    drafts.list(JSON.stringify(path));
    const shown = () => valueView(editor, path, chosen?.values.slice(1) ?? []);
    drawn = shown;
    await display(shown);
    // Another view may have been opened meanwhile.
    if (drawn !== shown) return;
    outline.select(chosen?.element ?? elementShowing(path, frame.targets()));
    focusFirst();
  },
  back: async () => {
    const left = opened;
    editor.say('');
    await origin();
    focusValueButton(panel, left);
  },
  redraw,
  add: async (path, before) => {
    setView('value');
    drafts.list(formKey(path, before));
    drawn = undefined;
    const isShown = await display(() => addView(editor, path, before));
    if (isShown) panel.querySelector<HTMLElement>('input, select, textarea')?.focus();
  },
  show: async (name) => {
    setView(name);
    drafts.list();
    outline.select(undefined);
    drawn = () => VIEWS[name](editor);
    await display(drawn);
  },
  edit: (change) => editor.answered(() => api.edit(change)),
  answered: async (send) => {
    own += 1;
    const outcome = await send()
      .catch(unanswered)
      .finally(() => {
        own -= 1;
      });
    if (outcome.kind === 'saved') {
      editor.say(`Saved. ${outcome.label}`);
      await changed(outcome.version);
    } else if (outcome.kind === 'unchanged') editor.say('Nothing to change: the config says this already.');
    else editor.say(`Not saved. ${outcome.message}`);
    return outcome;
  },
  point: (target) => outline.point(target),
  fix: (finding) => editor.edit({ do: 'fix', index: finding.index, refused: finding.ofRefused }),
};

const VIEWS = { page: pageView, todo: todoView, review: reviewView };
type View = keyof typeof VIEWS | 'value';
let view: View = 'page';

const tabs = {
  page: button('This page', () => void editor.show('page')),
  todo: button('To do', () => void editor.show('todo')),
  review: button('Changes', () => void editor.show('review')),
};

function setView(name: View): void {
  view = name;
  document.body.dataset.view = name;
  for (const [key, tab] of Object.entries(tabs)) tab.setAttribute('aria-pressed', String(key === name));
}

const undo = button('Undo', () => void editor.edit({ do: 'undo' }).then(drawAfter));
const redo = button('Redo', () => void editor.edit({ do: 'redo' }).then(drawAfter));
const browse = button('Browse', () => toggle(browse, (on) => frame.browse(on)), { 'aria-pressed': 'false' });
const phone = button('Phone', () => toggle(phone, (on) => document.body.classList.toggle('phone', on)), {
  'aria-pressed': 'false',
});

function toggle(control: HTMLButtonElement, apply: (on: boolean) => void): void {
  apply(togglePressed(control));
  outline.follow();
}

/** Of nested values, the innermost is chosen; the others are offered beside it. */
function choose(target: Target): void {
  const [value] = target.values;
  if (value) void editor.select(value.path, { chosen: target });
}

const pressed = undoKeys(undo, redo);
document.addEventListener('keydown', pressed);

/** Shows the site as it is now, and waits until it is shown. Several events can announce the same version. */
function changed(now: number): Promise<void> {
  if (now > version) {
    version = now;
    following = follow();
  }
  return following;
}

async function follow(): Promise<void> {
  await frame.refresh();
  outline.follow();
  await drawSummary();
}

async function drawSummary(): Promise<void> {
  const summary = await api.summary();
  version = Math.max(version, summary.version);
  notice.show({ unreadable: summary.unreadable });
  drawPages(summary);
  const todo = summary.errors + summary.warnings + summary.standIns;
  tabs.todo.replaceChildren('To do', h('span', { class: 'count' }, ` ${todo}`));
  tabs.review.replaceChildren('Changes', h('span', { class: 'count' }, ` ${summary.changes}`));
  showUndoable(undo, 'Undo', summary.undo);
  showUndoable(redo, 'Redo', summary.redo);
}

function drawPages({ pages }: Summary): void {
  const options = pages.map(({ route, name }) => h('option', { value: route }, `${name} ${route}`));
  pagePicker.replaceChildren(...options);
  pagePicker.value = frame.route();
}
pagePicker.addEventListener('change', () => frame.open(pagePicker.value));

document.body.append(
  h(
    'header',
    { class: 'bar', 'aria-label': 'Editing' },
    h('h1', {}, clinic),
    pagePicker,
    h('div', { class: 'group', role: 'group', 'aria-label': 'Edits' }, undo, redo),
    h('div', { class: 'group', role: 'group', 'aria-label': 'View' }, browse, phone),
    h('nav', { class: 'group tabs', 'aria-label': 'Panel' }, tabs.page, tabs.todo, tabs.review),
  ),
  // The panel comes before the page, so that Tab leads from the bar to it, and not through every link of the page.
  h('aside', { class: 'panel', 'aria-label': 'Editor' }, notice.element, drafts.element, panel, status),
  h('main', { class: 'stage', 'aria-label': 'The site' }, frame.element, outline.layer),
);
addEventListener('resize', () => outline.follow());

function happened(event: SessionEvent): void {
  if (event.type === 'changed') {
    const isOwn = own > 0 || event.version <= version;
    void changed(event.version).then(() => (isOwn ? undefined : redraw()));
    return;
  }
  void drawSummary();
  void frame.refresh();
  if (event.caused.length > 0) document.dispatchEvent(new CustomEvent('caused', { detail: event.caused }));
  if (view === 'todo') void redraw();
}

api.listen({
  happened,
  connected: () => {
    notice.show({ isStopped: false });
    void drawSummary();
  },
  lost: () => notice.show({ isStopped: true }),
});
setView('page');
await drawSummary();
// Somebody may have chosen a value already.
if (view === 'page') await editor.show('page');
