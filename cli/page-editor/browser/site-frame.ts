import { h } from './dom.ts';
import { morphPage } from './morph.ts';
import { NO_SOURCES, type Sources, sourcesIn, type Target, targetAt, targetOf, targetsIn } from './page-sources.ts';

interface FrameEvents {
  readonly pointed: (target: Target | undefined) => void;
  readonly chosen: (target: Target) => void;
  readonly opened: (route: string) => void;
  readonly scrolled: () => void;
  /** A key that the editor may use. */
  readonly pressed: (event: KeyboardEvent) => void;
}

interface FrameState {
  readonly frame: HTMLIFrameElement;
  readonly events: FrameEvents;
  /** The page as the server sent it, without the changes by its scripts. */
  served?: Document | undefined;
  sources: Sources;
  isBrowsing: boolean;
  isLoaded: boolean;
  /** Whether another page has been chosen and has not loaded yet. */
  isOpening: boolean;
  scrollBack?: (() => void) | undefined;
}

/** The frame with a page of the site, and the values behind the elements of the page. */
export function siteFrame(events: FrameEvents) {
  const frame = h('iframe', { title: 'The page', src: '/', class: 'page' });
  const state: FrameState = {
    frame,
    events,
    sources: NO_SOURCES,
    isBrowsing: false,
    isLoaded: false,
    isOpening: false,
  };
  let refreshed: Promise<void> = Promise.resolve();
  frame.addEventListener('load', () => loaded(state));
  return {
    element: frame,
    open: (route: string) => {
      if (documentOf(frame).location.pathname === route) return;
      state.isOpening = true;
      frame.src = route;
    },
    route: () => documentOf(frame).location.pathname,
    browse: (on: boolean) => {
      state.isBrowsing = on;
    },
    /** The values on the page, in its order, with the elements that show them. */
    targets: (): readonly Target[] => targetsIn(documentOf(frame), state.sources),
    /**
     * Displays the site as it is now. Refreshes run one after the other, so that none shows an older version than the
     * one before.
     */
    refresh: (): Promise<void> => {
      const next = () => refresh(state);
      refreshed = refreshed.then(next, next);
      return refreshed;
    },
  };
}

export type SiteFrame = ReturnType<typeof siteFrame>;

const documentOf = (frame: HTMLIFrameElement): Document => frame.contentDocument ?? document;

async function readServed({ frame }: FrameState): Promise<Document> {
  const response = await fetch(documentOf(frame).location.href);
  // The parser of the frame applies the policy of the page, and not that of the editor.
  const Parser = documentOf(frame).defaultView?.DOMParser ?? DOMParser;
  return new Parser().parseFromString(await response.text(), 'text/html');
}

function loaded(state: FrameState): void {
  const { frame, events } = state;
  state.isOpening = false;
  const page = frame.contentDocument;
  state.isLoaded = page?.location.protocol.startsWith('http') === true;
  // A link led to another site.
  if (!page) {
    frame.src = '/';
    return;
  }
  state.served = undefined;
  state.sources = sourcesIn(page);
  void readServed(state).then((read) => {
    if (page !== frame.contentDocument) return;
    // The config has changed since the frame was loaded.
    if (sourcesIn(read).number !== state.sources.number) return reload(state);
    state.served ??= read;
  });
  listenTo(page, state);
  state.scrollBack?.();
  state.scrollBack = undefined;
  frame.title = `The page ${page.location.pathname}`;
  events.opened(page.location.pathname);
}

/** Passes on what happens on a page to the editor. */
function listenTo(page: Document, state: FrameState): void {
  const { events } = state;
  const point = (target: Target | undefined) => !state.isBrowsing && events.pointed(target);
  page.addEventListener('pointermove', (event) => point(targetAt(event, page, state.sources)));
  page.documentElement.addEventListener('pointerleave', () => events.pointed(undefined));
  page.addEventListener('focusin', ({ target }) => {
    // A click gives the focus to the link that covers a card.
    if (page.querySelector(':focus-visible')) point(targetOf(target, page, state.sources));
  });
  page.addEventListener('scroll', events.scrolled, { passive: true });
  page.addEventListener('keydown', events.pressed, true);
  page.addEventListener('click', (event) => choose(event, page, state), true);
}

/** Chooses the values of a clicked element, instead of following its link. */
function choose(event: MouseEvent, page: Document, { isBrowsing, events, sources }: FrameState): void {
  if (isBrowsing) return;
  // Opens the question, so that its answer can be pointed at.
  const opens = event
    .composedPath()
    .some((node) => node instanceof Object && Reflect.get(node, 'localName') === 'summary');
  if (!opens) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const target = event.detail === 0 ? targetOf(event.target, page, sources) : targetAt(event, page, sources);
  if (target) events.chosen(target);
}

/** Loads the page again, and scrolls back to where it was. */
function reload(state: FrameState): void {
  const { frame } = state;
  // The browser would load the old page instead of the chosen one.
  if (state.isOpening) return;
  const { scrollX, scrollY } = frame.contentWindow ?? window;
  const opened = [...documentOf(frame).querySelectorAll('details')].map(({ open }) => open);
  state.scrollBack = () => {
    for (const [index, details] of [...documentOf(frame).querySelectorAll('details')].entries())
      details.open = opened[index] ?? details.open;
    frame.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  frame.contentWindow?.location.reload();
}

async function refresh(state: FrameState): Promise<void> {
  // The frame is still loading for the first time, and will show the current page.
  if (!state.isLoaded) return;
  const after = await readServed(state);
  const before = state.served;
  const page = documentOf(state.frame);
  if (!before || !morphPage(before, after, page)) return reload(state);
  state.served = after;
  state.sources = sourcesIn(after);
  // Images that were chosen just now are made by the check, so they may not have been there before.
  for (const image of page.images)
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}
