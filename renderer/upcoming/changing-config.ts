import type { Parsed } from '../config/parse.ts';

/** A config whose values change on some days. */
export interface ChangingConfig {
  /** The config as the owner wrote it, with its annotations. */
  readonly raw: unknown;
  /** The days on which one of its values changes, in their order. */
  readonly changeDays: readonly string[];
  /** Parses the config as it is on a day. */
  readonly read: (day: string) => Parsed;
}
