/** How long a third-party service may take to load before the visitor is pointed to the plain link. */
export const LOAD_LIMIT_MS = 8000;

/** What started the loading: the visitor's click, or scrolling into view after consent. */
type LoadTrigger = 'click' | 'sight';

/** Why the service is not displayed: it failed, with the provider's own message if there is one, or it is slow. */
export type Problem = { readonly kind: 'failed'; readonly reason?: string } | { readonly kind: 'slow' };

export type EmbedState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loading'; readonly by: LoadTrigger }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'shown'; readonly takesFocus: boolean };

/** The focus when the service arrives: on the button, which is then removed, on nothing, or on another element. */
export type Focus = 'button' | 'nowhere' | 'elsewhere';

export type EmbedEvent =
  | { readonly type: 'requested'; readonly by: LoadTrigger }
  | { readonly type: 'arrived'; readonly focus: Focus }
  | { readonly type: 'problem'; readonly problem: Problem };

export const WAITING: EmbedState = { phase: 'waiting' };

/** Returns the next state. Events that change nothing return the same state. */
export function embedReducer(state: EmbedState, event: EmbedEvent): EmbedState {
  if (state.phase === 'shown') return state;
  if (event.type === 'requested') return requested(state, event.by);
  if (state.phase === 'waiting') return state;
  if (event.type === 'problem') return { phase: 'failed', problem: event.problem };
  // A service that arrives after the time limit is still displayed, but does not take the focus.
  const by = state.phase === 'loading' ? state.by : 'sight';
  return { phase: 'shown', takesFocus: takesFocus(by, event.focus) };
}

function requested(state: EmbedState, by: LoadTrigger): EmbedState {
  if (state.phase === 'waiting') return { phase: 'loading', by };
  // Only a visitor can retry after a failure. A click while the service is loading counts as the visitor's request.
  return by === 'click' ? { phase: 'loading', by } : state;
}

/**
 * The focus moves to the service if the visitor requested it and has not moved on, or if the focus is on the button,
 * which is removed.
 */
const takesFocus = (by: LoadTrigger, focus: Focus): boolean =>
  focus === 'button' || (focus === 'nowhere' && by === 'click');
