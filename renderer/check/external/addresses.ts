import type { LinkMap } from '../links/link-map.ts';

/** A link to another site, as it was typed, and the pages that contain it. */
interface ExternalLink {
  readonly href: string;
  /** The address to request: without the fragment, which is never sent to the host. */
  readonly address: string;
  readonly pages: readonly string[];
}

/** Returns every link to another site that pages, redirects, documents or the config contain. */
export function externalLinks({ pages, files, authored, resolve }: LinkMap): readonly ExternalLink[] {
  const links = new Map<string, { address: string; pages: Set<string> }>();
  const add = (href: string, page?: string) => {
    const to = resolve(href, '/');
    if (to.kind !== 'external') return;
    const link = links.get(href) ?? { address: to.url.href.replace(/#.*/, ''), pages: new Set() };
    if (page !== undefined) link.pages.add(page);
    links.set(href, link);
  };
  for (const { route, references } of pages.values()) for (const { href } of references) add(href, route);
  for (const { href } of [...files, ...authored.links]) add(href);
  return [...links].map(([href, { address, pages: routes }]) => ({ href, address, pages: [...routes] }));
}
