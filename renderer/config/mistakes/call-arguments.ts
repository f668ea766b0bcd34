import { z } from 'zod';
import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { codeOf } from '../code-of.ts';
import { configError } from '../issues/config-error.ts';
import { fits, slotAt, structureOfValue } from '../repair/slot.ts';
import type { Schema } from '../structure.ts';
import { valueAtPath } from '../value-at.ts';
import { type Fields, isPlainObject } from '../variants.ts';
import { lettersOf } from './stray-values.ts';

interface Context {
  readonly problems: readonly Finding[];
  readonly schema: Schema;
  readonly config: unknown;
}

/**
 * Explains the calls of sections and their items whose arguments are in each other’s place, without the first one, or in
 * braces although each has a place of its own.
 */
export function wrongArguments({ problems, schema, config }: Context): readonly Finding[] {
  // A text that quotes a wrong name is in its right place.
  const misplaced = problems.filter(({ rule }) => rule.startsWith('config/'));
  const paths = new Map(
    misplaced.flatMap(({ path = [] }) => callPaths(path)).map((path) => [formatPath(path), path] as const),
  );
  return [...paths.values()].flatMap((path) => {
    const call = callAt(path, schema, config);
    const correction =
      call &&
      (outOfBraces(call) ??
        withoutFirst(call) ??
        exchanged(call) ??
        exchangedWithFields(call) ??
        intoBraces(call) ??
        intoBrackets(call));
    return correction ? configError('config/type', correction.message, path, `Write ${correction.code}.`) : [];
  });
}

/** The section and the items of it, such as a step, or the course, in which a path is. */
function callPaths(path: ConfigPath): readonly ConfigPath[] {
  const course = path.indexOf('packages') + 2;
  const depths = path[0] === 'pages' ? [SECTION_DEPTH, ITEM_DEPTH] : course > 1 ? [course] : [];
  return depths.filter((depth) => path.length >= depth).map((depth) => path.slice(0, depth));
}

/** pages, the address of the page, the position of the section */
const SECTION_DEPTH = 3;
/** Then the name of the list, and the position of the item. */
const ITEM_DEPTH = 5;

/** A call of a section or an item: its name, and the fields that its arguments have become. */
interface Call {
  readonly name: string;
  /** The arguments in their order: the fields with names, and those without one (see `withoutStrays()`). */
  readonly named: readonly (readonly [key: string, value: unknown])[];
  readonly strays: readonly unknown[];
  readonly schemas: ReadonlyMap<string, Schema>;
}

interface Correction {
  readonly message: string;
  readonly code: string;
}

function callAt(path: ConfigPath, schema: Schema, config: unknown): Call | undefined {
  const value = valueAtPath(config, path);
  const slot = slotAt(schema, path, config);
  if (!slot || !isPlainObject(value)) return undefined;
  const below = structureOfValue(slot.schema, value);
  if (below.kind !== 'fields') return undefined;
  const { kind, ...fields } = value;
  const isStray = (key: string) => /^\d+$/.test(key);
  return {
    name: typeof kind === 'string' ? kind : itemName(path),
    named: Object.entries(fields).filter(([key]) => !isStray(key)),
    strays: Object.entries(fields).flatMap(([key, stray]) => (isStray(key) ? [stray] : [])),
    schemas: below.fields,
  };
}

/** The items of `steps` are made by step(), those of `packages` by course(). */
function itemName(path: ConfigPath): string {
  const list = String(path.at(-2));
  return list === 'packages' ? 'course' : list.replace(/s$/, '');
}

const takes = ({ schemas }: Call, key: string, value: unknown): boolean => {
  const schema = schemas.get(key);
  return schema !== undefined && fits({ schema }, value);
};

/** policy({ title: 'Privacy', file: 'privacy.md', updated: '2026-11-02' }) */
function outOfBraces(call: Call): Correction | undefined {
  const [[first, inside] = [], ...others] = call.named;
  if (first === undefined || !isPlainObject(inside) || !Object.hasOwn(inside, first)) return undefined;
  if (takes(call, first, inside) || !Object.keys(inside).every((key) => call.schemas.has(key))) return undefined;
  const places = [first, ...others.flatMap(([key, value]) => (value === undefined ? [key] : []))];
  const rest = Object.entries(inside).filter(([key]) => !places.includes(key));
  const values = places.map((key) => codeOf(inside[key]));
  return {
    message: `${call.name}() takes ${places.map((key) => `“${key}”`).join(' and ')} before its braces.`,
    code: callCode(call.name, values, Object.fromEntries(rest)),
  };
}

/** quickFacts([fact('Price', '£60')]) */
function withoutFirst(call: Call): Correction | undefined {
  const [[first, value] = [], [next, missing] = []] = call.named;
  if (first === undefined || next === undefined || value === undefined || missing !== undefined) return undefined;
  if (takes(call, first, value) || !takes(call, next, value)) return undefined;
  return {
    message: `${call.name}() takes “${first}” before “${next}”.`,
    code: callCode(call.name, ["'…'", codeOf(value)], Object.fromEntries(call.named.slice(2))),
  };
}

/** policy('privacy.md', 'Privacy') */
function exchanged(call: Call): Correction | undefined {
  const [[one, first] = [], [other, second] = []] = call.named;
  if (one === undefined || other === undefined || first === undefined || second === undefined) return undefined;
  if (takes(call, one, first) && takes(call, other, second)) return undefined;
  if (!takes(call, one, second) || !takes(call, other, first)) return undefined;
  const rest = Object.fromEntries(call.named.slice(2));
  return { message: inWrongOrder(call), code: callCode(call.name, [second, first].map(codeOf), rest) };
}

/** faq('Before you book', questions), closing({ text: 'Choose a time.' }, 'Book an appointment') */
function exchangedWithFields(call: Call): Correction | undefined {
  const [[first, value] = []] = call.named;
  if (first === undefined || call.strays.length === 0 || takes(call, first, value)) return undefined;
  const [only, ...others] = call.strays;
  const readings = [lettersOf(call.strays), call.strays, ...(others.length === 0 ? [only] : [])];
  const second = readings.find((reading) => takes(call, first, reading));
  const fields = fieldsOf(call, value);
  if (!fields || second === undefined) return undefined;
  return { message: inWrongOrder(call), code: callCode(call.name, [codeOf(second)], fields) };
}

/** The fields that belong in braces: those that are there, or the field without a value that takes a single value. */
function fieldsOf(call: Call, value: unknown): Fields | undefined {
  if (isPlainObject(value))
    return Object.entries(value).every(([key, one]) => takes(call, key, one)) ? value : undefined;
  const [free] = [...call.schemas.keys()].filter(
    // A heading of one word could also be an anchor.
    (key) => key !== 'anchor' && !call.named.some(([name]) => name === key) && takes(call, key, value),
  );
  return free === undefined ? undefined : { [free]: value };
}

/** course('Course of five', 5, '£240'), course('Course of five', 5, { price: '£240' }) */
function intoBraces(call: Call): Correction | undefined {
  const [[first, value] = []] = call.named;
  if (first === undefined || call.strays.length < 2 || lettersOf(call.strays) !== undefined) return undefined;
  const required = [...call.schemas].filter(
    ([key, schema]) => !(schema instanceof z.ZodOptional) && !call.named.some(([name]) => name === key),
  );
  const given = call.strays.flatMap((stray) => {
    if (isPlainObject(stray)) return Object.entries(stray);
    const [free, another] = required.filter(([, schema]) => fits({ schema }, stray));
    return free && !another ? [[free[0], stray] as const] : [];
  });
  const fields: Fields = { ...Object.fromEntries(given), ...Object.fromEntries(call.named.slice(1)) };
  if (given.length < call.strays.length || !Object.entries(fields).every(([key, one]) => takes(call, key, one)))
    return undefined;
  return {
    message: `Only “${first}” is before the braces of ${call.name}().`,
    code: callCode(call.name, [codeOf(value)], fields),
  };
}

/** profiles('jo', 'kim'); a third name is no part of the section. */
function intoBrackets(call: Call): Correction | undefined {
  const [[first, one] = []] = call.named;
  const other = lettersOf(call.strays);
  if (first === undefined || typeof one !== 'string' || other === undefined) return undefined;
  if (takes(call, first, one) || !takes(call, first, [one, other])) return undefined;
  return {
    message: `“${first}” of ${call.name}() is not a list in square brackets.`,
    code: `${callCode(call.name, [codeOf([one, other])], {})}, with all its names between the brackets`,
  };
}

const inWrongOrder = ({ name }: Call): string => `The values of ${name}() are in each other’s place.`;

function callCode(name: string, values: readonly string[], fields: Fields): string {
  const braces = Object.keys(fields).length > 0 ? [codeOf(fields)] : [];
  return `${name}(${[...values, ...braces].join(', ')})`;
}
