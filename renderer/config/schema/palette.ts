import type { ColourText } from '../text.ts';
import { shape } from './base.ts';
import { colour } from './values.ts';

/** The colours of one department: a page belongs to one, and takes its colours. */
export interface PaletteInput {
  /** The ground of the page; dark text is read on it. */
  readonly page: ColourText;
  /** A quiet plane beside it. */
  readonly stone: ColourText;
  /** The ground of plates and the map. */
  readonly plate: ColourText;
  /** The large field of colour, with dark text only. */
  readonly field: ColourText;
  /** The light field of colour. */
  readonly fieldLight: ColourText;
  /** The accent in which savings, marks and hovered links are set. */
  readonly accent: ColourText;
  /** A dark ground with light text. */
  readonly deep: ColourText;
  /** The light tone that answers it. */
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
