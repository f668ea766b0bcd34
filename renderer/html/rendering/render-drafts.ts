import type { PageDraft } from '../draft-page.ts';
import { readPage } from '../read-page.ts';
import { renderPage } from '../render-page.tsx';
import { type EncodedPages, encodePages } from './encoded-pages.ts';

/** A page to render, and the key of its draft. */
export interface KeyedDraft {
  readonly route: string;
  readonly key: string;
  /** Creates the draft again for each call: the drafts of all pages together take more memory than the pages. */
  readonly draft: () => PageDraft;
}

/** Renders pages, reads their data and encodes both. */
export const renderDrafts = (drafts: readonly KeyedDraft[]): EncodedPages =>
  encodePages(
    drafts.map(({ key, draft }) => {
      const html = renderPage(draft());
      return { key, html, reading: readPage(html) };
    }),
  );
