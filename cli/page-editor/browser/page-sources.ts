/** The values behind the elements of a page, which the server numbers. */
import { SOURCE_ATTRIBUTE, SOURCES_ID } from '../browser-shared.ts';
import { type Path, sameAs } from './api.ts';

/** A value that appears on the open page. */
export interface PageValue {
  readonly path: Path;
  readonly label: string;
  readonly meaning?: string | undefined;
}

export interface Sources {
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

export const NO_SOURCES: Sources = { number: 0, values: [], elements: [] };

export const sourcesIn = (page: Document): Sources =>
  JSON.parse(page.getElementById(SOURCES_ID)?.textContent ?? 'null') ?? NO_SOURCES;

/** Returns the nearest element with values around a node of the page. */
export function targetOf(node: EventTarget | null, page: Document, sources: Sources): Target | undefined {
  const view = page.defaultView;
  if (!view || !(node instanceof view.Element)) return undefined;
  const element = node.closest(`[${SOURCE_ATTRIBUTE}]`);
  const entry = sources.elements[Number(element?.getAttribute(SOURCE_ATTRIBUTE))];
  if (!element || !entry) return undefined;
  const numbers = entry.values.length > 0 ? entry.values : [entry.section ?? -1];
  return { element, values: numbers.flatMap((number) => sources.values[number] ?? []) };
}

/**
 * Returns the values at the pointer. The link of a card covers the whole card, so the browser reports the link for a
 * price or an image of the card: the element whose own box contains the pointer is the one that somebody sees there.
 */
export function targetAt({ target, clientX, clientY }: MouseEvent, page: Document, sources: Sources) {
  const view = page.defaultView;
  if (!view || !(target instanceof view.Node)) return undefined;
  const hasPointer = (element: Element) =>
    [...element.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    );
  const seen = page.elementsFromPoint(clientX, clientY).find(hasPointer);
  // The empty part of a card belongs to its link, as does a link that was pressed with a key.
  return targetOf(seen && !seen.contains(target) ? seen : target, page, sources);
}

/** Returns all elements with values, in their order. */
export const targetsIn = (page: Document, sources: Sources): readonly Target[] =>
  [...page.querySelectorAll(`[${SOURCE_ATTRIBUTE}]`)].flatMap((element) => targetOf(element, page, sources) ?? []);

/** Returns the element of the page that shows a value; of several, the first that is visible. */
export function elementShowing(path: Path, targets: readonly Target[]): Element | undefined {
  const elements = targets.flatMap(({ element, values }) =>
    values.some((value) => sameAs(path)(value.path)) ? [element] : [],
  );
  return elements.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? elements[0];
}
