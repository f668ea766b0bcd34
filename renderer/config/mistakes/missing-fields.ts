import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { type FieldNote, noteAt } from '../field-notes.ts';
import { valueAtPath } from '../value-at.ts';

/**
 * Explains a field that is missing or has a value of the wrong type: what belongs there, and a line to paste, with a value
 * of the owner’s own config if it has one.
 */
export function explainField(finding: Finding, config: unknown): Finding {
  const { path = [], rule, missingPath, help, part, message } = finding;
  const isMissing = rule === 'config/missing' && missingPath === formatPath(path);
  const isWrongType = rule === 'config/type' && help === undefined && part === undefined && !LISTS_VALUES.test(message);
  if (!isMissing && !isWrongType) return finding;
  const note = noteAt(path, config);
  if (!note) return finding;
  if (!isMissing && SHOWS_FORM.test(note.meaning)) return { ...finding, help: note.meaning };
  // The value of another entry can have the wrong type, too.
  const sibling = isMissing ? siblingValue(path, config) : undefined;
  return { ...finding, help: `${note.meaning} ${lineToPaste(path, note, { config, sibling })}` };
}

/**
 * Explains the field that is the last of some names: what belongs there, and a line to paste. Returns `undefined` for
 * names that are not part of the config.
 * @param names those of the entries and calls around the field, and its own
 * @param sibling the code of the same field elsewhere
 */
export function meaningOf(names: readonly string[], sibling?: string): string | undefined {
  const paths = [['sections', ...names.slice(-2)], ...names.map((_, index) => names.slice(index))];
  const [note] = paths.flatMap((path) => noteAt(path, undefined) ?? []);
  return note && `${note.meaning} ${lineToPaste(names, note, { config: undefined, sibling })}`;
}

/** '“rounded” is not one of: square, soft, round.' says what belongs there already. */
const LISTS_VALUES = / is not one of: /;
/** 'Courses at one price: `[course(…)]`' */
const SHOWS_FORM = /['{[]/;

interface Own {
  readonly config: unknown;
  /** The value of the same field elsewhere. */
  readonly sibling: string | undefined;
}

function lineToPaste(path: ConfigPath, note: FieldNote, { config, sibling }: Own): string {
  const name = String(path.at(-1));
  const key = /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`;
  const isFitting = note.meaning.includes(note.example);
  const own = ownName(note, config, sibling) ?? (isFitting ? undefined : sibling);
  const example = own ?? note.example;
  if (own === undefined && !isFitting && example.startsWith("'") && IS_ABOUT_ANOTHER.test(example))
    return `Write ${key}: '…', in your own words.`;
  if (!example.includes('…') && (!/^[[{]/.test(example) || example.length <= MAX_PASTED))
    return `Write for example: ${key}: ${example},`;
  const form = example.startsWith('[') ? '[ … ]' : example.startsWith('{') ? '{ … }' : "'…'";
  return `Write ${key}: ${form}, with your own values; docs/reference.md describes them.`;
}

/** A longer list or object fills more than a line of the config. */
const MAX_PASTED = 80;

/** No example, or a text about the practice of the documentation: a longer one is a sentence, and quotations are of its facts. */
const IS_ABOUT_ANOTHER = /^'…'$|\{|.{61}/;

/** Returns the documented example of a field, if it is a single value; an empty list otherwise. */
export function exampleAt(path: ConfigPath, config: unknown): readonly unknown[] {
  const example = noteAt(path, config)?.example ?? '…';
  if (example.includes('…')) return [];
  if (/^'[^'\\]*'$/.test(example)) return [example.slice(1, -1)];
  if (/^(?:true|false)$/.test(example)) return [example === 'true'];
  return /^-?\d+(?:\.\d+)?$/.test(example) ? [Number(example)] : [];
}

/** A name that the field can take: that of the same field elsewhere, or 'room' of `images`, if possible not the icon. */
function ownName({ part }: FieldNote, config: unknown, sibling: string | undefined): string | undefined {
  const names = part === undefined ? [] : Object.keys(asObject(valueAtPath(config, [part])));
  const quoted = names.map((name) => `'${name}'`);
  if (sibling !== undefined && quoted.includes(sibling)) return sibling;
  const icon = `'${String(valueAtPath(config, ['icon']))}'`;
  return quoted.find((name) => name !== icon) ?? quoted[0];
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

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
