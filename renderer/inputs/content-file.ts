import type { Finding } from '../core/finding.ts';
import type { Io } from '../core/io.ts';
import { ReadError } from '../core/read-error.ts';

/** Reads a file in content/. */
export interface ContentIo extends Pick<Io, 'cache'> {
  /** Returns `undefined` if the file does not exist; throws a `ReadError` if it exists but cannot be read. */
  readonly readContent: (file: string) => Promise<Uint8Array | undefined>;
  /** Returns the absolute path of a file in content/. */
  readonly resolve: (file: string) => string;
}

/** The reason why a file in content/ cannot be used. */
export interface Unavailable extends Required<Pick<Finding, 'message' | 'help'>> {
  readonly isMissing: boolean;
}

/** Reads a file that the config names, or explains why it cannot be read. */
export const readContentFile = (
  file: string,
  { readContent }: Pick<ContentIo, 'readContent'>,
): Promise<Uint8Array | Unavailable> =>
  readContent(file).then(
    (bytes) => bytes ?? missing(file),
    (error: unknown) => {
      if (error instanceof ReadError) return unreadable(file, error.reason);
      throw error;
    },
  );

export const isUnavailable = (read: Uint8Array | Unavailable): read is Unavailable => 'isMissing' in read;

const missing = (file: string): Unavailable => ({
  isMissing: true,
  message: `There is no file content/${file}.`,
  help: 'Put the file there, or name another.',
});

const unreadable = (file: string, reason: string): Unavailable => ({
  isMissing: false,
  message: `content/${file} cannot be read: ${reason}.`,
  help: 'Put a file there that your account can read, or name another.',
});
