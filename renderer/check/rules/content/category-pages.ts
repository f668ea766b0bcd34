/** Pages of a category whose cards, sections or links are about another category. */
import { categoriesOf } from '../../../config/derived/catalogue.ts';
import type { SectionData, Site, Treatment } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import type { RuleFinding } from '../rule.ts';

/** Returns a finding about a value that was copied from another page or category. */
export const copied = (path: ConfigPath, message: string): RuleFinding => ({
  message,
  help: 'Correct the copied values.',
  path,
});

/** Returns a finding for each page of a category, and each link to one, that is about another category. */
export const categoryPageFindings = (site: Site): readonly RuleFinding[] => [
  ...categoryLinks(site),
  ...categoryPages(site),
  ...firstCards(site),
];

/** Reports categories whose cards link to a page that is only about another category. */
const categoryLinks = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.categories).flatMap(([slug, { route }]) => {
    const about = site.routes[route]?.category;
    if (about === undefined || about === slug || shows(site, route, slug)) return [];
    const path = ['categories', slug, 'route'];
    return copied(path, `The cards of “${slug}” link to “${route}”, which is about “${about}”.`);
  });

/** Reports pages of a category that its cards do not link to, or that show the cards of another. */
const categoryPages = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.routes).flatMap(([route, { category }]): RuleFinding | readonly RuleFinding[] => {
    const home = category === undefined ? undefined : site.categories[category]?.route;
    if (category === undefined || home === undefined) return [];
    if (home !== route)
      return copied(['routes', route, 'category'], `“${route}” is about “${category}”, whose cards link to “${home}”.`);
    const index = (site.pages[route] ?? []).findIndex((section) => section.kind === 'treatmentCards');
    const section = site.pages[route]?.[index];
    if (section?.kind !== 'treatmentCards' || shows(site, route, category)) return [];
    const path = ['pages', route, index, 'category'];
    return copied(path, `The page of “${category}” shows the cards of “${section.category}”.`);
  });

/** Returns true if a section of the page is about the category. */
const shows = (site: Site, route: string, category: string): boolean =>
  (site.pages[route] ?? []).some((section) => sectionCategories(site, section).includes(category));

function sectionCategories({ catalogue }: Site, section: SectionData): readonly (string | undefined)[] {
  switch (section.kind) {
    case 'treatmentCards':
    case 'comingSoon':
      return [section.category];
    case 'categoryCards':
    case 'catalogueGroups':
      return section.categories;
    case 'options':
      return listedIn(catalogue[section.treatment]);
    default:
      return [];
  }
}

const listedIn = (treatment: Treatment | undefined): readonly string[] => (treatment ? categoriesOf(treatment) : []);

/** Reports treatments that should come first among the cards of a category to which they do not belong. */
const firstCards = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.pages).flatMap(([route, sections]) =>
    sections.flatMap((section, index) =>
      section.kind !== 'treatmentCards'
        ? []
        : (section.first ?? []).flatMap((slug, at) =>
            listedIn(site.catalogue[slug]).includes(section.category)
              ? []
              : {
                  message: `“${slug}” is not in the category “${section.category}”, so its card is not there.`,
                  help: `Name a treatment of “${section.category}”, or remove “${slug}”.`,
                  path: ['pages', route, index, 'first', at],
                },
          ),
    ),
  );
