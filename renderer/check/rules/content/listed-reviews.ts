import type { Site } from '../../../config/site.ts';
import { RATING } from '../example-values.ts';
import type { Findings, Rule, RuleFinding } from '../rule.ts';

type Rating = NonNullable<Site['clinic']['rating']>;
type Review = readonly [string, Site['testimonials'][string]];

const given = (stars: number | undefined) => ({
  department: 'main',
  name: 'A client',
  quote: 'Good.',
  source: 'Google',
  date: '2026-05-12',
  consent: 'Terms of Google',
  ...(stars === undefined ? {} : { stars }),
});

const listing = (rating: Readonly<Record<string, unknown>>, ...stars: readonly (number | undefined)[]) => ({
  'clinic.rating': { ...RATING, ...rating },
  ...Object.fromEntries(stars.map((each, index) => [`testimonials.client-${index}`, given(each)])),
});

export const listedReviews: Rule = {
  name: 'content/listed-reviews',
  severity: 'error',
  checks:
    'If “testimonials” lists all reviews, the rating of the clinic states their number and their average, and no review has more stars than its site gives.',
  because: 'Visitors who count the reviews get a different number or average from the one that the site states.',
  source: 'docs/config.md, “Testimonials and ratings”; CAP code 3.1',
  bad: {
    'another number of reviews': listing({ count: 3, value: '4.5', allListed: true }, 4, 5),
    'another average': listing({ count: 2, value: '4.9', allListed: true }, 4, 5),
    'a review without stars': listing({ count: 2, value: '4.5', allListed: true }, 4, undefined),
    'more reviews than the source has': listing({ count: 1, value: '4.5' }, 4, 5),
    'more stars than the best rating': listing({ count: 41, value: '4.9' }, 6),
  },
  good: {
    'two reviews and their average': listing({ count: 2, value: '4.5', allListed: true }, 4, 5),
    'an average that is rounded': listing({ count: 3, value: '4.7', allListed: true }, 4, 5, 5),
    'some of the reviews': listing({ count: 41, value: '4.9' }, 4, 5),
  },
  find: ({ site }) => {
    const { rating } = site.clinic;
    return rating ? [tooManyStars(rating, site), disagreements(rating, site)] : [];
  },
};

const PATH = ['clinic', 'rating'];

const tooManyStars = ({ best, source }: Rating, { testimonials }: Site): readonly RuleFinding[] =>
  Object.entries(testimonials).flatMap(([name, { stars = 0, source: own }]) =>
    own !== source || stars <= Number(best)
      ? []
      : {
          message: `This review has ${stars} stars, but ${source} gives at most ${best}.`,
          help: 'Copy the number of stars from the review.',
          path: ['testimonials', name, 'stars'],
        },
  );

function disagreements(rating: Rating, { testimonials }: Site): Findings {
  const listed = Object.entries(testimonials).filter(([, { source }]) => source === rating.source);
  const isWrongCount = rating.allListed ? listed.length !== rating.count : listed.length > rating.count;
  if (isWrongCount)
    return {
      message: `The rating counts ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'} on ${rating.source}, but ${listed.length} testimonials come from that site.`,
      help: rating.allListed
        ? 'Add the missing reviews to “testimonials”, correct “count”, or remove “allListed”.'
        : 'Correct “count”, or the source of a testimonial.',
      path: [...PATH, 'count'],
      against: String(listed.length),
    };
  if (!rating.allListed) return [];
  const unrated = listed.filter(([, { stars }]) => stars === undefined);
  if (unrated.length === 0) return wrongAverage(rating, listed);
  return unrated.map(([name]) => ({
    message: 'This review has no “stars”, so the average of all reviews cannot be checked.',
    help: 'Add the number of stars that the client gave.',
    path: ['testimonials', name],
  }));
}

function wrongAverage({ value }: Rating, listed: readonly Review[]): Findings {
  const decimals = value.split('.')[1]?.length ?? 0;
  const average = listed.reduce((sum, [, { stars = 0 }]) => sum + stars, 0) / listed.length;
  // Sites round a half up or down; the second term allows for the error of binary fractions.
  const tolerance = 0.5 / 10 ** decimals + 1e-9;
  return Math.abs(Number(value) - average) <= tolerance
    ? []
    : {
        message: `The rating is ${value}, but the average of the ${listed.length} listed reviews is ${average.toFixed(decimals + 1)}.`,
        help: 'Look up the rating and the stars of each review again, and correct the wrong one.',
        path: [...PATH, 'value'],
        against: average.toFixed(decimals + 1),
      };
}
