import type { Face } from '../../../components/face.ts';
import type { FontFace } from '../../../components/global.ts';
import { type DocumentFacts, quoteFrom } from '../../config/derived/quote.ts';
import type { Site } from '../../config/site.ts';
import { imagePlanner } from '../../inputs/images/plan-image.ts';
import type { SourceImage } from '../../inputs/images/variants.ts';
import type { MarkdownDocument } from '../../inputs/markdown/markdown.ts';
import { viewContext } from '../../pages/context.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { draftPage, pageChromeOf } from '../draft-page.ts';
import type { EncodedPages } from './encoded-pages.ts';
import { renderDrafts } from './render-drafts.ts';

/** The data from which a thread renders pages of a site. It contains no functions, so it can be sent to a worker. */
export interface RenderSources {
  readonly site: Site;
  readonly plainConfig: unknown;
  readonly pages: readonly PlannedPage[];
  readonly images: ReadonlyMap<string, SourceImage>;
  readonly policies: ReadonlyMap<string, Pick<MarkdownDocument, 'blocks'>>;
  readonly documents: ReadonlyMap<string, DocumentFacts>;
  readonly fonts: readonly FontFace[];
  readonly face: Face | undefined;
  readonly cards: ReadonlyMap<string, string>;
}

/** A page to render, and its key. */
export interface PageRequest {
  readonly route: string;
  readonly key: string;
}

/** Returns the encoded pages of a request. */
export type WorkerRenderer = (wanted: readonly PageRequest[]) => EncodedPages;

/** Renders pages of a site on a worker thread, with the same views and components as the main thread. */
export function workerRenderer(sources: RenderSources): WorkerRenderer {
  const quote = quoteFrom(sources.site, sources.plainConfig, sources.documents);
  const views = { ...sources, quote, planImage: imagePlanner(), note: () => undefined };
  const pageChrome = pageChromeOf(sources.site, quote, sources);
  const planned = new Map(sources.pages.map((page) => [page.route, page]));
  return (wanted) =>
    renderDrafts(
      wanted.flatMap(({ route, key }) => {
        const page = planned.get(route);
        return page ? [{ route, key, draft: () => draftPage(viewContext(views, page), pageChrome) }] : [];
      }),
    );
}
