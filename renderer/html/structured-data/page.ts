import type { BreadcrumbList, FAQPage, Thing, WebPage } from 'schema-dts';
import type { ViewContext } from '../../pages/context.ts';
import { crumbsOf } from '../../pages/crumbs.ts';
import { titleOf } from '../../pages/title.ts';
import { ids } from './ids.ts';
import { offerCatalogId } from './offer-catalog.ts';

/** Returns the page itself, its breadcrumbs, and the questions that it answers. */
export function pageNodes(context: ViewContext, origin: string): readonly Thing[] {
  const { page, site, plain } = context;
  const id = ids(origin);
  const crumbs = breadcrumb(context, origin);
  const questions = questionsNode(context, origin);
  const prices = offerCatalogId(context, origin);
  const node: WebPage = {
    '@type': 'WebPage',
    '@id': id.page(page.canonical),
    url: `${origin}${page.canonical}`,
    name: titleOf(page, plain),
    description: plain(page.description),
    inLanguage: site.clinic.language,
    isPartOf: { '@id': id.website },
    about: { '@id': page.treatment === undefined ? id.department(page.department) : id.treatment(page.treatment) },
    ...(crumbs ? { breadcrumb: { '@id': id.breadcrumb(page.canonical) } } : {}),
    ...(prices ? { mainEntity: { '@id': prices } } : {}),
    ...(questions ? { hasPart: { '@id': id.questions(page.canonical) } } : {}),
  };
  return [node, ...(crumbs ? [crumbs] : []), ...(questions ? [questions] : [])];
}

function breadcrumb({ site, page }: ViewContext, origin: string): BreadcrumbList | undefined {
  const crumbs = crumbsOf(site, page);
  if (crumbs.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': ids(origin).breadcrumb(page.canonical),
    itemListElement: [...crumbs, { name: page.name, route: page.canonical }].map(({ name, route }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: `${origin}${route}`,
    })),
  };
}

/** No questions on pages of prescription-only medicines: search results would advertise them (CAP code 12.12). */
function questionsNode({ site, page, plain }: ViewContext, origin: string): FAQPage | undefined {
  const treatment = page.treatment === undefined ? undefined : site.catalogue[page.treatment];
  const questions = page.sections.flatMap(({ data }) => (data.kind === 'faq' ? data.questions : []));
  if (questions.length === 0 || treatment?.prescriptionOnly) return undefined;
  return {
    '@type': 'FAQPage',
    '@id': ids(origin).questions(page.canonical),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: plain(question),
      acceptedAnswer: { '@type': 'Answer' as const, text: plain(answer) },
    })),
  };
}
