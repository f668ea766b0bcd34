import { noteAt } from '../../renderer/config/field-notes.ts';
import { subjectOf } from '../../renderer/config/naming/subject.ts';
import { bytesOf } from '../../renderer/core/file.ts';
import { type ConfigPath, formatPath, isBelow } from '../../renderer/core/finding.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { type HostedSite, type HostRequest, type HostResponse, respond } from '../../renderer/output/hosts/respond.ts';
import type { PlannedPage } from '../../renderer/plan/page.ts';
import { authoredPath } from '../../renderer/why/marked-site.ts';
import type { PageInputs } from '../../renderer/why/page-inputs.ts';
import { type ElementSource, sourceReader, withSourceNumbers } from '../../renderer/why/page-sources.ts';
import { renderOne } from '../../renderer/why/render-one.ts';
import { SOURCE_ATTRIBUTE, SOURCES_ID } from './browser-shared.ts';
import type { Session } from './session-type.ts';

/** The pages of the site as they are now. */
export interface SitePages {
  readonly answer: (request: HostRequest) => Promise<HostResponse | undefined>;
  /** The pages on which a value appears. */
  readonly pagesWith: (path: ConfigPath) => Promise<readonly string[]>;
}

/**
 * Serves the pages of the site: each is rendered when it is requested, from the current config. Everything else comes from
 * the last check.
 */
export function sitePages(session: Session): SitePages {
  let pages: RenderedPages | undefined;
  const current = (): RenderedPages | undefined => {
    const inputs = session.inputs();
    if (inputs && pages?.inputs !== inputs) pages = renderedPages(inputs, (pages?.number ?? 0) + 1);
    return pages;
  };
  return {
    answer: async (request) => {
      const site = session.site();
      const rendered = current();
      if (!site || !rendered) return undefined;
      const files = new Map(site.files.map((file) => [file.path, file]));
      const hosted: HostedSite = {
        model: site.host,
        read: async (path) => {
          const html = await rendered.html(path);
          const file = html === undefined ? files.get(path) : undefined;
          return html === undefined ? file && bytesOf(file) : Buffer.from(html);
        },
      };
      return inFrame(await respond(hosted, request));
    },
    pagesWith: async (path) => (await current()?.pagesWith(path)) ?? [],
  };
}

interface RenderedPages {
  readonly inputs: PageInputs;
  /** Counts the inputs from which pages have been made: 1 for the first. */
  readonly number: number;
  readonly html: (file: string) => Promise<string | undefined>;
  readonly pagesWith: (path: ConfigPath) => Promise<readonly string[]>;
}

function renderedPages(inputs: PageInputs, number: number): RenderedPages {
  const read = sourceReader(inputs);
  const byFile = new Map(inputs.planned.plan.pages.map((page) => [page.file, page]));
  const make = memoize(async (page: PlannedPage) => {
    const html = await renderOne(inputs, page);
    return { html, sources: read(page.route, html) };
  });
  return {
    inputs,
    number,
    html: async (file) => {
      const page = byFile.get(file);
      if (!page) return undefined;
      const { html, sources } = await make(page);
      return withSources(html, sources, { number, plainConfig: inputs.planned.plainConfig });
    },
    pagesWith: async (path) => {
      const found: string[] = [];
      const authored = authoredPath(path);
      for (const page of byFile.values())
        if ((await make(page)).sources.some(({ paths }) => paths.some((one) => isBelow(one, authored))))
          found.push(page.route);
      return found;
    },
  };
}

interface PageNumber {
  readonly number: number;
  readonly plainConfig: unknown;
}

/** Adds the sources to a page as data, which no policy of the page forbids. */
function withSources(html: string, sources: readonly ElementSource[], { number, plainConfig }: PageNumber): string {
  const values = new Map<string, number>();
  const paths: ConfigPath[] = [];
  const numberOf = (path: ConfigPath): number => {
    const key = formatPath(path);
    const number = values.get(key) ?? paths.push(path) - 1;
    values.set(key, number);
    return number;
  };
  const elements = sources.map((source) => ({
    values: source.paths.map(numberOf),
    ...(source.section ? { section: numberOf(source.section) } : {}),
  }));
  const data = { number, values: paths.map((path) => describeValue(path, plainConfig)), elements };
  const script = `<script type="application/json" id="${SOURCES_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  return withSourceNumbers(html, sources, SOURCE_ATTRIBUTE).replace('</body>', () => `${script}</body>`);
}

const describeValue = (path: ConfigPath, plainConfig: unknown) => ({
  path,
  label: subjectOf(path, plainConfig),
  meaning: noteAt(path, plainConfig)?.meaning,
});

/**
 * Only the editor shows the site in a frame, and the frame loads nothing from other servers: while the owner edits, no
 * visit is counted and no map or calendar is requested. The page’s own policy stays in its document.
 */
function inFrame({ headers, ...answer }: HostResponse): HostResponse {
  const { 'X-Frame-Options': _, 'Strict-Transport-Security': __, ...others } = headers;
  return {
    ...answer,
    headers: {
      ...others,
      'Content-Security-Policy':
        "default-src 'self' data: blob: 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'",
      'Cache-Control': 'no-store',
    },
  };
}
