import { settleAll } from '../../core/concurrency.ts';
import type { Io } from '../../core/io.ts';
import type { FontInstance, FontSet } from '../../inputs/fonts/font-set.ts';
import { partsOf } from '../../inputs/fonts/parts.ts';
import { type Typeface, typeface } from '../../inputs/fonts/typeface.ts';
import type { Card } from './card.ts';

/** The two font weights of social cards. */
export interface TextShaper {
  readonly display: Typeface;
  readonly strong: Typeface;
}

/** The fonts of the site with the characters of all cards. */
export async function textShaperOf(
  cards: readonly Card[],
  { display, strong }: FontSet['cards'],
  io: Pick<Io, 'read' | 'cache'>,
): Promise<TextShaper> {
  const text = cards.flatMap(({ name, title, foot }) => [name, title, ...foot]).join('');
  const typefaceOf = async ({ fonts, axes }: FontInstance) => {
    const parts = (await settleAll(fonts.map((font) => partsOf(font, text, io)))).flat();
    return typeface(parts, { axes, features: ['lnum'] }, io);
  };
  return { display: await typefaceOf(display), strong: await typefaceOf(strong) };
}
