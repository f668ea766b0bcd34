import type { ConfigPath } from '../../../renderer/core/finding.ts';

/**
 * A mistake in a config and the finding that reports it. `at` is the path of the finding, if it differs from that of
 * the mistake.
 */
export type Problem = readonly [
  fault: string,
  path: ConfigPath,
  value: unknown,
  rule: string,
  message: string,
  help?: string,
  at?: string,
];
