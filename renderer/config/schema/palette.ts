import type { ColourText } from '../text.ts';
import { shape } from './base.ts';
import { colour } from './values.ts';

/** The colours of a department; every page has those of its department. */
export interface PaletteInput {
  /** The background of the page, with dark text. */
  readonly page: ColourText;
  /** A second, quiet background. */
  readonly stone: ColourText;
  /** The background of captioned images and the map. */
  readonly plate: ColourText;
  /** The large field of colour, with dark text only. */
  readonly field: ColourText;
  /** The light field of colour. */
  readonly fieldLight: ColourText;
  /** The accent colour of savings, highlights and hovered links. */
  readonly accent: ColourText;
  /** A dark background with light text. */
  readonly deep: ColourText;
  /** The light tone on the dark background. */
  readonly pale: ColourText;
}

export const palette = () => {
  const tone = colour();
  return shape<PaletteInput>()({
    page: tone,
    stone: tone,
    plate: tone,
    field: tone,
    fieldLight: tone,
    accent: tone,
    deep: tone,
    pale: tone,
  });
};
