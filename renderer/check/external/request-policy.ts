/** How outside addresses are asked. */
export interface RequestPolicy {
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

export const REQUEST_POLICY: RequestPolicy = {
  perHost: 1,
  hosts: 8,
  timeoutMs: 10_000,
  attempts: 3,
  backOffMs: 500,
  longestWaitMs: 30_000,
  redirects: 10,
  keptMs: 24 * 60 * 60 * 1000,
};
