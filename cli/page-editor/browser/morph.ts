/**
 * Changes a page in place, so that its scroll position, its focus and everything that was opened stay. `before` and
 * `after` are the page as it was served; `live` is what scripts have made of it, so only what differs between the two
 * is changed in it. Returns false if the page must be loaded again: its policy allows no other styles or scripts, and a
 * part with a script of its own would not be started.
 */
export function morphPage(before: Document, after: Document, live: Document): boolean {
  if (fixedParts(before) !== fixedParts(after)) return false;
  // Nothing in the head is visible, so it does not matter if parts of it cannot be updated.
  morph(before.head, after.head, live.head);
  return morph(before.body, after.body, live.body);
}

/** The styles, scripts and policy of a page. */
const fixedParts = ({ head }: Document): string =>
  [
    ...head.querySelectorAll(
      'style, script:not([type="application/ld+json"]), meta[http-equiv], link[rel="modulepreload"]',
    ),
  ]
    .map(({ outerHTML }) => outerHTML)
    .join('\n');

function morph(before: Node, after: Node, live: Node): boolean {
  if (before.isEqualNode(after)) return true;
  if (!isElement(before) || !isElement(after) || !isElement(live)) return morphText(after, live);
  if (before.localName !== after.localName || before.hasAttribute('data-island')) return false;
  morphAttributes(before, after, live);
  return morphChildren(before, after, live);
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function morphText(after: Node, live: Node): boolean {
  if (isElement(after) || isElement(live) || after.nodeType !== live.nodeType) return false;
  live.nodeValue = after.nodeValue;
  return true;
}

function morphAttributes(before: Element, after: Element, live: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
}

function morphChildren(before: Element, after: Element, live: Element): boolean {
  const [was, is] = [[...before.childNodes], [...after.childNodes]];
  const now = withoutAdded(was, [...live.childNodes]);
  if (was.length !== now.length) return before.innerHTML === after.innerHTML;
  const [start, end] = sameEnds(was, is);
  const [oldNodes, newNodes] = [now.slice(start, now.length - end), is.slice(start, is.length - end)];
  const beforeNodes = was.slice(start, was.length - end);
  if (oldNodes.length === newNodes.length)
    return newNodes.every((node, index) => {
      const [old, current] = [beforeNodes[index], oldNodes[index]];
      return old !== undefined && current !== undefined && morph(old, node, current);
    });
  if ([...beforeNodes, ...newNodes].some(hasScript)) return false;
  const next = now[now.length - end] ?? null;
  for (const node of oldNodes) node.parentNode?.removeChild(node);
  for (const node of newNodes) live.insertBefore(live.ownerDocument.importNode(node, true), next);
  return true;
}

/** Leaves out nodes that scripts have added to an element in one place, such as a question about cookies. */
function withoutAdded(was: readonly Node[], now: readonly Node[]): readonly Node[] {
  const added = now.length - was.length;
  if (added <= 0) return now;
  const isSame = (node: Node, at: number) => kindOf(node) === kindOf(now[at]);
  const found = was.findIndex((node, index) => !isSame(node, index));
  const start = found < 0 ? was.length : found;
  return was.slice(start).every((node, index) => isSame(node, start + index + added))
    ? now.toSpliced(start, added)
    : now;
}

const kindOf = (node: Node | undefined): string =>
  node && isElement(node) ? `${node.localName}#${node.id}` : `${node?.nodeType}`;

/** Counts the equal nodes at the beginning and at the end of two lists. */
function sameEnds(before: readonly Node[], after: readonly Node[]): readonly [start: number, end: number] {
  const isSame = (from: number, to: number) => before[from]?.isEqualNode(after[to] ?? null) === true;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.length - 1 - end, after.length - 1 - end)) end += 1;
  return [start, end];
}

const hasScript = (node: Node): boolean =>
  isElement(node) &&
  (node.matches('[data-does], [data-island]') || node.querySelector('[data-does], [data-island]') !== null);
