/** How long the service of another provider may take before the visitor is pointed to the plain link. */
export const LOAD_LIMIT_MS = 8000;

/** Who asked for it: the visitor with the button, or its coming into sight after consent. */
export type AskedBy = 'click' | 'sight';

/** Why it is not there: it cannot be had, it is not there yet, or what a provider's own words say. */
export type Problem = { readonly kind: 'failed'; readonly reason?: string } | { readonly kind: 'slow' };

export type EmbedState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'loading'; readonly by: AskedBy }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'shown'; readonly takesFocus: boolean };

/** What has the focus when it arrives: the button that goes away, nothing, or something that the visitor went on to. */
export type Focus = 'button' | 'nowhere' | 'elsewhere';

export type EmbedEvent =
  | { readonly type: 'asked'; readonly by: AskedBy }
  | { readonly type: 'arrived'; readonly focus: Focus }
  | { readonly type: 'problem'; readonly problem: Problem };

export const WAITING: EmbedState = { phase: 'waiting' };

/** What follows from an event. What makes no difference leaves the state as it is. */
export function embedReducer(state: EmbedState, event: EmbedEvent): EmbedState {
  if (state.phase === 'shown') return state;
  if (event.type === 'asked') return asked(state, event.by);
  if (state.phase === 'waiting') return state;
  if (event.type === 'problem') return { phase: 'failed', problem: event.problem };
  // One that comes after all is shown, but nobody waits for it any more.
  const by = state.phase === 'loading' ? state.by : 'sight';
  return { phase: 'shown', takesFocus: takesFocus(by, event.focus) };
}

function asked(state: EmbedState, by: AskedBy): EmbedState {
  if (state.phase === 'waiting') return { phase: 'loading', by };
  // Only a visitor tries again, and a visitor's click counts also where it was on its way already.
  return by === 'click' ? { phase: 'loading', by } : state;
}

/** The focus follows a visitor who asked for it and has not gone on; it is never left on a button that goes away. */
const takesFocus = (by: AskedBy, focus: Focus): boolean =>
  focus === 'button' || (focus === 'nowhere' && by === 'click');
