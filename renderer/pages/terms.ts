import type { ExplanationProps } from '../../components/chrome/Explanations.tsx';
import type { Site } from '../config/site.ts';
import type { Prose } from '../facts/prose.ts';

const PREFIX = 'term-';

/** The id of an explanation on a page. */
export const termId = (name: string): string => `${PREFIX}${name}`;

/** Everything that the site explains. */
export const explanationsOf = (site: Site, plain: (prose: Prose) => string): readonly ExplanationProps[] =>
  Object.entries(site.terms ?? {}).map(([name, words]) => ({ id: termId(name), text: plain(words) }));

/** React writes the attribute with a capital, which HTML does not tell from a small letter. */
const ASKED = / popovertarget="([^"]+)"/gi;

/** Those that a page's finished markup asks for. */
export function askedFor(html: string, all: readonly ExplanationProps[]): readonly ExplanationProps[] {
  const ids = new Set([...html.matchAll(ASKED)].map(([, id]) => id));
  return all.filter(({ id }) => ids.has(id));
}
