import type { ConfigPath, Finding } from '../../core/finding.ts';
import { writtenNumber } from '../../facts/number-words.ts';
import { codeOf } from '../code-of.ts';
import { fits, slotAt, structureOfValue } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { isPlainObject } from '../variants.ts';
import { type Form, inObject, isSimple, plainStructure } from './text-as-object.ts';

interface Context {
  readonly schema: Schema;
  readonly config: unknown;
}

/** Shows the owner's own value in the right form: one entry in a list, the first of a list, or text in an object. */
export function explainForm(finding: Finding, { schema, config }: Context): Finding {
  const { rule, path = [], help, part } = finding;
  if (rule !== 'config/type' || path.length === 0 || part !== undefined) return finding;
  const slot = slotAt(schema, path, config);
  const value = valueAtPath(config, path);
  if (!slot || value === undefined) return finding;
  const form = inForm(slot.schema, value, path);
  const rest = restBeside(path, value, { schema, config });
  if (form) return { ...finding, help: `${form.advice} ${named(path, form.code)}${rest}` };
  return help === undefined && Array.isArray(value) && takesText(slot.schema)
    ? { ...finding, help: 'Write one text in quotation marks, without square brackets.' }
    : finding;
}

/** A section may be called with the value alone: people(['jo']). */
function named(path: ConfigPath, code: string): string {
  const key = path.at(-1);
  if (typeof key !== 'string' || path[0] === 'pages') return code;
  return `${/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`}: ${code},`;
}

function inForm(schema: Schema, value: unknown, path: ConfigPath): Form | undefined {
  const plain = typeof value === 'string' ? (bothCoordinates(value, path) ?? withoutQuotes(schema, value)) : undefined;
  if (plain) return plain;
  if (typeof value === 'number' && isSimple(schema) && fits({ schema }, String(value)))
    return { advice: 'Put it in quotation marks, with its unit if it has one:', code: `'${value}'` };
  const below = plainStructure(schema);
  if (below.kind === 'items') return inList(below.item, value);
  if (Array.isArray(value)) return onlyItem(schema, value);
  return below.kind === 'fields' && typeof value === 'string' ? inObject(below.fields, value, path) : undefined;
}

/** '52.6283, 1.2967', as online maps give it */
function bothCoordinates(text: string, path: ConfigPath): Form | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/.exec(text) ?? [];
  if (latitude === undefined || !/^(?:lat|long)itude$/.test(String(path.at(-1)))) return undefined;
  const code = path.at(-1) === 'latitude' ? latitude : `${longitude}`;
  const other = path.at(-1) === 'latitude' ? `longitude: ${longitude}` : `latitude: ${latitude}`;
  return { advice: `These are two numbers. Write ${other}, in its own line, and here, without quotation marks:`, code };
}

/** A number or a decision in quotation marks: '5', 'five', 'yes', 'over 18'. */
function withoutQuotes(schema: Schema, text: string): Form | undefined {
  const word = text.trim().toLowerCase();
  const [number, ...others] = word.match(/\d+(?:\.\d+)?/g) ?? [];
  const only = number !== undefined && others.length === 0 && number !== word ? Number(number) : undefined;
  const meant = [writtenNumber(word), YES_OR_NO.get(word), only].find(
    (one) => one !== undefined && fits({ schema }, one),
  );
  if (meant === undefined) return undefined;
  const advice =
    meant === only ? 'Write only the number, without quotation marks:' : 'Write it without quotation marks:';
  return { advice, code: String(meant) };
}

const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', 'on'].map((word) => [word, true] as const),
  ...['no', 'false', 'off'].map((word) => [word, false] as const),
]);

/** One value where a list belongs: `['BSc in physiotherapy']`; several names in one text: `['hands', 'feet']`. */
function inList(item: Schema, value: unknown): Form | undefined {
  const names = typeof value === 'string' && NAMES.test(value) ? value.split(/\s*,\s*/) : [];
  if (names.length > 1 && names.every((name) => fits({ schema: item }, name)))
    return {
      advice: 'Write each name in quotation marks of its own, and square brackets around them:',
      code: codeOf(names),
    };
  if (Array.isArray(value) || !fits({ schema: item }, value)) return undefined;
  return {
    advice: 'Put square brackets around it:',
    code: `[${isPlainObject(value) ? callOf(value, ' … ') : codeOf(value)}]`,
  };
}

/** 'policy(…)' for a section, which is written as a call. */
function callOf(value: unknown, otherwise: string): string {
  const kind = valueAtPath(value, ['kind']);
  return typeof kind === 'string' ? `${kind}(…)` : otherwise;
}

/** 'massage.half-hour, facial', but no words for visitors */
const NAMES = /^[a-z\d.-]+(?:\s*,\s*[a-z\d.-]+)+$/;

/** A list where one value belongs: its first text, or the braces without the brackets around them. */
function onlyItem(schema: Schema, list: readonly unknown[]): Form | undefined {
  const [first] = list;
  if (first === undefined || !fits({ schema }, first)) return undefined;
  if (typeof first === 'object')
    return list.length === 1
      ? { advice: 'Remove the square brackets around it:', code: callOf(first, '{ … }') }
      : undefined;
  return { advice: list.length === 1 ? 'Write' : 'Only one is possible here. Write', code: codeOf(first) };
}

/** The other texts of such a list, in the only field beside that takes names of their kind: `alsoIn` beside `category`. */
function restBeside(path: ConfigPath, list: unknown, { schema, config }: Context): string {
  const [, ...rest] = Array.isArray(list) ? list : [];
  const parent = path.slice(0, -1);
  const slot = slotAt(schema, parent, config);
  const below = slot && structureOfValue(slot.schema, valueAtPath(config, parent));
  if (rest.length === 0 || below?.kind !== 'fields') return '';
  const [field, another] = [...below.fields].filter(
    // A list of any words can be about something else.
    ([name, one]) =>
      valueAtPath(config, [...parent, name]) === undefined &&
      fits({ schema: one }, rest) &&
      !fits({ schema: one }, ['Words']) &&
      !fits({ schema: one }, rest[0]),
  );
  return field && !another ? ` and beside it ${field[0]}: ${codeOf(rest)},` : '';
}

const takesText = (schema: Schema): boolean => isSimple(schema) || plainStructure(schema).kind === 'nothing';
