import { breakpoints, narrowerThan } from '../../components/theme.ts';

/** A side of a cell: a percentage of the viewport width, or a CSS length if it depends on something else. */
export type Side = number | string;

/** The space for an image in one layout. */
export interface Cell {
  readonly width: Side;
  /** Set if the image covers a cell of another shape. If the cell is as tall as its text, this is an estimate. */
  readonly height?: Side;
  /** True if the whole image is shown within the cell. */
  readonly whole?: boolean;
}

/** The cells of one image in each layout. */
export interface Cells {
  readonly phone: Cell;
  readonly tablet: Cell;
  readonly desk: Cell;
  /** The width at which the tablet layout ends, if it differs from the default. */
  readonly tabletBelow?: number;
}

/** The height of the first view below the header, as a CSS length. */
export const UNDER_HEADER = '100vh - 84px';

/**
 * The `sizes` attribute: the width at which an image of this shape is displayed in each layout. An image that covers a
 * tall cell is wider than the cell. test/browser/images.test.ts compares it with what browsers display.
 */
export function sizesOf(ratio: number, { phone, tablet, desk, tabletBelow = breakpoints.tablet }: Cells): string {
  const steps = [
    { where: `${narrowerThan(breakpoints.phone)} `, width: drawnWidth(ratio, phone) },
    { where: `${narrowerThan(tabletBelow)} `, width: drawnWidth(ratio, tablet) },
    { where: '', width: drawnWidth(ratio, desk) },
  ];
  return steps
    .filter(({ width }, index) => width !== steps[index + 1]?.width)
    .map(({ where, width }) => where + width)
    .join(', ');
}

function drawnWidth(ratio: number, { width, height, whole = false }: Cell): string {
  if (height === undefined) return length(width);
  const pick = whole ? 'min' : 'max';
  if (typeof width === 'number' && typeof height === 'number') return length(Math[pick](width, height * ratio));
  const byHeight = round(ratio) === 1 ? length(height) : `(${length(height)})*${round(ratio)}`;
  return `${pick}(${length(width)},${byHeight})`;
}

const length = (side: Side): string => (typeof side === 'number' ? `${round(side)}vw` : side);

/** With three decimals, the error stays far below one pixel on a screen of 4000 pixels. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
