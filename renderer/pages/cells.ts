import { breakpoints, narrowerThan } from '../../components/theme.ts';

/** A side of a cell: a share of the view's width in per cent, or a length of CSS where it hangs on something else. */
export type Side = number | string;

/** The place of a picture in one layout. */
export interface Cell {
  readonly width: Side;
  /** Where the picture covers a cell of another shape. One that is as tall as its words has about this height. */
  readonly height?: Side;
  /** True where the picture is shown whole within the cell. */
  readonly whole?: boolean;
}

/** The cell of one picture in each layout. */
export interface Cells {
  readonly phone: Cell;
  readonly tablet: Cell;
  readonly desk: Cell;
  /** Where the tablet's layout ends, if it is not where others end. */
  readonly tabletBelow?: number;
}

/** The height of the first view below the header, as a length of CSS. */
export const UNDER_HEADER = '100vh - 84px';

/**
 * The attribute `sizes`: the width at which a picture of that shape is drawn, in each layout. One that covers a tall
 * cell reaches beyond its sides. test/browser/images.test.ts holds it to what browsers draw.
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

/** Three places: on a screen of 4000 pixels the error stays far below one. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
