import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cached, type Read } from '../../core/cache.ts';
import { type ConfigPath, type Finding, formatPath, type SourceLocation } from '../../core/finding.ts';
import type { Io } from '../../core/io.ts';
import { asText } from '../../core/text.ts';
import { valueAt } from '../declared-names.ts';
import { type Quote, quoted } from '../literal.ts';
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
  const queries = findings.map(({ location, path, part, annotation, span }) =>
    location || !path ? undefined : { path, part, annotation, span },
  );
  const located = await findAll(queries, config, io);
  return findings.map((finding, index) => {
    if (finding.location) return { ...finding, ...fixOf(finding, finding.location) };
    const found = located[index];
    return found ? withLocation(finding, found) : finding;
  });
}

/** Adds the location of the value to each finding, like `locate`; `find` knows the runs of the config. */
export const locateWith = (
  findings: readonly Finding[],
  config: Pick<ConfigSources, 'plainConfig' | 'day'>,
  find: (query: Query) => Promise<Located | undefined>,
): Promise<readonly Finding[]> =>
  Promise.all(
    findings.map(async (finding) => {
      const { location, path, part, annotation, span } = finding;
      const found = location || !path ? undefined : await find(queryIn(config, { path, part, annotation, span }));
      return found ? withLocation(finding, found) : finding;
    }),
  );

/** A value to locate, in the config of the day that it names, or of today. */
export type ValueQuery = Omit<Query, 'value' | 'day'> & { readonly day?: string | undefined };

/** Returns the location of each value. */
export const locateValues = async (
  queries: readonly (ValueQuery | undefined)[],
  config: ConfigSources,
  io: LocateIo,
): Promise<readonly (SourceLocation | undefined)[]> =>
  (await findAll(queries, config, io)).map((found) => found?.location);

async function findAll(
  wanted: readonly (ValueQuery | undefined)[],
  config: ConfigSources,
  io: LocateIo,
): Promise<readonly (Located | undefined)[]> {
  const queries = wanted.map((query) => query && queryIn(config, query));
  const asked = queries.flatMap((query) => query ?? []);
  const locations = asked.length === 0 ? new Map<string, Located>() : await locationsOf(asked, config, io);
  return queries.map((query) => query && locations.get(keyOf(query)));
}

/** The value of another day is not known here, so it cannot be compared with that of the run. */
const queryIn = (
  config: Pick<ConfigSources, 'plainConfig' | 'day'>,
  { path, part, annotation, span, day }: ValueQuery,
): Query => ({
  ...{ path, part, annotation, span, day: day ?? config.day ?? '' },
  ...(day === undefined || day === config.day ? { value: valueIn(config, path) } : {}),
});

const valueIn = ({ plainConfig }: Pick<ConfigSources, 'plainConfig'>, path: ConfigPath): unknown =>
  valueAt(plainConfig, formatPath(path));

/**
 * A missing value has no location of its own. For any other value, the message says that the location is only near it.
 */
const withLocation = (finding: Finding, { location, exact, words, quote }: Located): Finding => ({
  ...finding,
  location,
  ...(words === finding.replacement?.was ? fixOf(finding, location, quote) : {}),
  ...(exact || finding.rule === 'config/missing'
    ? {}
    : { message: `${finding.message} (The location is that of the nearest value around it.)` }),
});

/**
 * Returns the replacement of a finding as an edit.
 * @param quote the quotation marks around the characters that are replaced
 */
const fixOf = (
  { replacement, part }: Pick<Finding, 'replacement' | 'part'>,
  location: SourceLocation,
  quote: Quote = '',
): Pick<Finding, 'fix'> => {
  if (!replacement) return {};
  const text = quoted(replacement.text, { quote, isJson: location.file.endsWith('.json'), lineBreak: '\n' });
  // The location of a name contains its quotation marks.
  const edit = { ...location, text: part === 'name' ? `${quote}${text}${quote}` : text };
  return { fix: { title: replacement.title, edits: [edit] } };
};

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
  const key = `locations7-${hashOf(texts)}`;
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
