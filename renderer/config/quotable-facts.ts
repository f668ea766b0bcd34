import { nearest } from '../facts/nearest.ts';
import { textsOf } from '../facts/texts.ts';
import { quotedSynonym } from './mistakes/synonyms.ts';
import type { DeclaredNames } from './schema/base.ts';
import { valueAtPath } from './value-at.ts';
import { isPlainObject } from './variants.ts';

/** The last keys of the paths of computed facts. The rest of the path is that of the value that they describe. */
const COMPUTED_FACTS: ReadonlySet<string> = new Set([
  'amount',
  'saving',
  'reference',
  'perSession',
  'total',
  'instalment',
  'firstPayment',
  'minutes',
  'pages',
  'size',
  'inWords',
  'special',
]);

export function isFact(raw: unknown, path: string): boolean {
  const value = valueAtPath(raw, path.split('.'));
  if (typeof value === 'string' || typeof value === 'number') return true;
  const dot = path.lastIndexOf('.');
  if (!COMPUTED_FACTS.has(path.slice(dot + 1))) return false;
  const owner = valueAtPath(raw, path.slice(0, dot).split('.'));
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

/** Explains a field by another name: {catalogue.massage.cost} for {catalogue.massage.price}. */
function underAnotherName(raw: unknown, path: string): ReturnType<DeclaredNames['nearestFact']> {
  const keys = path.split('.');
  const entry = valueAtPath(raw, keys.slice(0, -1));
  const field = isPlainObject(entry) ? quotedSynonym(keys.at(-1) ?? '', new Set(Object.keys(entry))) : undefined;
  const meant = [...keys.slice(0, -1), field].join('.');
  return field !== undefined && isFact(raw, meant) ? { help: `Did you mean “${meant}”?`, instead: meant } : undefined;
}

/** Advice for a fact that is like no other one: '{catalogue.insoles.price}' after this treatment was removed. */
function withoutNear(raw: unknown, path: string): string {
  const [part = '', name, ...rest] = path.split('.');
  const entries = valueAtPath(raw, [part]);
  if (name === undefined || !isPlainObject(entries)) return 'Quote a fact like {clinic.name}.';
  return rest.length > 0 && Object.hasOwn(entries, name)
    ? `“${name}” in “${part}” has no “${rest.join('.')}”: add it, or write these words without it.`
    : `“${part}” has no “${name}”. If you removed it, remove the words about it; otherwise quote a fact that is there.`;
}

/** Lists the facts on the first call only: most configs have no wrong quotation, and those that do often have several. */
export function nearestFactOf(raw: unknown): DeclaredNames['nearestFact'] {
  let facts: readonly string[] | undefined;
  return (path) => {
    facts ??= [...textsOf(raw)].flatMap(({ path: keys }) => (keys[0] === 'pages' ? [] : [keys.join('.')]));
    const explained = shortened(path, facts) ?? wrongPosition(raw, path) ?? underAnotherName(raw, path);
    if (explained) return explained;
    const found = nearest(path, facts);
    if (!found?.near) return { help: withoutNear(raw, path) };
    return { help: `Did you mean “${found.name}”?`, ...(found.clear ? { instead: found.name } : {}) };
  };
}
