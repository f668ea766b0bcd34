import { draftingOf } from '../html/draft-page.ts';
import { finish } from '../html/finish.ts';
import { readPage } from '../html/read-page.ts';
import { renderPage } from '../html/render-page.tsx';
import type { PlannedPage } from '../plan/page.ts';
import type { PageInputs } from './page-inputs.ts';

/** Renders a single page as the build would write it. */
export async function renderOne({ planned, media, bundled }: PageInputs, page: PlannedPage): Promise<string> {
  const { site, plan } = planned;
  const draft = draftingOf({ ...planned, media }).draftOf(page);
  const html = renderPage(draft);
  const { route, file, title } = draft;
  const rendered = { route, file, title, key: '', html: async () => html, reading: readPage(html) };
  const [finished] = finish({ site, plan, pages: [rendered], bundled });
  return finished ? finished.html() : html;
}
