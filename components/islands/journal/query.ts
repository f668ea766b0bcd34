/** An answer that is no success. Its message is the status, and what the server said. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/**
 * The site's way of fetching: a GET of the path that stands first in the key, with credentials, read as JSON. It is
 * asked once: no retries, no refresh, and what came is never stale (specification 1, sections 7 to 9).
 */
export async function query(key: readonly [path: string, ...unknown[]], signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(key[0], { credentials: 'include', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new QueryError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
