/**
 * Returns the numbers and words of a page that are broken over two lines. Runs in the page, so it contains everything
 * it needs. A word may break after a hyphen, a dash, a slash or a soft hyphen. An address, and a word longer than the
 * words of a dictionary, may break anywhere.
 */
export function brokenTokens(): readonly string[] {
  const MAX_LETTERS = 28;
  const TOKEN = /[\p{L}\p{N}\p{M}£€$%'’.,:@_+&=?#~]{2,}/gu;
  const ADDRESS = /[@_=?#~]|\p{L}\.\p{L}{2}/u;

  /** Text that is laid out together: up to the start or end of a block, a line break or an image. */
  interface Run {
    words: string;
    /** Its text nodes, and where each begins in its words. */
    readonly parts: { readonly node: Node; readonly from: number }[];
  }

  const blocks = new Map<Element, Element>([[document.documentElement, document.body]]);
  const blockOf = (element: Element): Element => {
    const isBlock = () => !/^(inline|contents)$/.test(getComputedStyle(element).display);
    const found =
      blocks.get(element) ?? (isBlock() ? element : blockOf(element.parentElement ?? document.documentElement));
    blocks.set(element, found);
    return found;
  };
  const isSeen = (element: Element): boolean =>
    element.closest('script,style,.vh,.skip,svg') === null && element.checkVisibility({ visibilityProperty: true });

  const runs: Run[] = [];
  let block: Element | undefined;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node instanceof Element) {
      if (node.matches('br,wbr,img,svg,input')) block = undefined;
      continue;
    }
    if (!parent || !isSeen(parent)) continue;
    const own = blockOf(parent);
    if (own !== block) runs.push({ words: '', parts: [] });
    block = own;
    const run = runs.at(-1);
    run?.parts.push({ node, from: run.words.length });
    if (run) run.words += node.textContent ?? '';
  }

  const rectsOf = ({ parts }: Run, from: number, to: number): readonly DOMRect[] => {
    const range = document.createRange();
    const [first, last] = [from, to - 1].map((at) => parts.findLast((part) => part.from <= at));
    if (!first || !last) return [];
    range.setStart(first.node, from - first.from);
    range.setEnd(last.node, to - last.from);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  /** The next line begins further left and lower; a smaller letter in the same line is only lower. */
  const isNextLine = (after: DOMRect, before: DOMRect): boolean =>
    after.left < before.right - 1 && after.top > before.top + before.height / 3;

  const faults = new Set<string>();
  for (const run of runs) {
    // Most texts have one line, in which nothing is broken.
    if (rectsOf(run, 0, run.words.length).length < 2) continue;
    for (const { 0: token, index } of run.words.matchAll(TOKEN)) {
      if (ADDRESS.test(token) || (token.length > MAX_LETTERS && !/\d/.test(token))) continue;
      if (rectsOf(run, index, index + token.length).length < 2) continue;
      const rects = Array.from(token, (_, at) => rectsOf(run, index + at, index + at + 1).at(-1));
      for (const [at, after] of rects.entries()) {
        const before = rects[at - 1];
        if (before && after && isNextLine(after, before))
          faults.add(`“${token.slice(0, at)}/${token.slice(at)}” is broken over two lines`);
      }
    }
  }
  return [...faults];
}

/** Returns text that is too small to read. Runs in the page. */
export function tinyText(): readonly string[] {
  const MIN_PX = 10;
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!parent || words === '' || parent.closest('script,style,.vh') || !parent.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < MIN_PX) faults.push(`“${words.slice(0, 40)}” has a size of ${size} px`);
  }
  return faults;
}
