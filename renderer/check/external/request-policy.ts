/** Limits, timeouts and retries for requests to external links. */
export interface RequestPolicy {
  /** The maximum number of simultaneous requests to one host. */
  readonly requestsPerHost: number;
  /** The maximum number of hosts that are checked at once. */
  readonly hosts: number;
  /** The time limit of one request. */
  readonly timeoutMs: number;
  /** The number of GET requests before an address counts as unverifiable. */
  readonly maxAttempts: number;
  /** The delay before the second attempt; each further delay is twice as long. */
  readonly backOffMs: number;
  /** A host that asks for a longer delay is not requested again. */
  readonly maxWaitMs: number;
  /** The maximum number of redirects. Browsers follow 20, search engines 10. */
  readonly maxRedirects: number;
  /** The time for which a working address is cached. */
  readonly cacheMs: number;
}

export const REQUEST_POLICY: RequestPolicy = {
  requestsPerHost: 1,
  hosts: 8,
  timeoutMs: 10_000,
  maxAttempts: 3,
  backOffMs: 500,
  maxWaitMs: 30_000,
  maxRedirects: 10,
  cacheMs: 24 * 60 * 60 * 1000,
};
