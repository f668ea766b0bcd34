import { type ConfigPath, formatPath } from '../../core/finding.ts';
import { nearest } from '../../facts/nearest.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import type { Refusal } from './refusal.ts';
import { fieldNames, schemaAt } from './schema-at.ts';
import { kindOf } from './value-kind.ts';

/** The config and the schema that a path is looked up in. */
interface ReadConfig {
  readonly schema: Schema;
  /** The config without annotations. */
  readonly plainConfig: unknown;
  /** Whether the last key may be the name of a new entry of a record. */
  readonly mayDeclare?: boolean;
}

/**
 * Reads a path as people type it: 'catalogue.massage.price', 'clinic.closures[0].from', "pages['/about'][2]". An item
 * of a list can also be called by a name that it has: 'pages./about.faq', 'clinic.socialProfiles.Instagram'. The field
 * at the end may be missing in the config; a wrong name is refused with a suggestion.
 */
export function readPath(text: string, config: ReadConfig): ConfigPath | Refusal {
  const path: (string | number)[] = [];
  const segments = segmentsOf(text);
  for (const [index, name] of segments.entries()) {
    const mayDeclare = config.mayDeclare === true && index === segments.length - 1;
    const key = keyIn({ ...config, mayDeclare }, path, name);
    if (typeof key === 'object') return key;
    path.push(key);
  }
  return path.length > 0 ? path : { message: 'The path is empty.', help: 'Write it like clinic.phone.' };
}

/** Divides a path at its dots and brackets. */
const segmentsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\[\s*(?:'([^']*)'|"([^"]*)"|([^\]'"]*))\s*\]|([^.[\]]+)/g)].map(
    ([, single, double, bracketed, plain]) => single ?? double ?? bracketed ?? plain ?? '',
  );

function keyIn(config: ReadConfig, path: ConfigPath, name: string): string | number | Refusal {
  const value = valueAtPath(config.plainConfig, path);
  if (Array.isArray(value)) return itemIn(value, name, path);
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) return name;
  const field = schemaAt(config.schema, config.plainConfig, [...path, name]);
  if (!field || (isRecord(config, path) && !config.mayDeclare)) return unknown(config, path, name);
  return /^\d+$/.test(name) ? Number(name) : name;
}

/** A record has the names that its owner chose, so any other name is a typo. */
function isRecord({ schema, plainConfig }: ReadConfig, path: ConfigPath): boolean {
  const field = schemaAt(schema, plainConfig, path);
  return field !== undefined && kindOf(field.schema, valueAtPath(plainConfig, path)) === 'record';
}

/** Finds an item by its number, or by a name that it alone has. */
function itemIn(list: readonly unknown[], name: string, path: ConfigPath): number | Refusal {
  if (/^\d+$/.test(name)) return Number(name);
  const named = list.flatMap((item, index) => (namesOf(item).includes(name) ? [index] : []));
  const [index, ...others] = named.length > 0 ? named : list.flatMap((item, at) => (isCalled(item, name) ? [at] : []));
  if (index === undefined) return notInList(list, name, path);
  if (others.length === 0) return index;
  const candidates = [index, ...others].map((at) => formatPath([...path, at]));
  return {
    message: `“${name}” is the name of ${candidates.length} items of ${formatPath(path)}.`,
    help: `Write one of: ${candidates.join(', ')}.`,
  };
}

/**
 * The texts by which people recognise an item: the item itself, the kind of a section, a title, or the name of its
 * subject.
 */
const namesOf = (item: unknown): readonly string[] =>
  typeof item === 'string'
    ? [item]
    : Object.values(Object(item)).filter((value): value is string => typeof value === 'string');

const isCalled = (item: unknown, name: string): boolean => namesOf(item).some((text) => slug(text) === slug(name));

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

const MAX_NAMES = 12;

function notInList(list: readonly unknown[], name: string, path: ConfigPath): Refusal {
  const known = list.flatMap((item) => namesOf(item).slice(0, 1));
  const found = nearest(name, known);
  const count = list.length === 1 ? '1 item' : `${list.length} items`;
  return {
    message: `No item of ${formatPath(path)} is called “${name}”.`,
    help: found?.near
      ? `Did you mean “${found.name}”?`
      : `The list has ${count}; write a number from 0${known.length > 0 ? `, or a name: ${shortened(known)}` : ''}.`,
  };
}

function unknown({ schema, plainConfig }: ReadConfig, path: ConfigPath, name: string): Refusal {
  const value = valueAtPath(plainConfig, path);
  const field = schemaAt(schema, plainConfig, path);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const known = new Set([...keys, ...(field ? fieldNames(field.schema, value) : [])]);
  const found = nearest(name, known);
  const where = path.length === 0 ? 'The config' : `“${formatPath(path)}”`;
  if (known.size === 0) return { message: `${where} is a single value: it has no “${name}”.` };
  return {
    message: `${where} has no “${name}”.`,
    help: found?.near ? `Did you mean “${formatPath([...path, found.name])}”?` : `It has: ${shortened([...known])}.`,
  };
}

const shortened = (names: readonly string[]): string =>
  `${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ', …' : ''}`;
