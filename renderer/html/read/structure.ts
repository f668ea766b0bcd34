import type { AccessibleNames, PageElement } from './accessible-names.ts';

/** A heading, in document order. */
export interface Heading {
  /** From 1 to 6. */
  readonly level: number;
  readonly words: string;
}

/** A landmark: a part of the page to which a screen reader can jump. */
export interface Landmark {
  /** Its role: 'main', 'navigation', 'region'. */
  readonly role: string;
  /** Its accessible name; empty if it has none. */
  readonly name: string;
}

/** An element that needs a name: a link, a button, a frame or a meaningful drawing. */
export interface Control {
  readonly element: string;
  readonly name: string;
  /** The address that it links to. */
  readonly href?: string | undefined;
  /** True if it opens a new tab or window. */
  readonly newTab: boolean;
  readonly rel: string;
}

/** The elements by which users of screen readers navigate. */
export interface Structure {
  readonly headings: readonly Heading[];
  readonly landmarks: readonly Landmark[];
  readonly controls: readonly Control[];
}

export function structureOf(spoken: AccessibleNames): Structure {
  const headings: Heading[] = [];
  const landmarks: Landmark[] = [];
  const controls: Control[] = [];
  for (const element of spoken.elements) {
    if (element.hidden) continue;
    if (HEADING.test(element.name))
      headings.push({ level: Number(element.name.slice(1)), words: spoken.wordsOf(element) });
    const landmark = landmarkOf(element, spoken);
    if (landmark) landmarks.push(landmark);
    else if (isControl(element)) controls.push(controlOf(element, spoken));
  }
  return { headings, landmarks, controls };
}

const HEADING = /^h[1-6]$/;

/** https://www.w3.org/TR/html-aam-1.0/ */
const ROLES = new Map([
  ['main', 'main'],
  ['nav', 'navigation'],
  ['aside', 'complementary'],
  ['header', 'banner'],
  ['footer', 'contentinfo'],
  ['section', 'region'],
]);

/** A section is a landmark if it has a name; a header, if it belongs to the page itself. */
function landmarkOf(element: PageElement, { labelOf }: AccessibleNames): Landmark | undefined {
  const role = ROLES.get(element.name);
  if (role === undefined || (element.inPart && (role === 'banner' || role === 'contentinfo'))) return undefined;
  const name = labelOf(element) ?? '';
  return role === 'region' && name === '' ? undefined : { role, name };
}

const CONTROLS: ReadonlySet<string> = new Set([
  'a',
  'button',
  'summary',
  'iframe',
  'input',
  'select',
  'textarea',
  'svg',
]);

const isControl = ({ name, attributes }: PageElement): boolean =>
  CONTROLS.has(name) &&
  (name !== 'a' || attributes.href !== undefined) &&
  (name !== 'svg' || attributes.role === 'img') &&
  attributes.type !== 'hidden';

function controlOf(element: PageElement, { labelOf, wordsOf }: AccessibleNames): Control {
  const { href, target, rel = '', title = '' } = element.attributes;
  return {
    element: element.name,
    name: labelOf(element) ?? (wordsOf(element) || title),
    href,
    newTab: target !== undefined && target !== '_self',
    rel,
  };
}
