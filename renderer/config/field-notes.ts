import type { ConfigPath } from '../core/finding.ts';
import { WEEKDAYS } from '../facts/hours.ts';
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

/** The names of the fields whose documented examples are text in quotation marks. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(
  [...NOTES].flatMap(([path, { example }]) => (example.startsWith("'") ? path.split('.').slice(-1) : [])),
);

/** Whether a field takes text, at least in one part of the config. The notes have no entry for each day of the week. */
export const isTextField = (name: string): boolean =>
  (name !== '*' && TEXT_FIELDS.has(name)) || WEEKDAYS.some((day) => day === name);

/** The parts whose entries have names of the owner: 'catalogue', 'people'. */
const NAMED_ENTRIES: ReadonlySet<string> = new Set(
  [...NOTES.keys()].flatMap((path) => {
    const keys = path.split('.');
    return keys.flatMap((key, index) => (keys[index + 1] === '*' ? [key] : []));
  }),
);

const FIELDS: ReadonlySet<string> = new Set([...NOTES.keys()].flatMap((path) => path.split('.').slice(-1)));

/** Whether a field of any part has this name. */
export const isField = (name: string): boolean => FIELDS.has(name);

/** Whether a name in a part is that of a field, which the owner cannot change. */
export const isFieldIn = (part: string, name: string): boolean => FIELDS.has(name) && !NAMED_ENTRIES.has(part);

function firstOf([name, ...rest]: ConfigPath, before: string): FieldNote | undefined {
  if (name === undefined) return NOTES.get(before);
  const below = (key: string) => firstOf(rest, before === '' ? key : `${before}.${key}`);
  return below(String(name)) ?? below('*');
}
