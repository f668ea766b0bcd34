import { type ConfigPath, type Finding, formatPath } from '../core/finding.ts';
import notes from './field-notes.json' with { type: 'json' };
import { valueAtPath } from './value-at.ts';

/** What belongs in a required field, from its doc comment: `npm run reference` writes the notes. */
interface Note {
  readonly meaning: string;
  readonly example: string;
  /** The part of the config whose names the field takes: 'images'. */
  readonly part?: string;
}

const NOTES: ReadonlyMap<string, Note> = new Map(Object.entries<Note>(notes));

/** Explains a missing field: what belongs there, and a line to paste, with a value of the owner’s own config if it has one. */
export function explainMissing(finding: Finding, config: unknown): Finding {
  const { path = [], rule, missingPath } = finding;
  if (rule !== 'config/missing' || missingPath !== formatPath(path)) return finding;
  const note = noteAt(path, config);
  return note ? { ...finding, help: `${note.meaning} ${lineToPaste(path, note, config)}` } : finding;
}

function lineToPaste(path: ConfigPath, note: Note, config: unknown): string {
  const name = String(path.at(-1));
  const key = /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`;
  const isFitting = note.meaning.includes(note.example);
  const own = ownName(note, config) ?? (isFitting ? undefined : siblingValue(path, config));
  const example = own ?? note.example;
  if (!/^[[{]|…/.test(example)) return `Write for example: ${key}: ${example},`;
  const form = example.startsWith('[') ? '[ … ]' : example.startsWith('{') ? '{ … }' : "'…'";
  return `Write ${key}: ${form}, with your own values; docs/reference.md describes them.`;
}

/** The first name that the field can take: 'room' of `images`. */
function ownName({ part }: Note, config: unknown): string | undefined {
  const [first] = part === undefined ? [] : Object.keys(asObject(valueAtPath(config, [part])));
  return first === undefined ? undefined : `'${first}'`;
}

/** A short value of the same field elsewhere: the duration of another treatment. */
function siblingValue(path: ConfigPath, config: unknown): string | undefined {
  const others = Object.values(asObject(valueAtPath(config, path.slice(0, -2))));
  const values = others.map((other) => valueAtPath(other, path.slice(-1)));
  const value = values.find((one) => typeof one === 'number' || (typeof one === 'string' && SHORT.test(one)));
  return value === undefined ? undefined : typeof value === 'number' ? String(value) : `'${String(value)}'`;
}

/** Short enough for a line, and without characters that need an escape. */
const SHORT = /^[^'\\\n]{1,40}$/;

/** Returns the note on a field; the names and numbers of entries are '*' in its key, and pages are lists of sections. */
function noteAt(path: ConfigPath, config: unknown): Note | undefined {
  const [part, , , ...rest] = path;
  if (part !== 'pages') return firstOf(path, '');
  const kind = valueAtPath(config, [...path.slice(0, 3), 'kind']);
  return typeof kind === 'string' ? firstOf(rest, `sections.${kind}`) : undefined;
}

function firstOf([name, ...rest]: ConfigPath, before: string): Note | undefined {
  if (name === undefined) return NOTES.get(before);
  const below = (key: string) => firstOf(rest, before === '' ? key : `${before}.${key}`);
  return below(String(name)) ?? below('*');
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
