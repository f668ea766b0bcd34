import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cached, type Read } from '../../core/cache.ts';
import { type ConfigPath, type Finding, formatPath, type SourceLocation } from '../../core/finding.ts';
import type { Io } from '../../core/io.ts';
import { asText } from '../../core/text.ts';
import { valueAt } from '../declared-names.ts';
import type { LoadedConfig } from '../load.ts';
import { type Located, located, type Query } from './query.ts';

/** Files and the cache, as the locator needs them. */
export interface LocateIo extends Pick<Io, 'read' | 'cache'> {
  /** Absolute path of the module that configs import as 'clinic-site'. */
  readonly language: string;
}

/** The config's files, and what they made. */
export interface Sourced extends Pick<LoadedConfig, 'folder' | 'files'> {
  readonly entry: string;
  /** The config without its marks. */
  readonly plainConfig?: unknown;
}

/** Places by what was looked for. */
const readLocations: Read<readonly (readonly [string, Located])[]> = (value) =>
  z.array(z.tuple([z.string(), located])).safeParse(value).data;

const keyOf = ({ path, part, annotation, span }: Query): string =>
  [formatPath(path), part ?? '', span ? `${span.at}+${span.length}` : '', ...Object.values(annotation ?? {})].join('|');

/**
 * Adds to each finding the place where the owner typed the value.
 * Places are kept by the hash of the config's files: ts-morph is loaded only for one that is new.
 */
export async function locate(findings: readonly Finding[], config: Sourced, io: LocateIo): Promise<readonly Finding[]> {
  const wanted = findings.flatMap((finding) =>
    finding.location || !finding.path
      ? []
      : [{ ...toWanted(finding, finding.path), value: valueIn(config, finding.path) }],
  );
  const places = wanted.length === 0 ? new Map<string, Located>() : await locationsOf(wanted, config, io);
  return findings.map((finding) => {
    if (finding.location) return { ...finding, ...fixOf(finding, finding.location) };
    if (!finding.path) return finding;
    const found = places.get(keyOf(toWanted(finding, finding.path)));
    return found ? withLocation(finding, found) : finding;
  });
}

const toWanted = ({ part, annotation, span }: Finding, path: ConfigPath): Query => ({ path, part, annotation, span });

const valueIn = ({ plainConfig }: Sourced, path: ConfigPath): unknown => valueAt(plainConfig, formatPath(path));

/** A missing value can have no place of its own; for any other, the message says that the place is near by. */
const withLocation = (finding: Finding, { location, exact, words }: Located): Finding => ({
  ...finding,
  location,
  ...(words === finding.replacement?.was ? fixOf(finding, location) : {}),
  ...(exact || finding.rule === 'config/missing'
    ? {}
    : { message: `${finding.message} (The place shown is the nearest value around it.)` }),
});

/** What should stand in place of the characters at fault, as an edit. */
export const fixOf = ({ replacement }: Pick<Finding, 'replacement'>, location: SourceLocation): Pick<Finding, 'fix'> =>
  replacement ? { fix: { title: replacement.title, edits: [{ ...location, text: replacement.text }] } } : {};

async function locationsOf(
  wanted: readonly Query[],
  config: Sourced,
  io: LocateIo,
): Promise<ReadonlyMap<string, Located>> {
  const key = `locations5-${await hashOf(config.files, io)}`;
  const known = new Map(await cached(io.cache, key, readLocations));
  const unknown = wanted.filter((item) => !known.has(keyOf(item)));
  if (unknown.length === 0) return known;
  const found = await placed(unknown, config, io);
  const all = new Map([...known, ...found]);
  await io.cache.set(key, JSON.stringify([...all]));
  return all;
}

/** Runs the config with markers in its strings, and again without them for values that the markers changed. */
async function placed(
  queries: readonly Query[],
  { entry, folder, files }: Sourced,
  { language }: LocateIo,
): Promise<readonly (readonly [string, Located])[]> {
  const { openConfig } = await import('./open-config.ts');
  const find = await openConfig({ entry, folder, files, language });
  const found = await Promise.all(queries.map(async (query) => [keyOf(query), await find(query)] as const));
  return found.flatMap(([key, one]) => (one ? [[key, one] as const] : []));
}

async function hashOf(files: readonly string[], io: LocateIo): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${file}\n${asText(await io.read(file))}\n`);
  return hash.digest('hex').slice(0, 24);
}
