/** A response with an error status. Its message contains the status and the server's text. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** Maximum size of a feed. The feed is third-party data, and a larger one could exhaust the memory of a phone. */
export const MAX_BYTES = 2_000_000;

/**
 * The site's default fetch: a GET request for the first element of the key, with credentials, parsed as JSON. It is
 * made once, without retries or refreshes, and its result never becomes stale.
 */
export async function query(key: readonly [path: string, ...unknown[]], signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(key[0], { credentials: 'include', ...(signal ? { signal } : {}) });
  const text = await textOf(response);
  if (!response.ok) throw new QueryError(response.status, text || response.statusText);
  return JSON.parse(text);
}

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return text + decoder.decode();
    size += part.value.length;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      throw new Error('The response is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
