/** A rectangle on a page, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of text: the box of its letters, and the right edge of the narrowest paragraph or cell around it. */
interface TextLine {
  readonly text: string;
  readonly box: Box;
  readonly rightEdge: number;
  /** Lines with the same number belong to the same paragraph, heading or cell. */
  readonly block: number;
}

/** A part of a page, its head or its small print. */
export interface Area {
  /** 'part 2, “Prices”' */
  readonly name: string;
  readonly kind: 'head' | 'part' | 'foot';
  readonly box: Box;
  readonly lines: readonly TextLine[];
}

/** A page as the browser lays it out before it is printed. */
export interface Sheet {
  readonly box: Box;
  readonly areas: readonly Area[];
}

/** A document does not fit on its pages. */
export class OverflowError extends Error {
  override readonly name = 'OverflowError';
  readonly overflows: readonly string[];

  constructor(overflows: readonly string[]) {
    super(overflows.join('\n'));
    this.overflows = overflows;
  }
}

/** Differences below this many pixels are rounding, or the overhang of a letter. */
const TOLERANCE = 2;

const PIXELS_PER_MM = 96 / 25.4;

/** Describes every area of a document that does not fit on its page. */
export const overflowsIn = (sheets: readonly Sheet[]): readonly string[] =>
  sheets.flatMap((sheet, index) =>
    sheet.areas.flatMap((area) => {
      const problem = tooLong(area, sheet) ?? tooWide(area, sheet);
      return problem === undefined ? [] : [`Page ${index + 1}, ${area.name}: ${problem}`];
    }),
  );

function tooLong(area: Area, sheet: Sheet): string | undefined {
  const { top, bottom } = roomFor(area, sheet);
  const excess = Math.max(
    area.box.bottom - bottom,
    ...area.lines.map(({ box }) => Math.max(top - box.top, box.bottom - Math.min(bottom, area.box.bottom))),
  );
  if (excess <= TOLERANCE) return undefined;
  const advice = area.kind === 'part' ? 'Shorten it, or move a part to another page.' : 'Shorten it.';
  return `${Math.ceil(excess / PIXELS_PER_MM)} mm too long. ${advice}`;
}

/**
 * A part has the space between the head and the small print. Parts that need more push the small print off the page, so
 * its height counts, not its position.
 */
function roomFor({ kind, box }: Area, sheet: Sheet): Pick<Box, 'top' | 'bottom'> {
  if (kind !== 'part') return box;
  const head = sheet.areas.find((area) => area.kind === 'head')?.box.bottom ?? sheet.box.top;
  const foot = sheet.areas.find((area) => area.kind === 'foot')?.box;
  return { top: Math.max(head, box.top), bottom: sheet.box.bottom - (foot ? foot.bottom - foot.top : 0) };
}

function tooWide({ lines }: Area, { box }: Sheet): string | undefined {
  const line = lines.find(
    (one) =>
      box.left - one.box.left > TOLERANCE ||
      one.box.right - Math.min(box.right, one.rightEdge) > TOLERANCE ||
      lines.some((other) => other.block !== one.block && overlap(one.box, other.box)),
  );
  return line && `“${line.text}” is too wide for its column. Shorten it, or hyphenate long words.`;
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE;
