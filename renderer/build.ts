import {
  type Checked,
  type CheckOptions,
  conclude,
  type Outcome,
  unreadable,
  withExceptions,
} from './check/checked.ts';
import { type CheckedDay, comingDays, withComing } from './check/coming-days.ts';
import { readBuildRecord, writeBuildRecord } from './check/earlier/build-record.ts';
import type { Examined } from './check/examined.ts';
import { type LastRun, readLastRun, trackReads, writeLastRun } from './check/last-run.ts';
import { isLoadFailure, type LoadedConfig, load } from './config/load.ts';
import { sharedSchema } from './config/shared-schema.ts';
import { timeZoneOf } from './config/time-zone.ts';
import { settleAll } from './core/concurrency.ts';
import { type Finding, hasErrors } from './core/finding.ts';
import { type Io, withUnsaved } from './core/io.ts';
import { longDate, startOfDay } from './facts/date.ts';
import { readPageCache } from './html/rendering/page-cache.ts';
import { ImageError } from './inputs/images/source-bytes.ts';
import { withComingPages } from './output/coming-pages.ts';
import { emit } from './output/emit.ts';
import type { EmitIo } from './output/emit-io.ts';
import { unchangedFiles, writeLastOutput } from './output/last-output.ts';
import { type OnAssembled, type PipelineIo, runPipeline } from './pipeline.ts';
import type { PageInputs } from './why/page-inputs.ts';

export { sharedSchema };

/** How often a build starts again because an image changed after it was measured. */
const MAX_RESTARTS = 2;

/** Checks a site and writes it. If there are errors, nothing in the output folder changes. */
export async function buildSite(options: CheckOptions & { readonly out: string }, io: PipelineIo & EmitIo) {
  const { last, unchanged } = await unchangedBuild(options, io);
  if (unchanged) return unchanged;
  for (let restarts = 0; ; restarts += 1) {
    const { checked, key } = await runAndRecord(options, last, io);
    if (!checked.site || hasErrors(checked.findings)) return { checked };
    const files = withComingPages(checked.site, checked.sitesToCome ?? []);
    const emitted = await emit(files, options.out, io).catch(imageError);
    if (!(emitted instanceof ImageError)) {
      await writeBuildRecord(checked.site.record, options.file, io.cache);
      if (key !== undefined) await writeLastOutput(options.out, key, io);
      return { checked, emitted };
    }
    if (!emitted.hasChanged || restarts === MAX_RESTARTS)
      return { checked: await checkSite(options, io, { found: [emitted.finding] }) };
  }
}

/** Returns the result of a build that has nothing to do, if neither the site nor its output has changed. */
async function unchangedBuild(options: CheckOptions & { readonly out: string }, io: PipelineIo & EmitIo) {
  const last = await readLastRun(options, io);
  const { key, outcome } = last;
  if (!outcome || key === undefined || hasErrors(outcome.findings)) return { last };
  const files = await unchangedFiles(options.out, key, io);
  if (files === undefined) return { last };
  return { last, unchanged: { checked: outcome, emitted: { written: 0, unchanged: files, removed: 0, findings: [] } } };
}

/** Like `checkSite`, for commands that need no site: if nothing has changed since the last run, its outcome is reused. */
export async function checkOutcome(options: CheckOptions, io: PipelineIo): Promise<Outcome> {
  const last = await readLastRun(options, io);
  return last.outcome ?? (await runAndRecord(options, last, io)).checked;
}

/** Checks a site and stores the outcome; the key is missing if it cannot be stored. */
async function runAndRecord<EachIo extends PipelineIo>(options: CheckOptions, last: LastRun, io: EachIo) {
  const reads = trackReads(io);
  const { checked, config } = await examineSite(options, { ...io, ...reads });
  if (!config || io.web || io.environment === undefined) return { checked };
  const run = { last, checked, reads, timeZone: timeZoneOf(config.value), hasReadOutside: config.hasReadOutside() };
  return { checked, key: await writeLastRun(run, options, io) };
}

/** Images are encoded only when they are written, so some of their problems appear only then. */
const imageError = (error: unknown): ImageError => {
  if (error instanceof ImageError) return error;
  throw error;
};

/** A checked site, and what it was made from. */
export interface ExaminedSite {
  /** Missing if it cannot be run. */
  readonly config?: LoadedConfig;
  /** What the pages were made from; missing if the config cannot be run or does not match the schema. */
  readonly inputs?: PageInputs | undefined;
  readonly checked: Checked;
}

interface ExamineOptions {
  /** Findings of an earlier attempt to write the site. */
  readonly found?: readonly Finding[];
  /** Called with the pages and files of a valid config before the rules are applied, which takes most of the time. */
  readonly onAssembled?: OnAssembled;
}

/** Loads, renders and checks a site in memory. Only the cache is written. */
export const checkSite = async (options: CheckOptions, io: PipelineIo, more: ExamineOptions = {}): Promise<Checked> =>
  (await examineSite(options, io, more)).checked;

/** Like `checkSite`, but also returns what the pages were made from. */
export async function examineSite(
  options: CheckOptions,
  files: PipelineIo,
  { found = [], onAssembled }: ExamineOptions = {},
): Promise<ExaminedSite> {
  const { edited } = options;
  const io = edited ? withUnsaved(files, edited.texts) : files;
  io.progress('Reading the config …');
  // The bundler runs in its own process, so the page cache can be read in the meantime.
  const [pageCache, lastBuild, config] = await settleAll([
    readPageCache(io),
    readBuildRecord(options.file, io.cache),
    edited?.config ?? load({ ...options, overlay: edited?.texts }),
  ]);
  if (isLoadFailure(config)) return { checked: unreadable(config) };
  const pipelineOptions = { ...options, lastBuild, parsed: edited?.parsed?.(), onAssembled };
  const pipeline = await runPipeline(config, pipelineOptions, io, pageCache);
  const examined = { ...pipeline, findings: [...pipeline.findings, ...found] };
  const checked = await conclude(config, examined, { ...withExceptions(examined, options, io), ...options }, io);
  const days = await checkComingDays(config, examined, options, io);
  return { config, inputs: pipeline.inputs, checked: withComing(checked, days) };
}

/** Checks the site as it will be on each day within a year on which it changes. */
async function checkComingDays(
  config: LoadedConfig,
  { despite, ...now }: Examined,
  options: CheckOptions,
  io: PipelineIo,
): Promise<readonly CheckedDay[]> {
  const { site, parsed } = despite?.examined[0]?.examined ?? now;
  const timeZone = timeZoneOf(parsed.plainConfig);
  const days = site ? comingDays(parsed, io.today(timeZone)) : [];
  const checked: CheckedDay[] = [];
  for (const day of days) {
    const progress: Io['progress'] = (step, steps) => io.progress(`${longDate(day)}: ${step}`, steps);
    const ioOfDay = { ...io, web: undefined, progress };
    const examined = await runPipeline(config, { ...options, day }, ioOfDay);
    const applied = withExceptions(examined, options, io);
    checked.push({
      day,
      begins: startOfDay(day, timeZone),
      checked: await conclude(config, examined, { ...applied, ...options }, ioOfDay),
    });
  }
  return checked;
}
