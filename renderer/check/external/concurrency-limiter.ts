/** Lets so many tasks of one name run at a time; the others wait in line. */
export type Limiter = <T>(name: string, task: () => Promise<T>) => Promise<T>;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export function concurrencyLimiter(atOnce: number): Limiter {
  const lines = new Map<string, Line>();
  return async (name, task) => {
    const line = lines.get(name) ?? { running: 0, waiting: [] };
    lines.set(name, line);
    if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    try {
      return await task();
    } finally {
      // Whoever waits takes this place over; only where nobody does, it falls free.
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
    }
  };
}

/** Runs tasks in groups: so many groups at a time, the tasks of each group by so many hands. */
export async function inGroups<T>(
  groups: readonly (readonly T[])[],
  limits: { readonly groups: number; readonly each: number },
  run: (item: T) => Promise<void>,
): Promise<void> {
  const workers = async <I>(items: Iterable<I>, count: number, work: (item: I) => Promise<void>) => {
    const queue = items[Symbol.iterator]();
    const hand = async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
    };
    await Promise.all(Array.from({ length: count }, hand));
  };
  await workers(groups, limits.groups, (group) => workers(group, limits.each, run));
}
