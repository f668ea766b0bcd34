import { TreatmentCards } from '../../../components/sections/TreatmentCards/TreatmentCards.tsx';
import { groupOf } from '../cards.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/TreatmentCards/examples.ts';

/** The default heading. */
const TITLE = 'Treatments and prices';

export const view: View<'treatmentCards'> = (section, context) => {
  const category = context.site.categories[section.category];
  if (!category) return null;
  const group = groupOf(context, section.category, category, section.first);
  return (
    <TreatmentCards
      id={section.anchor}
      group={{ title: section.title ?? TITLE, text: context.rich(category.description), ...group }}
    />
  );
};
