import type { DepartmentPalettes } from '../../components/chrome/DepartmentColours.tsx';
import type { DocumentProps } from '../../components/chrome/Document.tsx';
import type { GlossaryPopoverProps } from '../../components/chrome/GlossaryPopovers.tsx';
import type { FontFace } from '../../components/global.ts';
import type { OwnDesign } from '../../components/own-design.ts';
import type { Quote } from '../config/derived/quote.ts';
import type { Site } from '../config/site.ts';
import { lazy } from '../core/lazy.ts';
import { imagePlanner } from '../inputs/images/plan-image.ts';
import { type ChromeOf, chatOf, sharedChrome } from '../pages/chrome.ts';
import { plainFrom, type ViewContext, type ViewSources, viewContext } from '../pages/context.ts';
import { missingItems } from '../pages/missing-items.ts';
import { isTitled, sectionView } from '../pages/section-view.ts';
import { glossaryPopoversOf } from '../pages/terms.ts';
import { titleOf } from '../pages/title.ts';
import type { Shown } from '../pages/view.ts';
import type { PlannedPage } from '../plan/page.ts';
import { departmentPalettes, paletteOf } from '../plan/palettes.ts';
import { organisationText, structuredData } from './structured-data/index.ts';

/**
 * A page before it is rendered: the props of its document and of its sections. All props are JSON, so two pages can be
 * compared without rendering them.
 */
export interface PageDraft {
  readonly route: string;
  readonly file: string;
  readonly title: string;
  readonly document: Omit<DocumentProps, 'children'>;
  /** The colours of all departments; a page uses those of the departments that appear on it. */
  readonly departmentPalettes: DepartmentPalettes;
  readonly sections: readonly SectionDraft[];
  /** All glossary terms of the site; a page contains those that its text uses. */
  readonly explanations: readonly GlossaryPopoverProps[];
}

/** A section with the component of its view; null if the section shows nothing. */
export interface SectionDraft {
  readonly kind: string;
  readonly shown: Shown;
  /** True if it begins with a title of the first level, unless an earlier section has one. */
  readonly titled: boolean;
}

/** What the pages of a site are drafted from. */
export interface DraftSources {
  readonly site: Site;
  readonly quote: Quote;
  readonly contentFiles: Pick<ViewSources, 'images' | 'policies' | 'documents'>;
  readonly media: {
    readonly fonts: { readonly faces: readonly FontFace[] };
    /** The file of each page's social card, by its route. */
    readonly cards: { readonly paths: ReadonlyMap<string, string> };
    readonly ownDesign?: OwnDesign | undefined;
  };
}

/** Data that all pages of a site share. */
interface PageChrome extends Pick<DraftSources, 'media'> {
  /** The site's address, without a slash at its end. */
  readonly origin: string;
  readonly departmentPalettes: DepartmentPalettes;
  readonly chromeOf: ChromeOf;
  readonly explanations: readonly GlossaryPopoverProps[];
  /** The clinic in the structured data. */
  readonly organisation: () => string;
}

const pageChromeOf = ({ site, quote, media }: DraftSources): PageChrome => ({
  origin: site.hosting.url,
  media,
  departmentPalettes: departmentPalettes(site),
  chromeOf: sharedChrome(media.ownDesign),
  explanations: glossaryPopoversOf(site, plainFrom(quote)),
  organisation: lazy(() => organisationText({ site, plain: plainFrom(quote) }, site.hosting.url)),
});

interface Drafting {
  readonly contextOf: (page: PlannedPage) => ViewContext;
  /** Turns the facts of a page into its props. */
  readonly draftOf: (page: PlannedPage) => PageDraft;
}

/**
 * Returns the functions that draft the pages of a site.
 * @param note receives the images that a page uses
 */
export function draftingOf(sources: DraftSources, note: ViewSources['note'] = () => undefined): Drafting {
  const { site, quote, contentFiles, media } = sources;
  const { ownDesign } = media;
  const views = { ...contentFiles, site, quote, ownDesign, planImage: imagePlanner(), note };
  const pageChrome = pageChromeOf(sources);
  const contextOf = (page: PlannedPage) => viewContext(views, page);
  return { contextOf, draftOf: (page) => draftPage(contextOf(page), pageChrome) };
}

const draftPage = (context: ViewContext, pageChrome: PageChrome): PageDraft => ({
  route: context.page.route,
  file: context.page.file,
  title: titleOf(context.page, context.plain),
  document: documentProps(context, pageChrome),
  sections: sectionsOf(context).map(({ data }) => ({
    kind: data.kind,
    shown: sectionView(data, context),
    titled: isTitled(data.kind),
  })),
  departmentPalettes: pageChrome.departmentPalettes,
  explanations: pageChrome.explanations,
});

/** A page whose catalogue entry is missing shows nothing, as specified; `content/empty-page` tells the owner. */
const sectionsOf = ({ site, page }: ViewContext): PlannedPage['sections'] =>
  missingItems(site, page) === undefined ? page.sections : [];

function documentProps(context: ViewContext, pageChrome: PageChrome): PageDraft['document'] {
  const { origin, media, chromeOf } = pageChrome;
  const { fonts, cards, ownDesign } = media;
  const { site, page, department, plain } = context;
  const palette = paletteOf(department);
  const card = cards.paths.get(page.route);
  const chat = chatOf(context);
  return {
    language: site.clinic.language,
    head: {
      title: titleOf(page, plain),
      description: plain(page.description),
      canonical: `${origin}${page.canonical}`,
      ...(page.index ? {} : { robots: 'noindex' }),
      themeColour: palette.page,
      ...(card === undefined ? {} : { card: `${origin}/${card}` }),
      siteName: site.clinic.name,
      locale: site.clinic.language.replace('-', '_'),
    },
    palette,
    fonts: fonts.faces,
    ...(ownDesign ? { ownDesign } : {}),
    chrome: chromeOf(context),
    ...(chat ? { chat } : {}),
    structuredData: structuredData(context, pageChrome),
  };
}
