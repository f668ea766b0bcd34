import type { ConfigPath } from '../core/finding.ts';

/** Yields every string of a config with its path. */
export function* textsOf(value: unknown, path: ConfigPath = []): Generator<{ path: ConfigPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...path, key]);
}
