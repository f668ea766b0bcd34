import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { type FieldNote, noteAt } from '../field-notes.ts';
import { slotAt } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { canBeEmpty, ownName, valueElsewhere } from './own-values.ts';

/**
 * Explains a field that is missing or has a value of the wrong type: what belongs there, and a line to paste, with a value
 * of the owner’s own config if it has one.
 */
export function explainField(finding: Finding, { problems, schema, config }: Context): Finding {
  const { path = [], rule, missingPath, help, part, message } = finding;
  const isMissing = rule === 'config/missing' && missingPath === formatPath(path);
  const isWrongType =
    (rule === 'config/type' || rule === 'config/number') &&
    help === undefined &&
    part === undefined &&
    !LISTS_VALUES.test(message);
  if (!isMissing && !isWrongType) return finding;
  const note = noteAt(path, config);
  if (!note) return finding;
  if (!isMissing && SHOWS_FORM.test(note.meaning)) return { ...finding, help: note.meaning };
  // The value of another entry can have the wrong type, too.
  const slot = isMissing ? slotAt(schema, path, config) : undefined;
  const missing = problems.map((other) => other.missingPath);
  const elsewhere = slot && (canBeEmpty(slot, missing) ? '{}' : valueElsewhere(slot, config));
  const into = isMissing && path.length === 1 ? ' into the first braces of defineSite():' : '';
  return { ...finding, help: `${note.meaning} ${lineToPaste(path, note, { config, elsewhere, into })}` };
}

interface Context {
  readonly problems: readonly Finding[];
  readonly schema: Schema;
  readonly config: unknown;
}

/**
 * Explains the field that is the last of some names: what belongs there, and a line to paste. Returns `undefined` for
 * names that are not part of the config.
 * @param names those of the entries and calls around the field, and its own
 * @param elsewhere the code of the same field elsewhere
 */
export function meaningOf(names: readonly string[], elsewhere?: string): string | undefined {
  const paths = [['sections', ...names.slice(-2)], ...names.map((_, index) => names.slice(index))];
  const [note] = paths.flatMap((path) => noteAt(path, undefined) ?? []);
  return note && `${note.meaning} ${lineToPaste(names, note, { config: undefined, elsewhere })}`;
}

/** '“rounded” is not one of: square, soft, round.' says what belongs there already. */
const LISTS_VALUES = / is not one of: /;
/** 'Courses at one price: `[course(…)]`' */
const SHOWS_FORM = /['{[]/;

interface Own {
  readonly config: unknown;
  /** The value of the same field elsewhere, as code. */
  readonly elsewhere: string | undefined;
  /** The place of the field, if the location of the finding does not show it. */
  readonly into?: string;
}

function lineToPaste(path: ConfigPath, note: FieldNote, { config, elsewhere, into = '' }: Own): string {
  const name = String(path.at(-1));
  const key = /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`;
  const isFitting = name !== 'name' && note.meaning.includes(note.example);
  const own = ownName(path, note, { config, elsewhere }) ?? (isFitting ? undefined : elsewhere);
  const example = own ?? note.example;
  if (own === undefined && !isFitting && example.startsWith("'") && IS_ABOUT_ANOTHER.test(example))
    return `Write ${key}: '…', in your own words.`;
  if (!example.includes('…') && (!/^[[{]/.test(example) || example.length <= MAX_PASTED))
    return `Write${into || ' for example:'} ${key}: ${example},`;
  const form = example.startsWith('[') ? '[ … ]' : example.startsWith('{') ? '{ … }' : "'…'";
  return `Write${into} ${key}: ${form}, with your own values; docs/reference.md describes them.`;
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
