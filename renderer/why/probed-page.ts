import { type ComputedFact, computedFacts } from '../config/derived/computed-facts.ts';
import { siteOnDay } from '../config/derived/on-day.ts';
import { quoteFrom } from '../config/derived/quote.ts';
import type { Parsed } from '../config/parse.ts';
import type { Site } from '../config/site.ts';
import { lazy } from '../core/lazy.ts';
import { mapValues } from '../core/map-values.ts';
import { dayAfter } from '../facts/date.ts';
import { parsePrice } from '../facts/price.ts';
import { draftingOf } from '../html/draft-page.ts';
import type { PageText } from '../html/read-texts.ts';
import { renderPage } from '../html/render-page.tsx';
import type { RenderInput } from '../html/rendering/render-input.ts';
import { type PlannedPage, planPages } from '../plan/page.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import { otherValues } from './changed-values.ts';
import { withContentProbes } from './content-probes.ts';
import { pageTextsIn } from './page-texts.ts';
import { type Probe, withValues } from './probes.ts';

/** The inputs of the pages of a site, and the config from which other versions can be rendered. */
export interface ProbeInputs {
  readonly parsed: Parsed;
  readonly planned: PlannedSite;
  readonly media: RenderInput['media'];
  /** The day of the site: '2026-11-21'. */
  readonly day: string;
}

/** The texts of a page as they would be with other values. */
export interface ProbedPage {
  readonly texts: readonly PageText[];
  /** The amounts that follow from prices. */
  readonly facts: () => readonly ComputedFact[];
}

/** Renders a page with the values of probes; returns `undefined` if the site would be invalid with all of them. */
export type RunProbes = (probes: readonly Probe[]) => ProbedPage | undefined;

/** Returns the function that renders a page with the values of probes. */
export function probeRunner({ parsed, planned, media, day }: ProbeInputs, page: PlannedPage): RunProbes {
  return (probes) => {
    const changes = probes.flatMap(({ source, value }) =>
      source.kind === 'value' && source.from === undefined ? [[source.path, value] as const] : [],
    );
    const config = withValues(parsed.plainConfig, changes);
    const read = parsed.schema.safeParse(config, { jitless: true });
    if (!read.success) return undefined;
    const { bankHolidays } = planned.site;
    const today = { ...siteOnDay(read.data, day), ...(bankHolidays ? { bankHolidays } : {}) };
    const site = withComing(today, planned.site, probes);
    const contentFiles = { ...planned.contentFiles, ...withContentProbes(planned.contentFiles, page, probes) };
    const quote = quoteFrom(site, config, contentFiles.documents);
    const changed = planPages(site).find(({ route }) => route === page.route);
    if (!changed) return undefined;
    const html = renderPage(draftingOf({ site, quote, contentFiles, media }).draftOf(changed));
    return { texts: pageTextsIn(html), facts: lazy(() => computedFacts(site, quote)) };
  };
}

/** Adds the prices that will change: they come from the config of a later day. */
function withComing(site: Site, { catalogue }: Site, probes: readonly Probe[]): Site {
  const changed = new Map(
    probes.flatMap(({ source, number }) =>
      source.kind === 'value' && source.from !== undefined ? [[source.path[1], number] as const] : [],
    ),
  );
  if (!Object.values(catalogue).some(({ next }) => next)) return site;
  return {
    ...site,
    catalogue: mapValues(site.catalogue, (treatment, slug) => {
      const next = catalogue[slug]?.next;
      const number = changed.get(slug);
      if (!next || number === undefined) return next ? { ...treatment, next } : treatment;
      const [text] = otherValues(next.price.text, number);
      const price = parsePrice(String(text)) ?? next.price;
      return { ...treatment, next: { from: dayAfter(next.from), price } };
    }),
  };
}
