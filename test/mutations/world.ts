import { join } from 'node:path';
import { withExceptions } from '../../renderer/check/checked.ts';
import type { Examined } from '../../renderer/check/examined.ts';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import { type ConfigSources, locate } from '../../renderer/config/locate/index.ts';
import { type Parsed, parse } from '../../renderer/config/parse.ts';
import { sharedSchema } from '../../renderer/config/shared-schema.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import type { Io } from '../../renderer/core/io.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { type CacheShard, readPageCache } from '../../renderer/html/rendering/page-cache.ts';
import { runPipeline } from '../../renderer/pipeline.ts';
import { inFolder, memoryIo, optionsFor, TODAY, writeFiles } from '../support/sites.ts';
import type { Mutation, TextOf } from './mutation.ts';
import { CONFIG, type SiteFiles } from './site-files.ts';

/** The new findings after edits. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Returns the text of an owner's file after the edits. */
  readonly textOf: TextOf;
  /** The findings that the values themselves cause; missing if the config cannot be run. */
  readonly parsed?: Parsed;
}

/** Makes edits in a copy of the site, returns the new findings, and undoes the edits. */
export type World = (mutations: readonly Mutation[]) => Promise<Outcome>;

/** Runs a function with its own copy of the site. */
export type InWorld = <T>(run: (world: World) => Promise<T>) => Promise<T>;

/**
 * Checks a site once. Its cached pages are reused for every edit that does not change them.
 * @param despite whether an invalid config is checked as far as possible, which takes much longer
 */
export async function openWorlds(site: SiteFiles, { despite = false } = {}): Promise<InWorld> {
  const ioFor = sharedIo(site.root);
  const schemaFor = sharedSchema();
  const { known, pageCache } = await inCopy(site, async (folder) => {
    const io = ioFor(folder);
    const { findings } = await examineIn(folder, io, { despite, schemaFor });
    return { known: byKey(findings), pageCache: await readPageCache(io) };
  });
  return (run) =>
    inCopy(site, (folder) => {
      const whole = ioFor(folder);
      // Nothing is written to the cache, so that edits do not affect each other.
      const io = { ...whole, cache: { ...whole.cache, set: async () => undefined } };
      return run(async (mutations) => {
        const edited = new Map<string, string>();
        for (const edit of mutations.toSorted((a, b) => b.replaced.start - a.replaced.start))
          edited.set(edit.file, editedText(edited.get(edit.file) ?? site.textOf(edit.file), edit));
        await writeFiles(folder, Object.fromEntries(edited));
        try {
          const { findings, sourced, parsed } = await examineIn(folder, io, { despite, schemaFor, pageCache });
          const newFindings = findNew(findings, known);
          return {
            findings: sourced ? await locate(newFindings, sourced, io) : newFindings,
            textOf: (file) => edited.get(file) ?? site.textOf(file),
            ...(parsed ? { parsed } : {}),
          };
        } finally {
          await writeFiles(folder, Object.fromEntries([...edited.keys()].map((file) => [file, site.textOf(file)])));
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

interface ExaminedConfig extends Pick<Outcome, 'findings' | 'parsed'> {
  readonly sourced?: ConfigSources;
}

interface ExamineOptions {
  readonly despite: boolean;
  readonly schemaFor: ReturnType<typeof sharedSchema>;
  readonly pageCache?: readonly CacheShard[];
}

/** Runs the stages of `check`, except that only new findings are located later. */
async function examineIn(
  folder: string,
  io: Io,
  { despite, schemaFor, pageCache }: ExamineOptions,
): Promise<ExaminedConfig> {
  const options = optionsFor(join(folder, CONFIG));
  const config = await load(options);
  if (isLoadFailure(config)) return config;
  const parsed = parse(config.value, { day: TODAY, schemaFor });
  const examined: Examined =
    parsed.site || despite
      ? await runPipeline(config, { ...options, parsed }, io, pageCache)
      : { parsed, findings: [...config.duplicateNames, ...parsed.findings] };
  const { findings } = withExceptions(examined, options, io);
  return { findings, parsed, sourced: { ...config, entry: options.file, plainConfig: parsed.plainConfig } };
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
