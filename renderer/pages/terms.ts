import type { GlossaryPopoverProps } from '../../components/chrome/GlossaryPopovers.tsx';
import type { Site } from '../config/site.ts';
import type { Prose } from '../facts/prose.ts';

const PREFIX = 'term-';

/** The id of an explanation on a page. */
export const termId = (name: string): string => `${PREFIX}${name}`;

/** Everything that the site explains. */
export const glossaryPopoversOf = (site: Site, plain: (prose: Prose) => string): readonly GlossaryPopoverProps[] =>
  Object.entries(site.terms ?? {}).map(([name, words]) => ({ id: termId(name), text: plain(words) }));

/** React writes the attribute with a capital, which HTML does not tell from a small letter. */
const ASKED = / popovertarget="([^"]+)"/gi;

/** Those that a page's finished markup asks for. */
export function askedFor(html: string, all: readonly GlossaryPopoverProps[]): readonly GlossaryPopoverProps[] {
  const ids = new Set([...html.matchAll(ASKED)].map(([, id]) => id));
  return all.filter(({ id }) => ids.has(id));
}
