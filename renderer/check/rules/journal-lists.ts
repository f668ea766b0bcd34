/** Lists of articles, and the categories by which they find their articles. */
import { suggestion } from '../../config/schema/suggestion.ts';
import type { Site } from '../../config/site.ts';
import { nearest } from '../../facts/nearest.ts';
import type { RuleFinding } from './rule.ts';

export function journalListFindings(site: Site): readonly RuleFinding[] {
  const misnamed = misnamedCategories(site);
  return [...emptyLists(site, new Set(misnamed.map(({ meant }) => meant))), ...misnamed.map(({ finding }) => finding)];
}

/**
 * Reports a list of articles in a category without articles: the page would announce them for ever.
 * @param misspelt the categories that articles have in another spelling, which is reported there
 */
const emptyLists = ({ pages, journal }: Site, misspelt: ReadonlySet<string>): readonly RuleFinding[] => {
  const categories = new Set((journal?.posts ?? []).flatMap((post) => post.categories));
  if (categories.size === 0) return [];
  return Object.entries(pages).flatMap(([route, sections]) =>
    sections.flatMap((section, index) =>
      section.kind !== 'journalList' || categories.has(section.category) || misspelt.has(section.category)
        ? []
        : {
            message: `No article has the category “${section.category}”, so this list is empty.`,
            help: suggestion(section.category, categories) ?? '',
            path: ['pages', route, index, 'category'],
          },
    ),
  );
};

interface Misnamed {
  /** The category of a list that is probably meant. */
  readonly meant: string;
  readonly finding: RuleFinding;
}

/** Reports an article that no list shows, if its category resembles that of a list. */
const misnamedCategories = ({ pages, journal }: Site): readonly Misnamed[] => {
  const sections = Object.values(pages).flat();
  const shown = new Set(sections.flatMap((section) => (section.kind === 'journalList' ? [section.category] : [])));
  return (journal?.posts ?? []).flatMap(({ title, categories }, index) => {
    if (categories.some((category) => shown.has(category))) return [];
    return categories.flatMap((category, at) => {
      const meant = nearest(category, shown);
      return meant?.near
        ? {
            meant: meant.name,
            finding: {
              message: `No list shows the article “${title}”: none has the category “${category}”.`,
              help: `Did you mean “${meant.name}”?`,
              path: ['journal', 'posts', index, 'categories', at],
            },
          }
        : [];
    });
  });
};
