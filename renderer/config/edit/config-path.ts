import { type ConfigPath, formatPath } from '../../core/finding.ts';
import { onlyOne } from '../../core/only-one.ts';
import { slugOf } from '../../core/slug.ts';
import { valueAtPath } from '../value-at.ts';
import { findPaths } from './find-paths.ts';
import { ambiguous, notInList, unknownName, whichPath } from './path-refusal.ts';
import type { Refusal } from './refusal.ts';
import { type ReadConfig, schemaAt } from './schema-at.ts';
import { kindOf } from './value-kind.ts';

/** What a path is looked up in. */
interface Lookup extends ReadConfig {
  /** Whether the last key may be the name of a new entry of a record. */
  readonly mayDeclare?: boolean;
}

/**
 * Reads a path as people type it: 'catalogue.massage.price', 'clinic.closures[0].from', "pages['/about'][2]". An item
 * of a list can also be called by a name that it has: 'pages./about.faq', 'clinic.socialProfiles.Instagram'. The field
 * at the end may be missing in the config; a wrong name is refused with the paths that can be meant.
 */
export function readPath(text: string, config: Lookup): ConfigPath | Refusal {
  const names = namesIn(text);
  const { path, unknown, refusal } = follow(names, [], config);
  if (refusal) return elsewhere(path, unknown, config) ?? refusal;
  return path.length > 0
    ? path
    : { message: 'The path is empty.', help: 'Write it like clinic.phone; “npx site get” lists all paths.' };
}

/** Returns the paths that words can mean one after the other: 'treatment', 'Deep massage', 'price'. */
export const pathsMeant = (words: readonly string[], config: Lookup): readonly ConfigPath[] =>
  pathsBelow([], words.flatMap(namesIn), config);

/** Divides a path at its dots and brackets. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[\s*(?:'([^']*)'|"([^"]*)"|([^\]'"]*))\s*\]|([^.[\]]+)/g)].map(
    ([, single, double, bracketed, plain]) => single ?? double ?? bracketed ?? plain ?? '',
  );

/** The keys that could be read, and the names from the first unknown one on. */
interface Followed {
  readonly path: ConfigPath;
  readonly unknown: readonly string[];
  readonly refusal?: Refusal;
}

function follow(names: readonly string[], start: ConfigPath, config: Lookup): Followed {
  const path = [...start];
  for (const [index, name] of names.entries()) {
    const mayDeclare = config.mayDeclare === true && index === names.length - 1;
    const key = keyIn({ ...config, mayDeclare }, path, name);
    if (typeof key === 'object') return { path, unknown: names.slice(index), refusal: key };
    path.push(key);
  }
  return { path, unknown: [] };
}

/** Refuses names that a value does not have, but a value inside it. Lists have refusals of their own. */
function elsewhere(path: ConfigPath, names: readonly string[], config: Lookup): Refusal | undefined {
  const [name = '', ...rest] = names;
  if (Array.isArray(valueAtPath(config.plainConfig, path))) return undefined;
  const meant = pathsBelow(path, names, config);
  if (meant.length > 0) return { ...unknownName(config, path, name), help: whichPath(meant) };
  const start = onlyOne(pathsBelow(path, [name], config));
  return start ? follow(rest, start, config).refusal : undefined;
}

/** Returns the paths below a value that contain names in this order, possibly with other keys between them. */
function pathsBelow(start: ConfigPath, names: readonly string[], config: Lookup): readonly ConfigPath[] {
  const { path, unknown } = follow(names, start, config);
  const [name, ...rest] = unknown;
  if (name === undefined) return [path];
  return findPaths(config, path, name, (found) => pathsBelow(found, rest, config));
}

function keyIn(config: Lookup, path: ConfigPath, name: string): string | number | Refusal {
  const value = valueAtPath(config.plainConfig, path);
  if (Array.isArray(value)) return itemIn(value, name, path);
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, name)) return name;
  const field = schemaAt(config.schema, config.plainConfig, [...path, name]);
  const isEntry = isRecord(config, path);
  if (!field || (isEntry && value !== undefined && !config.mayDeclare)) return unknownName(config, path, name);
  return !isEntry && /^\d+$/.test(name) ? Number(name) : name;
}

/** A record has the names that its owner chose, so any other name is a typo, unless the record is not set yet. */
function isRecord({ schema, plainConfig }: ReadConfig, path: ConfigPath): boolean {
  const field = schemaAt(schema, plainConfig, path);
  return field !== undefined && kindOf(field.schema, valueAtPath(plainConfig, path)) === 'record';
}

/** Finds an item by its number, or by a name that it alone has. */
function itemIn(list: readonly unknown[], name: string, path: ConfigPath): number | Refusal {
  if (/^\d+$/.test(name)) return Number(name);
  const exact = [...list.keys()].filter((index) => textsOf(list[index]).includes(name));
  const called = exact.length > 0 ? exact : [...list.keys()].filter((index) => isCalled(list[index], name));
  const [index, ...others] = called;
  if (index === undefined) return notInList(list.map(textsOf), name, path);
  if (others.length === 0) return index;
  return ambiguous(
    name,
    path,
    called.map((at) => formatPath([...path, at])),
  );
}

/**
 * The texts by which people recognise an item: the item itself, the kind of a section, a title, or the name of its
 * subject.
 */
const textsOf = (item: unknown): readonly string[] =>
  typeof item === 'string'
    ? [item]
    : Object.values(Object(item)).filter((value): value is string => typeof value === 'string');

const isCalled = (item: unknown, name: string): boolean => textsOf(item).some((text) => slugOf(text) === slugOf(name));
