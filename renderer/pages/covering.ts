import type { PictureProps } from '../../components/props.ts';
import type { PictureUse, ViewContext } from './context.ts';

/** A cell that a picture covers: its width and height as shares of the view's width, in per cent. */
export interface Cell {
  readonly width: number;
  readonly height: number;
}

/** The cell of one picture in each layout. */
export interface Cells {
  readonly phone: Cell;
  readonly tablet: Cell;
  readonly desk: Cell;
}

/** A picture that covers a cell, offered at the width at which it is drawn: it may reach far beyond a tall cell. */
export function covering(
  { picture }: ViewContext,
  name: string,
  preset: PictureUse['preset'],
  cells: Cells,
): PictureProps | undefined {
  const shown = picture(name, { preset, sizes: '100vw' });
  return shown && { ...shown, sizes: sizesOf(shown.width / shown.height, cells) };
}

/** The attribute `sizes` for a picture of that shape, at the two widths at which the layout changes. */
export function sizesOf(ratio: number, { phone, tablet, desk }: Cells): string {
  const drawn = ({ width, height }: Cell) => `${Math.ceil(Math.max(width, height * ratio))}vw`;
  return `(max-width: 767px) ${drawn(phone)}, (max-width: 1099px) ${drawn(tablet)}, ${drawn(desk)}`;
}
