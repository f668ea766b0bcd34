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

/** How outside addresses are asked. */
export interface Manners {
  /** How many requests one host gets at a time. */
  readonly perHost: number;
  /** How many hosts are asked at a time. */
  readonly hosts: number;
  /** How long one request may take. */
  readonly timeoutMs: number;
  /** How often an address is asked with GET before it counts as unverifiable. */
  readonly attempts: number;
  /** The wait before the second attempt; each further one takes twice as long. */
  readonly backOffMs: number;
  /** A host that asks for more patience than this is left alone. */
  readonly longestWaitMs: number;
  /** How many redirects are followed. Browsers give up after 20, search engines after 10. */
  readonly redirects: number;
  /** How long an address that was well is not asked again. */
  readonly keptMs: number;
}

export const MANNERS: Manners = {
  perHost: 1,
  hosts: 8,
  timeoutMs: 10_000,
  attempts: 3,
  backOffMs: 500,
  longestWaitMs: 30_000,
  redirects: 10,
  keptMs: 24 * 60 * 60 * 1000,
};
