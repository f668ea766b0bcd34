import type { ConfigPath } from '../core/finding.ts';
import { lazy } from '../core/lazy.ts';
import { draftingOf } from '../html/draft-page.ts';
import { renderPage } from '../html/render-page.tsx';
import { planPages } from '../plan/page.ts';
import { commonItems } from './common-items.ts';
import { markedSite } from './marked-site.ts';
import { type MarkedElement, pageElements } from './page-elements.ts';
import type { PageInputs } from './page-inputs.ts';
import { withSectionMarks } from './section-marks.tsx';

/** An element of a page that shows values of the config in its own text or in its attributes. */
export interface ElementSource {
  /** The position in the HTML at which an attribute can be added to the element. */
  readonly at: number;
  /** The values, in the order in which they appear. */
  readonly paths: readonly ConfigPath[];
  /** The section that consists of the element, or of it and its neighbours. */
  readonly section?: ConfigPath;
}

/** Finds the elements of a page that show values of the config, in document order. */
type ReadSources = (route: string, html: string) => readonly ElementSource[];

/**
 * Returns a function that finds where the texts of pages come from. It renders a page a second time from texts that
 * carry their paths, and reads which elements of the result contain which paths.
 */
export function sourceReader({ planned, media, leaves }: Omit<PageInputs, 'bundled'>): ReadSources {
  const marked = lazy(() => markedSite(planned, leaves));
  const pages = lazy(() => new Map(planPages(marked().site).map((page) => [page.route, page])));
  return (route, html) => {
    const page = pages().get(route);
    if (!page) return [];
    const { paths } = marked();
    const found = pageElements(renderPage(withSectionMarks(draftingOf({ ...marked(), media }).draftOf(page))));
    return paired(pageElements(html), found).flatMap(([{ at }, { marks, section }]) => {
      const data = section === undefined ? undefined : page.sections[section];
      const values = [...new Set(marks)].map((number) => paths[number]).filter((path) => path !== undefined);
      return values.length === 0 && !data ? [] : [{ at, paths: values, ...(data ? { section: data.path } : {}) }];
    });
  };
}

/**
 * Pairs the elements of two versions of a page. They are the same unless code depends on a text: then the elements that
 * only one of them has are left out.
 */
const paired = (
  real: readonly MarkedElement[],
  marked: readonly MarkedElement[],
): readonly (readonly [real: MarkedElement, marked: MarkedElement])[] =>
  commonItems(real.map(keyOf), marked.map(keyOf)).flatMap(([index, other]) => {
    const [one, counterpart] = [real[index], marked[other]];
    return one && counterpart ? [[one, counterpart] as const] : [];
  });

const keyOf = ({ name, text }: MarkedElement): string => `${name} ${text}`;

/** Numbers the elements with sources in an attribute. */
export function withSourceNumbers(html: string, sources: readonly ElementSource[], attribute: string): string {
  const ends = [0, ...sources.map(({ at }) => at)];
  const parts = ends.map((from, index) => html.slice(from, ends[index + 1]));
  return parts.map((part, index) => (index === 0 ? part : ` ${attribute}="${index - 1}"${part}`)).join('');
}
