import { TestimonialCarousel } from '../../../components/sections/TestimonialCarousel/TestimonialCarousel.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/TestimonialCarousel/examples.ts';

export const view: View<'testimonialCarousel'> = (section, { site, rich }) => (
  <TestimonialCarousel
    id={section.anchor}
    title={section.title}
    text={section.text && rich(section.text)}
    items={section.testimonials.flatMap((name) => {
      const said = site.testimonials[name];
      return said ? [{ quote: rich(said.quote), name: said.name, role: said.role ?? said.service }] : [];
    })}
  />
);
