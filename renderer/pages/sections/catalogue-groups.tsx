import { CatalogueGroups } from '../../../components/sections/CatalogueGroups/CatalogueGroups.tsx';
import { treatmentsOf } from '../../config/derived/catalogue.ts';
import { bookingLabels } from '../booking-options.ts';
import { groupOf } from '../cards.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/CatalogueGroups/examples.ts';

export const view: View<'catalogueGroups'> = (section, context) => {
  const { site, rich, link, action } = context;
  const department = site.departments[section.department];
  const groups = section.categories.flatMap((slug) => {
    const category = site.categories[slug];
    if (!category || treatmentsOf(site, slug).length === 0) return [];
    const group = groupOf(context, slug, category);
    const gap = !group.list && !group.soon && group.cards.length % 3 > 0;
    const about = { label: `About ${category.name}`, link: link({ kind: 'route', route: category.route }) };
    return {
      id: category.anchor,
      title: category.name,
      text: rich(category.description),
      more: about,
      ...group,
      call:
        gap && department
          ? { label: bookingLabels(site).new, action: action(department.consultation.action) }
          : undefined,
    };
  });
  return (
    <CatalogueGroups
      {...titled(section)}
      department={section.department}
      label={department?.label ?? ''}
      groups={groups}
    />
  );
};
