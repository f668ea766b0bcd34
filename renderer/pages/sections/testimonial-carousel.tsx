import { TestimonialCarousel } from '../../../components/sections/TestimonialCarousel/TestimonialCarousel.tsx';
import { entriesNamed, titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/TestimonialCarousel/examples.ts';

export const view: View<'testimonialCarousel'> = (section, { site, rich }) => (
  <TestimonialCarousel
    {...titledProps(section, rich)}
    items={entriesNamed(site.testimonials, section.testimonials).map(([, { quote, name, role, service }]) => ({
      quote: rich(quote),
      name,
      role: role ?? service,
    }))}
  />
);
