import { quoteFrom } from '../config/derived/quote.ts';
import type { Parsed } from '../config/parse.ts';
import type { Site } from '../config/site.ts';
import type { Io } from '../core/io.ts';
import { loadContent } from '../inputs/load-content.ts';
import { siteOfDay } from '../inputs/site-of-day.ts';
import { plan as planPages } from '../plan/index.ts';
import type { PageInputs } from './page-inputs.ts';

/** A config after an edit. */
interface EditedConfig {
  readonly config: { readonly value: unknown; readonly folder: string };
  readonly parsed: Parsed;
  /** The day of the site: '2027-04-01'. */
  readonly day: string;
}

/**
 * Returns what the pages are made from after an edit of the config, as far as it can be known at once: fonts, social cards
 * and scripts are those from before it. Returns `undefined` if the config is invalid.
 */
export async function inputsAfter(
  { config, parsed, day }: EditedConfig,
  before: PageInputs,
  io: Io,
): Promise<PageInputs | undefined> {
  if (!parsed.site) return undefined;
  const { declaredNames, plainConfig, leaves, changeDays } = parsed;
  const site = await siteOfDay({ site: parsed.site, raw: config.value, changeDays }, day, io);
  const isSame = filesOf(site) === filesOf(before.planned.site);
  const contentFiles = isSame ? before.planned.contentFiles : await loadContent(site, declaredNames, config.folder, io);
  const quote = quoteFrom(site, plainConfig, contentFiles.documents);
  const { plan } = planPages(site);
  return { ...before, planned: { site, plainConfig, quote, contentFiles, plan }, leaves };
}

/** The parts of a config that name files in content/. */
const filesOf = ({ images, documents, design, icon, pages }: Site): string =>
  JSON.stringify([
    Object.entries(images).map(([name, { file }]) => [name, file]),
    documents,
    design,
    icon,
    Object.values(pages).flatMap((sections) => sections.flatMap((one) => (one.kind === 'policy' ? [one.file] : []))),
  ]);
