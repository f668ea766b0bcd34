/** The web, as the check of outside addresses sees it. The command-line program hands in the real one, tests their own. */
export interface Web {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Fires when a request has taken too long. */
  readonly deadline: (ms: number) => AbortSignal;
  /** From 0 up to 1, so that retries of many do not come at one moment. */
  readonly random: () => number;
}
