import { NO_TOASTS, type Notice, nextChange, shownOf, type ToastEvent, toastReducer } from './queue.ts';
import { TOAST_AREA, toastView } from './view.ts';

/** The event that passes a notice to the toast area. */
const NOTICE_EVENT = 'notice';

/**
 * Shows a notice in the page's toast area. Waits one frame, because screen readers announce only changes in an area
 * that they already know.
 */
export function show(notice: Notice): void {
  const area = document.getElementById(TOAST_AREA) ?? newArea();
  requestAnimationFrame(() => area.dispatchEvent(new CustomEvent<Notice>(NOTICE_EVENT, { detail: notice })));
}

/**
 * Creates the toast area and its queue: passes events to the queue, draws the visible toast, and schedules the next
 * change.
 */
function newArea(): HTMLElement {
  let state = NO_TOASTS;
  let timer: ReturnType<typeof setTimeout>;
  const now = () => performance.now();
  const dispatch = (event: ToastEvent) => {
    state = toastReducer(state, event);
    view.draw(shownOf(state)[0]);
    clearTimeout(timer);
    const next = nextChange(state);
    if (next !== undefined) timer = setTimeout(() => dispatch({ kind: 'passed', at: now() }), next - now());
  };
  const view = toastView({
    hold: (by) => dispatch({ kind: 'held', by, at: now() }),
    release: (by) => dispatch({ kind: 'released', by, at: now() }),
    dismiss: () => {
      for (const { id } of shownOf(state)) dispatch({ kind: 'dismissed', id, at: now() });
    },
  });
  view.area.addEventListener(NOTICE_EVENT, (event) => {
    if (event instanceof CustomEvent) dispatch({ kind: 'added', notice: event.detail, at: now() });
  });
  return view.area;
}
