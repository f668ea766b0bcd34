import type { Io } from '../../core/io.ts';
import { partsOf } from '../../inputs/fonts/parts.ts';
import { HANKEN } from '../../inputs/fonts/theme-fonts.ts';
import { type Typeface, typeface } from '../../inputs/fonts/typeface.ts';
import type { Card } from './card.ts';

/** The two font weights of social cards. */
export interface TextShaper {
  readonly display: Typeface;
  readonly strong: Typeface;
}

/** The theme's font with the characters of all cards. */
export async function textShaperOf(cards: readonly Card[], io: Pick<Io, 'read' | 'cache'>): Promise<TextShaper> {
  const text = cards.flatMap(({ name, title, foot }) => [name, title, ...foot]).join('');
  const parts = await partsOf(HANKEN, text, io);
  const [display, strong] = await Promise.all(
    [330, 500].map((wght) => typeface(parts, { axes: { wght }, features: ['lnum'] }, io)),
  );
  if (!display || !strong) throw new Error('Social cards use two font weights.');
  return { display, strong };
}
