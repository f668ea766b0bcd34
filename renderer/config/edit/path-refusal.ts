import { type ConfigPath, formatPath } from '../../core/finding.ts';
import { onlyOne } from '../../core/only-one.ts';
import { listed } from '../../core/wording.ts';
import { nearest } from '../../facts/nearest.ts';
import { valueAtPath } from '../value-at.ts';
import type { Refusal } from './refusal.ts';
import { fieldNames, type ReadConfig, schemaAt } from './schema-at.ts';

/** Refuses a name that a value does not have. */
export function unknownName({ schema, plainConfig }: ReadConfig, path: ConfigPath, name: string): Refusal {
  const value = valueAtPath(plainConfig, path);
  const field = schemaAt(schema, plainConfig, path);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const known = new Set([...keys, ...(field ? fieldNames(field.schema, value) : [])]);
  const meant = onlyLongerName(name, known) ?? nearName(name, known);
  const where = path.length === 0 ? 'The config' : `“${formatPath(path)}”`;
  if (known.size === 0) return { message: `${where} is a single value: it has no “${name}”.` };
  return {
    message: `${where} has no “${name}”.`,
    help: meant !== undefined ? whichPath([[...path, meant]]) : `It has: ${shortened([...known])}.`,
  };
}

/** 'sat' is the beginning of 'saturday' alone. */
function onlyLongerName(name: string, known: ReadonlySet<string>): string | undefined {
  return onlyOne([...known].filter((each) => name.length > 1 && each.startsWith(name.toLowerCase())));
}

/** A year is not a misspelling of another: to set the value of 2026 in place of 2028 would overwrite it. */
const isNumber = (name: string): boolean => /^\d+$/.test(name);

function nearName(name: string, known: ReadonlySet<string>): string | undefined {
  if (isNumber(name)) return undefined;
  const found = nearest(name, known);
  return found?.near ? found.name : undefined;
}

const MAX_PATHS = 5;

/** Asks which path is meant. */
export function whichPath(paths: readonly ConfigPath[]): string {
  const names = paths.map((path) => `“${formatPath(path)}”`);
  return names.length <= MAX_PATHS
    ? `Did you mean ${listed(names, 'or')}?`
    : `${names.length} values inside it have this name: write the whole path of one, such as ${names[0]}.`;
}

/** Refuses a name that no item of a list has. `items` are the texts of each item. */
export function notInList(items: readonly (readonly string[])[], name: string, path: ConfigPath): Refusal {
  const known = items.flatMap((texts) => texts.slice(0, 1));
  const found = nearest(name, known);
  const count = items.length === 1 ? '1 item' : `${items.length} items`;
  return {
    message: `No item of ${formatPath(path)} is called “${name}”.`,
    help: found?.near
      ? `Did you mean “${found.name}”?`
      : `The list has ${count}; write a number from 0${known.length > 0 ? `, or a name: ${shortened(known)}` : ''}.`,
  };
}

/** Refuses a name that several items of a list have. */
export const ambiguous = (name: string, path: ConfigPath, candidates: readonly string[]): Refusal => ({
  message: `“${name}” is the name of ${candidates.length} items of ${formatPath(path)}.`,
  help: `Write one of: ${candidates.join(', ')}.`,
});

const MAX_NAMES = 12;

const shortened = (names: readonly string[]): string =>
  `${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ', …' : ''}`;
