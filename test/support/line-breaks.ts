/**
 * Returns the numbers and words of a page that are broken over two lines. Runs in the page, so it contains everything
 * it needs. A word may break after a hyphen, a dash, a slash or a soft hyphen. An address, and a word longer than the
 * words of a dictionary, may break anywhere.
 */
export function brokenTokens(): readonly string[] {
  const MAX_LETTERS = 28;
  const TOKEN = /[\p{L}\p{N}\p{M}£€$%'’.,:@_+&=?#~]{2,}/gu;
  const ADDRESS = /[@_=?#~]|\p{L}\.\p{L}{2}/u;

  interface Letter {
    readonly text: string;
    readonly node: Node;
    readonly at: number;
  }

  const blockOf = (element: Element): Element => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (!/^(inline|contents)$/.test(getComputedStyle(at).display)) return at;
    return document.body;
  };
  const isSeen = (element: Element): boolean =>
    element.closest('script,style,.vh,.skip,svg') === null && element.checkVisibility({ visibilityProperty: true });

  /** Text that is laid out together: up to the start or end of a block, a line break or an image. */
  const runs: Letter[][] = [];
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
    if (own !== block) runs.push([]);
    block = own;
    for (const [at, text] of [...(node.textContent ?? '')].entries()) runs.at(-1)?.push({ text, node, at });
  }

  const rectsOf = (first: Letter, last: Letter): readonly DOMRect[] => {
    const range = document.createRange();
    range.setStart(first.node, first.at);
    range.setEnd(last.node, last.at + 1);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  /** The next line begins further left and lower; a smaller letter in the same line is only lower. */
  const isNextLine = (after: DOMRect, before: DOMRect): boolean =>
    after.left < before.right - 1 && after.top > before.top + before.height / 3;

  const faults = new Set<string>();
  for (const run of runs) {
    const words = run.map(({ text }) => text).join('');
    for (const { 0: token, index } of words.matchAll(TOKEN)) {
      if (ADDRESS.test(token) || (token.length > MAX_LETTERS && !/\d/.test(token))) continue;
      const letters = run.slice(index, index + token.length);
      const [first, last] = [letters.at(0), letters.at(-1)];
      if (!first || !last || rectsOf(first, last).length < 2) continue;
      const rects = letters.map((letter) => rectsOf(letter, letter).at(-1));
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
