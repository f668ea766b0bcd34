import type { Attributes } from './read/accessible-names.ts';
/** A link from a page, or a resource that it uses. */
export interface PageLink {
  readonly href: string;
  /** The element and attribute that contain it: 'a href', 'img srcset', 'link canonical', 'meta og:url'. */
  readonly by: string;
}

/** Attributes that contain a URL (https://html.spec.whatwg.org/multipage/indices.html#attributes-3). */
const LINKING: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};

const NO_ATTRIBUTES: readonly string[] = [];

/** Meta elements whose content is a URL (https://ogp.me/, https://developer.x.com/en/docs/x-for-websites/cards). */
const META = /^(?:og:url|(?:og|twitter):(?:image|video|audio)(?::(?:url|secure_url|src))?)$/;

/** Returns the URLs in the attributes of an element. */
export function linksOf(name: string, attributes: Attributes): readonly PageLink[] {
  if (name === 'meta') return metaLinks(attributes);
  return (LINKING[name] ?? NO_ATTRIBUTES).flatMap((attribute) => {
    const value = attributes[attribute];
    if (value === undefined) return [];
    const by = name === 'link' ? `link ${attributes.rel ?? ''}` : `${name} ${attribute}`;
    return (attribute.endsWith('srcset') ? candidates(value) : [value]).map((href) => ({ href, by }));
  });
}

function metaLinks({ property, name, content = '', 'http-equiv': equivalent }: Attributes): readonly PageLink[] {
  if (equivalent?.toLowerCase() === 'refresh') {
    const href = /;\s*url=\s*['"]?([^'"]*)/i.exec(content)?.[1];
    return href === undefined ? [] : [{ href, by: 'meta refresh' }];
  }
  const key = property ?? name ?? '';
  return META.test(key) ? [{ href: content, by: `meta ${key}` }] : [];
}

/** '/a.webp 320w, /a.webp 640w' → its addresses (https://html.spec.whatwg.org/#parse-a-srcset-attribute). */
const candidates = (srcset: string): readonly string[] =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
