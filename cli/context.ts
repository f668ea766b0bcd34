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

/** A mistake of whoever called: it is told in one line and shows no stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
