import { isSwipe, type PauseReason, type Toast } from './queue.ts';
import { toastSheet } from './styles.ts';

export const TOAST_AREA = 'notices';

/** The visitor's actions on a toast. */
interface ToastHandlers {
  readonly hold: (by: PauseReason) => void;
  readonly release: (by: PauseReason) => void;
  readonly dismiss: () => void;
}

interface ToastView {
  readonly area: HTMLElement;
  readonly draw: (toast: Toast | undefined) => void;
}

/** Creates the toast area. Only one toast is visible at a time, so its elements stay and only the text changes. */
export function toastView(handlers: ToastHandlers): ToastView {
  const area = document.createElement('section');
  const status = document.createElement('p');
  const close = document.createElement('button');
  area.id = TOAST_AREA;
  area.tabIndex = -1;
  // The label names the key, because nobody would discover it.
  area.ariaLabel = 'Notifications (F8)';
  status.role = 'status';
  status.ariaLive = 'polite';
  close.type = 'button';
  close.textContent = 'Dismiss';
  close.addEventListener('click', handlers.dismiss);
  area.append(status, close);
  const leave = keyboard(area, handlers);
  hovering(area, handlers);
  swiping(area, handlers);
  // A dismissed toast also disappears for screen readers; only the queue still keeps it.
  const draw = (toast: Toast | undefined) => {
    if (!toast) leave();
    area.dataset.state = toast ? 'open' : 'closed';
    close.hidden = !toast;
    status.textContent = toast?.words ?? '';
  };
  draw(undefined);
  document.adoptedStyleSheets.push(toastSheet);
  document.body.append(area);
  return { area, draw };
}

/**
 * F8 moves the focus to the area and Escape dismisses the toast; the focus returns to its previous element when the
 * toast closes.
 */
function keyboard(area: HTMLElement, { hold, release, dismiss }: ToastHandlers): () => void {
  let before: HTMLElement | undefined;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F8' || area.dataset.state !== 'open') return;
    event.preventDefault();
    area.focus();
  });
  area.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  area.addEventListener('focusin', ({ relatedTarget }) => {
    if (isWithin(area, relatedTarget)) return;
    before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    hold('focus');
  });
  area.addEventListener('focusout', ({ relatedTarget }) => isWithin(area, relatedTarget) || release('focus'));
  return () => {
    if (!area.contains(document.activeElement)) return;
    if (before?.isConnected) before.focus({ preventScroll: true });
    else area.blur();
  };
}

const isWithin = (area: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && area.contains(target);

function hovering(area: HTMLElement, { hold, release }: ToastHandlers): void {
  area.addEventListener('pointerenter', () => hold('hover'));
  area.addEventListener('pointerleave', () => release('hover'));
  document.addEventListener('visibilitychange', () => (document.hidden ? hold : release)('hidden page'));
}

/** The toast follows the finger sideways, and a long enough swipe dismisses it. */
function swiping(area: HTMLElement, { dismiss }: ToastHandlers): void {
  let from: number | undefined;
  area.addEventListener('pointerdown', ({ target, clientX, pointerId }) => {
    if (target instanceof HTMLButtonElement) return;
    from = clientX;
    area.setPointerCapture(pointerId);
  });
  area.addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined) area.style.translate = `${clientX - from}px`;
  });
  const end = ({ type, clientX }: PointerEvent) => {
    if (from === undefined) return;
    if (type === 'pointerup' && isSwipe(clientX - from)) dismiss();
    from = undefined;
    area.style.removeProperty('translate');
  };
  area.addEventListener('pointerup', end);
  area.addEventListener('pointercancel', end);
}
