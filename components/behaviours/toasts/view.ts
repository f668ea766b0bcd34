import { type Hold, isSwipe, type Toast } from './queue.ts';
import { toastSheet } from './styles.ts';

export const TOAST_AREA = 'notices';

/** What a visitor does to a toast. */
export interface ToastHandlers {
  readonly hold: (by: Hold) => void;
  readonly release: (by: Hold) => void;
  readonly dismiss: () => void;
}

export interface ToastView {
  readonly area: HTMLElement;
  readonly draw: (toast: Toast | undefined) => void;
}

/** The area for notices. One is seen at a time, so its parts stay and only the words change. */
export function toastView(handlers: ToastHandlers): ToastView {
  const area = document.createElement('section');
  const status = document.createElement('p');
  const close = document.createElement('button');
  area.id = TOAST_AREA;
  area.tabIndex = -1;
  // The key is said: nobody would find it.
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
  // Dismissed, it is gone for everybody, also for those who hear the page: what is kept of it is the queue's.
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

/** F8 leads to the area, Escape in it dismisses; who was in it is led back when it closes. */
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

/** It follows the finger sideways, and goes where it was swept far enough. */
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
