import type { Path } from './api.ts';
import { h } from './dom.ts';
import { morphPage } from './morph.ts';

/** A value that appears on the open page. */
export interface PageValue {
  readonly path: Path;
  readonly label: string;
  readonly meaning?: string | undefined;
}

interface Sources {
  /** Identifies the inputs of the page: pages made from the same config have the same number. */
  readonly number: number;
  readonly values: readonly PageValue[];
  /** For each numbered element, the numbers of its values, and its section. */
  readonly elements: readonly { readonly values: readonly number[]; readonly section?: number }[];
}

/** An element of the page, with its values and its section. */
export interface Target {
  readonly element: Element;
  readonly values: readonly PageValue[];
}

interface FrameEvents {
  readonly pointed: (target: Target | undefined) => void;
  readonly chosen: (target: Target) => void;
  readonly opened: (route: string) => void;
  /** A key that the editor may use. */
  readonly pressed: (event: KeyboardEvent) => void;
}

const ATTRIBUTE = 'data-edit';
const NOTHING: Sources = { number: 0, values: [], elements: [] };

/** The frame with a page of the site, and the values behind the elements of the page. */
export function siteFrame(events: FrameEvents) {
  const frame = h('iframe', { title: 'The page', src: '/', class: 'page' });
  let served: Document | undefined;
  let sources = NOTHING;
  let isBrowsing = false;
  let isLoaded = false;
  /** Whether another page has been chosen and has not loaded yet. */
  let isOpening = false;
  let scrollBack: (() => void) | undefined;
  let refreshed: Promise<void> = Promise.resolve();

  const documentNow = () => frame.contentDocument ?? document;
  const targetOf = (node: EventTarget | null): Target | undefined => {
    const view = documentNow().defaultView;
    if (!view || !(node instanceof view.Element)) return undefined;
    const element = node.closest(`[${ATTRIBUTE}]`);
    const entry = sources.elements[Number(element?.getAttribute(ATTRIBUTE))];
    if (!element || !entry) return undefined;
    const numbers = entry.values.length > 0 ? entry.values : [entry.section ?? -1];
    return { element, values: numbers.flatMap((number) => sources.values[number] ?? []) };
  };
  const readServed = async (): Promise<Document> => {
    const response = await fetch(documentNow().location.href);
    // The parser of the frame applies the policy of the page, and not that of the editor.
    const Parser = documentNow().defaultView?.DOMParser ?? DOMParser;
    return new Parser().parseFromString(await response.text(), 'text/html');
  };
  const sourcesIn = (page: Document): Sources =>
    JSON.parse(page.getElementById('site-edit-sources')?.textContent ?? 'null') ?? NOTHING;

  const loaded = () => {
    isOpening = false;
    const page = frame.contentDocument;
    isLoaded = page?.location.protocol.startsWith('http') === true;
    // A link led to another site.
    if (!page) {
      frame.src = '/';
      return;
    }
    served = undefined;
    sources = sourcesIn(page);
    void readServed().then((read) => {
      if (page !== frame.contentDocument) return;
      // The config has changed since the frame was loaded.
      if (sourcesIn(read).number !== sources.number) return reload();
      served ??= read;
    });
    page.addEventListener('pointermove', ({ target }) => !isBrowsing && events.pointed(targetOf(target)));
    page.documentElement.addEventListener('pointerleave', () => events.pointed(undefined));
    page.addEventListener('focusin', ({ target }) => !isBrowsing && events.pointed(targetOf(target)));
    page.addEventListener('scroll', () => events.pointed(undefined), { passive: true });
    page.addEventListener('keydown', events.pressed, true);
    page.addEventListener(
      'click',
      (event) => {
        if (isBrowsing) return;
        // Opens the question, so that its answer can be pointed at.
        const opens = event
          .composedPath()
          .some((node) => node instanceof Object && Reflect.get(node, 'localName') === 'summary');
        if (!opens) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
        const target = targetOf(event.target);
        if (target) events.chosen(target);
      },
      true,
    );
    scrollBack?.();
    scrollBack = undefined;
    frame.title = `The page ${page.location.pathname}`;
    events.opened(page.location.pathname);
  };
  frame.addEventListener('load', loaded);

  /** Loads the page again, and scrolls back to where it was. */
  const reload = () => {
    // The browser would load the old page instead of the chosen one.
    if (isOpening) return;
    const { scrollX, scrollY } = frame.contentWindow ?? window;
    const opened = [...documentNow().querySelectorAll('details')].map(({ open }) => open);
    scrollBack = () => {
      for (const [index, details] of [...documentNow().querySelectorAll('details')].entries())
        details.open = opened[index] ?? details.open;
      frame.contentWindow?.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
    frame.contentWindow?.location.reload();
  };

  const refresh = async () => {
    // The frame is still loading for the first time, and will show the current page.
    if (!isLoaded) return;
    const after = await readServed();
    const before = served;
    if (!before || !morphPage(before, after, documentNow())) return reload();
    served = after;
    sources = sourcesIn(after);
    // Images that were chosen just now are made by the check, so they may not have been there before.
    for (const image of documentNow().images)
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
  };

  return {
    element: frame,
    open: (route: string) => {
      if (documentNow().location.pathname === route) return;
      isOpening = true;
      frame.src = route;
    },
    route: () => documentNow().location.pathname,
    browse: (on: boolean) => {
      isBrowsing = on;
    },
    /** The values on the page, in its order, with the elements that show them. */
    targets: (): readonly Target[] =>
      [...documentNow().querySelectorAll(`[${ATTRIBUTE}]`)].flatMap((element) => targetOf(element) ?? []),
    /**
     * Displays the site as it is now. Refreshes run one after the other, so that none shows an older version than the
     * one before.
     */
    refresh: (): Promise<void> => {
      refreshed = refreshed.then(refresh, refresh);
      return refreshed;
    },
  };
}

export type SiteFrame = ReturnType<typeof siteFrame>;
