import type { PageDraft } from '../draft-page.ts';
import { readPage } from '../read-page.ts';
import { renderPage } from '../render-page.tsx';
import { type EncodedPages, encodePages } from './encoded-pages.ts';

/** A draft, and its key. */
export interface KeyedDraft {
  readonly key: string;
  readonly draft: PageDraft;
}

/** Renders pages, reads their data and encodes both. */
export const renderDrafts = (drafts: readonly KeyedDraft[]): EncodedPages =>
  encodePages(
    drafts.map(({ key, draft }) => {
      const html = renderPage(draft);
      return { key, html, reading: readPage(html) };
    }),
  );
