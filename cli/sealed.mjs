/**
 * Files that this program keeps for itself, with the digest of their bytes in front: a power cut, a full disk or a copy from
 * another machine may leave half of one. Plain JavaScript, because what starts the program needs it too.
 */
import { createHash } from 'node:crypto';

const digest = (bytes) => createHash('sha256').update(bytes).digest();
const SEAL = 32;

/** Bytes as they are to be kept. */
export function sealed(bytes) {
  const content = Buffer.from(bytes);
  return Buffer.concat([digest(content), content]);
}

/** Bytes as they were before they were kept; nothing where they are not the same, or were kept by an earlier version. */
export function unsealed(kept) {
  if (kept === undefined) return undefined;
  const bytes = kept.subarray(SEAL);
  return digest(bytes).equals(kept.subarray(0, SEAL)) ? bytes : undefined;
}
