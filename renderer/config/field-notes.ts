import type { ConfigPath } from '../core/finding.ts';
import notes from './field-notes.json' with { type: 'json' };
import { valueAtPath } from './value-at.ts';

/** The notes on the fields, from their doc comments; `npm run reference` writes them. */
export interface FieldNote {
  readonly meaning: string;
  readonly example: string;
  /** The part of the config whose names the field takes: 'images'. */
  readonly part?: string;
}

const NOTES: ReadonlyMap<string, FieldNote> = new Map(Object.entries<FieldNote>(notes));

/**
 * Returns the note on a field; the names and numbers of entries are '*' in its key, and pages are lists of sections.
 */
export function noteAt(path: ConfigPath, config: unknown): FieldNote | undefined {
  const [part, , , ...rest] = path;
  if (part !== 'pages') return firstOf(path, '');
  const kind = valueAtPath(config, [...path.slice(0, 3), 'kind']);
  return typeof kind === 'string' ? firstOf(rest, `sections.${kind}`) : undefined;
}

function firstOf([name, ...rest]: ConfigPath, before: string): FieldNote | undefined {
  if (name === undefined) return NOTES.get(before);
  const below = (key: string) => firstOf(rest, before === '' ? key : `${before}.${key}`);
  return below(String(name)) ?? below('*');
}
