import { type LastRun, readLastRun, trackReads, writeLastRun } from './check/last-run.ts';
import type { CheckOptions } from './check/options.ts';
import type { Outcome } from './check/outcome.ts';
import { timeZoneOf } from './config/time-zone.ts';
import { hasErrors } from './core/finding.ts';
import { ImageError } from './inputs/images/source-bytes.ts';
import type { EmitIo } from './output/emit-io.ts';
import { unchangedFiles, writeLastOutput } from './output/last-output.ts';
import type { PipelineIo } from './pipeline.ts';

/** How often a build starts again because an image changed after it was measured. */
const MAX_RESTARTS = 2;

// These modules are loaded on first use: a run without changes neither checks nor writes the site.
const checking = () => import('./examine.ts');
const writing = async () => ({
  ...(await import('./check/earlier/build-record.ts')),
  ...(await import('./output/coming-pages.ts')),
  ...(await import('./output/emit.ts')),
});

/** Checks a site and writes it. If there are errors, nothing in the output folder changes. */
export async function buildSite(options: CheckOptions & { readonly out: string }, io: PipelineIo & EmitIo) {
  const { last, unchanged } = await unchangedBuild(options, io);
  if (unchanged) return unchanged;
  const { emit, withComingPages, writeBuildRecord } = await writing();
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
      return { checked: await (await checking()).checkSite(options, io, { found: [emitted.finding] }) };
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
  const { examineSite } = await checking();
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
