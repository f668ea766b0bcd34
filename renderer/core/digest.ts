import { createHash } from 'node:crypto';

/**
 * Returns a short hash of the content. The length of each part is hashed too, so that moving text from one part to the
 * next changes the result.
 */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}
