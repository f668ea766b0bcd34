import { TestimonialCarousel } from '../../../components/sections/TestimonialCarousel/TestimonialCarousel.tsx';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/TestimonialCarousel/examples.ts';

export const view: View<'testimonialCarousel'> = (section, { site, rich }) => (
  <TestimonialCarousel
    {...titledProps(section, rich)}
    items={section.testimonials.flatMap((name) => {
      const testimonial = site.testimonials[name];
      return testimonial
        ? [{ quote: rich(testimonial.quote), name: testimonial.name, role: testimonial.role ?? testimonial.service }]
        : [];
    })}
  />
);
