/** The position at which the compiler stopped. */
export interface Stop {
  /** The message of the compiler. */
  readonly text: string;
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 0. */
  readonly column: number;
  /** The offset in the file. */
  readonly at: number;
}

/** Returns the offset of a position in a file. Lines start at 1, columns at 0. */
export const offsetOf = (source: string, line: number, column: number): number =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, column);
