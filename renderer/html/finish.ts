import type { Bundled } from '../islands/bundle.ts';
import { withScripts } from '../islands/insert.ts';
import { extract, type PageFacts } from './extract.ts';
import type { RenderedPage } from './render-page.tsx';

/** A page as it is served, and what it refers to. */
export type FinishedPage = RenderedPage & PageFacts;

/** Gives each page its scripts, and reads from the finished HTML what the page refers to. */
export const finish = (pages: readonly RenderedPage[], bundled: Bundled): readonly FinishedPage[] =>
  pages.map((page) => {
    const html = withScripts(page.html, bundled);
    return { ...page, html, ...extract(html) };
  });
