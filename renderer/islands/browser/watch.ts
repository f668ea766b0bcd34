import type { ComponentType } from 'react';
import { onScrolledIntoView } from '../../../components/behaviours/lib/on-scrolled-into-view.ts';
import { nextTask, painted } from './yielding.ts';

/** Loads the module of an island. */
export type Load = () => Promise<{ readonly default: ComponentType }>;

/**
 * Hydrates an island when it is needed. An earlier click is stored and replayed after hydration. If the script cannot
 * be loaded, the next click tries again.
 */
export function watch(island: HTMLElement, load: Load, inputStarted: Promise<void>): void {
  let hydration: Promise<boolean | undefined> | undefined;
  const hydrateIsland = () => {
    hydration ??= loadAndHydrate(island, load).then((hydrated) => {
      if (hydrated === undefined) hydration = undefined;
      else island.removeEventListener('click', storeClick, true);
      return hydrated;
    });
    return hydration;
  };
  const storeClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void hydrateIsland().then((hydrated) => hydrated && button.isConnected && button.click());
  };
  island.addEventListener('click', storeClick, true);
  // Another part of the page may request hydration, such as the consent dialog.
  island.addEventListener('island:hydrate', () => void hydrateIsland(), { once: true });
  void whenNeeded(island, inputStarted).then(hydrateIsland);
}

/** Resolves to true if the island is hydrated, and to `undefined` if its script could not be loaded. */
async function loadAndHydrate(island: HTMLElement, load: Load): Promise<boolean | undefined> {
  try {
    await painted();
    const [{ hydrate }, module] = await Promise.all([import('./hydrate.tsx'), load()]);
    // Parsing React takes as long as running it.
    await nextTask();
    return await hydrate(island, module.default);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

async function whenNeeded(island: HTMLElement, inputStarted: Promise<void>): Promise<void> {
  const { hydrate, media } = island.dataset;
  if (hydrate === 'view') return;
  if (hydrate === 'interaction') return never;
  await inputStarted;
  if (hydrate === 'visible') await nearlyVisible(island.firstElementChild ?? island);
  if (hydrate === 'idle') await idle();
  if (hydrate === 'media') await matching(media ?? 'all');
}

const never = new Promise<void>(() => undefined);

/** Resolves shortly before an element scrolls into view. */
const nearlyVisible = (element: Element): Promise<void> =>
  new Promise((resolve) => onScrolledIntoView(element, resolve, '200px'));

const IDLE_MS = 2000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 200);
  });

const matching = (query: string): Promise<void> =>
  new Promise((resolve) => {
    const media = matchMedia(query);
    if (media.matches) return resolve();
    media.addEventListener('change', () => media.matches && resolve());
  });
