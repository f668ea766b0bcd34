import { type Checked, type CheckOptions, conclude, type Examined, unreadable } from './check/checked.ts';
import { type BuildRecord, buildRecord, readBuildRecord, writeBuildRecord } from './check/earlier/build-record.ts';
import { check } from './check/index.ts';
import { quoteFrom } from './config/derived/quote.ts';
import { isLoadFailure, type LoadedConfig, load } from './config/load.ts';
import { parse } from './config/parse.ts';
import { settleAll } from './core/concurrency.ts';
import { type Finding, hasErrors } from './core/finding.ts';
import type { Io } from './core/io.ts';
import { render } from './html/render.ts';
import { type CacheShard, readPageCache } from './html/rendering/page-cache.ts';
import type { RenderIo } from './html/rendering/worker-io.ts';
import { ImageError } from './inputs/images/source-bytes.ts';
import { loadContent } from './inputs/load-content.ts';
import { bundle } from './islands/bundle.ts';
import { planMedia } from './media/plan-media.ts';
import { assemble } from './output/assemble.ts';
import { emit } from './output/emit.ts';
import type { EmitIo } from './output/emit-io.ts';
import { plan as planPages } from './plan/index.ts';

/** The effects that the pipeline needs. */
type PipelineIo = Io & RenderIo;

/** How often a build starts again because an image changed after it was measured. */
const MAX_RESTARTS = 2;

/** Checks a site and writes it. If there are errors, nothing in the output folder changes. */
export async function buildSite(options: CheckOptions & { readonly out: string }, io: PipelineIo & EmitIo) {
  for (let restarts = 0; ; restarts += 1) {
    const checked = await checkSite(options, io);
    if (!checked.site || hasErrors(checked.findings)) return { checked };
    const emitted = await emit(checked.site.files, options.out, io).catch(imageError);
    if (!(emitted instanceof ImageError)) {
      await writeBuildRecord(checked.site.record, options.file, io.cache);
      return { checked, emitted };
    }
    if (!emitted.hasChanged || restarts === MAX_RESTARTS)
      return { checked: await checkSite(options, io, [emitted.finding]) };
  }
}

/** Images are encoded only when they are written, so some of their problems appear only then. */
const imageError = (error: unknown): ImageError => {
  if (error instanceof ImageError) return error;
  throw error;
};

/**
 * Loads, renders and checks a site in memory. Only the cache is written.
 * @param found findings of an earlier attempt to write the site
 */
export async function checkSite(
  options: CheckOptions,
  io: PipelineIo,
  found: readonly Finding[] = [],
): Promise<Checked> {
  io.progress('Reading the config …');
  // The bundler runs in its own process, so the page cache can be read in the meantime.
  const [pageCache, lastBuild, config] = await settleAll([
    readPageCache(io),
    readBuildRecord(options.file, io.cache),
    load(options),
  ]);
  if (isLoadFailure(config)) return unreadable(config);
  const examined = await runPipeline(config, { ...options, lastBuild }, io, pageCache);
  return conclude(config, { ...examined, findings: [...examined.findings, ...found] }, options, io);
}

interface PipelineOptions extends Pick<CheckOptions, 'overrides' | 'engine' | 'jobs'> {
  readonly lastBuild?: BuildRecord | undefined;
}

/** Runs all stages from `parse` to `check`. The owner’s exceptions are not applied yet. */
export async function runPipeline(
  config: Omit<LoadedConfig, 'files' | 'hasReadOutside'>,
  { overrides, engine, jobs = 1, lastBuild }: PipelineOptions,
  io: PipelineIo,
  pageCache?: readonly CacheShard[],
): Promise<Examined> {
  io.progress('Checking the values …');
  const parsed = parse(config.value, overrides);
  const { site, plainConfig, declaredNames, leaves } = parsed;
  const problems = [...config.duplicateNames, ...parsed.findings];
  if (!site) return { parsed, findings: problems };
  io.progress('Reading images, documents and policies …');
  const contentFiles = await loadContent(site, declaredNames, config.folder, io);
  io.progress('Planning pages …');
  const { plan, findings: conflicts } = planPages(site);
  const quote = quoteFrom(site, plainConfig, contentFiles.documents);
  const planned = { site, plainConfig, quote, contentFiles, plan };
  const media = await planMedia({ planned, overrides }, io);
  io.progress(`Rendering ${plan.pages.length} pages …`);
  const rendered = await render({ planned, media, jobs, pageCache }, io);
  io.progress('Bundling scripts …');
  const bundled = await bundle(rendered.pages, engine, io);
  io.progress('Listing the files …');
  const { pages, files, host } = assemble({ planned, media, rendered, bundled }, io);
  const built = {
    ...{ plan, pages, files, host },
    scripts: bundled.scripts,
    generatedDocuments: media.documents,
    record: buildRecord(planned),
  };
  const { findings, answers } = await check({ planned, leaves, built, folder: config.folder, lastBuild, jobs }, io);
  return { parsed, findings: [...problems, ...contentFiles.findings, ...conflicts, ...findings], site: built, answers };
}
