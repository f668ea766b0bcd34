import { ts } from 'ts-morph';
import { type ConfigPath, formatPath } from '../../core/finding.ts';
import type { Recorded } from '../locate/instrument.ts';
import { valueAtPath } from '../value-at.ts';
import { isPlainObject } from '../variants.ts';
import { signatures } from './calls.ts';
import { codeFor } from './code-for.ts';
import type { Draft } from './draft.ts';
import type { EditableConfig } from './editable.ts';
import { type ElementList, elementsOf } from './elements.ts';
import { languageName } from './imports.ts';
import { insertElement } from './insert-element.ts';
import { computed } from './origin.ts';
import { type Place, placeOf } from './place.ts';
import { printed, printedField } from './print.ts';
import { changedAt, innerPath, rawPlaceOf } from './raw.ts';
import type { Refusal } from './refusal.ts';
import { fieldNames, schemaAt } from './schema-at.ts';
import type { TextEdit } from './texts.ts';

/** Drafts a field that its object does not have yet, and creates any missing objects in between. */
export async function draftField(editable: EditableConfig, path: ConfigPath, value: unknown): Promise<Draft | Refusal> {
  const { container, rest } = existingPart(editable, path);
  const [key, ...inner] = rest;
  const raw = rawPlaceOf(editable.config.value, container, editable.day);
  if (key === undefined || !raw || !isPlainObject(raw.value) || inner.some((each) => typeof each === 'number'))
    return notThere(path, container, raw?.value);
  const field = inner.reduceRight<unknown>((made, name) => ({ [name]: made }), value);
  const place = await placeOf(editable, container);
  const written = place && codeFor(field, { path: [...container, key], file: place.value.range.file });
  const added = written && fieldEdits(editable, { path: container, key: String(key), place }, written.code);
  const edits = added && [...written.imports, ...added];
  if (!edits) return computed(editable, container, place);
  const target = [...innerPath(raw), String(key)];
  return { path, edits, target, expected: changedAt(editable.config.value, target, () => field) };
}

/** Divides a path into the part that exists and the rest. */
function existingPart(editable: EditableConfig, path: ConfigPath): { container: ConfigPath; rest: ConfigPath } {
  let length = path.length - 1;
  while (length > 0 && !rawPlaceOf(editable.config.value, path.slice(0, length), editable.day)) length -= 1;
  return { container: path.slice(0, length), rest: path.slice(length) };
}

function notThere(path: ConfigPath, container: ConfigPath, value: unknown): Refusal {
  const list = formatPath(container);
  if (!Array.isArray(value))
    return {
      message: `“${formatPath(path)}” does not exist, and “${list}” has no such field or item.`,
      help: 'Add an item to the list first.',
    };
  const last = value.length - 1;
  const items = last === 0 ? `1 item, ${list}.0` : `${value.length} items, ${list}.0 to ${list}.${last}`;
  return {
    message: `“${formatPath(path)}” does not exist: the list has ${last < 0 ? 'no item' : items}.`,
    help: `To add one, write: npx site add ${list}, with its fields.`,
  };
}

interface NewField {
  /** The path of the object. */
  readonly path: ConfigPath;
  readonly key: string;
  readonly place: Place;
}

function fieldEdits(editable: EditableConfig, field: NewField, value: unknown): readonly TextEdit[] | undefined {
  const { range } = field.place.value;
  if (ts.isObjectLiteralExpression(range.node)) return propertyEdits(editable, range, field, value);
  return ts.isCallExpression(range.node) ? argumentEdits(editable, range, field, value) : undefined;
}

/** Inserts a property after those that come before it in the interface. */
function propertyEdits(
  editable: EditableConfig,
  { node, file }: Pick<Recorded, 'node' | 'file'>,
  { path, key }: NewField,
  value: unknown,
): readonly TextEdit[] | undefined {
  const list = elementsOf(node, file);
  if (!list) return undefined;
  const { schema, plainConfig } = editable.parsed();
  const field = schemaAt(schema, plainConfig, path);
  const names = field ? fieldNames(field.schema, valueAtPath(plainConfig, path)) : [];
  return insertElement(list, indexFor(key, names, list), (context) => ({ code: printedField(key, value, context) }));
}

function indexFor(key: string, names: readonly string[], list: ElementList): number {
  const before = names.slice(0, Math.max(0, names.indexOf(key)));
  const last = list.nodes.findLastIndex((node) => {
    const name = ts.isObjectLiteralElement(node) ? node.name : undefined;
    return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && before.includes(name.text);
  });
  return last < 0 ? list.nodes.length : last + 1;
}

/** Adds a field to the arguments of a call of the config language. */
function argumentEdits(
  editable: EditableConfig,
  { node, file }: Recorded,
  field: NewField,
  value: unknown,
): readonly TextEdit[] | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const fields = signatures().get(languageName(node.expression, file) ?? '')?.fields ?? [];
  const own = fields.indexOf(field.key);
  const index = own < 0 ? fields.indexOf(undefined) : own;
  const given = node.arguments[index];
  const list = elementsOf(node, file);
  if (own < 0 && given && ts.isObjectLiteralExpression(given))
    return propertyEdits(editable, { node: given, file }, field, value);
  if (!list || index !== node.arguments.length) return undefined;
  const argument = own < 0 ? { [field.key]: value } : value;
  return insertElement(list, index, (context) => ({ code: printed(argument, context) }));
}
