import { createHash } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import type { Io } from '../../core/io.ts';
import type { SourceImage } from './variants.ts';

/** A measured image that can no longer be used as it was measured. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly finding: Finding;
  /** Whether the file has changed since, so that checking the site again may explain or solve the problem. */
  readonly hasChanged: boolean;

  constructor({ name, label }: SourceImage, problem: Pick<Finding, 'message' | 'help'>, hasChanged: boolean) {
    const message = `${label} ${problem.message}`;
    super(message);
    this.finding = { ...problem, rule: 'image/unreadable', severity: 'error', message, path: ['images', name, 'file'] };
    this.hasChanged = hasChanged;
  }
}

/** Hashes the bytes of an image file. */
export const imageHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 24);

/**
 * Reads an image again. Everything made from an image is named and cached by the hash of the bytes that were measured,
 * so other bytes are refused.
 */
export async function sourceBytes(source: SourceImage, io: Pick<Io, 'read'>): Promise<Uint8Array> {
  const bytes = await io.read(source.file).catch(() => undefined);
  if (bytes && imageHash(bytes) === source.hash) return bytes;
  throw new ImageError(source, { message: 'changed while it was being used.', help: 'Run the command again.' }, true);
}
