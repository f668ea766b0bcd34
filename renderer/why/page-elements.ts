import { Parser } from 'htmlparser2';
import { TEXT_ATTRIBUTES } from '../html/read-texts.ts';
import { marksIn, withoutMarks } from './marks.ts';
import { sectionMark } from './section-marks.tsx';

/** An element in the body of a page. */
export interface MarkedElement {
  readonly name: string;
  /** Its own text, without marks. */
  readonly text: string;
  /** The position in the HTML at which an attribute can be added. */
  readonly at: number;
  /** The marks in its own text and in its attributes for people, in their order. */
  readonly marks: readonly number[];
  /** The section that it begins or that it is a part of, if it is not inside of another element of the section. */
  readonly section?: number;
}

/** An element while it is being read. */
interface Element {
  readonly name: string;
  text: string;
  readonly at: number;
  readonly marks: number[];
  section?: number;
}

const INLINE: ReadonlySet<string> = new Set('b em i s small span strong sub sup time'.split(' '));

/**
 * A component can divide a text, such as “From £250”, into several elements: only the first one has the mark, so the
 * element around them gets it, too.
 */
function sharedMarks(children: readonly Element[]): readonly number[] {
  const isDivided = children.some(({ text, marks }) => text.trim() !== '' && marks.length === 0);
  return isDivided && children.every(({ name }) => INLINE.has(name)) ? children.flatMap(({ marks }) => marks) : [];
}

const UNSHOWN: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Lists the elements in the body of a page, in document order. */
export function pageElements(html: string): readonly MarkedElement[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const children = new Map<Element, Element[]>();
  let isBody = false;
  let section: { readonly number: number; readonly depth: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') isBody = true;
      if (!isBody) return;
      const element: Element = {
        name,
        text: '',
        at: parser.startIndex + 1 + name.length,
        marks: TEXT_ATTRIBUTES.flatMap((attribute) => marksIn(attributes[attribute] ?? '')),
      };
      if (section?.depth === open.length) element.section = section.number;
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const mark = sectionMark(text);
      if (mark !== undefined) section = mark === '' ? undefined : { number: Number(mark), depth: open.length };
      const inner = open.at(-1);
      if (!inner || UNSHOWN.has(inner.name) || mark !== undefined) return;
      inner.marks.push(...marksIn(text));
      inner.text += withoutMarks(text);
    },
    onclosetag() {
      const closed = isBody ? open.pop() : undefined;
      if (closed) closed.marks.push(...sharedMarks(children.get(closed) ?? []));
      const parent = open.at(-1);
      if (closed && parent) children.set(parent, [...(children.get(parent) ?? []), closed]);
    },
  });
  parser.end(html);
  return elements;
}
