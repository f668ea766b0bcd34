import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { load } from './load/load.ts';
import { NotLoaded } from './load/not-loaded.ts';
import type { EmbedSource } from './source.ts';
import { type EmbedEvent, type EmbedState, embedReducer, type Focus, LOAD_LIMIT_MS, WAITING } from './state.ts';

/** Loads what an embed shows when it is asked for, and tells how far it has come. */
export function useLoading(source: EmbedSource, title: string, part: RefObject<HTMLElement | null>) {
  const [state, tell] = useReducer(embedReducer, WAITING);
  const loading = useRef<Promise<void>>(undefined);
  const { phase } = state;

  useEffect(() => {
    const ask = () => tell({ type: 'asked', by: 'sight' });
    // See components/behaviours/embed-sight.ts.
    if (embedOf(part.current)?.dataset.allowed !== undefined) return ask();
    const island = part.current?.closest('[data-island]');
    island?.addEventListener('island:hydrate', ask, { once: true });
    return () => island?.removeEventListener('island:hydrate', ask);
  }, [part]);

  useEffect(() => {
    const embed = embedOf(part.current);
    const place = embed && placeIn(embed);
    if (!place || phase !== 'loading') return;
    // One that is still on its way is waited for, and not asked for twice.
    loading.current ??= outcomeOf(load(source, place, title), embed).then((outcome) => {
      loading.current = undefined;
      tell(outcome);
    });
    const limit = setTimeout(() => tell({ type: 'problem', problem: { kind: 'slow' } }), LOAD_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [phase, source, title, part]);

  useEffect(() => show(state, embedOf(part.current)), [state, part]);

  return { state, ask: () => tell({ type: 'asked', by: 'click' }) };
}

/** What stands around the island; see components/primitives/EmbedPlaceholder.tsx. */
const embedOf = (part: Element | null): HTMLElement | undefined => part?.closest<HTMLElement>('.embed') ?? undefined;

/** The place that the provider fills. It is not part of the island, so that React knows nothing of what is in it. */
const placeIn = (embed: Element): HTMLElement | null => embed.querySelector<HTMLElement>('.frame');

const outcomeOf = (loading: Promise<void>, embed: Element): Promise<EmbedEvent> =>
  loading.then(
    () => ({ type: 'arrived', focus: focusIn(embed) }),
    (error: unknown) => ({ type: 'problem', problem: { kind: 'failed', ...reasonOf(error) } }),
  );

/** What a developer or an owner can do something about is said, and told to the browser. */
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

/** Styles follow how far it has come: what is shown, and what it was in the place of. */
function show(state: EmbedState, embed: HTMLElement | undefined): void {
  if (!embed) return;
  embed.dataset.state = state.phase;
  // Where the button was is what it was for: nothing has to scroll.
  if (state.phase === 'shown' && state.takesFocus) placeIn(embed)?.focus({ preventScroll: true });
}
