/**
 * Cached files begin with the digest of their content, because a power cut, a full disk or a copy from another machine
 * may leave a file incomplete. Plain JavaScript, because the launcher needs it too.
 */
import { createHash } from 'node:crypto';

const digest = (bytes) => createHash('sha256').update(bytes).digest();
const SEAL = 32;

/** Returns the content with its digest in front. */
export function sealed(bytes) {
  const content = Buffer.from(bytes);
  return Buffer.concat([digest(content), content]);
}

/** Returns the content, or `undefined` if it does not match its digest. */
export function unsealed(kept) {
  if (kept === undefined) return undefined;
  const bytes = kept.subarray(SEAL);
  return digest(bytes).equals(kept.subarray(0, SEAL)) ? bytes : undefined;
}
