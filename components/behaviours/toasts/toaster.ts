import { NO_TOASTS, type Notice, nextChange, shownOf, type ToastEvent, toastReducer } from './queue.ts';
import { TOAST_AREA, toastView } from './view.ts';

/** Tells the area of a notice. */
const SAID = 'notice';

/** Shows a notice in the page's one area for them. A screen reader tells of words that come into what it knows already. */
export function show(notice: Notice): void {
  const area = document.getElementById(TOAST_AREA) ?? newArea();
  requestAnimationFrame(() => area.dispatchEvent(new CustomEvent<Notice>(SAID, { detail: notice })));
}

/** Keeps the queue of a page: what happens to it, what is seen of it, and when it changes by itself. */
function newArea(): HTMLElement {
  let state = NO_TOASTS;
  let timer: ReturnType<typeof setTimeout>;
  const now = () => performance.now();
  const take = (event: ToastEvent) => {
    state = toastReducer(state, event);
    view.draw(shownOf(state)[0]);
    clearTimeout(timer);
    const next = nextChange(state);
    if (next !== undefined) timer = setTimeout(() => take({ kind: 'passed', at: now() }), next - now());
  };
  const view = toastView({
    hold: (by) => take({ kind: 'held', by, at: now() }),
    release: (by) => take({ kind: 'released', by, at: now() }),
    dismiss: () => {
      for (const { id } of shownOf(state)) take({ kind: 'dismissed', id, at: now() });
    },
  });
  view.area.addEventListener(SAID, (event) => {
    if (event instanceof CustomEvent) take({ kind: 'said', notice: event.detail, at: now() });
  });
  return view.area;
}
