import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a parsed page. */
export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page as a tree, with queries for tests. Element and attribute names are in lower case. */
export interface PageTree {
  /** All elements in document order. */
  readonly all: readonly PageElement[];
  readonly named: (name: string) => readonly PageElement[];
  /** The children of the body. */
  readonly parts: readonly PageElement[];
}

export function pageTree(html: string): PageTree {
  const all = DomUtils.getElementsByTagName('*', parseDocument(html));
  const named = (name: string) => all.filter((element) => element.name === name);
  return { all, named, parts: named('body').flatMap((body) => DomUtils.getChildren(body).filter(isElement)) };
}

const isElement = (node: unknown): node is PageElement =>
  typeof node === 'object' && node !== null && 'type' in node && 'attribs' in node;

/** Returns true if a descendant of an element has a class. */
export const containsClass = (element: PageElement | undefined, name: string): boolean =>
  !!element && DomUtils.existsOne(({ attribs }) => (attribs.class ?? '').split(/\s+/).includes(name), element.children);

/** The text of an element and its descendants. */
export const textOf = (element: PageElement | undefined): string => (element ? DomUtils.textContent(element) : '');

export const parentOf = (element: PageElement): PageElement | undefined => {
  const { parent } = element;
  return isElement(parent) ? parent : undefined;
};

/** Describes an element in a failure: '<a class="skip" href="#main">'. */
export const shownElement = ({ name, attribs }: PageElement): string =>
  `<${[name, ...Object.entries(attribs).map(([key, value]) => `${key}="${value.slice(0, 60)}"`)].join(' ')}>`;
