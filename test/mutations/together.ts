import type { Mutation } from './mutation.ts';
import { afterEdit, type Range } from './range.ts';

/** The minimum number of characters between two edits of a file that are made at once. */
const MIN_DISTANCE = 400;

/** Returns true if the edits belong to different parts of the site, so that neither changes what the other one means. */
export const isFar = (a: Mutation, b: Mutation): boolean =>
  a.file !== b.file ||
  a.replaced.end + MIN_DISTANCE < b.replaced.start ||
  b.replaced.end + MIN_DISTANCE < a.replaced.start;

/** Divides edits into groups of at most a size, so that all edits of a group are far from each other. */
export function groupsOf<T extends { readonly mutation: Mutation }>(edits: readonly T[], size: number): readonly T[][] {
  const groups: T[][] = Array.from({ length: Math.ceil(edits.length / size) }, () => []);
  edits.forEach((edit, index) => {
    // Neighbours in the table often change the same entry, so they start in different groups.
    const own = index % groups.length;
    const group = [...groups.slice(own), ...groups.slice(0, own)].find(
      (others) => others.length < size && others.every(({ mutation }) => isFar(mutation, edit.mutation)),
    );
    if (group) group.push(edit);
    else groups.push([edit]);
  });
  return groups;
}

/** Returns where the fault of an edit is expected if others are made at the same time. */
export const faultAmong = ({ file, replaced, to, fault }: Mutation, others: readonly Mutation[]): Mutation['fault'] => {
  const inFile = others.filter((other) => other.file === fault.file);
  const shifted = inFile.toSorted(byPosition).reduceRight((range: Range, other) => {
    const at = other.file === file ? afterEdit(other.replaced, replaced, to) : other.replaced;
    return afterEdit(range, at, other.to);
  }, fault);
  return { file: fault.file, ...shifted };
};

const byPosition = (a: Mutation, b: Mutation): number => a.replaced.start - b.replaced.start;
