import { quoteFrom } from '../../config/derived/quote.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { type DraftSources, draftingOf } from '../draft-page.ts';
import type { EncodedPages } from './encoded-pages.ts';
import { renderDrafts } from './render-drafts.ts';

/** The data from which a thread renders pages of a site. It contains no functions, so it can be sent to a worker. */
export interface RenderSources extends Omit<DraftSources, 'quote'> {
  readonly plainConfig: unknown;
  readonly pages: readonly PlannedPage[];
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
  const quote = quoteFrom(sources.site, sources.plainConfig, sources.contentFiles.documents);
  const { draftOf } = draftingOf({ ...sources, quote });
  const planned = new Map(sources.pages.map((page) => [page.route, page]));
  return (wanted) =>
    renderDrafts(
      wanted.flatMap(({ route, key }) => {
        const page = planned.get(route);
        return page ? [{ route, key, draft: () => draftOf(page) }] : [];
      }),
    );
}
