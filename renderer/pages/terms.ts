import type { GlossaryPopoverProps } from '../../components/chrome/GlossaryPopovers.tsx';
import type { Site } from '../config/site.ts';
import type { Prose } from '../facts/prose.ts';

const PREFIX = 'term-';

/** The id of a glossary popover on a page. */
export const termId = (name: string): string => `${PREFIX}${name}`;

/** All glossary terms of the site. */
export const glossaryPopoversOf = (site: Site, plain: (prose: Prose) => string): readonly GlossaryPopoverProps[] =>
  Object.entries(site.terms ?? {}).map(([name, words]) => ({ id: termId(name), text: plain(words) }));

/** React writes this attribute in camel case; HTML ignores the case of attribute names. */
const POPOVER_TARGETS = / popovertarget="([^"]+)"/gi;

/** The terms that the rendered markup of a page uses. */
export function termsUsedIn(html: string, all: readonly GlossaryPopoverProps[]): readonly GlossaryPopoverProps[] {
  const ids = new Set([...html.matchAll(POPOVER_TARGETS)].map(([, id]) => id));
  return all.filter(({ id }) => ids.has(id));
}
