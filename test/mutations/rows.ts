import type { Row } from './mutation.ts';
import { afterEdit, type Range } from './range.ts';
import type { CodePosition } from './spots.ts';

/**
 * A replacement, and the characters of the text before it at which a finding is expected; by default the replaced ones.
 */
export interface Edit {
  readonly replaced: Range;
  readonly to: string;
  readonly fault?: Range;
}

/** Returns a row for each value, but skips the values for which the mistake is impossible. */
export const everywhere = (
  found: readonly CodePosition[],
  editAt: (spot: CodePosition) => Edit | undefined,
): readonly Row[] =>
  found.flatMap((spot) => {
    const edit = editAt(spot);
    if (!edit) return [];
    const { replaced, to, fault = replaced } = edit;
    const { file, path } = spot;
    const mutation = { file, replaced, to, fault: { file, ...afterEdit(fault, replaced, to) } };
    return [{ at: `${file} ${path}`, to, resolve: () => mutation }];
  });

/** Replaces whole values. */
export const instead = (found: readonly CodePosition[], of: (source: string) => string): readonly Row[] =>
  everywhere(found, (spot) => {
    const to = of(spot.source);
    return to === spot.source ? undefined : { replaced: spot, to };
  });

/** Replaces a part of each value: the first group of a pattern, if the pattern matches. */
export const within = (
  found: readonly CodePosition[],
  pattern: RegExp,
  of: (words: string) => string,
): readonly Row[] =>
  everywhere(found, ({ source, start }) => {
    const match = new RegExp(pattern, 'd').exec(source);
    const [from, to] = match?.indices?.[1] ?? [];
    if (!match || from === undefined || to === undefined) return undefined;
    return { replaced: { start: start + from, end: start + to }, to: of(match[1] ?? '') };
  });

/** Changes the names of fields. */
export const renamed = (found: readonly CodePosition[], of: (name: string) => string): readonly Row[] =>
  everywhere(found, ({ field }) => field && { replaced: field.name, to: of(field.name.text) });

/** Removes whole fields. The finding is expected at the object that contained the field. */
export const without = (found: readonly CodePosition[]): readonly Row[] =>
  everywhere(found, ({ field, owner }) => field && { replaced: field, to: '', fault: owner });

/** Returns the first value of each shape: the catalogue has one price, whatever the treatment is called. */
export const oneOfEach = (
  found: readonly CodePosition[],
  shapeOf: (path: string) => string,
): readonly CodePosition[] => [...new Map(found.map((spot) => [shapeOf(spot.path), spot] as const).reverse()).values()];

/** Returns a limited number of rows, spread evenly. */
export const some = (rows: readonly Row[], count: number): readonly Row[] =>
  rows.length <= count
    ? rows
    : Array.from({ length: count }, (_, index) => rows[Math.floor((index * rows.length) / count)]).filter(
        (row) => row !== undefined,
      );
