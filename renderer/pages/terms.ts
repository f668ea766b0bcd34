import type { ExplanationProps } from '../../components/chrome/Explanations.tsx';
import type { ViewContext } from './context.ts';

const PREFIX = 'term-';

/** The id of an explanation on a page. */
export const termId = (name: string): string => `${PREFIX}${name}`;

/** Everything that the site explains. */
export const explanationsOf = ({ site, plain }: Pick<ViewContext, 'site' | 'plain'>): readonly ExplanationProps[] =>
  Object.entries(site.terms ?? {}).map(([name, words]) => ({ id: termId(name), text: plain(words) }));

/** React writes the attribute with a capital, which HTML does not tell from a small letter. */
const ASKED = / popovertarget="([^"]+)"/gi;

/** Those that a page's finished markup asks for. */
export function askedFor(html: string, all: readonly ExplanationProps[]): readonly ExplanationProps[] {
  const ids = new Set([...html.matchAll(ASKED)].map(([, id]) => id));
  return all.filter(({ id }) => ids.has(id));
}
