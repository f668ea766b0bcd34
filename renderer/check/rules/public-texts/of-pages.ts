import { memoize } from '../../../core/lazy.ts';
import type { PageFacts } from '../../../html/extract.ts';
import type { PageText } from '../../../html/read-texts.ts';
import type { Normal, PublicText, PublicTextKind, Shown } from './public-text.ts';

const KINDS = { text: 'page text', attribute: 'page attribute', data: 'structured data' } as const satisfies Record<
  PageText['kind'],
  PublicTextKind
>;

/** Returns every text of the finished pages, in the order of first appearance. */
export function pageTexts(
  pages: readonly (Pick<PageFacts, 'texts' | 'dataTexts'> & { readonly route: string })[],
  normal: Normal,
): readonly Shown[] {
  const shown: (Shown & { readonly pages: string[] })[] = [];
  const ofKind = memoize((kind: PageText['kind']) =>
    memoize((text: string) => {
      const { source, segments } = FROM_PAGE;
      const showing: string[] = [];
      const one = { kind: KINDS[kind], text, normal: normal(text), segments, source, quotes: false, pages: showing };
      shown.push(one);
      return one;
    }),
  );
  // A text on many pages is usually the same object on all of them.
  const shownAs = memoize(({ kind, text }: PageText) => ofKind(kind)(text));
  const say = (text: PageText, route: string) => {
    const { pages: on } = shownAs(text);
    if (on.at(-1) !== route) on.push(route);
  };
  for (const { route, texts, dataTexts } of pages) {
    for (const text of texts) say(text, route);
    for (const text of dataTexts) say(text, route);
  }
  // Most texts are on one page. A list that grows has room for 17, and its copy only for what it contains.
  return shown.map((one) => ({ ...one, pages: one.pages.slice() }));
}

const FROM_PAGE: Pick<PublicText, 'source' | 'segments'> = { source: { from: 'page' }, segments: [] };
