/**
 * Cached files begin with the digest of their content, because a power cut, a full disk or a copy from another machine
 * may leave a file incomplete. Plain JavaScript, because the launcher needs it too.
 */
import { createHash } from 'node:crypto';

const digest = (bytes) => createHash('sha256').update(bytes).digest();
const DIGEST_LENGTH = 32;

/** Returns the content with its digest in front. */
export function withChecksum(bytes) {
  const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  return Buffer.concat([digest(content), content]);
}

/** Returns the content, or `undefined` if it does not match its digest. */
export function verifiedContent(stored) {
  if (stored === undefined) return undefined;
  const bytes = stored.subarray(DIGEST_LENGTH);
  return digest(bytes).equals(stored.subarray(0, DIGEST_LENGTH)) ? bytes : undefined;
}
