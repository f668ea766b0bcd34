import { textsOf } from '../../facts/texts.ts';
import type { ConfigPath } from '../../finding.ts';
import type { PageFacts } from '../../html/extract.ts';
import type { PageText } from '../../html/read-texts.ts';
import { type Surface, type SurfaceKind, surface } from './surface.ts';

/** Everything that finished pages say, whatever put it there. */
export const pageSurfaces = (pages: readonly (PageFacts & { readonly route: string })[]): readonly Surface[] =>
  pages.flatMap(({ route, texts }) => texts.flatMap((text) => surfacesOfText(text, route)));

function surfacesOfText({ kind, text, by }: PageText, route: string): readonly Surface[] {
  const said = (as: SurfaceKind, words: string, name = by) =>
    surface(as, { text: words, pieces: [] }, { from: 'page', by: name }, { page: route });
  if (kind === 'data') return dataTexts(text).map((item) => said('structured data', item.text, item.path.join('.')));
  return [said(kind === 'text' ? 'page text' : 'page attribute', text)];
}

/** The words of structured data: no types, no ids, no addresses. */
const dataTexts = (json: string) =>
  [...textsOf(JSON.parse(json))].filter(({ path, text }) => !isTechnical(path) && !/^https?:\/\//.test(text));

const isTechnical = (path: ConfigPath): boolean => String(path.at(-1)).startsWith('@');
