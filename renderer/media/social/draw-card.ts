import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OverlayOptions } from 'sharp';
import { CARD, COLUMN, MARGIN, roomOf, SMALL, TITLE } from '../../../components/social/layout.ts';
import { CardColours, SocialCard, type SocialCardProps, sized } from '../../../components/social/SocialCard.tsx';
import { luminance } from '../../../components/style/contrast.ts';
import { cachedBytes } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { lazy, memoizeRecent } from '../../core/lazy.ts';
import type { FontSet } from '../../inputs/fonts/font-set.ts';
import { drawn } from '../../inputs/images/draw.ts';
import { imageLibrary } from '../../inputs/images/image-library.ts';
import type { Logo } from '../../inputs/images/logo.ts';
import { sourceBytes } from '../../inputs/images/source-bytes.ts';
import type { Card, CardImage, CardMark } from './card.ts';
import { layOutTitle } from './layout-title.ts';
import { type TextShaper, textShaperOf } from './text-shaper.ts';

/** Draws a card, or returns it from the cache. */
type DrawCard = (card: Card, path: string) => Promise<Uint8Array>;

/** Returns a function that draws some of the given cards. Cards with the same image should be drawn one after another. */
export function cardDrawer(
  cards: readonly Card[],
  { fonts, logo }: CardFiles,
  io: Pick<Io, 'cache' | 'read'>,
): DrawCard {
  const tools: Tools = {
    textShaper: lazy(() => textShaperOf(cards, fonts.cards, io)),
    logo: lazy(async () => (logo ? logoOverlay(logo) : [])),
    sideOf: memoizeRecent(KEPT_SIDES, keyOf, (card) => sideOf(card, io)),
  };
  return (card, path) => cachedBytes(io.cache, path.replaceAll('/', '-'), () => draw(card, tools));
}

/** The files in content/ that cards use in addition to their images. */
interface CardFiles {
  readonly fonts: FontSet;
  readonly logo?: Logo | undefined;
}

interface Tools {
  readonly logo: () => Promise<readonly OverlayOptions[]>;
  readonly textShaper: () => Promise<TextShaper>;
  /** The pixels of the right half of a card, row by row. */
  readonly sideOf: (card: Illustrated) => Promise<Uint8Array>;
}

/** A card with an image, which covers its right half. */
type Illustrated = Pick<Card, 'fields'> & { readonly image: CardImage };

/** At most as many cards are drawn at once. Each takes 1.5 MB. */
const KEPT_SIDES = 16;

/** Cards with the same key have the same part on the right. */
export const keyOf = ({ fields, image }: Illustrated): string =>
  `${image.source.hash} ${image.focus} ${fields.join(' ')}`;

export const isIllustrated = (card: Card): card is Card & Illustrated => card.image !== undefined;

/** Cards are drawn fast rather than small, because only the servers of networks fetch them (decision 11). */
async function draw(card: Card, { textShaper, sideOf, logo }: Tools): Promise<Uint8Array> {
  const sharp = await imageLibrary();
  const svg = renderToStaticMarkup(createElement(SocialCard, propsOf(card, await textShaper())));
  const text = sharp(Buffer.from(svg))
    .composite([...(await logo())])
    .removeAlpha();
  if (!isIllustrated(card)) return text.png({ compressionLevel: 7 }).toBuffer();
  const pixels = besideEachOther(await text.raw().toBuffer(), await sideOf(card));
  return sharp(pixels, { raw: { ...CARD, channels: CHANNELS } })
    .jpeg({ quality: 78, quantisationTable: 3, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
}

/** Red, green and blue. */
const CHANNELS = 3;

/** Joins two parts of a card row by row. Blending them with libvips would take half as long as all the rest. */
function besideEachOther(left: Uint8Array, right: Uint8Array): Uint8Array {
  const [leftRow, rightRow] = [left.length / CARD.height, right.length / CARD.height];
  const joined = new Uint8Array(left.length + right.length);
  for (let y = 0; y < CARD.height; y++) {
    const at = y * (leftRow + rightRow);
    joined.set(left.subarray(y * leftRow, (y + 1) * leftRow), at);
    joined.set(right.subarray(y * rightRow, (y + 1) * rightRow), at + leftRow);
  }
  return joined;
}

/** Crops the page's image to the right half, on the colours of the department. */
async function sideOf({ fields, image: { source, focus } }: Illustrated, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const sharp = await imageLibrary();
  const bytes = await sourceBytes(source, io);
  const size = { width: CARD.width - 2 * COLUMN, height: CARD.height };
  const image = await drawn(bytes, source, { ...size, fit: 'cover', position: focus });
  const input = await image.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer();
  const colours = renderToStaticMarkup(createElement(CardColours, { colours: fields, ...size }));
  return sharp(Buffer.from(colours)).composite([{ input }]).removeAlpha().raw().toBuffer();
}

/** Heights of the logo, beside the name or instead of it, and its maximum width. */
const MARK = { height: 48, alone: 60, width: 300 };

/** The size of the logo on a card. */
function markSize({ ratio, containsName }: Pick<CardMark, 'ratio' | 'containsName'>) {
  const width = Math.min(MARK.width, (containsName ? MARK.alone : MARK.height) * ratio);
  return { width: Math.round(width), height: Math.round(width / ratio) };
}

async function logoOverlay({ source, svg, containsName }: Logo): Promise<readonly OverlayOptions[]> {
  const size = markSize({ ratio: source.width / source.height, containsName });
  const image = await drawn(svg, source, { ...size, fit: 'contain', background: '#0000' });
  return [{ input: await image.png().toBuffer(), left: MARGIN, top: MARGIN }];
}

/** Draws the shaped text of a card. */
function propsOf(card: Card, { display, strong }: TextShaper): SocialCardProps {
  const { name, title, names, foot, palette, logo, mark, fields, image } = card;
  const hasImage = image !== undefined;
  const room = roomOf(hasImage);
  const measure = (text: string) => display.width(text, TITLE.tracking);
  const { lines, size } = layOutTitle(title, { measure, hasImage, names });
  return {
    palette,
    logo,
    ...(mark ? { mark: markSize(mark), ...(mark.corner ? { corner: mark.corner } : {}) } : {}),
    ...(mark?.containsName
      ? {}
      : { name: sized(strong.set(name, SMALL.tracking), room - (mark ? markSize(mark).width + 20 : MARGIN)) }),
    title: { lines: lines.map((line) => display.set(line, TITLE.tracking)), size },
    foot: foot.map((text) => sized(strong.set(text, SMALL.tracking), room)),
    fields,
    image: image ? toneOf(image.source.placeholderColour) : 'none',
  };
}

/** Beside a dark image, the whole card is dark. */
const toneOf = (background: string | undefined) =>
  background !== undefined && luminance(`#${background}`) < 0.1 ? 'dark' : 'light';
