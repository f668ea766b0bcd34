import { conclude, withExceptions } from './check/checked.ts';
import { type CheckedDay, comingDays, withComing } from './check/coming-days.ts';
import { withoutConsequences } from './check/consequences.ts';
import { firstRecord, readBuildRecord, writeBuildRecord } from './check/earlier/build-record.ts';
import type { Examined } from './check/examined.ts';
import type { CheckOptions } from './check/options.ts';
import { type Checked, unreadable } from './check/outcome.ts';
import { isLoadFailure, type LoadedConfig, load } from './config/load.ts';
import { sharedSchema } from './config/shared-schema.ts';
import { timeZoneOf } from './config/time-zone.ts';
import { settleAll } from './core/concurrency.ts';
import { type Finding, hasErrors } from './core/finding.ts';
import { type Io, withUnsaved } from './core/io.ts';
import { longDate, startOfDay } from './facts/date.ts';
import { readPageCache } from './html/rendering/page-cache.ts';
import { type OnAssembled, type PipelineIo, runPipeline } from './pipeline.ts';
import type { PageInputs } from './why/page-inputs.ts';

export { sharedSchema };

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
  given: CheckOptions,
  files: PipelineIo,
  { found = [], onAssembled }: ExamineOptions = {},
): Promise<ExaminedSite> {
  const { edited } = given;
  // The site of each later day is read with the same schema.
  const options = { ...given, schemaFor: given.schemaFor ?? sharedSchema() };
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
  if (!lastBuild && !edited && pipeline.site && !hasErrors(checked.findings))
    await writeBuildRecord(firstRecord(pipeline.site.record), options.file, io.cache);
  const all = withComing(checked, days);
  // Later days are not compared with the last build, so what causes their findings may be reported today only.
  const findings = withoutConsequences(all.findings, examined.parsed.plainConfig);
  return { config, inputs: pipeline.inputs, checked: { ...all, findings } };
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
