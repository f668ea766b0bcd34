import type { ConfigPath } from '../../../renderer/core/finding.ts';

/** A fault of a config: where it is put, and the finding that names it; `at` where the finding has another path. */
export type Problem = readonly [
  fault: string,
  path: ConfigPath,
  value: unknown,
  rule: string,
  message: string,
  help?: string,
  at?: string,
];
