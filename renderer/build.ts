import { planFonts } from './assets/fonts.ts';
import { gather } from './assets/gather.ts';
import { type Checked, type CheckOptions, conclude, type Examined, unread } from './checked.ts';
import { isLoadFailure, type LoadedConfig, loadConfig } from './config/load.ts';
import { parse } from './config/parse.ts';
import { quoteFrom } from './facts/quote.ts';
import { hasErrors } from './finding.ts';
import { finish } from './html/finish.ts';
import type { Io } from './io.ts';
import { bundle } from './islands/bundle.ts';
import { linkMap } from './links/link-map.ts';
import { assemble } from './output/assemble.ts';
import { type EmitIo, emit } from './output/emit.ts';
import { lettersOf } from './output/letters.ts';
import { plan } from './plan/index.ts';
import { render } from './render.ts';
import { applyRules } from './rules/index.ts';
import { surfacesOf } from './rules/surfaces/index.ts';

/** Reads, plans, renders and checks a site in memory. Nothing is written but the cache. */
export async function check(options: CheckOptions, io: Io): Promise<Checked> {
  io.progress('Reading the config …');
  const config = await loadConfig(options);
  if (isLoadFailure(config)) return unread(config);
  return conclude(config, await examine(config, options, io), options, io);
}

/** From a config that was run to everything that speaks against it; the owner's marks are not looked at yet. */
export async function examine(
  { value, folder }: Pick<LoadedConfig, 'value' | 'folder'>,
  { overrides, engine }: Pick<CheckOptions, 'overrides' | 'engine'>,
  io: Io,
): Promise<Examined> {
  io.progress('Checking its values …');
  const parsed = parse(value, overrides);
  if (!parsed.site) return { parsed, findings: parsed.findings };

  const { site, written } = parsed;
  io.progress('Reading pictures, documents and policies …');
  const gathered = await gather(site, parsed.known, folder, io);
  io.progress('Planning pages …');
  const planned = plan(site);
  const quote = quoteFrom(site, written, gathered.documents);
  const fonts = await planFonts(lettersOf(written, gathered), io);
  io.progress(`Rendering ${planned.plan.pages.length} pages …`);
  const rendered = render({ site, quote, gathered, plan: planned.plan, fonts: fonts.faces });
  io.progress('Making scripts …');
  const bundled = await bundle(rendered.pages, engine, io);
  io.progress('Reading the pages …');
  const pages = finish(rendered.pages, bundled);
  const made = [...fonts.files, ...bundled.files];
  io.progress('Listing the files …');
  const files = assemble({ site, gathered, plan: planned.plan, rendered: { ...rendered, pages }, made }, io);
  const outputs = new Set(files.map(({ path }) => path));
  const read = { site, leaves: parsed.leaves, policies: gathered.policies, documents: gathered.documents };
  const links = linkMap({ ...read, plan: planned.plan, pages, files });
  io.progress('Collecting what is said …');
  const surfaces = surfacesOf({ leaves: parsed.leaves, policies: gathered.policies, plan: planned.plan, pages, quote });
  io.progress('Applying the rules …');
  const findings = applyRules({
    site,
    written,
    plan: planned.plan,
    pages,
    outputs,
    links,
    surfaces,
    quote,
    today: io.today(),
    scripts: bundled.scripts,
  });
  return {
    parsed,
    findings: [...parsed.findings, ...gathered.findings, ...planned.findings, ...findings],
    site: { plan: planned.plan, pages, files, scripts: bundled.scripts },
  };
}

/** The same check first; on an error nothing in the output folder changes. */
export async function build(options: CheckOptions & { readonly out: string }, io: Io & EmitIo) {
  const checked = await check(options, io);
  if (!checked.site || hasErrors(checked.findings)) return { checked };
  return { checked, emitted: await emit(checked.site.files, options.out, io) };
}
