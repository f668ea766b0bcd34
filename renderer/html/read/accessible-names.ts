/** The attributes of an element, by their names. */
export type Attributes = Readonly<Record<string, string>>;

/** An element that the parser has opened. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Attributes;
  /** True if the element and its content are hidden from screen readers. */
  readonly hidden: boolean;
  /** True if its content is not text: a style or a script. */
  readonly mute: boolean;
  /** True inside sectioning content, where a header or footer is not a landmark. */
  readonly inPart: boolean;
  /** The label around it, if it is a form field. */
  readonly label: PageElement | undefined;
  /** The index of its accessible name; missing if no name is needed. */
  readonly key: number | undefined;
}

/** The result of reading a page. */
export interface AccessibleNames {
  /** Every element that may have a name, in document order. */
  readonly elements: readonly PageElement[];
  readonly wordsOf: (element: PageElement) => string;
  /** Its name from an attribute or a label (https://www.w3.org/TR/accname-1.2/). */
  readonly labelOf: (element: PageElement) => string | undefined;
}

const listed = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const MUTE = listed('head script style template');
const INLINE = listed(
  'a abbr b bdi bdo button cite code del dfn em i img ins kbd label mark q s samp small source span strong sub sup svg time u var path picture wbr',
);
/** https://www.w3.org/TR/html-aam-1.0/#el-header-ancestorbody */
const PARTS = listed('article aside main nav section');
const FIELDS = listed('input select textarea');
/** Elements whose name is needed even if they have no id: headings, landmarks and controls. */
const ASKED = listed(
  'h1 h2 h3 h4 h5 h6 main nav aside header footer section a button summary iframe input label select textarea svg',
);

/** Collects the text that screen readers announce, so that the name of any element can be computed. */
export function nameCollector() {
  const chunks: string[] = [];
  const elements: PageElement[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let length = 0;
  const add = (text: string) => {
    chunks.push(text);
    length += text.length;
  };
  return {
    open(name: string, attributes: Attributes, parent: PageElement | undefined): PageElement {
      const hidden =
        (parent?.hidden ?? false) || attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
      const mute = (parent?.mute ?? false) || MUTE.has(name);
      const inPart = parent !== undefined && (parent.inPart || PARTS.has(parent.name));
      if (!INLINE.has(name)) add(' ');
      const key = ASKED.has(name) || attributes.id !== undefined ? elements.length : undefined;
      const label = parent?.name === 'label' ? parent : parent?.label;
      const element = { name, attributes, hidden, mute, inPart, label, key };
      if (key !== undefined) {
        elements.push(element);
        from.push(length);
      }
      if (!hidden && !mute) add(spokenInPlace(attributes));
      return element;
    },
    say(text: string, within: PageElement | undefined) {
      if (within && !within.hidden && !within.mute) add(text);
    },
    close(element: PageElement | undefined) {
      if (element?.key !== undefined) to[element.key] = length;
      if (element && !INLINE.has(element.name)) add(' ');
    },
    end: () => accessibleNamesOf(chunks.join(''), elements, { from, to }),
  };
}

interface Ranges {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function accessibleNamesOf(allText: string, elements: readonly PageElement[], { from, to }: Ranges): AccessibleNames {
  const byId = new Map(elements.map((element) => [element.attributes.id, element]));
  const byField = new Map(
    elements.flatMap((element) => (element.attributes.for ? [[element.attributes.for, element]] : [])),
  );
  const wordsOf = ({ key = -1 }: PageElement) =>
    collapseSpaces(allText.slice(from[key] ?? 0, to[key] ?? from[key] ?? 0));
  return {
    elements,
    wordsOf,
    labelOf: ({ name, attributes, label }) => {
      const ids = attributes['aria-labelledby']?.split(/\s+/) ?? [];
      const labels = ids.flatMap((id) => byId.get(id) ?? []).map(wordsOf);
      if (labels.length > 0) return labels.join(' ');
      const around = FIELDS.has(name) ? (byField.get(attributes.id ?? '') ?? label) : undefined;
      return attributes['aria-label'] ?? (around && wordsOf(around));
    },
  };
}

/** Returns the text alternative of an image. */
const spokenInPlace = ({ alt, role, 'aria-label': label }: Attributes): string =>
  alt ? ` ${alt} ` : role === 'img' && label ? ` ${label} ` : '';

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
