import { type BadgeProps, type ReviewProps, Reviews } from '../../../components/sections/Reviews/Reviews.tsx';
import type { SectionOf } from '../../config/site.ts';
import { longDate } from '../../facts/date.ts';
import type { Cells } from '../cells.ts';
import type { ViewContext } from '../context.ts';
import { starsOf } from '../stars.ts';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Reviews/examples.ts';

const FACE = { width: '56px', height: '56px' };
const CELLS: Cells = { phone: FACE, tablet: FACE, desk: FACE };

/** Without a rating and without reviews there is nothing to head. */
export const view: View<'reviews'> = (section, context) => {
  const badge = badgeOf(section, context);
  const shown = section.testimonials.flatMap((name) => reviewOf(name, context));
  if (!badge && shown.length === 0) return null;
  return (
    <Reviews
      id={section.anchor}
      title={section.title}
      text={section.text && context.rich(section.text)}
      badge={badge}
      reviews={shown}
    />
  );
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

function reviewOf(name: string, { site, rich, imageFor, link }: ViewContext): readonly ReviewProps[] {
  const said = site.testimonials[name];
  if (!said) return [];
  return [
    {
      name: said.name,
      service: said.service ?? said.role,
      quote: rich(said.quote),
      image: said.image === undefined ? undefined : imageFor(said.image, { preset: 'portrait', cells: CELLS, alt: '' }),
      counts: [
        ...(said.likes === undefined ? [] : [counted(said.likes, 'like')]),
        ...(said.comments === undefined ? [] : [counted(said.comments, 'comment')]),
      ],
      link: said.reviewUrl === undefined ? undefined : link({ kind: 'web', address: said.reviewUrl }),
    },
  ];
}

/** 1, 'like' → '1 like'; 4, 'like' → '4 likes'. */
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
