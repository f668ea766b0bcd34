/**
 * The network as the check of external links uses it. The command-line tool passes the real one, and tests pass their
 * own.
 */
export interface Web {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Fires when a request takes too long. */
  readonly deadline: (ms: number) => AbortSignal;
  /** Returns a number from 0 up to 1, which spreads retries over time. */
  readonly random: () => number;
}
