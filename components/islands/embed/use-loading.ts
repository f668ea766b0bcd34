import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { load } from './load/load.ts';
import { NotLoaded } from './load/not-loaded.ts';
import type { EmbedSource } from './source.ts';
import { type EmbedEvent, type EmbedState, embedReducer, type Focus, LOAD_LIMIT_MS, WAITING } from './state.ts';

/** Loads an embed when it is requested and returns the state of loading. */
export function useLoading(source: EmbedSource, title: string, element: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(embedReducer, WAITING);
  const loading = useRef<Promise<void>>(undefined);
  const { phase } = state;

  useEffect(() => {
    const loadWhenVisible = () => dispatch({ type: 'requested', by: 'sight' });
    // See components/behaviours/embed-sight.ts.
    if (embedOf(element.current)?.dataset.allowed !== undefined) return loadWhenVisible();
    const island = element.current?.closest('[data-island]');
    island?.addEventListener('island:hydrate', loadWhenVisible, { once: true });
    return () => island?.removeEventListener('island:hydrate', loadWhenVisible);
  }, [element]);

  useEffect(() => {
    const embed = embedOf(element.current);
    const frame = embed && frameIn(embed);
    if (!frame || phase !== 'loading') return;
    // While a load is still running, a retry waits for it and does not start a second one.
    loading.current ??= outcomeOf(load(source, frame, title), embed).then((outcome) => {
      loading.current = undefined;
      dispatch(outcome);
    });
    const limit = setTimeout(() => dispatch({ type: 'problem', problem: { kind: 'slow' } }), LOAD_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [phase, source, title, element]);

  useEffect(() => applyState(state, embedOf(element.current)), [state, element]);

  return { state, request: () => dispatch({ type: 'requested', by: 'click' }) };
}

/** The element around the island; see components/primitives/EmbedPlaceholder.tsx. */
const embedOf = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>('.embed') ?? undefined;

/** The element that the provider fills. It is outside the island, so that React does not manage its content. */
const frameIn = (embed: Element): HTMLElement | null => embed.querySelector<HTMLElement>('.frame');

const outcomeOf = (loading: Promise<void>, embed: Element): Promise<EmbedEvent> =>
  loading.then(
    () => ({ type: 'arrived', focus: focusIn(embed) }),
    (error: unknown) => ({ type: 'problem', problem: { kind: 'failed', ...reasonOf(error) } }),
  );

/** Returns the message of an error that a developer or an owner can fix, and reports it to the browser's console. */
function reasonOf(error: unknown): { readonly reason?: string } {
  if (error instanceof NotLoaded) return {};
  reportError(error);
  return { reason: error instanceof Error ? error.message : `${error}` };
}

function focusIn(embed: Element): Focus {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nowhere';
  return focused.localName === 'button' && embed.contains(focused) ? 'button' : 'elsewhere';
}

/** Sets the state that the styles depend on, and moves the focus. */
function applyState(state: EmbedState, embed: HTMLElement | undefined): void {
  if (!embed) return;
  embed.dataset.state = state.phase;
  // The service appears where the button was, so no scrolling is needed.
  if (state.phase === 'shown' && state.takesFocus) frameIn(embed)?.focus({ preventScroll: true });
}
