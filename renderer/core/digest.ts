import { createHash } from 'node:crypto';

/** A short name for content: equal content has the same. Parts are kept apart, so that moving a boundary changes it. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 16);
}
