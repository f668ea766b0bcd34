import { CategoryCards } from '../../../components/sections/CategoryCards/CategoryCards.tsx';
import { categoryPrice } from '../../config/derived/catalogue.ts';
import { CARD_CELLS } from '../cards.ts';
import { entriesNamed, type View } from '../view.ts';

export { examples } from '../../../components/sections/CategoryCards/examples.ts';

export const view: View<'categoryCards'> = (section, { site, plain, rich, imageFor }) => {
  const cards = entriesNamed(site.categories, section.categories).map(
    ([slug, { name, route, description, image }]) => ({
      name,
      href: route,
      subtitle: plain(description),
      price: categoryPrice(site, slug),
      image: image === undefined ? undefined : imageFor(image, { preset: 'card', cells: CARD_CELLS }),
    }),
  );
  return (
    <CategoryCards
      id={section.anchor}
      group={{ title: section.title, text: section.text && rich(section.text), cards }}
    />
  );
};
