import { Node } from 'ts-morph';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import physio from '../sites/physio/site.config.ts';
import { descriptionOf, type Field } from './fields.ts';
import { declarationOf, itemOf, unwrapped } from './forms.ts';

const MAX_LENGTH = 60;
/** Examples in messages have more room than a cell of a table. */
const MAX_SENTENCE = 160;

/** Formats a value as an owner writes it, and truncates it if it is long. */
export function literal(value: unknown, maxLength = MAX_LENGTH): string {
  const text = whole(value);
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

function whole(value: unknown): string {
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return `[${value.map(whole).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${whole(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The first quoted value in a description: 'Europe/London'. */
export const quoted = (description: string): string | undefined => /(?<![\w’])'([^']+)'(?!\w)/.exec(description)?.[0];

/** The values of the test clinic by the last fields of their path, the most specific first. */
const values = new Map<string, unknown>();
collect(stripAnnotations(physio).value, []);

function collect(value: unknown, path: readonly string[]): void {
  for (const length of [1, 2]) {
    const key = path.slice(-length).join('.');
    if (path.length >= length && !values.has(key)) values.set(key, value);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) collect(field, Array.isArray(value) ? path : [...path, key]);
}

/** Returns an example of a field: a value quoted in its type or description, or one of the test clinic. */
export function exampleOf(field: Field): string {
  const { form, description } = field;
  const [, listed, part] = /^(list of )?name in `(\w+)`/.exec(form) ?? [];
  if (part !== undefined) return inList(literal(Object.keys(partOf(part))[0] ?? 'a-name'), listed);
  const literalForm = /^`('[^`]+'|true)`/.exec(form)?.[1];
  if (literalForm !== undefined) return literalForm;
  if (/^(?:list of )?(?:text|\[\w+\]\(#\w*(?:text|prose|address|pounds)\))/.test(form)) return textExample(field);
  const value = valueAt(field);
  // Fields of different types can have one name: `pages` of the site, and of a document.
  if (Array.isArray(value) !== form.startsWith('list of') && isObject(value)) return placeholderFor(form);
  if (isObject(value)) return literal(value);
  return quoted(description) ?? (value === undefined ? placeholderFor(form) : literal(value));
}

/** The first value that the description of a type quotes: '2026-12-24' of `DateText`. */
function typeExample({ type }: Field): string | undefined {
  const declaration = declarationOf(unwrapped(itemOf(type) ?? type));
  return declaration && Node.isJSDocable(declaration) ? quoted(descriptionOf(declaration)) : undefined;
}

const textExample = (field: Field): string => {
  const value = valueAt(field);
  const isList = field.form.startsWith('list of');
  const isFitting = isList ? Array.isArray(value) : typeof value === 'string';
  return (
    inList(quoted(field.description), isList) ??
    (isFitting ? literal(value) : inList(typeExample(field) ?? "'A few words'", isList))
  );
};

function inList(text: string, isList: unknown): string;
function inList(text: string | undefined, isList: unknown): string | undefined;
function inList(text: string | undefined, isList: unknown): string | undefined {
  return isList && text !== undefined ? `[${text}]` : text;
}

const placeholderFor = (form: string): string =>
  form.startsWith('list of') ? '[…]' : form === 'number' ? '1' : '{ … }';

function valueAt({ path }: Field): unknown {
  const keys = path.replaceAll('[]', '').split('.');
  return values.get(keys.slice(-2).join('.')) ?? values.get(keys.at(-1) ?? '');
}

/** Returns the first value of the test clinic at a path: 'catalogue.*.image', 'sections.visit.mapImage'. */
export function ownExample(path: string): string | undefined {
  const [first = '', kind = '', ...rest] = path.split('.');
  const sections = Object.values(partOf('pages')).flat().filter(isObject);
  const found =
    first === 'sections'
      ? sections.filter((one) => Reflect.get(one, 'kind') === kind).flatMap((one) => valuesAt(one, rest))
      : valuesAt(stripAnnotations(physio).value, path.split('.'));
  return found[0] === undefined ? undefined : literal(found[0], MAX_SENTENCE);
}

const valuesAt = (value: unknown, [key, ...rest]: readonly string[]): readonly unknown[] => {
  if (key === undefined) return [value];
  if (!isObject(value)) return [];
  return (key === '*' ? Object.values(value) : [Reflect.get(value, key)]).flatMap((inner) => valuesAt(inner, rest));
};

const partOf = (name: string): object => {
  const part: unknown = Reflect.get(physio, name);
  return isObject(part) ? part : {};
};
