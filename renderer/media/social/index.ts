import type { Quote } from '../../config/derived/quote.ts';
import type { Site } from '../../config/site.ts';
import { digest } from '../../core/digest.ts';
import type { OutputFile } from '../../core/file.ts';
import type { Io } from '../../core/io.ts';
import { lazy } from '../../core/lazy.ts';
import { manifestOf } from '../../inputs/fonts/subset.ts';
import { HANKEN } from '../../inputs/fonts/theme-fonts.ts';
import type { ContentFiles } from '../../inputs/load-content.ts';
import { plainFrom } from '../../pages/context.ts';
import { titleOf } from '../../pages/title.ts';
import type { Plan } from '../../plan/index.ts';
import { type Card, cardOf } from './card.ts';
import { drawCard } from './draw-card.ts';
import { textShaperOf } from './text-shaper.ts';

export interface PlannedCards {
  /** The card of each page, by route. */
  readonly paths: ReadonlyMap<string, string>;
  readonly files: readonly OutputFile[];
}

/** Increase this when cards are drawn differently, so that cached ones are not reused. */
const DRAWING = '1';

interface CardSources {
  readonly site: Site;
  readonly quote: Quote;
  readonly contentFiles: Pick<ContentFiles, 'images'>;
  readonly plan: Plan;
}

/** Plans a card for each page. The file names are known before the cards are drawn. */
export async function planCards(
  { site, quote, contentFiles, plan }: CardSources,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<PlannedCards> {
  const plain = plainFrom(quote);
  const font = await manifestOf(HANKEN, io);
  const planned = plan.pages.map((page) => {
    const card = cardOf(site, page, { title: titleOf(page, plain), images: contentFiles.images });
    return { route: page.route, card, path: pathOf(card, font) };
  });
  const textShaper = lazy(() =>
    textShaperOf(
      planned.map(({ card }) => card),
      io,
    ),
  );
  const cards = new Map(planned.map(({ path, card }) => [path, card]));
  return {
    paths: new Map(planned.map(({ route, path }) => [route, path])),
    files: [...cards].map(([path, card]) => ({ path, bytes: () => drawCard(card, path, textShaper, io) })),
  };
}

/**
 * A PNG is smallest for flat colours and text; a JPEG is half as large for the fine lines of a drawing or a photograph.
 */
function pathOf({ image, ...card }: Card, font: Uint8Array): string {
  const shown = image && { focus: image.focus, source: image.source.hash };
  const hash = digest(DRAWING, font, JSON.stringify([card, shown])).slice(0, 10);
  return `assets/card.${hash}.${image ? 'jpg' : 'png'}`;
}
