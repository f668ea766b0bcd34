/** Something wrong, and the page, example or width where it is. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

/** How many places are named for one kind of fault, and how many kinds. */
const NAMED = 6;
const KINDS = 24;

/** Fails where there are any, with a line for each kind and its places: 'no heading: /a, /b and 12 more'. */
export function assertNone(faults: readonly Problem[]): void {
  const places = new Map<string, Set<string>>();
  for (const { where, what } of faults) places.set(what, (places.get(what) ?? new Set()).add(where));
  if (places.size === 0) return;
  const error = new Error();
  // The stack is taken before the message is given: a report would show it twice.
  error.stack;
  error.message = [
    ...[...places].slice(0, KINDS).map(line),
    ...(places.size > KINDS ? [`and ${places.size - KINDS} more kinds of faults`] : []),
  ].join('\n    ');
  throw error;
}

function line([what, where]: [string, ReadonlySet<string>]): string {
  const named = [...where].slice(0, NAMED).join(', ');
  return `${what}: ${named}${where.size > NAMED ? ` and ${where.size - NAMED} more` : ''}`;
}
