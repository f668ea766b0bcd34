import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CARD, COLUMN, MARGIN, roomOf, SMALL, TITLE } from '../../../components/social/layout.ts';
import { SocialCard, type SocialCardProps, sized } from '../../../components/social/SocialCard.tsx';
import { cachedBytes } from '../../core/cache.ts';
import type { Io } from '../../core/io.ts';
import { drawn } from '../../inputs/images/draw.ts';
import { imageLibrary } from '../../inputs/images/image-library.ts';
import { sourceBytes } from '../../inputs/images/source-bytes.ts';
import type { Card, CardImage } from './card.ts';
import { layOutTitle } from './layout-title.ts';
import type { TextShaper } from './text-shaper.ts';

/** Draws a card, or returns it from the cache. */
export const drawCard = (
  card: Card,
  path: string,
  textShaper: () => Promise<TextShaper>,
  io: Pick<Io, 'cache' | 'read'>,
): Promise<Uint8Array> =>
  cachedBytes(io.cache, path.replaceAll('/', '-'), async () => draw(card, await textShaper(), io));

async function draw(card: Card, textShaper: TextShaper, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const sharp = await imageLibrary();
  const svg = renderToStaticMarkup(createElement(SocialCard, propsOf(card, textShaper)));
  const side = card.image && { input: await sideOf(card.image, io), left: 2 * COLUMN, top: 0 };
  const image = sharp(Buffer.from(svg))
    .composite(side ? [side] : [])
    .flatten();
  return card.image
    ? image.jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    : image.png({ palette: true, dither: 0, effort: 7 }).toBuffer();
}

/** Crops the page's image to the right half. */
async function sideOf({ source, focus }: CardImage, io: Pick<Io, 'read'>): Promise<Buffer> {
  const bytes = await sourceBytes(source, io);
  const size = { width: CARD.width - 2 * COLUMN, height: CARD.height };
  return (await drawn(bytes, source, { ...size, fit: 'cover', position: focus }))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Draws the shaped text of a card. */
function propsOf(card: Card, { display, strong }: TextShaper): SocialCardProps {
  const { name, title, names, foot, palette, logo, fields, image } = card;
  const hasImage = image !== undefined;
  const room = roomOf(hasImage);
  const measure = (text: string) => display.width(text, TITLE.tracking);
  const { lines, size } = layOutTitle(title, { measure, hasImage, names });
  return {
    palette,
    logo,
    name: sized(strong.set(name, SMALL.tracking), room - MARGIN),
    title: { lines: lines.map((line) => display.set(line, TITLE.tracking)), size },
    foot: foot.map((text) => sized(strong.set(text, SMALL.tracking), room)),
    fields,
    image: image ? toneOf(image.source.placeholderColour) : 'none',
  };
}

/** Beside a dark image, the whole card is dark. */
const toneOf = (background: string | undefined) =>
  background !== undefined && luminance(background) < 0.1 ? 'dark' : 'light';

/** Approximates relative luminance (WCAG 2.2), which is precise enough to choose between two colours. */
function luminance(colour: string): number {
  const part = (at: number) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4);
}
