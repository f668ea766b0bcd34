import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cached, type Read } from '../../core/cache.ts';
import { type ConfigPath, type Finding, formatPath, type SourceLocation } from '../../core/finding.ts';
import type { Io } from '../../core/io.ts';
import { asText } from '../../core/text.ts';
import { valueAt } from '../declared-names.ts';
import type { LoadedConfig } from '../load.ts';
import { type Located, located, type Query } from './query.ts';

type LocateIo = Pick<Io, 'read' | 'cache'>;

/** The files of the config, and its value. */
export interface ConfigSources extends Pick<LoadedConfig, 'folder' | 'files' | 'hasReadOutside'> {
  readonly entry: string;
  /** The config without annotations. */
  readonly plainConfig?: unknown;
  /** The day on which its values were read, '2027-04-01', if any of them changes. */
  readonly day?: string;
}

/** Locations by the key of their query. */
const readLocations: Read<readonly (readonly [string, Located])[]> = (value) =>
  z.array(z.tuple([z.string(), located])).safeParse(value).data;

const keyOf = ({ path, day, part, annotation, span }: Query): string =>
  [formatPath(path), day, part ?? '', span ? `${span.at}+${span.length}` : '', ...Object.values(annotation ?? {})].join(
    '|',
  );

/** Adds the location of the value to each finding. */
export async function locate(
  findings: readonly Finding[],
  config: ConfigSources,
  io: LocateIo,
): Promise<readonly Finding[]> {
  const queries = findings.flatMap((finding) =>
    finding.location || !finding.path
      ? []
      : [{ ...queryOf(finding, finding.path, config.day ?? ''), value: valueIn(config, finding.path) }],
  );
  const locations = queries.length === 0 ? new Map<string, Located>() : await locationsOf(queries, config, io);
  return findings.map((finding) => {
    if (finding.location) return { ...finding, ...fixOf(finding, finding.location) };
    if (!finding.path) return finding;
    const found = locations.get(keyOf(queryOf(finding, finding.path, config.day ?? '')));
    return found ? withLocation(finding, found) : finding;
  });
}

const queryOf = ({ part, annotation, span }: Finding, path: ConfigPath, day: string): Query => ({
  ...{ path, day, part, annotation, span },
});

const valueIn = ({ plainConfig }: ConfigSources, path: ConfigPath): unknown => valueAt(plainConfig, formatPath(path));

/**
 * A missing value has no location of its own. For any other value, the message says that the location is only near it.
 */
const withLocation = (finding: Finding, { location, exact, words }: Located): Finding => ({
  ...finding,
  location,
  ...(words === finding.replacement?.was ? fixOf(finding, location) : {}),
  ...(exact || finding.rule === 'config/missing'
    ? {}
    : { message: `${finding.message} (The location is that of the nearest value around it.)` }),
});

/** Returns the replacement of a finding as an edit. */
export const fixOf = ({ replacement }: Pick<Finding, 'replacement'>, location: SourceLocation): Pick<Finding, 'fix'> =>
  replacement ? { fix: { title: replacement.title, edits: [{ ...location, text: replacement.text }] } } : {};

/**
 * Locations are cached by the hash of the config’s files, so that only a changed config is run again. If a config has
 * read the environment, the date or another file, its next run may take other values from the same files, so its
 * locations are not cached.
 */
async function locationsOf(
  queries: readonly Query[],
  config: ConfigSources,
  io: LocateIo,
): Promise<ReadonlyMap<string, Located>> {
  const texts = await readTexts(config.files, io);
  if (config.hasReadOutside()) return new Map(await locateAll(queries, config, texts));
  const key = `locations6-${hashOf(texts)}`;
  const known = new Map(await cached(io.cache, key, readLocations));
  const unknown = queries.filter((query) => !known.has(keyOf(query)));
  if (unknown.length === 0) return known;
  const found = await locateAll(unknown, config, texts);
  const all = new Map([...known, ...found]);
  await io.cache.set(key, JSON.stringify([...all]));
  return all;
}

/** Runs the config with markers in its strings, and again without them for values that the markers changed. */
async function locateAll(
  queries: readonly Query[],
  { entry, folder }: ConfigSources,
  texts: ReadonlyMap<string, string>,
): Promise<readonly (readonly [string, Located])[]> {
  const { openConfig } = await import('./open-config.ts');
  const find = await openConfig({ entry, folder, texts });
  const found = await Promise.all(queries.map(async (query) => [keyOf(query), await find(query)] as const));
  return found.flatMap(([key, one]) => (one ? [[key, one] as const] : []));
}

/** Reads each file once, so that what is cached belongs to the text that is hashed, even if an owner saves meanwhile. */
const readTexts = async (files: readonly string[], io: LocateIo): Promise<ReadonlyMap<string, string>> =>
  new Map(await Promise.all([...files].sort().map(async (file) => [file, asText(await io.read(file)) ?? ''] as const)));

function hashOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(`${file}\n${text}\n`);
  return hash.digest('hex').slice(0, 24);
}
