import { basename, dirname, join, sep } from 'node:path';
import { type Cache, cached, type Read } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import type { Io } from '../core/io.ts';
import type { RuleName } from '../core/rule-names.ts';
import { asText } from '../core/text.ts';
import { lastBuildName } from './earlier/last-build-name.ts';
import type { CheckOptions } from './options.ts';
import { type Checked, type Outcome, outcomeOf } from './outcome.ts';

/** The files, folders and facts from which a run computed its outcome. A file may be missing. */
interface Inputs {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly timeZone: string;
}

interface RunRecord {
  readonly inputs: Inputs;
  /**
   * Missing if this was the first run with these inputs: only inputs that were read before a run are known to be those
   * it used.
   */
  readonly result?: { readonly key: string; readonly outcome: SavedOutcome };
}

type SavedOutcome = Omit<Outcome, 'unapplied'> & { readonly unapplied: readonly RuleName[] };

/** The last run of a config, compared with the state of its inputs now. */
export interface LastRun {
  readonly inputs?: Inputs | undefined;
  /** A digest of everything that a run depends on; missing before the first run, or if it is not known. */
  readonly key?: string | undefined;
  /** The outcome of the last run, if a run would have the same one now. */
  readonly outcome?: Outcome | undefined;
}

/** A folder can contain several configs. */
const nameOf = ({ file }: Pick<CheckOptions, 'file'>): string => `last-run/${digest(file)}.json`;

/** The checksum of the entry ensures that this program wrote it, and the version that it has this form. */
const VERSION = 1;

const isRecord = (value: unknown): value is RunRecord & { readonly version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION;

const readRecord: Read<RunRecord> = (value) => (isRecord(value) ? value : undefined);

/** Returns the last run; an empty one if its outcome cannot be reused. */
export async function readLastRun(options: CheckOptions, io: Io): Promise<LastRun> {
  if (io.web || io.environment === undefined) return {};
  const record = await cached(io.cache, nameOf(options), readRecord);
  if (!record) return {};
  const { inputs, result } = record;
  const key = await keyOf(inputs, options, io);
  if (key === undefined || result?.key !== key) return { inputs, key };
  const { unapplied, ...outcome } = result.outcome;
  return { inputs, key, outcome: { ...outcome, unapplied: new Set(unapplied) } };
}

/** Returns `undefined` if version control does not say which revision this is. */
async function keyOf({ files, folders, timeZone }: Inputs, options: CheckOptions, io: Io): Promise<string | undefined> {
  const { file, engine, release, overrides } = options;
  const revision = io.revision ? await io.revision(dirname(file)) : '';
  if (revision === undefined) return undefined;
  const contents = await Promise.all(files.map(async (path) => contentDigest(path, io)));
  const names = await Promise.all(folders.map((folder) => io.list(folder)));
  const lastBuild = (await io.cache.get(lastBuildName(file))) ?? '';
  const facts = [io.environment, io.program, file, engine, release, overrides, io.today(timeZone), revision];
  return digest(JSON.stringify([facts, files, contents, folders, names]), lastBuild);
}

/** A path that cannot be read, such as a folder, is like a missing file. */
const contentDigest = async (path: string, io: Pick<Io, 'read'>): Promise<string> => {
  const bytes = await io.read(path).catch(() => undefined);
  return bytes ? digest(bytes) : '';
};

/** Effects that note which files and folders are read. */
interface TrackedReads {
  readonly read: Io['read'];
  readonly list: Io['list'];
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

export function trackReads({ read, list }: Pick<Io, 'read' | 'list'>): TrackedReads {
  const files = new Set<string>();
  const folders = new Set<string>();
  return {
    files,
    folders,
    read: (path) => {
      files.add(path);
      return read(path);
    },
    list: (folder) => {
      folders.add(folder);
      return list(folder);
    },
  };
}

/** A finished run. */
interface FinishedRun {
  readonly last: LastRun;
  readonly checked: Checked;
  readonly reads: TrackedReads;
  readonly timeZone: string;
  /** Whether the config has read something outside its files, such as the date. */
  readonly hasReadOutside: boolean;
}

/**
 * Stores the outcome of a run, if its inputs are the same before and after it: somebody may save a file meanwhile.
 * Returns the key of the run if it is stored.
 */
export async function writeLastRun(
  { last, checked, reads, timeZone, hasReadOutside }: FinishedRun,
  options: CheckOptions,
  io: Io,
): Promise<string | undefined> {
  // A list of a folder shows whether a file has come that esbuild would prefer.
  const isListed = (path: string) => [...reads.folders].some((folder) => path.startsWith(folder + sep));
  const files = new Set([
    ...[...reads.files].filter(outsideEngine(options)),
    ...checked.files,
    ...preferredTo(checked.files, options).filter((path) => !isListed(path)),
  ]);
  const inputs = { files: [...files].sort(), folders: [...reads.folders].sort(), timeZone };
  if (hasReadOutside || (await hasUnknownInputs(checked.files, inputs.files, io))) return undefined;
  const { key } = last;
  const isSame = key !== undefined && JSON.stringify(inputs) === JSON.stringify(last.inputs);
  const isStored = isSame && (await keyOf(inputs, options, io)) === key;
  const outcome = outcomeOf(checked);
  const result = isStored ? { key, outcome: { ...outcome, unapplied: [...outcome.unapplied] } } : undefined;
  await write({ inputs, ...(result ? { result } : {}) }, options, io.cache);
  return isStored ? key : undefined;
}

/**
 * Packages that the config imports, and settings that its tsconfig.json extends, depend on files that are not listed.
 */
async function hasUnknownInputs(imported: readonly string[], files: readonly string[], { read }: Io): Promise<boolean> {
  if (imported.some((path) => path.includes(`${sep}node_modules${sep}`))) return true;
  const settings = await Promise.all(
    files.filter((path) => basename(path) === 'tsconfig.json').map((path) => read(path).catch(() => undefined)),
  );
  return settings.some((bytes) => asText(bytes)?.includes('"extends"'));
}

const write = (record: RunRecord, options: CheckOptions, cache: Cache): Promise<void> =>
  cache.set(nameOf(options), JSON.stringify({ version: VERSION, ...record }));

/** The tool’s own files are covered by `Io.environment`. */
const outsideEngine = ({ engine }: CheckOptions): ((path: string) => boolean) => {
  const folders = ['cli', 'renderer', 'components', 'node_modules'].map((name) => join(engine, name) + sep);
  return (path) => !folders.some((folder) => path.startsWith(folder));
};

/** The extensions that esbuild tries for an import without one (https://esbuild.github.io/api/#resolve-extensions). */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mts', '.cts', '.css', '.json'];

/** Returns the files that would take the place of a config’s files, or change how they are read, if they existed. */
function preferredTo(files: readonly string[], { file }: CheckOptions): readonly string[] {
  const folders = new Set([dirname(file), ...files.map((path) => dirname(path))].flatMap(foldersAbove));
  return [
    ...files.flatMap((path) => {
      const bare = path.replace(/\.\w+$/, '');
      const base = /[\\/]index$/.test(bare) ? [bare, dirname(path)] : [bare];
      return base.flatMap((name) => ENDINGS.map((ending) => name + ending));
    }),
    ...[...folders].flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'package.json')]),
  ];
}

const foldersAbove = (folder: string): readonly string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...foldersAbove(dirname(folder))];
