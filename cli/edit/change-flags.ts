import type { ConfigFlags } from '../options.ts';

/** Options of all commands that edit a config. */
export interface ChangeFlags extends ConfigFlags {
  readonly format: 'pretty' | 'json';
  /** Shows the edit instead of making it. */
  readonly dryRun?: boolean;
  /** Changes a value that several places share, with all of them. */
  readonly everywhere?: boolean;
}
