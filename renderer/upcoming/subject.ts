import { valueAt } from '../config/declared-names.ts';
import { type ConfigPath, formatPath } from '../core/finding.ts';

/**
 * Names a value of the config in the words of the owner: 'The price of Massage', 'The opening time on Monday',
 * '“Maya Lee” in “people” in the section “people” of the page /team'.
 */
export function subjectOf(path: ConfigPath, plainConfig: unknown): string {
  const [part = '', key = ''] = path;
  if (part === 'pages') return ofPage(path, plainConfig);
  if (part === 'clinic' && key === 'hours' && path.length === 3)
    return `The opening time on ${capital(String(path[2]))}`;
  const name = part === 'clinic' ? 'the clinic' : ownName(valueAt(plainConfig, formatPath([part, key])));
  if (name === undefined) return `“${formatPath(path)}”`;
  const rest = path.slice(part === 'clinic' ? 1 : 2);
  return rest.length === 0 ? name : `${ofField(rest, path, plainConfig)} of ${name}`;
}

function ofPage(path: ConfigPath, plainConfig: unknown): string {
  const [, route, index, ...rest] = path;
  const page = `the page ${route}`;
  if (index === undefined) return capital(page);
  const kind = valueAt(plainConfig, formatPath(['pages', route ?? '', index, 'kind']));
  const section = `the section “${kind}” of ${page}`;
  return rest.length === 0 ? capital(section) : `${ofField(rest, path, plainConfig)} in ${section}`;
}

/** An item of a list has no name of its own, so its text or its title names it. */
function ofField(field: ConfigPath, path: ConfigPath, plainConfig: unknown): string {
  const last = field.at(-1);
  const label = typeof last === 'number' ? nameAt(path, plainConfig) : undefined;
  if (label !== undefined) return `“${label}” in “${formatPath(field.slice(0, -1))}”`;
  const parent = field.length > 1 ? nameAt(path.slice(0, -1), plainConfig) : undefined;
  const name = field.length === 1 || parent !== undefined ? plainName(String(last)) : undefined;
  if (name === undefined) return `“${formatPath(field)}”`;
  return parent === undefined ? name : `${name} of “${parent}”`;
}

/** 'price' → 'The price'; a name of several words or a preposition reads like code, so it is quoted. */
const plainName = (field: string): string => (/^(?!from$)[a-z]+$/.test(field) ? `The ${field}` : `“${field}”`);

function nameAt(path: ConfigPath, plainConfig: unknown): string | undefined {
  const value = valueAt(plainConfig, formatPath(path));
  return typeof value === 'string' ? fullName(value, plainConfig) : ownName(value);
}

const ownName = (value: unknown): string | undefined =>
  ['name', 'title', 'label', 'reason', 'question']
    .map((key) => valueAt(value, key))
    .find((name): name is string => typeof name === 'string')
    ?.replace(/\s+/g, ' ');

/** A text may be the key of a person or a treatment: 'maya-lee'. */
const fullName = (text: string, plainConfig: unknown): string =>
  ['people', 'catalogue']
    .map((part) => valueAt(plainConfig, formatPath([part, text, 'name'])))
    .find((name): name is string => typeof name === 'string') ?? text;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
