import { diffArrays } from 'diff';

/** Returns the positions of the items that two lists have in common, in their order: [position, position in the other]. */
export function commonItems(
  some: readonly string[],
  others: readonly string[],
): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let [index, other] = [0, 0];
  for (const { added, removed, count } of diffArrays([...some], [...others])) {
    if (!added && !removed) for (let step = 0; step < count; step += 1) pairs.push([index + step, other + step]);
    if (!added) index += count;
    if (!removed) other += count;
  }
  return pairs;
}
