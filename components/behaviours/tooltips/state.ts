/** Delay before the popover of a hovered term opens, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700;

/** For how long after one popover has closed the next one opens without delay, in milliseconds. */
export const TOOLTIP_SKIP_MS = 300;

/** The open popover, and the causes that keep it open: the pointer, the focus, or a press. */
export interface Tooltips<Words> {
  readonly open?: Words | undefined;
  readonly hovered?: Words | undefined;
  readonly focused?: Words | undefined;
  readonly pressed?: Words | undefined;
  /** When the popover of the hovered term will open. */
  readonly due?: number | undefined;
  readonly closedAt?: number | undefined;
}

/** An event at a time (`at`, in milliseconds of any clock). */
export type TooltipEvent<Words> =
  | { readonly kind: 'entered' | 'focused' | 'pressed'; readonly at: number; readonly words: Words }
  | { readonly kind: 'left' | 'blurred' | 'dismissed' | 'passed'; readonly at: number };

export function tooltipReducer<Words>(state: Tooltips<Words>, event: TooltipEvent<Words>): Tooltips<Words> {
  switch (event.kind) {
    case 'entered':
      return entered({ ...state, hovered: event.words }, event.at);
    case 'focused':
      return { ...opened(state, event.words), focused: event.words };
    case 'pressed':
      if (state.pressed === event.words) return closed(state, event.at);
      return { ...opened(state, event.words), pressed: event.words };
    case 'left':
      return closeUnlessHeld({ ...state, hovered: undefined, due: undefined }, event.at);
    // A visitor who moves on with the keyboard has read the popover opened by a press.
    case 'blurred':
      return closeUnlessHeld({ ...state, focused: undefined, pressed: undefined }, event.at);
    case 'dismissed':
      return closed(state, event.at);
    case 'passed':
      return state.hovered !== undefined && event.at >= (state.due ?? Number.POSITIVE_INFINITY)
        ? opened(state, state.hovered)
        : state;
  }
}

/** After the first popover, the visitor need not wait for the next one. */
function entered<Words>(state: Tooltips<Words>, at: number): Tooltips<Words> {
  const { open, hovered, closedAt = Number.NEGATIVE_INFINITY } = state;
  if (hovered === undefined || open === hovered) return state;
  const reading = open !== undefined || at - closedAt <= TOOLTIP_SKIP_MS;
  return reading ? opened(state, hovered) : { ...state, due: at + TOOLTIP_DELAY_MS };
}

const opened = <Words>(state: Tooltips<Words>, words: Words): Tooltips<Words> => ({
  ...state,
  open: words,
  pressed: undefined,
  due: undefined,
});

/** The popover stays open as long as one reason remains (WCAG 2.2, 1.4.13). */
function closeUnlessHeld<Words>(state: Tooltips<Words>, at: number): Tooltips<Words> {
  const { open, hovered, focused, pressed } = state;
  const stays = open === undefined || [hovered, focused, pressed].includes(open);
  return stays ? state : closed(state, at);
}

/** If the visitor closes it while the pointer or focus is still there, it opens again only when they return. */
const closed = <Words>({ open, hovered, focused, closedAt }: Tooltips<Words>, at: number): Tooltips<Words> => ({
  hovered,
  focused,
  closedAt: open === undefined ? closedAt : at,
});
