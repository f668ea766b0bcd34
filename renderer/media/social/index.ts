import { CARD_RADII } from '../../../components/own-design.ts';
import type { Quote } from '../../config/derived/quote.ts';
import type { Site } from '../../config/site.ts';
import { settleAll } from '../../core/concurrency.ts';
import { digest } from '../../core/digest.ts';
import type { OutputFile } from '../../core/file.ts';
import { groupBy } from '../../core/group-by.ts';
import type { Io } from '../../core/io.ts';
import type { FontSet } from '../../inputs/fonts/font-set.ts';
import { identityOf } from '../../inputs/fonts/subset.ts';
import type { Logo } from '../../inputs/images/logo.ts';
import type { ContentFiles } from '../../inputs/load-content.ts';
import { plainFrom } from '../../pages/context.ts';
import { titleOf } from '../../pages/title.ts';
import type { Plan } from '../../plan/index.ts';
import { type Card, type CardMark, cardOf } from './card.ts';
import { cardDrawer, isIllustrated, keyOf } from './draw-card.ts';

export interface PlannedCards {
  /** The card of each page, by route. */
  readonly paths: ReadonlyMap<string, string>;
  readonly files: readonly OutputFile[];
}

/** Increase this when cards are drawn differently, so that cached ones are not reused. */
const DRAWING = '4';

interface CardSources {
  readonly site: Site;
  readonly quote: Quote;
  readonly contentFiles: Pick<ContentFiles, 'images' | 'fonts' | 'logo'>;
  readonly plan: Plan;
}

/** Plans a card for each page. The file names are known before the cards are drawn. */
export async function planCards(
  { site, quote, contentFiles, plan }: CardSources,
  io: Pick<Io, 'read' | 'cache'>,
): Promise<PlannedCards> {
  const plain = plainFrom(quote);
  const font = await fontKey(contentFiles.fonts, io);
  const mark = markOf(contentFiles.logo, site.design?.corners);
  const planned = plan.pages.map((page) => {
    const card = cardOf(site, page, { title: titleOf(page, plain), images: contentFiles.images, mark });
    return { route: page.route, card, path: pathOf(card, font) };
  });
  const cards = new Map(planned.map(({ path, card }) => [path, card]));
  const drawCard = cardDrawer([...cards.values()], contentFiles, io);
  return {
    paths: new Map(planned.map(({ route, path }) => [route, path])),
    files: byImage([...cards]).map(([path, card]) => ({ path, bytes: () => drawCard(card, path) })),
  };
}

function markOf(logo: Logo | undefined, corners: NonNullable<Site['design']>['corners']): CardMark | undefined {
  if (!logo) return undefined;
  const { source, containsName } = logo;
  const mark = { hash: source.hash, ratio: source.width / source.height, containsName };
  return corners === undefined || corners === 'square' ? mark : { ...mark, corner: CARD_RADII[corners] };
}

/** Identifies the fonts of the cards. Those of the theme are one font in fixed weights. */
async function fontKey({ cards, own }: FontSet, io: Pick<Io, 'read'>): Promise<string | Uint8Array> {
  const fonts = [cards.display, cards.strong].flatMap((instance) =>
    instance.fonts.map((font) => ({ font, axes: [instance.axes, font.axes] })),
  );
  const keys = await settleAll(fonts.map(async ({ font, axes }) => ({ axes, identity: await identityOf(font, io) })));
  return own || !keys[0] ? JSON.stringify(keys) : keys[0].identity;
}

/** Puts cards with the same image one after another, so that the image is drawn once. */
const byImage = (cards: readonly (readonly [string, Card])[]) =>
  [...groupBy(cards, ([, card]) => (isIllustrated(card) ? keyOf(card) : '')).values()].flat();

/**
 * A PNG is smallest for flat colours and text; a JPEG is half as large for the fine lines of a drawing or a photograph.
 */
function pathOf({ image, ...card }: Card, font: string | Uint8Array): string {
  const shown = image && { focus: image.focus, source: image.source.hash };
  const hash = digest(DRAWING, font, JSON.stringify([card, shown])).slice(0, 10);
  return `assets/card.${hash}.${image ? 'jpg' : 'png'}`;
}
