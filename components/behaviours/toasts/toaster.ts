import { NO_TOASTS, type Notice, nextChange, shownOf, type ToastEvent, toastReducer } from './queue.ts';
import { TOAST_AREA, toastView } from './view.ts';

/** The event that passes a notice to the toast area. */
const SAID = 'notice';

/**
 * Shows a notice in the page's toast area. Waits one frame, because screen readers announce only changes in an area
 * that they already know.
 */
export function show(notice: Notice): void {
  const area = document.getElementById(TOAST_AREA) ?? newArea();
  requestAnimationFrame(() => area.dispatchEvent(new CustomEvent<Notice>(SAID, { detail: notice })));
}

/**
 * Creates the toast area and its queue: passes events to the queue, draws the visible toast, and schedules the next
 * change.
 */
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
