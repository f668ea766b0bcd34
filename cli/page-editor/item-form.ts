import {
  type Addition,
  branchesOf,
  type Choice,
  choicesOf,
  type EditableConfig,
  fieldNames,
  kindOf,
  schemaAt,
  type ValueKind,
} from '../../renderer/config/edit/index.ts';
import { noteAt } from '../../renderer/config/field-notes.ts';
import type { Schema } from '../../renderer/config/structure.ts';
import { valueAtPath, withValueAt } from '../../renderer/config/value-at.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { itemFrom } from '../edit/item-from-words.ts';

/** The fields of a new item of a list, or of a new entry of a record. */
export interface ItemForm {
  readonly path: ConfigPath;
  /** Whether the item needs a name, which becomes its key in a record. */
  readonly isNamed: boolean;
  /** The kinds of sections, if the list is a page. */
  readonly kinds: readonly string[];
  readonly fields: readonly FormField[];
}

interface FormField {
  /** 'title', 'questions.0.question'; '' if the item is a single value. */
  readonly name: string;
  readonly kind: ValueKind;
  readonly isOptional: boolean;
  readonly meaning?: string | undefined;
  readonly example?: string | undefined;
  readonly choices: readonly Choice[];
}

/** Returns the form for adding an item to a list or record. */
export function itemForm(editable: EditableConfig, path: ConfigPath, kind?: string): ItemForm {
  const at = newItemAt(editable, path);
  const isPage = path[0] === 'pages' && path.length === 2;
  const isNamed = typeof at.at(-1) === 'string';
  const kinds = isPage ? sectionKinds(editable, at) : [];
  if (isPage && kind === undefined) return { path, isNamed, kinds, fields: [] };
  const { schema, plainConfig, declaredNames } = editable.parsed();
  const config = withValueAt(plainConfig, at, kind === undefined ? undefined : { kind });
  return { path, isNamed, kinds, fields: fieldsAt({ schema, declaredNames, config }, at) };
}

function sectionKinds(editable: EditableConfig, at: ConfigPath): readonly string[] {
  const { schema, plainConfig, declaredNames } = editable.parsed();
  const field = schemaAt(schema, plainConfig, at);
  const kinds = field ? branchesOf(field.schema).map((branch) => schemaAt(branch, {}, ['kind'])) : [];
  return kinds
    .flatMap((kind) => (kind ? choicesOf(kind.schema, declaredNames, plainConfig) : []))
    .map(({ value }) => String(value));
}

/** The path of the item that will be added: a number in a list, a name in a record. */
function newItemAt(editable: EditableConfig, path: ConfigPath): ConfigPath {
  const { schema, plainConfig } = editable.parsed();
  const value = valueAtPath(plainConfig, path);
  const field = schemaAt(schema, plainConfig, path);
  const isRecord = field !== undefined && kindOf(field.schema, value) === 'record';
  return [...path, isRecord ? 'new' : Array.isArray(value) ? value.length : 0];
}

const MAX_DEPTH = 3;

interface FormContext {
  readonly schema: Schema;
  readonly declaredNames: Parameters<typeof choicesOf>[1];
  /** The config with the new item: its kind decides which fields it has. */
  readonly config: unknown;
}

/** Lists the single values of a new item. A list of objects that cannot be left out begins with one of them. */
function fieldsAt(context: FormContext, at: ConfigPath, name = '', depth = 0): readonly FormField[] {
  const { schema, declaredNames, config } = context;
  const field = schemaAt(schema, config, at);
  if (!field || depth > MAX_DEPTH) return [];
  const item = valueAtPath(config, at);
  const kind = kindOf(field.schema, item);
  const below = (key: string | number) =>
    fieldsAt(context, [...at, key], name === '' ? `${key}` : `${name}.${key}`, depth + 1);
  if (kind === 'fields' || kind === 'section')
    return fieldNames(field.schema, item).flatMap((key) => {
      const inner = schemaAt(schema, config, [...at, key]);
      return inner?.isOptional && isStructure(kindOf(inner.schema)) ? [] : below(key);
    });
  const first = schemaAt(schema, config, [...at, 0]);
  if (kind === 'list' && !field.isOptional && first && isStructure(kindOf(first.schema))) return below(0);
  const note = noteAt(at, config);
  return [
    {
      // A list need not have another item, but an item that is a single value cannot be left out of its form.
      ...{ name, kind, isOptional: name !== '' && field.isOptional, meaning: note?.meaning, example: note?.example },
      choices: choicesOf(field.schema, declaredNames, config),
    },
  ];
}

const isStructure = (kind: ValueKind): boolean => kind === 'fields' || kind === 'section' || kind === 'record';

/** The contents of the fields of a form. */
interface FilledForm {
  readonly path: ConfigPath;
  readonly key?: string | undefined;
  readonly kind?: string | undefined;
  readonly before?: string | number | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads the contents of a form; omits empty fields. */
export function additionFrom(editable: EditableConfig, { path, key, kind, before, fields }: FilledForm): Addition {
  const at = key === undefined ? newItemAt(editable, path) : [...path, key];
  const single = fields[''];
  const words =
    single === undefined
      ? Object.entries(fields).flatMap(([name, text]) => (text === '' ? [] : [`${name}=${text}`]))
      : [single];
  const value = withLists(itemFrom(editable, at, words, kind === undefined ? {} : { kind }));
  return { path, value, ...(key === undefined ? {} : { key }), ...(before === undefined ? {} : { before }) };
}

/** The names of fields contain the numbers of items: an object with only such keys is a list. */
function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withLists);
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}
