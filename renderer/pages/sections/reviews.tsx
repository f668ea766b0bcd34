import { type BadgeProps, type ReviewProps, Reviews } from '../../../components/sections/Reviews/Reviews.tsx';
import type { SectionOf, Testimonial } from '../../config/site.ts';
import { counted } from '../../core/wording.ts';
import { longDate } from '../../facts/date.ts';
import type { Cells } from '../cells.ts';
import type { ViewContext } from '../context.ts';
import { starsOf } from '../stars.ts';
import { entriesNamed, titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Reviews/examples.ts';

const FACE = { width: '56px', height: '56px' };
const CELLS: Cells = { phone: FACE, tablet: FACE, desk: FACE };

/** The section is omitted if there is neither a rating nor a review. */
export const view: View<'reviews'> = (section, context) => {
  const badge = badgeOf(section, context);
  const shown = entriesNamed(context.site.testimonials, section.testimonials).map(([, testimonial]) =>
    reviewOf(testimonial, context),
  );
  if (!badge && shown.length === 0) return null;
  return <Reviews {...titledProps(section, context.rich)} badge={badge} reviews={shown} />;
};

function badgeOf(section: SectionOf<'reviews'>, { site, plain, link }: ViewContext): BadgeProps | undefined {
  const { rating } = site.clinic;
  if (!rating) return undefined;
  return {
    value: rating.value,
    words: plain(section.badge),
    stars: starsOf(rating),
    count: `${counted(rating.count, 'review')}, counted on ${longDate(rating.asOf)}`,
    action: {
      label: `Read all reviews on ${rating.source}`,
      link: link({ kind: 'web', address: rating.url }),
    },
  };
}

function reviewOf(testimonial: Testimonial, { rich, imageFor, link }: ViewContext): ReviewProps {
  return {
    name: testimonial.name,
    service: testimonial.service ?? testimonial.role,
    quote: rich(testimonial.quote),
    image:
      testimonial.image === undefined
        ? undefined
        : imageFor(testimonial.image, { preset: 'portrait', cells: CELLS, alt: '' }),
    counts: [
      ...(testimonial.likes === undefined ? [] : [counted(testimonial.likes, 'like')]),
      ...(testimonial.comments === undefined ? [] : [counted(testimonial.comments, 'comment')]),
    ],
    link: testimonial.reviewUrl === undefined ? undefined : link({ kind: 'web', address: testimonial.reviewUrl }),
  };
}
