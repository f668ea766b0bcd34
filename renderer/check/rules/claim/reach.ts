import type { Site } from '../../../config/site.ts';
import { capitalised } from '../../../core/wording.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import { configPathOf, type PublicText, type PublicTextKind } from '../public-texts/index.ts';
import type { RuleInput } from '../rule.ts';

/**
 * The readers whom words reach: everybody (entry pages, the header and footer, and what search engines, feeds and
 * addresses show), visitors who look for details (inner pages), or readers of the terms. The Advertising Standards
 * Authority distinguishes the first two (advice on botox and other prescription-only medicines).
 */
export type Reach = 'entry' | 'inner' | 'policy';

/** Where readers see texts that are read without their page. */
const STANDALONE: Readonly<Partial<Record<PublicTextKind, string>>> = {
  title: 'in a title',
  description: 'in a description for search engines',
  'alternative text': 'in the description of an image',
  testimonial: 'in a testimonial',
  journal: 'in the journal',
  greeting: 'in the greeting of the chat',
  address: 'in an address',
  'short link': 'in a short link',
  'file name': 'in a file name',
  document: 'in a downloadable document',
};
const ON_PAGES: Readonly<Record<Reach, string>> = {
  entry: 'on a page that all visitors see',
  inner: 'on this page',
  policy: 'in a policy',
};

interface Reaching {
  readonly text: PublicText;
  readonly reach: Reach;
}

/** 'in a title', 'on a page that all visitors see': where readers see the words; `placeNaming` makes it the subject. */
export const locationOf = ({ text, reach }: Reaching): string => STANDALONE[text.kind] ?? ON_PAGES[reach];

/** 'A title', 'A page that all visitors see': what names the words. */
export const placeNaming = (found: Reaching): string => capitalised(locationOf(found).replace(/^(?:in|on) /, ''));

export function reachOfPage(
  { route, sections, status, hide }: PlannedPage,
  { departments }: Pick<Site, 'departments'>,
): Reach {
  const kinds = sections.map(({ data }) => data.kind);
  if (kinds.includes('policy')) return 'policy';
  const isStart = route === '/' || status === 404 || Object.values(departments).some(({ page }) => page === route);
  // A page without a header is a landing page for visitors from elsewhere.
  return isStart || kinds.includes('landing') || hide.includes('header') ? 'entry' : 'inner';
}

/**
 * Returns a function that returns the reach of an authored text. A text of the catalogue reaches the readers of every
 * page that shows it.
 */
export function reachFinder({
  plan,
  site,
  publicTexts,
}: Pick<RuleInput, 'plan' | 'site' | 'publicTexts'>): (text: PublicText) => Reach {
  const reachByRoute = new Map(plan.pages.map((page) => [page.route, reachOfPage(page, site)]));
  const shown = publicTexts.shown
    .flatMap(({ pages, normal }) => (pages.some((page) => reachByRoute.get(page) === 'entry') ? [normal.text] : []))
    .join('\n');
  return (text) => {
    const { kind, page, normal } = text;
    if (STANDALONE[kind] !== undefined) return 'entry';
    if (page !== undefined) return reachByRoute.get(page) ?? 'inner';
    const [part] = configPathOf(text);
    const isOnEveryPage = part === 'navigation' || part === 'clinic';
    return isOnEveryPage || shown.includes(normal.text) ? 'entry' : 'inner';
  };
}
