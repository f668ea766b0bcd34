import type { Page } from 'playwright';

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

  const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const cutsBelow = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowY);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  /** Text that only screen readers find, or that is hidden completely: one pixel in size, or clipped. */
  const unseen = (element: Element) =>
    element.clientWidth <= 1 || getComputedStyle(element).clipPath !== 'none' || element.matches('[aria-hidden=true]');

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('script,style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (rects.length === 0) continue;
    let [left, right] = [0, width];
    let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    let ancestor: Element | null = parent;
    while (ancestor && ancestor !== document.body && !scrolls(ancestor) && !unseen(ancestor)) {
      const box = ancestor.getBoundingClientRect();
      if (cuts(ancestor)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (cutsBelow(ancestor)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      ancestor = ancestor.parentElement;
    }
    if (ancestor !== document.body) continue;
    if (rects.some((rect) => rect.left < left - 1 || rect.right > right + 1))
      faults.add(`“${words.slice(0, 40)}” is cut off at its side`);
    // The box of a line is taller than its letters.
    const room = (rect: DOMRect) => rect.height / 4;
    if (rects.some((rect) => rect.top < top - room(rect) || rect.bottom > bottom + room(rect)))
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
  const floor = (element: Element): Element => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at;
    return document.body;
  };
  const unseen = (element: Element): boolean =>
    element.closest('.vh,.skip,[aria-hidden=true]') !== null || !element.checkVisibility({ visibilityProperty: true });
  const texts: { words: string; rect: DOMRect; floor: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('script,style') || unseen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) texts.push({ words, rect, floor: floor(parent) });
  }
  // Lines are close together: their boxes may overlap although the letters do not.
  const top = (rect: DOMRect) => rect.top + rect.height / 5;
  const bottom = (rect: DOMRect) => rect.bottom - rect.height / 5;
  const over = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(bottom(a), bottom(b)) - Math.max(top(a), top(b)) > 2;
  const faults = new Set<string>();
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1))
      if (other.words !== one.words && other.floor === one.floor && over(one.rect, other.rect))
        faults.add(`“${one.words.slice(0, 30)}” and “${other.words.slice(0, 30)}” overlap`);
  });
  return [...faults];
}

/** Returns the text of a page that is cut off or covered. */
export const hiddenText = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(cutOff)),
  ...(await page.evaluate(overlaps)),
];

/** Returns the text of a page that is cut off or covered, and the headings with a broken word. */
export const layoutFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await hiddenText(page)),
  ...(await page.evaluate(brokenWords)),
];
