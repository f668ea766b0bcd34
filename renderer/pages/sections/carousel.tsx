import { Carousel } from '../../../components/sections/Carousel/Carousel.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Carousel/examples.ts';

export const view: View<'carousel'> = (section, { site, rich }) => (
  <Carousel
    id={section.anchor}
    title={section.title}
    text={section.text && rich(section.text)}
    items={section.testimonials.flatMap((name) => {
      const said = site.testimonials[name];
      return said ? [{ quote: rich(said.quote), name: said.name, role: said.role ?? said.service }] : [];
    })}
  />
);
