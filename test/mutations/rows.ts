import { afterEdit, type Range, type Row } from './mutation.ts';
import type { Spot } from './spots.ts';

/** What is replaced, by what, and which characters of the text as it is shipped are at fault; by default those. */
export interface Slip {
  readonly replaced: Range;
  readonly to: string;
  readonly fault?: Range;
}

/** A row for every spot: what is done there, or nothing where the slip cannot be made. */
export const everywhere = (found: readonly Spot[], slipAt: (spot: Spot) => Slip | undefined): readonly Row[] =>
  found.flatMap((spot) => {
    const slip = slipAt(spot);
    if (!slip) return [];
    const { replaced, to, fault = replaced } = slip;
    const { file, path } = spot;
    const mutation = { file, replaced, to, fault: { file, ...afterEdit(fault, replaced, to) } };
    return [{ at: `${file} ${path}`, to, resolve: () => mutation }];
  });

/** Another text in place of a value. */
export const instead = (found: readonly Spot[], of: (source: string) => string): readonly Row[] =>
  everywhere(found, (spot) => {
    const to = of(spot.source);
    return to === spot.source ? undefined : { replaced: spot, to };
  });

/** Some characters of a text changed: the first group of a pattern, where it matches. */
export const within = (found: readonly Spot[], pattern: RegExp, of: (words: string) => string): readonly Row[] =>
  everywhere(found, ({ source, start }) => {
    const match = new RegExp(pattern, 'd').exec(source);
    const [from, to] = match?.indices?.[1] ?? [];
    if (!match || from === undefined || to === undefined) return undefined;
    return { replaced: { start: start + from, end: start + to }, to: of(match[1] ?? '') };
  });

/** The name of a field changed. */
export const renamed = (found: readonly Spot[], of: (name: string) => string): readonly Row[] =>
  everywhere(found, ({ field }) => field && { replaced: field.name, to: of(field.name.text) });

/** A whole field taken out: what lacks it is at fault. */
export const without = (found: readonly Spot[]): readonly Row[] =>
  everywhere(found, ({ field, owner }) => field && { replaced: field, to: '', fault: owner });

/** A few of many rows, spread evenly over them. */
export const some = (rows: readonly Row[], count: number): readonly Row[] =>
  rows.length <= count
    ? rows
    : Array.from({ length: count }, (_, index) => rows[Math.floor((index * rows.length) / count)]).filter(
        (row) => row !== undefined,
      );
