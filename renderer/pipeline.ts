import { join } from 'node:path';
import { examineDespite } from './check/despite.ts';
import { type BuildRecord, buildRecord, firstRecord } from './check/earlier/build-record.ts';
import { withoutLost } from './check/earlier/without-lost.ts';
import type { CheckedSite, Examined } from './check/examined.ts';
import { check } from './check/index.ts';
import type { CheckOptions } from './check/options.ts';
import { quoteFrom } from './config/derived/quote.ts';
import { withDuplicates } from './config/duplicate-names.ts';
import type { LoadedConfig } from './config/load.ts';
import { type Parsed, parse } from './config/parse.ts';
import { stripAnnotations } from './config/strip-annotations.ts';
import { timeZoneOf } from './config/time-zone.ts';
import { type Finding, hasErrors } from './core/finding.ts';
import type { Io } from './core/io.ts';
import { render } from './html/render.ts';
import type { CacheShard } from './html/rendering/page-cache.ts';
import type { RenderIo } from './html/rendering/worker-io.ts';
import { withEndings } from './inputs/file-names.ts';
import { loadContent } from './inputs/load-content.ts';
import { siteOfDay } from './inputs/site-of-day.ts';
import { bundle } from './islands/bundle.ts';
import { type PlannedMedia, planMedia } from './media/plan-media.ts';
import { assemble } from './output/assemble.ts';
import { plan as planPages } from './plan/index.ts';
import { lookOf } from './plan/site-look.ts';
import type { PageInputs } from './why/page-inputs.ts';
import type { ProbeInputs } from './why/probed-page.ts';

/** The effects that the pipeline needs. */
export type PipelineIo = Io & RenderIo;

/** A config, and everything that its pages are made from unless it is invalid. */
interface PreparedSite {
  readonly parsed: Parsed;
  readonly findings: readonly Finding[];
  readonly pages?: ProbeInputs & { readonly media: PlannedMedia };
}

interface PipelineOptions extends Pick<CheckOptions, 'overrides' | 'engine' | 'jobs' | 'schemaFor'> {
  readonly lastBuild?: BuildRecord | undefined;
  /** The day of the site, '2027-04-01'; today if it is missing. */
  readonly day?: string | undefined;
  /** The values of that day, if they were parsed already. */
  readonly parsed?: Parsed | undefined;
  readonly onAssembled?: OnAssembled | undefined;
}

/** Receives a site without errors so far, before the rules are applied to it. */
export type OnAssembled = (site: CheckedSite) => Promise<void>;

/** Runs all stages from `parse` to `check`. The owner’s exceptions are not applied yet. */
export async function runPipeline(
  config: Omit<LoadedConfig, 'files' | 'hasReadOutside'>,
  options: PipelineOptions,
  io: PipelineIo,
  pageCache?: readonly CacheShard[],
): Promise<Examined & { readonly inputs?: PageInputs }> {
  const { engine, jobs = 1, day, onAssembled } = options;
  const lastBuild = options.lastBuild && withoutLost(options.lastBuild, config.duplicateNames);
  const prepared = await prepare(config, options, io);
  const { parsed, findings: problems } = prepared;
  if (!prepared.pages) {
    const withoutProblems = { ...config, duplicateNames: [] };
    const despite = await examineDespite(parsed, (reading) =>
      runPipeline(
        withoutProblems,
        { ...options, lastBuild, parsed: reading.parsed, onAssembled: undefined },
        io,
        pageCache,
      ),
    );
    const list = () => io.list(join(config.folder, 'content'));
    return { parsed, findings: await withEndings(problems, parsed.plainConfig, list), despite };
  }
  const { planned, media, day: onDay } = prepared.pages;
  const { site, contentFiles, plan } = planned;
  io.progress(`Rendering ${plan.pages.length} pages …`);
  const rendered = await render({ planned, media, jobs, pageCache }, io);
  io.progress('Bundling scripts …');
  const bundled = await bundle(rendered.pages, engine, io);
  io.progress('Listing the files …');
  const { pages, files, host, shown } = assemble({ planned, media, rendered, bundled, day: onDay }, io);
  const built = {
    ...{ plan, pages, files, host, shown, day: onDay },
    pageDates: contentFiles.pageDates,
    look: lookOf(site, contentFiles),
    scripts: bundled.scripts,
    generatedDocuments: media.documents,
    record: buildRecord(planned),
  };
  if (!hasErrors(problems)) await onAssembled?.(built);
  // The first check compares the site with itself, like the second, which therefore reuses its findings.
  const earlier = lastBuild ?? firstRecord(built.record);
  const { findings, answers } = await check(
    { planned, leaves: parsed.leaves, built, folder: config.folder, lastBuild: earlier, jobs, day },
    io,
  );
  const inputs = { planned, media, bundled, leaves: parsed.leaves };
  return { parsed, findings: [...problems, ...findings], site: built, inputs, answers };
}

/** Runs the stages from `parse` to `planMedia`. */
export async function prepare(
  config: Pick<LoadedConfig, 'value' | 'folder' | 'duplicateNames'>,
  { overrides, day, parsed: known, schemaFor }: Pick<PipelineOptions, 'overrides' | 'day' | 'parsed' | 'schemaFor'>,
  io: Io,
): Promise<PreparedSite> {
  io.progress('Checking the values …');
  const onDay = day ?? io.today(timeZoneOf(stripAnnotations(config.value).value));
  const parsed = known ?? parse(config.value, { overrides, day: onDay, ...(schemaFor ? { schemaFor } : {}) });
  const { plainConfig, declaredNames, changeDays } = parsed;
  const problems = withDuplicates(parsed.findings, config.duplicateNames);
  if (!parsed.site) return { parsed, findings: problems };
  const site = await siteOfDay({ site: parsed.site, raw: config.value, changeDays }, onDay, io);
  io.progress('Reading images, documents and policies …');
  const contentFiles = await loadContent(site, declaredNames, config.folder, io);
  io.progress('Planning pages …');
  const { plan, findings: conflicts } = planPages(site);
  const quote = quoteFrom(site, plainConfig, contentFiles.documents);
  const planned = { site, plainConfig, quote, contentFiles, plan };
  const media = await planMedia({ planned, overrides }, io);
  const pages = { planned, media, parsed, day: onDay };
  return { parsed, findings: [...problems, ...contentFiles.findings, ...conflicts], pages };
}
