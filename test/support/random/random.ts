/** A pseudo-random generator with a seed (Mulberry32, https://github.com/cprosche/mulberry32). */
export interface Random {
  /** A random integer between two numbers, both included. */
  readonly int: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
  /** The given number of items of a list, in random order. */
  readonly some: <T>(list: readonly T[], count: number) => readonly T[];
}

export function randomFrom(seed: number): Random {
  const state = { value: seed >>> 0 };
  const next = (): number => {
    state.value = (state.value + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), state.value | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
    some: (list, count) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ item }) => item),
  };
}
