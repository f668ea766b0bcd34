import type { Terminal } from './terminal.ts';

/** The environment of a command: its working directory, environment variables and output. */
export interface CommandContext {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  /** Aborted when the program is asked to stop. */
  readonly stop: AbortSignal;
}

/** Exit statuses; part of the public interface. */
export const EXIT = { ok: 0, findings: 1, usage: 2, bug: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this account is used up',
  ELOOP: 'the path contains a loop of symbolic links',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file',
  ENAMETOOLONG: 'the name is too long',
  EIO: 'the disk reports an error',
  EBUSY: 'another program is using it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** Explains a failed read or write if the cause is the file system; returns `undefined` for any other error. */
export const diskReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;

/** Adds the reason to a sentence about a failed read or write, and what to do; returns `undefined` like `diskReason`. */
function diskMessage(sentence: string, error: unknown): string | undefined {
  const reason = diskReason(error);
  if (reason === undefined) return undefined;
  const help = reason === 'permission denied' ? ' Give your user account the right to change it.' : '';
  return `${sentence}: ${reason}.${help}`;
}

/** Says which file could not be read or written, and why; returns `undefined` if the file system is not the cause. */
export const diskProblem = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error ? diskMessage(`${error.path} cannot be read or written`, error) : undefined;

/** Throws a failed write again, with a sentence about what could not be written if the file system is the cause. */
export const notWritten =
  (sentence: string) =>
  (error: unknown): never => {
    const message = diskMessage(sentence, error);
    throw message === undefined ? error : new UsageError(message);
  };

/** A mistake of the caller: reported in one line, without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
