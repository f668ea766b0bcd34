import type { ConfigPath } from '../../core/finding.ts';

/** A string of a config. */
interface ConfigString {
  readonly text: string;
  readonly path: ConfigPath;
}

/** Returns every string of a config with its path. */
export function stringsIn(value: unknown, path: ConfigPath = []): readonly ConfigString[] {
  if (typeof value === 'string') return [{ text: value, path }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
    : [];
}
