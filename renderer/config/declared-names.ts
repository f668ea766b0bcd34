import { lazy } from '../core/lazy.ts';
import { nearest } from '../facts/nearest.ts';
import { textsOf } from '../facts/texts.ts';
import { generatedRoute } from './derived/generated-route.ts';
import { REFERENCE_KINDS, type ReferenceKind, referenceKinds } from './reference-kinds.ts';
import type { DeclaredNames } from './schema/base.ts';
import { valueAtPath } from './value-at.ts';

/** The last keys of the paths of computed facts. The rest of the path is that of the value that they describe. */
export const COMPUTED_FACTS: ReadonlySet<string> = new Set([
  'amount',
  'saving',
  'reference',
  'perSession',
  'total',
  'minutes',
  'pages',
  'size',
  'inWords',
  'special',
]);

const keysOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/** Returns the value at a dotted path, or `undefined` if the path does not exist. Keys contain no dots. */
export const valueAt = (root: unknown, path: string): unknown => valueAtPath(root, path.split('.'));

/** Reads the names that a config declares, and the facts that its text may quote, before anything is checked. */
export function readDeclaredNames(raw: unknown): DeclaredNames {
  const names = new Map(
    referenceKinds().map((kind) => [
      kind,
      new Set(REFERENCE_KINDS[kind].parts.flatMap((part) => keysOf(valueAt(raw, part)))),
    ]),
  );
  return {
    names: (kind) => names.get(kind) ?? new Set(),
    titled: (kind, text) => titledIn(raw, kind, text),
    onlyUnused: onlyUnusedOf(raw),
    generatedPages: generatedPagesOf(raw),
    roles: rolesOf(raw),
    isFact: (path) => isFact(raw, path),
    nearestFact: nearestFactOf(raw),
  };
}

function titledIn(raw: unknown, kind: ReferenceKind, text: string): string | undefined {
  const wanted = text.toLowerCase();
  const [found, ...others] = REFERENCE_KINDS[kind].parts.flatMap((part) =>
    keysOf(valueAt(raw, part)).filter((name) => {
      const title = valueAtPath(raw, [part, name, 'name']);
      return typeof title === 'string' && title.toLowerCase() === wanted;
    }),
  );
  return others.length === 0 ? found : undefined;
}

/** Pages that visitors find without a link. */
const FOUND_WITHOUT_LINK: ReadonlySet<string> = new Set(['/', '/404']);

/** Reads the references on the first call only: most configs refer to nothing that is missing. */
function onlyUnusedOf(raw: unknown): DeclaredNames['onlyUnused'] {
  const used = lazy(() => new Set([...textsOf(raw)].flatMap(({ text }) => namesReferredTo(text))));
  return (kind) => {
    // Links need not refer to aliases.
    const names = keysOf(valueAt(raw, REFERENCE_KINDS[kind].parts[0]));
    const [found, ...others] = names.filter((name) => !FOUND_WITHOUT_LINK.has(name) && !used().has(name));
    return others.length === 0 ? found : undefined;
  };
}

const FACT_OR_TARGET = /\{([^{}]+)\}|\]\(([^()\s]+)\)/g;

/** 'massage', '/feet#prices', '/go/massage', 'treatment:massage', '{catalogue.massage.price}' and '[our team](/team)'. */
function namesReferredTo(text: string): readonly string[] {
  const marked = [...text.matchAll(FACT_OR_TARGET)].map(([, fact, target]) => fact ?? target ?? '');
  return [...(/\s/.test(text) ? [] : [text]), ...marked].flatMap((reference) => [
    reference,
    ...reference.split(/[.:#]/),
    reference.slice(reference.lastIndexOf('/') + 1),
  ]);
}

function generatedPagesOf(raw: unknown): ReadonlySet<string> {
  const folder = valueAt(raw, 'catalogueRoute');
  if (typeof folder !== 'string') return new Set();
  const withPage = new Set(
    keysOf(valueAt(raw, 'routes')).map((route) => valueAtPath(raw, ['routes', route, 'treatment'])),
  );
  const without = keysOf(valueAt(raw, 'catalogue')).filter((slug) => !withPage.has(slug));
  return new Set(without.map((slug) => generatedRoute(folder, slug)));
}

/** Three roles exist only if the config has an optional part. */
const rolesOf = (raw: unknown): ReadonlySet<string> =>
  new Set([
    'phone',
    'email',
    'directions',
    ...(valueAt(raw, 'journal') ? ['journal'] : []),
    ...(valueAt(raw, 'quiz') ? ['quiz'] : []),
    ...(valueAt(raw, 'navigation.chat') ? ['chat'] : []),
  ]);

function isFact(raw: unknown, path: string): boolean {
  const value = valueAt(raw, path);
  if (typeof value === 'string' || typeof value === 'number') return true;
  const dot = path.lastIndexOf('.');
  if (!COMPUTED_FACTS.has(path.slice(dot + 1))) return false;
  const owner = valueAt(raw, path.slice(0, dot));
  return typeof owner === 'object' && owner !== null;
}

/** Explains a fact without the beginning of its path: {arrival} for {figures.arrival}. */
function shortened(path: string, facts: readonly string[]): ReturnType<DeclaredNames['nearestFact']> {
  const whole = facts.filter((fact) => fact.endsWith(`.${path}`));
  // A figure of the whole clinic is quoted more often than one of a treatment.
  const [only, another] = whole.includes(`figures.${path}`) ? [`figures.${path}`] : whole;
  if (only === undefined || another !== undefined) return undefined;
  return { help: `Write “{${only}}”, its whole path.`, instead: only };
}

/** Explains a position behind the end of a list: {catalogue.massage.packages.1.saving} if there is one course. */
function wrongPosition(raw: unknown, path: string): ReturnType<DeclaredNames['nearestFact']> {
  const keys = path.split('.');
  const lists = keys.map((_, depth) => keys.slice(0, depth)).filter((above) => valueAtPath(raw, above) !== undefined);
  const above = lists.at(-1) ?? [];
  const list = valueAtPath(raw, above);
  const position = keys[above.length] ?? '';
  if (!Array.isArray(list) || list.length === 0 || !/^\d+$/.test(position)) return undefined;
  const first = [...above, 0, ...keys.slice(above.length + 1)].join('.');
  if (!isFact(raw, first)) return undefined;
  const name = above.join('.');
  return list.length === 1
    ? { help: `“${name}” has one entry, and its number is 0: write “{${first}}”.`, instead: first }
    : { help: `“${name}” has ${list.length} entries, with the numbers 0 to ${list.length - 1}: write one of them.` };
}

/** Lists the facts on the first call only: most configs have no wrong quotation, and those that do often have several. */
function nearestFactOf(raw: unknown): DeclaredNames['nearestFact'] {
  let facts: readonly string[] | undefined;
  return (path) => {
    facts ??= [...textsOf(raw)].flatMap(({ path: keys }) => (keys[0] === 'pages' ? [] : [keys.join('.')]));
    const explained = shortened(path, facts) ?? wrongPosition(raw, path);
    if (explained) return explained;
    const found = nearest(path, facts);
    if (!found?.near) return undefined;
    return { help: `Did you mean “${found.name}”?`, ...(found.clear ? { instead: found.name } : {}) };
  };
}
