import type { Terminal } from './terminal.ts';

/** What a command gets from the world: the folder it was called in, the environment, and where it speaks. */
export interface CommandContext {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  /** Aborted when the program is asked to stop. */
  readonly stop: AbortSignal;
}

/** Exit statuses; they are part of the public surface. */
export const EXIT = { ok: 0, findings: 1, usage: 2, fault: 3 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not do so',
  EPERM: 'this account may not do so',
  EROFS: 'nothing may be written on this disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this account has used up its room on the disk',
  ELOOP: 'a link on the way to it leads round in a circle',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the way to it is a file',
  ENAMETOOLONG: 'the name is too long',
};

/** Why a file could not be read or written, in words, where it is the disk's doing and not the program's. */
export const diskReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;

/** A mistake of whoever called: it is told in one line and shows no stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
