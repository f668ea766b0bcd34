import { type Checked, type CheckOptions, conclude, type Examined, unreadable } from './check/checked.ts';
import { check } from './check/index.ts';
import { quoteFrom } from './config/derived/quote.ts';
import { isLoadFailure, type LoadedConfig, load } from './config/load.ts';
import { parse } from './config/parse.ts';
import { hasErrors } from './core/finding.ts';
import type { Io } from './core/io.ts';
import { render } from './html/render.ts';
import { type CacheShard, readPageCache } from './html/rendering/page-cache.ts';
import type { RenderIo } from './html/rendering/worker-io.ts';
import { loadContent } from './inputs/load-content.ts';
import { bundle } from './islands/bundle.ts';
import { planMedia } from './media/plan-media.ts';
import { assemble } from './output/assemble.ts';
import { emit } from './output/emit.ts';
import type { EmitIo } from './output/emit-io.ts';
import { plan as planPages } from './plan/index.ts';

/** The effects that the pipeline needs. */
type PipelineIo = Io & RenderIo;

/** Checks a site and writes it. If there are errors, nothing in the output folder changes. */
export async function buildSite(options: CheckOptions & { readonly out: string }, io: PipelineIo & EmitIo) {
  const checked = await checkSite(options, io);
  if (!checked.site || hasErrors(checked.findings)) return { checked };
  return { checked, emitted: await emit(checked.site.files, options.out, io) };
}

/** Loads, renders and checks a site in memory. Only the cache is written. */
export async function checkSite(options: CheckOptions, io: PipelineIo): Promise<Checked> {
  io.progress('Reading the config …');
  // The bundler runs in its own process, so the page cache can be read in the meantime.
  const pageCache = readPageCache(io);
  const config = await load(options);
  if (isLoadFailure(config)) return unreadable(config);
  return conclude(config, await runPipeline(config, options, io, await pageCache), options, io);
}

/** Runs all stages from `parse` to `check`. The owner’s exceptions are not applied yet. */
export async function runPipeline(
  config: Omit<LoadedConfig, 'files'>,
  { overrides, engine, jobs = 1 }: Pick<CheckOptions, 'overrides' | 'engine' | 'jobs'>,
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
  const built = { plan, pages, files, host, scripts: bundled.scripts, generatedDocuments: media.documents };
  const { findings, answers } = await check({ planned, leaves, built, jobs }, io);
  return { parsed, findings: [...problems, ...contentFiles.findings, ...conflicts, ...findings], site: built, answers };
}
