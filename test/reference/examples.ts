import { Node, type TypeNode } from 'ts-morph';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import calendar from '../sites/calendar/site.config.ts';
import dental from '../sites/dental/site.config.ts';
import optician from '../sites/optician/site.config.ts';
import physio from '../sites/physio/site.config.ts';
import podiatry from '../sites/podiatry/site.config.ts';
import { descriptionOf, type Field } from './fields.ts';
import { declarationOf, itemOf, unwrapped } from './forms.ts';

const MAX_LENGTH = 60;

/** The clinics whose values are examples, the most complete first. */
const SITES = [physio, podiatry, dental, optician, calendar].map((config) => asObject(stripAnnotations(config).value));

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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The first quoted value in a description: 'Europe/London'. */
export const quoted = (description: string): string | undefined => /(?<![\w’])'([^']+)'(?!\w)/.exec(description)?.[0];

/**
 * Returns an example of a field: a value quoted in its description, or that of a test clinic at one of its paths.
 * @param paths the paths at which a config contains it: 'clinic.phone', 'sections.visit.mapImage'
 */
export function exampleOf(
  { form, description, type }: Field,
  paths: readonly string[],
  maxLength = MAX_LENGTH,
): string {
  const literalForm = /^`('[^`]+'|true)`/.exec(form)?.[1];
  if (literalForm !== undefined) return literalForm;
  const isList = form.startsWith('list of');
  const ofClinic = ownValue(paths);
  const own = ofClinic === undefined ? undefined : literal(ofClinic, maxLength);
  if (form.startsWith('by name')) return /(?<=: )\{ .* \}/.exec(description)?.[0] ?? own ?? '{ … }';
  const described = inList(quoted(description), isList);
  const part = /^(?:list of )?name in `(\w+)`/.exec(form)?.[1];
  if (isObject(ofClinic) && !IS_TEXT.test(form) && !(part && described)) return literal(ofClinic, maxLength);
  return described ?? own ?? inList(part ? literal(nameIn(part)) : typeExample(type), isList) ?? placeholderFor(form);
}

/** The first name that a test clinic declares in a part of its config. */
const nameIn = (part: string): string => SITES.flatMap((site) => Object.keys(partOf(site, part)))[0] ?? 'a-name';

const IS_TEXT = /^(?:list of )?(?:text|\[\w+\]\(#\w*(?:text|prose|address|pounds)\))/;

/** The first value that the description of a type quotes: '2026-12-24' of `DateText`. */
function typeExample(type: TypeNode): string | undefined {
  const declaration = declarationOf(unwrapped(itemOf(type) ?? type));
  const isSpecific = Node.isTypeAliasDeclaration(declaration) && declaration.getName() !== 'Prose';
  return isSpecific ? quoted(descriptionOf(declaration)) : undefined;
}

function inList(text: string, isList: unknown): string;
function inList(text: string | undefined, isList: unknown): string | undefined;
function inList(text: string | undefined, isList: unknown): string | undefined {
  return isList && text !== undefined ? `[${text}]` : text;
}

function placeholderFor(form: string): string {
  if (form.startsWith('list of')) return '[…]';
  return /^(?:text|\[Prose\])/.test(form) ? "'…'" : form === 'number' ? '1' : '{ … }';
}

/** Returns the first value of a test clinic at one of some paths: 'catalogue.*.image', 'sections.visit.mapImage'. */
const ownValue = (paths: readonly string[]): unknown =>
  SITES.flatMap((site) => paths.flatMap((path) => valuesOf(site, path))).find(
    (value) => !isObject(value) || Object.keys(value).length > 0,
  );

function valuesOf(site: object, path: string): readonly unknown[] {
  const [first, kind = '', ...rest] = path.split('.');
  if (first !== 'sections') return valuesAt(site, path.split('.'));
  const sections = Object.values(partOf(site, 'pages')).flat().filter(isObject);
  return sections.filter((one) => Reflect.get(one, 'kind') === kind).flatMap((one) => valuesAt(one, rest));
}

const valuesAt = (value: unknown, [key, ...rest]: readonly string[]): readonly unknown[] => {
  if (key === undefined) return value === undefined ? [] : [value];
  if (!isObject(value)) return [];
  return (key === '*' ? Object.values(value) : [Reflect.get(value, key)]).flatMap((inner) => valuesAt(inner, rest));
};

const partOf = (site: object, name: string): object => asObject(Reflect.get(site, name));

function asObject(value: unknown): object {
  return isObject(value) ? value : {};
}
