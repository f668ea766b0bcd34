import type { SectionKind } from '../../config/site.ts';
import { lazy } from '../../core/lazy.ts';
import { wordsOf } from '../../html/extract.ts';
import type { FinishedPage } from '../../html/finish.ts';
import type { Plan } from '../../plan/index.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { sectionsOf } from '../../plan/sections-of.ts';

/** A finished page, and its plan. */
export interface SeenPage extends FinishedPage {
  readonly planned: PlannedPage;
  /** The route whose sections the page shows: those of another page if the page is an alias. */
  readonly own: string;
  /** The text of the page, one line for each block. */
  readonly words: () => string;
}

/** Returns every finished page with its plan. */
export function seenPages(pages: readonly FinishedPage[], plan: Plan): readonly SeenPage[] {
  const plans = new Map(plan.pages.map((planned) => [planned.route, planned]));
  return pages.flatMap((page) => {
    const planned = plans.get(page.route);
    return planned ? [{ ...page, planned, own: ownRoute(planned), words: lazy(() => wordsOf(page)) }] : [];
  });
}

/** Returns true if the page shows a section of the kind. */
export const hasSection = ({ sections }: Pick<PlannedPage, 'sections'>, kind: SectionKind): boolean =>
  sections.some(({ data }) => data.kind === kind);

/** Returns the sections of one kind on the pages, each with the page that shows it. */
export const sectionsOfKind = <Kind extends SectionKind>(pages: readonly SeenPage[], kind: Kind) =>
  pages.flatMap((page) => sectionsOf(page.planned, kind).map((section) => ({ ...section, page })));

function ownRoute({ sections, route }: PlannedPage): string {
  const [part, own] = sections[0]?.path ?? [];
  return part === 'pages' ? String(own) : route;
}

/** Returns the description that search engines show below the title. */
export const descriptionOf = ({ texts }: Pick<FinishedPage, 'texts'>): string =>
  texts.find(({ by }) => by === 'meta description')?.text ?? '';
