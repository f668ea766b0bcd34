import { lengths } from '../../theme.ts';

/** A part of a page, and where it lies from the top of the page, in CSS pixels. */
export interface Part {
  readonly anchor: string;
  readonly top: number;
  readonly bottom: number;
}

/** Where a visitor reads. */
export interface Reading {
  /** How far the line that is read lies from the top of the page. */
  readonly line: number;
  readonly jump?: Jump;
}

/** A jump that goes on. */
interface Jump {
  /** How far the page will have scrolled when it ends. */
  readonly until: number;
  /** How far it had scrolled when the jump was asked for, as long as it has not moved. */
  readonly from?: number;
}

/** What happens to a page that has scrolled so far (`at`). */
export type ReadingEvent =
  | { readonly kind: 'scrolled' | 'rested'; readonly at: number }
  | { readonly kind: 'jumped'; readonly at: number; readonly line: number; readonly until: number };

/** Browsers come to rest on fractions of a pixel. */
const SLACK = 2;

/** The line that is read is where an anchor comes to rest. */
export const lineOf = (at: number): number => at + lengths.anchorOffset + SLACK;

/**
 * A jump counts at once, and what it passes does not. Its part is still the one that is read when the page comes to
 * rest, also where the page ends before the part reaches the line; unless the visitor has scrolled away meanwhile.
 * That it rests where it was when the jump was asked for tells of an earlier scrolling: browsers say so a frame late.
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
  if (jump.from !== undefined && near(at, jump.from)) return reading;
  return kind === 'rested' ? { line: lineOf(at) } : { line, jump: { until: jump.until } };
}

const near = (at: number, place: number): boolean => Math.abs(at - place) < SLACK;

/** The part that a line lies in; where parts overlap, the later one. None above, between and below them. */
export const partAt = (parts: readonly Part[], line: number): string | undefined =>
  parts.findLast(({ top, bottom }) => top <= line && line < bottom)?.anchor;

/** What is seen of a list that scrolls sideways, and one of its items. */
export interface Extent {
  readonly left: number;
  readonly width: number;
}

/** How far to scroll a list so that an item is in sight with room beside it: no further than needed. */
export function scrolledInto(list: Extent, item: Extent, room: number): number {
  const beside = Math.max(0, Math.min(room, (list.width - item.width) / 2));
  const least = item.left + item.width + beside - list.width;
  // An item wider than the list shows its beginning.
  const most = item.left - beside;
  return Math.max(0, Math.min(Math.max(list.left, least), most));
}
