import type { LinkMap } from '../links/link-map.ts';

/** An address of another site, as it is written, and the pages on which it stands. */
export interface ExternalLink {
  readonly href: string;
  /** What its host is asked for: the part of a page is no matter of the host. */
  readonly address: string;
  readonly pages: readonly string[];
}

/** Every address of another site that pages, redirects and documents lead to, and that the config names. */
export function externalLinks({ pages, files, authored, resolve }: LinkMap): readonly ExternalLink[] {
  const found = new Map<string, { address: string; pages: Set<string> }>();
  const add = (href: string, page?: string) => {
    const to = resolve(href, '/');
    if (to.kind !== 'external') return;
    const known = found.get(href) ?? { address: to.url.href.replace(/#.*/, ''), pages: new Set() };
    if (page !== undefined) known.pages.add(page);
    found.set(href, known);
  };
  for (const { route, references } of pages.values()) for (const { href } of references) add(href, route);
  for (const { href } of [...files, ...authored.links]) add(href);
  return [...found].map(([href, { address, pages: on }]) => ({ href, address, pages: [...on] }));
}
