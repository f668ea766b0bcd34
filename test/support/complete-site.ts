import { z } from 'zod';
import { readDeclaredNames } from '../../renderer/config/declared-names.ts';
import { site } from '../../renderer/config/schema/site.ts';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import minimal from '../sites/minimal/site.config.ts';
import { TODAY } from './sites.ts';

type Schema = z.core.$ZodType;

/** Values of every kind in the config language: a field takes the first value that its schema accepts. */
const CANDIDATES: readonly unknown[] = [
  ...['Words', 'sample', '/sample', 'massage', 'dot', 'en-GB', 'GB', 'Europe/London', TODAY],
  ...['hello@sample.example', '020 7946 0000', '09:00–17:00', '1234567', '5.0', '5', '#0a0b0c', 'sample/call'],
  ...['https://sample.example', '£10', 'From £10', '£10 per session', '2 x £5', '45min', '90 KB'],
  '2 years',
  ...['dot.svg', 'sample.pdf', 'sample.md', 'sample.woff2', 'sample.txt', 2, true],
];

/** A day has one entry only: the sample of a closure is today. */
const SPECIAL_DAY = '2026-12-24';
const FIXED: Readonly<Record<string, unknown>> = {
  'site.clinic.specialHours.from': SPECIAL_DAY,
  'site.clinic.specialHours.to': SPECIAL_DAY,
};

/** The fields of a clinic without departments. */
const WITHOUT_DEPARTMENTS = new Set(
  ['type', 'palette', 'consultation', 'returning'].map((field) => `site.clinic.${field}`),
);

/**
 * The minimal site with every field of the schema: each record has an extra entry, '/sample' has a section of each
 * kind, and every optional field is set. A field that is added to the schema is included automatically.
 */
export function completeSite(): unknown {
  const plainConfig = stripAnnotations(minimal).value;
  const named = Object.entries(site(readDeclaredNames(plainConfig)).in.shape).flatMap(([part, field]) => {
    const schema = field instanceof z.ZodOptional ? field.unwrap() : field;
    return schema instanceof z.ZodRecord
      ? [[part, { ...fieldsOf(fieldsOf(plainConfig)[part]), [nameFor(schema, part)]: {} }]]
      : [];
  });
  // A list of articles requires a journal.
  const known = readDeclaredNames({ ...fieldsOf(plainConfig), journal: {}, ...Object.fromEntries(named) });
  return filled(site(known).in, plainConfig, 'site');
}

/** Returns the value with its missing fields, or a sample value if there is none. */
function filled(schema: Schema, value: unknown, at: string): unknown {
  if (schema instanceof z.ZodOptional) return filled(schema.unwrap(), value, at);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return filled(schema.in, value, at);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([key]) => !WITHOUT_DEPARTMENTS.has(`${at}.${key}`))
        .map(([key, field]) => [key, filled(field, fieldsOf(value)[key], `${at}.${key}`)]),
    );
  if (schema instanceof z.ZodRecord) return { ...fieldsOf(value), ...entries(schema, at) };
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) && value.length > 0
      ? value.map((item, index) => (isUnion(schema.element) ? item : filled(schema.element, item, `${at}.${index}`)))
      : samples(schema.element, at);
  return value ?? FIXED[at] ?? sample(schema, at);
}

/** Returns one value of each kind if there are several kinds. */
const samples = (schema: Schema, at: string): readonly unknown[] =>
  schema instanceof z.ZodDiscriminatedUnion
    ? schema.options.map((option) => filled(option, undefined, at))
    : [filled(schema, undefined, at)];

const entries = (schema: z.ZodRecord, at: string) =>
  Object.fromEntries(
    samples(schema.valueType, `${at}.*`).map((value, index) => [
      index === 0 ? nameFor(schema, at) : `${nameFor(schema, at)}-${index}`,
      value,
    ]),
  );

/** A second address must differ from the first. */
function nameFor(schema: z.ZodRecord, at: string): string {
  if (at.endsWith('aliases')) return '/second';
  const found = ['sample', '/sample', 'price/from', '2027'].find((name) => z.safeParse(schema.keyType, name).success);
  if (found === undefined) throw new Error(`No name fits ${at}: add one to complete-site.ts.`);
  return found;
}

/** Uses the last of several forms: the first is a short form of one of the others. */
function sample(schema: Schema, at: string): unknown {
  if (schema instanceof z.ZodUnion) return filled(schema.options.at(-1) ?? schema, undefined, at);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  return fittingTitle(schema, at);
}

function fittingTitle(schema: Schema, at: string): unknown {
  const found = CANDIDATES.find((candidate) => z.safeParse(schema, candidate).success);
  if (found === undefined) throw new Error(`No candidate fits ${at}: add one to complete-site.ts.`);
  return found;
}

const isUnion = (schema: Schema): boolean => schema instanceof z.ZodUnion;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
