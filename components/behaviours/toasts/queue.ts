/** Display time of a toast in milliseconds, and minimum distance of a swipe in CSS pixels. */
const TOASTS_AT_ONCE = 1;
export const TOAST_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
const TOAST_SWIPE = 50;

/** A short message to the visitor. */
export interface Notice {
  readonly words: string;
}

export interface Toast extends Notice {
  readonly id: number;
  /** Remaining display time, counted from `since`. */
  readonly left: number;
  readonly since: number;
  /** When the dismissed toast is deleted. */
  readonly deleteAt?: number;
}

/** The causes that pause a toast: the pointer over it, the focus in it, or a hidden page. */
export type PauseReason = 'hover' | 'focus' | 'hidden page';

export interface Toasts {
  /** Newest first. */
  readonly toasts: readonly Toast[];
  readonly holds: readonly PauseReason[];
}

/** An event at a time (`at`, in milliseconds of any clock). */
export type ToastEvent =
  | { readonly kind: 'added'; readonly at: number; readonly notice: Notice }
  | { readonly kind: 'held' | 'released'; readonly at: number; readonly by: PauseReason }
  | { readonly kind: 'dismissed'; readonly at: number; readonly id: number }
  | { readonly kind: 'passed'; readonly at: number };

export const NO_TOASTS: Toasts = { toasts: [], holds: [] };

/** The visible toasts. */
export const shownOf = ({ toasts }: Toasts): readonly Toast[] =>
  toasts.filter(({ deleteAt }) => deleteAt === undefined);

/** When the next toast is dismissed or deleted. */
export function nextChange({ toasts, holds }: Toasts): number | undefined {
  const times = toasts.flatMap(({ deleteAt, since, left }) => deleteAt ?? (holds.length > 0 ? [] : since + left));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Returns whether a swipe was longer than 50 px in either direction. */
export const isSwipe = (by: number): boolean => Math.abs(by) > TOAST_SWIPE;

export function toastReducer(state: Toasts, event: ToastEvent): Toasts {
  const next = nextToasts(state, event);
  // The focus or the pointer was on a toast that is now gone, so it does not pause the next one.
  return shownOf(next).length > 0 ? next : { ...next, holds: next.holds.filter((hold) => hold === 'hidden page') };
}

function nextToasts(state: Toasts, event: ToastEvent): Toasts {
  switch (event.kind) {
    case 'added':
      return { ...state, toasts: added(state.toasts, event) };
    case 'held':
      return held(state, event);
    case 'released':
      return released(state, event);
    case 'dismissed':
      return {
        ...state,
        toasts: state.toasts.map((toast) => (toast.id === event.id ? dismissed(toast, event) : toast)),
      };
    case 'passed':
      return passed(state, event);
  }
}

type At = Pick<ToastEvent, 'at'>;

/** A new toast replaces the visible one. */
function added(toasts: readonly Toast[], { notice, at }: Extract<ToastEvent, { kind: 'added' }>): readonly Toast[] {
  const id = 1 + Math.max(0, ...toasts.map((toast) => toast.id));
  const shown = [{ ...notice, id, left: TOAST_MS, since: at }, ...shownOf({ toasts, holds: [] })];
  const replaced = new Set(shown.slice(TOASTS_AT_ONCE).map((toast) => toast.id));
  return [...shown.slice(0, 1), ...toasts.map((toast) => (replaced.has(toast.id) ? dismissed(toast, { at }) : toast))];
}

const dismissed = (toast: Toast, { at }: At): Toast => ({
  ...toast,
  deleteAt: toast.deleteAt ?? at + TOAST_REMOVE_DELAY_MS,
});

/** Paused time does not count. */
function held({ toasts, holds }: Toasts, { by, at }: Extract<ToastEvent, { kind: 'held' | 'released' }>): Toasts {
  if (holds.includes(by)) return { toasts, holds };
  const counted = ({ left, since, ...toast }: Toast): Toast => ({ ...toast, left: left - (at - since), since: at });
  return { toasts: holds.length > 0 ? toasts : toasts.map(counted), holds: [...holds, by] };
}

function released({ toasts, holds }: Toasts, { by, at }: Extract<ToastEvent, { kind: 'held' | 'released' }>): Toasts {
  const others = holds.filter((hold) => hold !== by);
  const free = others.length === 0 && holds.length > 0;
  return { toasts: free ? toasts.map((toast) => ({ ...toast, since: at })) : toasts, holds: others };
}

function passed({ toasts, holds }: Toasts, { at }: At): Toasts {
  const isOver = ({ since, left }: Toast) => holds.length === 0 && at >= since + left;
  const kept = toasts.filter(({ deleteAt = Number.POSITIVE_INFINITY }) => at < deleteAt);
  return { toasts: kept.map((toast) => (isOver(toast) ? dismissed(toast, { at }) : toast)), holds };
}
