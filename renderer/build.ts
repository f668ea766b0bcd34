import { type Checked, type CheckedSite, type CheckOptions, conclude, type Examined, unread } from './check/checked.ts';
import { externalLinks } from './check/external/addresses.ts';
import { checkExternalLinks } from './check/external/index.ts';
import { linkMap } from './check/links/link-map.ts';
import { weighed } from './check/rules/budget/page.ts';
import { limitOf } from './check/rules/budget/weights.ts';
import { applyRules } from './check/rules/index.ts';
import { publicTextsOf } from './check/rules/public-texts/index.ts';
import { type Quote, quoteFrom } from './config/derived/quote.ts';
import { isLoadFailure, type LoadedConfig, loadConfig } from './config/load.ts';
import { type Parsed, parse } from './config/parse.ts';
import type { Site } from './config/site.ts';
import { type Finding, hasErrors } from './core/finding.ts';
import type { Io } from './core/io.ts';
import { finish } from './html/finish.ts';
import { render } from './html/render.ts';
import { type CacheShard, readPageCache } from './html/rendering/page-cache.ts';
import type { RenderIo } from './html/rendering/worker-io.ts';
import { weigh } from './html/weigh.ts';
import { charactersOf } from './inputs/fonts/characters.ts';
import { planFonts } from './inputs/fonts/index.ts';
import { type ContentFiles, loadContent } from './inputs/load-content.ts';
import { bundle } from './islands/bundle.ts';
import { generatedDocuments } from './media/documents/generate.tsx';
import { planCards } from './media/social/index.ts';
import { assemble } from './output/assemble.ts';
import { emit } from './output/emit.ts';
import type { EmitIo } from './output/emit-io.ts';
import { plan as planPages } from './plan/index.ts';

/** The effects that the pipeline needs. */
type PipelineIo = Io & RenderIo;

/** Reads, plans, renders and checks a site in memory. Nothing is written but the cache. */
export async function check(options: CheckOptions, io: PipelineIo): Promise<Checked> {
  io.progress('Reading the config …');
  // While the bundler has the config, there is time to read what the cache holds of its pages.
  const pageCache = readPageCache(io);
  const config = await loadConfig(options);
  if (isLoadFailure(config)) return unread(config);
  return conclude(config, await examine(config, options, io, await pageCache), options, io);
}

type Config = Omit<LoadedConfig, 'files'>;
type MakeOptions = Pick<CheckOptions, 'overrides' | 'engine' | 'jobs'>;

/** From a config that was run to everything that speaks against it; the owner's marks are not looked at yet. */
export async function examine(
  config: Config,
  options: MakeOptions,
  io: PipelineIo,
  pageCache?: readonly CacheShard[],
): Promise<Examined> {
  io.progress('Checking its values …');
  const parsed = parse(config.value, options.overrides);
  const { site } = parsed;
  const shape = [...config.duplicateNames, ...parsed.findings];
  if (!site) return { parsed, findings: shape };
  const made = await make({ ...parsed, site, folder: config.folder, pageCache }, options, io);
  const { findings, answers } = await judge({ ...parsed, site }, made, io);
  return {
    parsed,
    findings: [...shape, ...made.findings, ...findings],
    site: made.site,
    ...(answers ? { answers } : {}),
  };
}

type SoundConfig = Parsed & { readonly site: Site };

interface MakeInput extends SoundConfig {
  readonly folder: string;
  readonly pageCache: readonly CacheShard[] | undefined;
}

/** A site as it would be written, what it was made from, and what was wrong with that. */
interface Made {
  readonly site: CheckedSite;
  readonly contentFiles: ContentFiles;
  readonly quote: Quote;
  /** It goes on while other things are done. */
  readonly weighing: Promise<ReadonlyMap<string, number>>;
  readonly findings: readonly Finding[];
}

/** From facts to files, in memory. */
async function make(
  { site, plainConfig, declaredNames, folder, pageCache }: MakeInput,
  { overrides, engine, jobs = 1 }: MakeOptions,
  io: PipelineIo,
): Promise<Made> {
  io.progress('Reading pictures, documents and policies …');
  const contentFiles = await loadContent(site, declaredNames, folder, io);
  io.progress('Planning pages …');
  const { plan, findings } = planPages(site);
  const quote = quoteFrom(site, plainConfig, contentFiles.documents);
  const facts = { site, quote, contentFiles, plan };
  const documents = generatedDocuments({ ...facts, elsewhere: overrides.baseUrl !== undefined }, io);
  const fonts = await planFonts(charactersOf(plainConfig, contentFiles), io);
  const cards = await planCards(facts, io);
  io.progress(`Rendering ${plan.pages.length} pages …`);
  const look = { fonts: fonts.faces, cards: cards.paths };
  const rendered = await render({ ...facts, plainConfig, ...look, jobs, pageCache }, io);
  io.progress('Making scripts …');
  const bundled = await bundle(rendered.pages, engine, io);
  const pages = finish({ site, plan, pages: rendered.pages, bundled });
  const weighing = weigh(weighed(pages, plan), { limit: limitOf({ site }, 'page'), jobs }, io);
  io.progress('Listing the files …');
  const made = [...fonts.files, ...cards.files, ...bundled.files];
  const { files, host } = assemble({ ...facts, rendered, pages, made }, io);
  return {
    site: { plan, pages, files, host, scripts: bundled.scripts, generatedDocuments: documents },
    ...{ contentFiles, quote, weighing },
    findings: [...contentFiles.findings, ...findings],
  };
}

/** Everything that the rules say of a site. */
async function judge({ site, plainConfig, leaves }: SoundConfig, made: Made, io: PipelineIo) {
  const { contentFiles, quote } = made;
  const { files, ...rest } = made.site;
  const read = { site, leaves, policies: contentFiles.policies, documents: contentFiles.documents, ...rest };
  const links = linkMap({ ...read, files });
  io.progress('Collecting what is said …');
  const publicTexts = publicTextsOf({ ...read, quote });
  const external = externalLinks(links).map(({ address }) => address);
  const answers = io.web && (await checkExternalLinks(external, io, io.web));
  io.progress('Weighing the pages …');
  const weights = await made.weighing;
  io.progress('Applying the rules …');
  const outputs = new Set(files.map(({ path }) => path));
  const today = io.today();
  const findings = applyRules({
    ...read,
    ...{ plainConfig, outputs, links, publicTexts, quote, today, weights, external: answers?.verdicts },
  });
  return { findings, answers };
}

/** The same check first; on an error nothing in the output folder changes. */
export async function build(options: CheckOptions & { readonly out: string }, io: PipelineIo & EmitIo) {
  const checked = await check(options, io);
  if (!checked.site || hasErrors(checked.findings)) return { checked };
  return { checked, emitted: await emit(checked.site.files, options.out, io) };
}
