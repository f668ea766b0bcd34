import type { ConfigPath } from '../../../renderer/core/finding.ts';
import { HOSTILE } from '../hostile.ts';
import { type Random, randomFrom } from './random.ts';

/** A change of one value of a config. */
type Mutate = (value: unknown, random: Random, root: unknown) => unknown;

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates an object with any field names; Object.fromEntries makes even '__proto__' an own field. */
const objectOf = (entries: readonly (readonly [string, unknown])[]): unknown => Object.fromEntries(entries);

const STRANGE: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 10n, '', ' ', [], {}],
  ...[[[]], [null], [undefined], new Date(0), new Date(Number.NaN), new Map(), new Set([1]), /x/, Symbol('x')],
  ...[() => 'x', new Error('x'), Object.create(null), Object.freeze(['x']), new Array(3), new Uint8Array(4)],
];

const LETTERS: readonly string[] = [
  ...['\u0000', '\u007f', '\u00a0', '\u00ad', '\u0300', '\u200b', '\u200d', '\u202e', '\u2028', '\ud800', '\udc00'],
  ...[
    '\ufeff',
    '\uffff',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u{e0061}',
    'ﷺ',
    'ß',
    'İ',
    '٣',
    '½',
    '£',
    '–',
    '’',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '](',
    '\\',
    '"',
    "'",
    '`',
    '<',
    '>',
    '&',
    '\n',
    '\r\n',
    '\t',
    '/',
    '..',
    '#',
    '%',
    '$',
    '|',
    '*',
    '_',
  ],
];

const NAMES: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON', 'length'],
  ...[
    '$standIn',
    '$accept',
    'kind',
    'price',
    'name',
    '',
    ' ',
    '.',
    '..',
    '/',
    '/..',
    'a.b',
    '*',
    '0',
    '-1',
    '1e9',
    'CON',
  ],
];

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[random.int(0, list.length - 1)];
const hostile = (random: Random): string => oneOf(HOSTILE, random) ?? '';
const nameFrom = (random: Random): string => oneOf(NAMES, random) ?? '';
const repeat = (value: unknown, count: number): readonly unknown[] => Array.from({ length: count }, () => value);

function nested(value: unknown, depth: number, wrap: (inner: unknown) => unknown): unknown {
  let outer = value;
  for (let level = 0; level < depth; level += 1) outer = wrap(outer);
  return outer;
}

function lettersIn(text: string, random: Random): string {
  const at = random.int(0, text.length);
  const letter = oneOf(LETTERS, random) ?? '';
  return random.pick([
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + letter,
    letter + text,
    text.slice(at),
    text + text,
    text.toUpperCase(),
    text.split('').reverse().join(''),
    text.normalize('NFD'),
    text.replace(/\d+/, () => '9'.repeat(random.int(1, 400))),
    text.replace(/\d+/, () => String(random.int(-5, 5000))),
    `${text}${hostile(random)}`,
  ]);
}

const keyed = (value: unknown, random: Random, change: (entries: [string, unknown][], at: number) => void): unknown => {
  if (!isHolder(value) && !Array.isArray(value)) return oneOf(STRANGE, random);
  const entries = Object.entries(value);
  change(entries, random.int(0, Math.max(0, entries.length - 1)));
  return Array.isArray(value) ? entries.map(([, item]) => item) : objectOf(entries);
};

const MUTATIONS: readonly [Mutate, ...Mutate[]] = [
  (_, random) => oneOf(STRANGE, random),
  (_, random) => hostile(random),
  (value, random) => (typeof value === 'string' ? lettersIn(value, random) : oneOf(STRANGE, random)),
  (value, random) => (typeof value === 'string' ? lettersIn(value, random) : typeof value),
  (value, random) => keyed(value, random, (entries, at) => void entries.splice(at, 1)),
  (value, random) => keyed(value, random, (entries, at) => void entries.push([nameFrom(random), entries[at]?.[1]])),
  (value, random) => keyed(value, random, (entries, at) => void entries.push([hostile(random), entries[at]?.[1]])),
  (value, random) =>
    keyed(value, random, (entries, at) => void entries.splice(at, 1, [nameFrom(random), entries[at]?.[1]])),
  (value, random) => keyed(value, random, (entries) => void entries.reverse()),
  (value, random) =>
    keyed(value, random, (entries, at) => void entries.push(...repeat(entries[at], random.int(1, 4)).map(copyOf))),
  (value, random) => (Array.isArray(value) ? repeat(value[0], random.pick([0, 50, 2000])) : [value]),
  (value, random) =>
    isHolder(value)
      ? {
          ...value,
          ...Object.fromEntries(
            repeat(Object.values(value)[0], random.pick([20, 500])).map((item, at) => [`n${at}`, item]),
          ),
        }
      : { value },
  (value, random) => nested(value, random.pick([1, 3, 50, 3000, 20_000]), random.pick([listed, wrapped('a')])),
  (value, random) =>
    nested(value, random.pick([1, 2, 100, 20_000]), random.pick([wrapped('$standIn'), wrapped('$accept')])),
  (_, random, root) => valueAt(root, pathIn(root, random)),
  (value) => looped(value),
  (value, random) => ({ $standIn: value, note: oneOf(STRANGE, random) }),
  (value, random) => ({
    $accept: value,
    rule: random.pick(['price/from', 'x', 1, hostile(random)]),
    reason: oneOf(STRANGE, random),
    until: random.pick(['2027-01-01', '0000-00-00', '9999-99-99', hostile(random)]),
    covers: oneOf(STRANGE, random),
  }),
];

const copyOf = (entry: unknown, index: number): [string, unknown] =>
  Array.isArray(entry) ? [`${String(entry[0])}-${index}`, entry[1]] : [`copy-${index}`, undefined];

const listed = (inner: unknown): unknown => [inner];
const wrapped =
  (name: string) =>
  (inner: unknown): unknown => ({ [name]: inner });

/** A value that contains itself. */
function looped(value: unknown): unknown {
  const copy: Record<string, unknown> = isHolder(value) ? { ...value } : { value };
  for (const name of ['self', '$standIn']) if (name === 'self' || Object.keys(copy).length % 2 === 0) copy[name] = copy;
  return copy;
}

/** A path into a config that may end anywhere. */
function pathIn(root: unknown, random: Random): ConfigPath {
  const path: (string | number)[] = [];
  for (let value = root; typeof value === 'object' && value !== null && (path.length < 1 || random.chance(0.85)); ) {
    const keys = Object.keys(value);
    const key = keys[random.int(0, keys.length - 1)];
    if (key === undefined) break;
    path.push(Array.isArray(value) ? Number(key) : key);
    value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  }
  return path;
}

const valueAt = (root: unknown, path: ConfigPath): unknown =>
  path.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );

/** Returns a copy with another value at a path; its siblings are shared. */
function changedAt(value: unknown, [key, ...rest]: ConfigPath, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(key), changedAt(value[Number(key)], rest, change));
  if (!isHolder(value)) return value;
  return objectOf(
    Object.entries(value).map(([name, item]) => [name, name === key ? changedAt(item, rest, change) : item]),
  );
}

const MAX = 4;

/** Number of mutations per seed. */
export const mutationsOf = (seed: number): readonly number[] =>
  Array.from({ length: 1 + (randomFrom(seed).int(0, 7) % MAX) }, (_, index) => index);

/**
 * A config that differs from a valid one in a few values. Each mutation is drawn independently, so that any of them can
 * be left out.
 */
export function mutated(config: unknown, seed: number, mutations: readonly number[] = mutationsOf(seed)): unknown {
  return mutations.reduce((value: unknown, mutation) => {
    const random = randomFrom(seed * 31 + mutation);
    const path = pathIn(value, random);
    return changedAt(value, path, (old) => random.pick(MUTATIONS)(old, random, value));
  }, config);
}
