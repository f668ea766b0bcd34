import { nearest } from '../facts/nearest.ts';
import { textsOf } from '../facts/texts.ts';
import type { Refs } from './refs.ts';
import type { DeclaredNames } from './schema/base.ts';

/** Facts that are computed, by the last part of their path; the value they belong to is what stands before it. */
export const COMPUTED_FACTS: ReadonlySet<string> = new Set([
  'amount',
  'saving',
  'reference',
  'perSession',
  'total',
  'minutes',
  'pages',
  'size',
]);

const keysOf = (value: unknown): ReadonlySet<string> =>
  new Set(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []);

const field = (value: unknown, key: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
};

/** The value at a dotted path, or nothing. Keys hold no dots. */
export const valueAt = (root: unknown, path: string): unknown => path.split('.').reduce<unknown>(field, root);

/** The part of a config that declares each kind of name. */
export const PARTS: { readonly [K in keyof Refs]: string } = {
  department: 'departments',
  category: 'categories',
  treatment: 'catalogue',
  programme: 'programmes',
  offer: 'offers',
  booking: 'booking',
  image: 'images',
  person: 'people',
  testimonial: 'testimonials',
  comparison: 'comparisons',
  example: 'examples',
  document: 'documents',
  embed: 'embeds',
  term: 'terms',
  page: 'routes',
  alias: 'aliases',
  route: 'routes',
};

/** The names that a config declares and the facts that its words may quote, read before anything is checked. */
export function readDeclaredNames(raw: unknown): DeclaredNames {
  const names = (kind: keyof Refs) => keysOf(field(raw, PARTS[kind]));
  const page = names('page');
  const alias = names('alias');
  const known: { readonly [K in keyof Refs]: ReadonlySet<string> } = {
    department: names('department'),
    category: names('category'),
    treatment: names('treatment'),
    programme: names('programme'),
    offer: names('offer'),
    booking: names('booking'),
    image: names('image'),
    person: names('person'),
    testimonial: names('testimonial'),
    comparison: names('comparison'),
    example: names('example'),
    document: names('document'),
    embed: names('embed'),
    term: names('term'),
    page,
    alias,
    route: new Set([...page, ...alias]),
  };
  return {
    names: known,
    roles: rolesOf(raw),
    isFact: (path) => isFact(raw, path),
    nearestFact: nearestFactOf(raw),
  };
}

/** Some roles need a part of the config that a site may do without. */
const rolesOf = (raw: unknown): ReadonlySet<string> =>
  new Set([
    'phone',
    'email',
    'directions',
    ...(field(raw, 'journal') ? ['journal'] : []),
    ...(field(raw, 'quiz') ? ['quiz'] : []),
    ...(field(field(raw, 'navigation'), 'chat') ? ['chat'] : []),
  ]);

function isFact(raw: unknown, path: string): boolean {
  const value = valueAt(raw, path);
  if (typeof value === 'string' || typeof value === 'number') return true;
  const dot = path.lastIndexOf('.');
  if (!COMPUTED_FACTS.has(path.slice(dot + 1))) return false;
  const owner = valueAt(raw, path.slice(0, dot));
  return typeof owner === 'object' && owner !== null;
}

/** The list of facts is made when it is first asked for, and once: a config with one wrong quotation often has more. */
function nearestFactOf(raw: unknown): (path: string) => string | undefined {
  let facts: readonly string[] | undefined;
  return (path) => {
    facts ??= [...textsOf(raw)].flatMap(({ path: keys }) => (keys[0] === 'pages' ? [] : [keys.join('.')]));
    const found = nearest(path, facts);
    return found?.near ? `Did you mean “${found.name}”?` : undefined;
  };
}
