import { lengths } from '../../lengths.ts';

/** A part of a page and its position from the top of the page, in CSS pixels. */
export interface Part {
  readonly anchor: string;
  readonly top: number;
  readonly bottom: number;
}

/** The visitor's reading position. */
export interface Reading {
  /** Distance of the reading line from the top of the page. */
  readonly line: number;
  readonly jump?: Jump;
}

/** The jump in progress. */
interface Jump {
  /** The scroll position at which it ends. */
  readonly until: number;
  /** The scroll position at which it started, until the page has moved. */
  readonly from?: number;
}

/** An event at a scroll position (`at`). */
export type ReadingEvent =
  | { readonly kind: 'scrolled' | 'rested'; readonly at: number }
  | { readonly kind: 'jumped'; readonly at: number; readonly line: number; readonly until: number };

/** Browsers stop scrolling at fractions of a pixel. */
const SLACK = 2;

/** The reading line is where the browser places an anchor that it jumps to. */
export const lineOf = (at: number): number => at + lengths.anchorOffset + SLACK;

/**
 * A jump takes effect at once, and the parts it passes do not count. When the page comes to rest, the target is still
 * the part being read, even if the page ends before the target reaches the line, unless the visitor has scrolled away
 * in the meantime. A scroll event at the position where the jump started belongs to an earlier scroll: browsers report
 * it one frame late. A page that comes to rest there has been scrolled back before the jump was drawn.
 */
export function readingReducer(reading: Reading, event: ReadingEvent): Reading {
  const { kind, at } = event;
  if (kind === 'jumped') {
    const { line, until } = event;
    return near(at, until) ? { line } : { line, jump: { until, from: at } };
  }
  const { line, jump } = reading;
  if (!jump) return kind === 'scrolled' ? { line: lineOf(at) } : reading;
  if (near(at, jump.until)) return { line };
  if (kind === 'rested') return { line: lineOf(at) };
  return jump.from !== undefined && near(at, jump.from) ? reading : { line, jump: { until: jump.until } };
}

const near = (at: number, place: number): boolean => Math.abs(at - place) < SLACK;

/** Returns the part at a line, the later one if parts overlap; `undefined` above, between and below the parts. */
export const partAt = (parts: readonly Part[], line: number): string | undefined =>
  parts.findLast(({ top, bottom }) => top <= line && line < bottom)?.anchor;

/** The visible range of a horizontally scrolling list, or one of its items. */
export interface Extent {
  readonly left: number;
  readonly width: number;
}

/** Returns the nearest scroll position at which the item is visible with space beside it. */
export function scrolledInto(list: Extent, item: Extent, room: number): number {
  const beside = Math.max(0, Math.min(room, (list.width - item.width) / 2));
  const least = item.left + item.width + beside - list.width;
  // An item wider than the list is aligned to its start.
  const most = item.left - beside;
  return Math.max(0, Math.min(Math.max(list.left, least), most));
}
