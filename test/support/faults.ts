/** A problem, and the page, example or width at which it occurs. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

/** The maximum number of locations listed for each kind of problem, and of kinds. */
const NAMED = 6;
const KINDS = 24;

/**
 * Fails if there are any problems, and lists each kind with its locations on one line: 'no heading: /a, /b and 12
 * more'.
 */
export function assertNone(faults: readonly Problem[]): void {
  const places = new Map<string, Set<string>>();
  for (const { where, what } of faults) places.set(what, (places.get(what) ?? new Set()).add(where));
  if (places.size === 0) return;
  const error = new Error();
  // The stack is captured before the message is set: otherwise a report would print the message twice.
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
