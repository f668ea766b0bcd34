import type { ConfigPath } from '../../core/finding.ts';
import type { RawPath } from './raw.ts';
import type { TextEdit } from './texts.ts';

/** An edit that has not been proven yet. */
export interface Draft {
  /** The value that is edited, for messages. */
  readonly path: ConfigPath;
  readonly edits: readonly TextEdit[];
  /** The whole config, with its annotations, as it must be after the edit. */
  readonly expected: unknown;
  /** The keys of the edited value in `expected`. */
  readonly target: RawPath;
  /** The record whose order must be as expected. */
  readonly ordered?: RawPath | undefined;
}
