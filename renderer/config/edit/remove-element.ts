import { type ElementList, lineStartAt, nextLineAt, type Region, regionOf } from './elements.ts';
import type { TextEdit } from './texts.ts';

/** Removes an element with its lines, its comma and the comment that belongs to it. */
export function removeElement(list: ElementList, index: number): readonly TextEdit[] | undefined {
  const region = regionOf(list, index);
  if (!region) return undefined;
  const { file, nodes, open, close } = list;
  const remove = (start: number, end: number): TextEdit => ({ file: file.fileName, start, end, text: '' });
  const { text } = file;
  const isAlone =
    nodes.length === 1 && text.slice(open, region.start).trim() === '' && text.slice(region.end, close).trim() === '';
  if (isAlone) return [remove(open, close)];
  const before = regionOf(list, index - 1);
  const isLast = index === nodes.length - 1;
  if (region.hasOwnLines) {
    const [start, end] = linesOf(region, list);
    // The previous element becomes the last: it has a comma only if the last one had.
    const comma = isLast && region.comma === undefined ? before?.comma : undefined;
    return [...(comma === undefined ? [] : [remove(comma, comma + 1)]), remove(start, end)];
  }
  if (!isLast) return [remove(region.start, startOfNext(list, index, region))];
  return [remove(before?.node.end ?? region.start, region.node.end)];
}

/** The lines of an element. Of two empty lines around it, one is removed, too. */
function linesOf({ start, end }: Region, { file: { text }, open, close }: ElementList): readonly [number, number] {
  const [from, to] = [lineStartAt(text, start), nextLineAt(text, end)];
  const above = lineStartAt(text, from - 1);
  const isBlankAbove = above >= open && text.slice(above, from).trim() === '';
  const below = text.slice(to, nextLineAt(text, to));
  const isLast = to + below.length > close;
  return [isBlankAbove && (isLast || below.trim() === '') ? above : from, to];
}

/** The next element moves to the place of the removed one if it is on the same line. */
function startOfNext(list: ElementList, index: number, { end }: Region): number {
  const next = regionOf(list, index + 1);
  return next && !list.file.text.slice(end, next.start).includes('\n') ? next.start : end;
}
