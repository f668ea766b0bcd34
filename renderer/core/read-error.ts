/** A file or folder that exists but cannot be read. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
  /** 'permission denied' */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path} cannot be read: ${reason}.`);
    this.reason = reason;
  }
}
