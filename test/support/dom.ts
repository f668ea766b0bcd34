import { DomUtils, parseDocument } from 'htmlparser2';

/** A page as a tree, or a part of it. */
export type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
export type Element = Extract<Node, { readonly attribs: unknown }>;

export const readDom = (html: string): Document => parseDocument(html);

const isElement = (node: object): node is Element => 'attribs' in node;
const isText = (node: Node): node is Extract<Node, { readonly data: string }> => node.type === 'text';

/** Finds elements in document order by names, classes, ids and attributes: 'ul.trust li', '#book', 'a[href^=/go/]'. */
export function select(root: Document | Element, selector: string): readonly Element[] {
  const [last, ...above] = selector.split(' ').reverse().map(matcher);
  if (!last) return [];
  return DomUtils.findAll((element) => last(element) && within(element, root, above), root.children);
}

/** Returns the only element that a selector matches. */
export function selectOne(root: Document | Element, selector: string): Element {
  const [first, ...others] = select(root, selector);
  if (!first || others.length > 0)
    throw new Error(`“${selector}” matches ${others.length + (first ? 1 : 0)} elements.`);
  return first;
}

type Matches = (element: Element) => boolean;

const PART = /^(\w+)|\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:(\^?)=([^\]]*))?\]/g;

function matcher(compound: string): Matches {
  const tests = [...compound.matchAll(PART)].map(([, name, className, id, key = '', from, value]): Matches => {
    if (name !== undefined) return (element) => element.name === name;
    if (className !== undefined) return (element) => classesOf(element).includes(className);
    if (id !== undefined) return ({ attribs }) => attribs.id === id;
    if (value === undefined) return ({ attribs }) => attribs[key] !== undefined;
    return ({ attribs }) => (from === '^' ? (attribs[key] ?? '').startsWith(value) : attribs[key] === value);
  });
  return (element) => tests.every((test) => test(element));
}

/** Returns whether an ancestor matches, from the inside out. */
function within(element: Element, root: Document | Element, above: readonly Matches[]): boolean {
  const [next, ...rest] = above;
  if (!next) return true;
  for (const around of ancestors(element, root)) if (next(around)) return within(around, root, rest);
  return false;
}

function* ancestors(element: Element, root?: Document | Element): Generator<Element> {
  for (let around = element.parent; around && around !== root; around = around.parent)
    if (isElement(around)) yield around;
}

const classesOf = (element: Element): readonly string[] => (element.attribs.class ?? '').split(' ');

export const childrenOf = (element: Element): readonly Element[] => element.children.filter(isElement);

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The text of all headings. */
export const headingsOf = (root: Document | Element): readonly string[] =>
  DomUtils.findAll(({ name }) => HEADINGS.includes(name), root.children).map(wordsOf);

/** Returns the part that a heading belongs to: the section, article, card or row around it. */
export function underHeading(root: Document | Element, title: string): Element {
  const heading = DomUtils.findOne(
    (element) => HEADINGS.includes(element.name) && wordsOf(element) === title,
    root.children,
  );
  if (!heading) throw new Error(`There is no heading “${title}”: ${headingsOf(root).join(' | ')}`);
  for (const around of ancestors(heading)) if (PARTS.has(around.name)) return around;
  throw new Error(`The heading “${title}” has no content below it.`);
}

const PARTS = new Set(['section', 'article', 'li', 'nav', 'main']);

/** Elements that separate words as a line break does. */
const BLOCKS = new Set(
  'address article aside b blockquote br caption dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header label li main nav ol p section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text is not read if scripts run. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'title']);

/** Returns the visible text, with single spaces and without text for screen readers only. */
export const wordsOf = (part: Document | Element): string => collapsed(textOf(part, (element) => !isHidden(element)));

/** Returns the text that a screen reader reads, including visually hidden text. */
export const accessibleNamesOf = (part: Document | Element): string => collapsed(textOf(part, () => true));

const isHidden = (element: Element): boolean => classesOf(element).includes('vh');

const textOf = (part: Document | Element, shows: Matches): string =>
  part.children.map((child) => inner(child, shows)).join('');

function inner(node: Node, shows: Matches): string {
  if (isText(node)) return node.data;
  if (!isElement(node) || SILENT.has(node.name) || !shows(node)) return '';
  return BLOCKS.has(node.name) ? ` ${textOf(node, shows)} ` : textOf(node, shows);
}

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A link, as a reader perceives it. */
export interface PageLink {
  /** The label without the second line of a button. */
  readonly label: string;
  readonly href: string;
  readonly newTab: boolean;
  readonly rel: readonly string[];
}

export const linkOf = (element: Element): PageLink => ({
  label: labelOf(element),
  href: element.attribs.href ?? '',
  newTab: element.attribs.target === '_blank',
  rel: (element.attribs.rel ?? '').split(' '),
});

export const linksOf = (root: Document | Element, selector = 'a'): readonly PageLink[] =>
  select(root, selector).map(linkOf);

/** Returns true if the label of a button is bold above a second line, or its second line is small. */
export function labelOf(link: Element): string {
  const [bold] = select(link, 'b');
  if (bold) return wordsOf(bold);
  const label = collapsed(textOf(link, (element) => !isHidden(element) && element.name !== 'small'));
  return label === '' ? (link.attribs['aria-label'] ?? '') : label;
}
