import { cached, type Read } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import type { Io } from '../core/io.ts';
import type { EmitIo } from './emit-io.ts';

type OutputIo = Pick<EmitIo, 'stamps'> & Pick<Io, 'cache'>;

/** The record of a build: the key of its run, and the stamp of every path in the output folder. */
type OutputRecord = readonly [key: string, files: number, stamps: string];

const nameOf = (folder: string): string => `last-output/${digest(folder)}.json`;

const readRecord: Read<OutputRecord> = (value) => {
  const [key, files, stamps]: readonly unknown[] = Array.isArray(value) ? value : [];
  return typeof key === 'string' && typeof files === 'number' && typeof stamps === 'string'
    ? [key, files, stamps]
    : undefined;
};

/** Returns the number of files in the output folder if it still contains what the run with this key wrote. */
export async function unchangedFiles(folder: string, key: string, io: OutputIo): Promise<number | undefined> {
  const record = await cached(io.cache, nameOf(folder), readRecord);
  if (record?.[0] !== key) return undefined;
  const now = await io.stamps(folder);
  return now && digest(now.stamps) === record[2] ? now.files : undefined;
}

/** Stores the state of the output folder after a build. */
export async function writeLastOutput(folder: string, key: string, io: OutputIo): Promise<void> {
  const now = await io.stamps(folder);
  if (now) await io.cache.set(nameOf(folder), JSON.stringify([key, now.files, digest(now.stamps)]));
}
