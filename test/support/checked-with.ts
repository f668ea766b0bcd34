import { join } from 'node:path';
import { withExceptions } from '../../renderer/check/checked.ts';
import type { BuildRecord } from '../../renderer/check/earlier/build-record.ts';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import type { AppliedExceptions } from '../../renderer/check/exceptions/apply.ts';
import type { DuplicateName } from '../../renderer/config/duplicate-names.ts';
import type { Overrides } from '../../renderer/config/overrides.ts';
import { sharedSchema } from '../../renderer/config/shared-schema.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import type { Web } from '../../renderer/core/web.ts';
import { dateIn } from '../../renderer/facts/date.ts';
import { readPageCache } from '../../renderer/html/rendering/page-cache.ts';
import { runPipeline } from '../../renderer/pipeline.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from './edit.ts';
import { memoryIo, ROOT } from './sites.ts';

/** Making a schema takes a fifth of a check of a small site. test/output/findings-cache.test.ts compares the results. */
const SCHEMA = sharedSchema();

/** Pages are cached for a program, which has a name. */
const PROGRAM = 'tests';

/**
 * The rendered pages of an unchanged config: most changes affect few of them, and rendering takes longest.
 * test/output/threads-and-cache.test.ts compares cached pages with new ones.
 */
const pagesOf = memoize((config: unknown) =>
  memoize(async (folder: string) => {
    const io = memoryIo({ program: PROGRAM });
    await runPipeline({ value: config, folder, duplicateNames: [] }, { overrides: {}, engine: ROOT }, io);
    return readPageCache(io);
  }),
);

/** The findings of a check in memory. They have no source location, because there is no config file. */
export interface CheckedInMemory extends AppliedExceptions {
  /** Undefined if the config is not a valid site. */
  readonly site?: CheckedSite;
}

export interface CheckedWithOptions {
  /** The config that is changed; the smallest site where none is named. */
  readonly config?: unknown;
  /** Whether the config is checked so rarely that rendering it unchanged would take longer than it saves. */
  readonly isRare?: boolean;
  /** The folder whose content/ is read. */
  readonly folder?: string;
  readonly release?: boolean;
  /** The record of the last build. */
  readonly lastBuild?: BuildRecord | undefined;
  /** The keys that the config declares twice. */
  readonly duplicateNames?: readonly DuplicateName[];
  /** The web, where the hosts of outside addresses are asked. */
  readonly web?: Web;
  readonly overrides?: Overrides;
  /** The moment of the check: '2026-11-21T12:00:00Z'. */
  readonly at?: string;
}

/**
 * Checks a config with other values at some paths, and other files below content/, by the same stages as any:
 * `checkedWith({ 'catalogue.massage.price': '£65' })`.
 */
export async function checkedWith(
  values: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  {
    config = minimal,
    folder = join(ROOT, 'test/sites/minimal'),
    isRare = false,
    release = false,
    web,
    overrides = {},
    lastBuild,
    duplicateNames = [],
    at,
  }: CheckedWithOptions = {},
): Promise<CheckedInMemory> {
  const real = memoryIo({
    program: PROGRAM,
    ...(at === undefined ? {} : { today: (timeZone) => dateIn(new Date(at), timeZone) }),
  });
  const given = new Map(Object.entries(files).map(([name, content]) => [join(folder, 'content', name), content]));
  const read = async (path: string) => {
    const content = given.get(path);
    if (content === undefined) return real.read(path);
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  const list = async (path: string) => [...(await real.list(path)), ...Object.keys(files)];
  const io = { ...real, read, list, ...(web ? { web } : {}) };
  const examined = await runPipeline(
    { value: withValues(config, values), folder, duplicateNames },
    { overrides, engine: ROOT, lastBuild, schemaFor: SCHEMA },
    io,
    isRare ? undefined : await pagesOf(config)(folder),
  );
  return { ...withExceptions(examined, { release }, io), ...(examined.site ? { site: examined.site } : {}) };
}
