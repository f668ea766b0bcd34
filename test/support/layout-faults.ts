import type { Page } from 'playwright';
import { faultsIn } from './in-page.ts';

/**
 * Returns the text of a page that is cut off, and whether the page scrolls sideways. Runs in the page, so it must not
 * refer to other functions. Text in a scrollable element is not cut off.
 *
 */
export function cutOff(): readonly string[] {
  const width = document.documentElement.clientWidth;
  const faults = new Set<string>();
  const over = document.documentElement.scrollWidth - width;
  if (over > 0) {
    const [widest] = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + over - 1)
      .slice(-1);
    faults.add(`<${widest?.localName} class="${widest?.className}"> makes the page scroll sideways`);
  }

  /** Text that only screen readers find, or that is hidden completely: one pixel in size, or clipped. */
  const unseen = (element: Element, { clipPath }: CSSStyleDeclaration) =>
    element.clientWidth <= 1 || clipPath !== 'none' || element.matches('[aria-hidden=true]');
  const page = { left: 0, right: width, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  /** The part of the page in which the text of an element can be seen; `undefined` if it is scrollable or unseen. */
  const measure = (element: Element): typeof page | undefined => {
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflow) || unseen(element, style)) return;
    const outer = element.parentElement ? roomOf(element.parentElement) : undefined;
    if (!outer) return;
    const box = element.getBoundingClientRect();
    const [left, right] = /hidden|clip/.test(style.overflowX)
      ? [Math.max(outer.left, box.left), Math.min(outer.right, box.right)]
      : [outer.left, outer.right];
    const [top, bottom] = /hidden|clip/.test(style.overflowY)
      ? [Math.max(outer.top, box.top), Math.min(outer.bottom, box.bottom)]
      : [outer.top, outer.bottom];
    return { left, right, top, bottom };
  };
  const known = new Map<Element, typeof page | undefined>([[document.body, page]]);
  const roomOf = (element: Element): typeof page | undefined => {
    if (!known.has(element)) known.set(element, measure(element));
    return known.get(element);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('script,style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (rects.length === 0) continue;
    const room = roomOf(parent);
    if (!room) continue;
    if (rects.some((rect) => rect.left < room.left - 1 || rect.right > room.right + 1))
      faults.add(`“${words.slice(0, 40)}” is cut off at its side`);
    // The box of a line is taller than its letters.
    const margin = (rect: DOMRect) => rect.height / 4;
    if (rects.some((rect) => rect.top < room.top - margin(rect) || rect.bottom > room.bottom + margin(rect)))
      faults.add(`“${words.slice(0, 40)}” is cut off above or below`);
  }
  return [...faults];
}

/** Returns words in headings that are broken over two lines without a hyphen or space. Runs in the page. */
export function brokenWords(): readonly string[] {
  const faults: string[] = [];
  for (const heading of document.querySelectorAll('h1,h2,h3,h4')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) faults.push(`“${match[0]}” is broken in a heading`);
      }
  }
  return faults;
}

/**
 * Returns text that overlaps other text. Runs in the page. Fixed elements are compared only with other fixed elements.
 */
export function overlaps(): readonly string[] {
  const known = new Map<Element, Element>([[document.documentElement, document.body]]);
  const floor = (element: Element): Element => {
    const isFloor = () => /fixed|sticky|absolute/.test(getComputedStyle(element).position);
    const found =
      known.get(element) ?? (isFloor() ? element : floor(element.parentElement ?? document.documentElement));
    known.set(element, found);
    return found;
  };
  const unseen = (element: Element): boolean =>
    element.closest('.vh,.skip,[aria-hidden=true]') !== null || !element.checkVisibility({ visibilityProperty: true });
  interface Line {
    readonly words: string;
    readonly floor: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const texts: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('script,style') || unseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Lines are close together: their boxes may overlap although the letters do not.
    for (const { left, right, top, bottom, height } of range.getClientRects())
      texts.push({ words, floor: floor(parent), left, right, top: top + height / 5, bottom: bottom - height / 5 });
  }
  const over = (a: Line, b: Line): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const faults = new Set<string>();
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1))
      if (over(one, other) && other.words !== one.words && other.floor === one.floor)
        faults.add(`“${one.words.slice(0, 30)}” and “${other.words.slice(0, 30)}” overlap`);
  });
  return [...faults];
}

/** Returns the text of a page that is cut off or covered. */
export const hiddenText = (page: Page): Promise<readonly string[]> => faultsIn(page, [cutOff, overlaps]);

/** Returns the text of a page that is cut off or covered, and the headings with a broken word. */
export const layoutFaults = (page: Page): Promise<readonly string[]> => faultsIn(page, [cutOff, overlaps, brokenWords]);
