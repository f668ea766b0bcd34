/** A bug in this tool. No config can cause one, so the command prints the stack trace and exits with status 3. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
}

/** Throws an `InternalError`. Never call it for a mistake in a config: return a finding instead. */
export function bug(message: string): never {
  throw new InternalError(message);
}
