import { onceEach } from '../../../core/lazy.ts';
import type { PageFacts } from '../../../html/extract.ts';
import type { PageText } from '../../../html/read-texts.ts';
import type { Normal, Shown, Surface, SurfaceKind } from './surface.ts';

const KINDS = { text: 'page text', attribute: 'page attribute', data: 'structured data' } as const satisfies Record<
  PageText['kind'],
  SurfaceKind
>;

/** Everything that finished pages say, whatever put it there; each text in the place where it is first shown. */
export function pageSurfaces(
  pages: readonly (Pick<PageFacts, 'texts' | 'dataTexts'> & { readonly route: string })[],
  normal: Normal,
): readonly Shown[] {
  const shown: (Shown & { readonly pages: string[] })[] = [];
  const ofKind = onceEach((kind: PageText['kind']) =>
    onceEach((text: string) => {
      const { source, pieces } = FROM_PAGE;
      const showing: string[] = [];
      const one = { kind: KINDS[kind], text, normal: normal(text), pieces, source, quotes: false, pages: showing };
      shown.push(one);
      return one;
    }),
  );
  // A text that stands on many pages is mostly one object on all of them.
  const shownAs = onceEach(({ kind, text }: PageText) => ofKind(kind)(text));
  const say = (text: PageText, route: string) => {
    const { pages: on } = shownAs(text);
    if (on.at(-1) !== route) on.push(route);
  };
  for (const { route, texts, dataTexts } of pages) {
    for (const text of texts) say(text, route);
    for (const text of dataTexts) say(text, route);
  }
  return shown;
}

const FROM_PAGE: Pick<Surface, 'source' | 'pieces'> = { source: { from: 'page' }, pieces: [] };
