import { draftPage, type PageDraft, pageChromeOf } from '../html/draft-page.ts';
import type { RenderInput } from '../html/rendering/render-input.ts';
import { imagePlanner } from '../inputs/images/plan-image.ts';
import { viewContext } from '../pages/context.ts';
import type { PlannedPage } from '../plan/page.ts';
import type { PlannedSite } from '../plan/planned-site.ts';

type DraftInput = Pick<PlannedSite, 'site' | 'quote' | 'contentFiles'>;

/** Returns the draft of a single page. */
export function draftOf(
  { site, quote, contentFiles }: DraftInput,
  page: PlannedPage,
  { fonts, face, cards }: RenderInput['media'],
): PageDraft {
  const { images, policies, documents } = contentFiles;
  const views = { site, quote, images, policies, documents, face, planImage: imagePlanner(), note: () => undefined };
  const chrome = pageChromeOf(site, quote, { fonts: fonts.faces, face, cards: cards.paths });
  return draftPage(viewContext(views, page), chrome);
}
