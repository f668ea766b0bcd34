/** An answer that is no success. Its message is the status, and what the server said. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** A feed is written by others: more than this would fill the memory of a phone. */
export const MAX_BYTES = 2_000_000;

/**
 * The site's way of fetching: a GET of the path that stands first in the key, with credentials, read as JSON. It is
 * asked once: no retries, no refresh, and what came is never stale.
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
      throw new Error('The answer is too long.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
}
