import { join } from 'node:path';
import { runPipeline } from '../../renderer/build.ts';
import { withExceptions } from '../../renderer/check/checked.ts';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import { type ConfigSources, locate } from '../../renderer/config/locate/index.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import type { Io } from '../../renderer/core/io.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { type CacheShard, readPageCache } from '../../renderer/html/rendering/page-cache.ts';
import { inFolder, memoryIo, optionsFor, writeFiles } from '../support/sites.ts';
import type { Mutation } from './mutation.ts';
import { CONFIG, type SiteFiles } from './site-files.ts';

/** The new findings after an edit. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** The text of the file after the edit. */
  readonly text: string;
}

/** Makes an edit in a copy of the site, returns the new findings, and undoes the edit. */
export type World = (mutation: Mutation) => Promise<Outcome>;

/** Runs a function with its own copy of the site. */
export type InWorld = <T>(run: (world: World) => Promise<T>) => Promise<T>;

/** Checks a site once. Its cached pages are reused for every edit that does not change them. */
export async function openWorlds(site: SiteFiles): Promise<InWorld> {
  const ioFor = sharedIo(site.root);
  const { known, pageCache } = await inCopy(site, async (folder) => {
    const io = ioFor(folder);
    const { findings } = await examineIn(folder, io);
    return { known: byKey(findings), pageCache: await readPageCache(io) };
  });
  return (run) =>
    inCopy(site, (folder) => {
      const whole = ioFor(folder);
      // Nothing is written to the cache, so that edits do not affect each other.
      const io = { ...whole, cache: { ...whole.cache, set: async () => undefined } };
      return run(async (mutation) => {
        const text = editedText(site.textOf(mutation.file), mutation);
        await writeFiles(folder, { [mutation.file]: text });
        try {
          const { findings, sourced } = await examineIn(folder, io, pageCache);
          const newFindings = findNew(findings, known);
          return { findings: sourced ? await locate(newFindings, sourced, io) : newFindings, text };
        } finally {
          await writeFiles(folder, { [mutation.file]: site.textOf(mutation.file) });
        }
      });
    });
}

const inCopy = <T>({ texts }: SiteFiles, run: (folder: string) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    await writeFiles(folder, Object.fromEntries(texts));
    return run(folder);
  });

const editedText = (text: string, { replaced: { start, end }, to }: Mutation): string =>
  text.slice(0, start) + to + text.slice(end);

interface Examined {
  readonly findings: readonly Finding[];
  readonly sourced?: ConfigSources;
}

/** Runs the stages of `check`, except that only new findings are located later. */
async function examineIn(folder: string, io: Io, pageCache?: readonly CacheShard[]): Promise<Examined> {
  const options = optionsFor(join(folder, CONFIG));
  const config = await load(options);
  if (isLoadFailure(config)) return config;
  const examined = await runPipeline(config, options, io, pageCache);
  const { findings } = withExceptions(examined, options, io);
  const sourced = { ...config, entry: options.file, plainConfig: examined.parsed.plainConfig };
  return { findings, sourced };
}

/** Reads images and documents from the folder of the site, each once, instead of copying them. */
function sharedIo(root: string): (folder: string) => Io {
  const real = memoryIo({ program: 'mutations' });
  const readOnce = memoize(real.read);
  return (folder) => {
    const inRoot = (path: string) => path.replace(join(folder, 'content'), join(root, 'content'));
    return {
      ...real,
      list: (path) => real.list(inRoot(path)),
      read: (path) => (/\.(ts|md)$/.test(path) ? real.read(path) : readOnce(inRoot(path))),
    };
  };
}

/** Identifies a finding without its line, because an edit moves the findings after it. */
const keyOf = ({ rule, message, path, part, location }: Finding): string =>
  JSON.stringify([rule, message, path, part, location?.file]);

type Findings = readonly Finding[];

function byKey(findings: Findings): ReadonlyMap<string, Findings> {
  const all = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const same = all.get(key);
    if (same) same.push(finding);
    else all.set(key, [finding]);
  }
  return all;
}

/**
 * Returns the findings that occur more often than before. All with the same key are returned, because they cannot be
 * told apart.
 */
const findNew = (findings: Findings, known: ReadonlyMap<string, Findings>): Findings =>
  [...byKey(findings)].flatMap(([key, same]) => (same.length > (known.get(key)?.length ?? 0) ? same : []));
