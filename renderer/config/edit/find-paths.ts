import type { ConfigPath } from '../../core/finding.ts';
import { slugOf } from '../../core/slug.ts';
import { REFERENCE_KINDS } from '../reference-kinds.ts';
import { valueAtPath } from '../value-at.ts';
import { MAX_DEPTH } from '../variants.ts';
import { fieldNames, type ReadConfig, schemaAt } from './schema-at.ts';

/** A place in a config. */
interface Found {
  readonly path: ConfigPath;
  readonly value: unknown;
}

/**
 * Returns the paths below a value that somebody may mean by a name that the value itself does not have: 'tuesday' is
 * `clinic.hours.tuesday`, 'Deep massage' the treatment with this name, 'closure' the list `clinic.closures`, even if it
 * is not set. Only the paths with the fewest keys are returned, of those at which `fits` returns paths.
 */
export function findPaths(
  config: ReadConfig,
  from: ConfigPath,
  name: string,
  fits: (path: ConfigPath) => readonly ConfigPath[],
): readonly ConfigPath[] {
  const pathsIn = (places: readonly Found[]): readonly ConfigPath[] =>
    places.filter((place) => isCalled(place, name)).flatMap(({ path }) => fits(path));
  const start: Found = { path: from, value: valueAtPath(config.plainConfig, from) };
  for (let level = [start]; level.length > 0; level = level.flatMap(inside)) {
    const paths = pathsIn(level.flatMap(inside));
    if (paths.length > 0) return paths;
    const unset = pathsIn(level.flatMap((place) => unsetFields(config, place)));
    if (unset.length > 0) return unset;
  }
  return [];
}

/** The fields of an object that it could have, but has not. */
function unsetFields({ schema, plainConfig }: ReadConfig, { path, value }: Found): readonly Found[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const field = schemaAt(schema, plainConfig, path);
  const names = field ? fieldNames(field.schema, value) : [];
  const unset = names.filter((name) => !Object.hasOwn(value, name));
  return unset.map((name) => ({ path: [...path, name], value: undefined }));
}

function inside({ path, value }: Found): Found[] {
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return [];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.map(([key, inner]) => ({ path: [...path, key], value: inner }));
}

function isCalled({ path, value }: Found, name: string): boolean {
  const key = path.at(-1);
  const sought = lettersOf(name);
  const names = [...(typeof key === 'string' ? [key] : []), ...partNames(path), ...shownNames(value)].map(lettersOf);
  // '/prices' is not the plural of a field, but an address.
  const isAddress = typeof key === 'string' && key.startsWith('/');
  const isPlural = (each: string) => !isAddress && (each === `${sought}s` || `${each}s` === sought);
  return sought !== '' && names.some((each) => each === sought || isPlural(each));
}

/** 'minimumAge' is also written as “minimum age”. */
const lettersOf = (name: string): string => slugOf(name).replaceAll('-', '');

/** What the entries of a part of the config are called: those of `catalogue` are treatments. */
const partNames = (path: ConfigPath): readonly string[] =>
  path.length === 1
    ? Object.entries(REFERENCE_KINDS).flatMap(([kind, { label, parts }]) => (parts[0] === path[0] ? [kind, label] : []))
    : [];

const NAME_FIELDS = ['name', 'title', 'label', 'kind'];

/** The names by which visitors know an entry, and the kind of a section. */
const shownNames = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? NAME_FIELDS.map((field): unknown => Reflect.get(value, field)).filter((text) => typeof text === 'string')
    : [];
