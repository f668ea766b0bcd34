import { addDays } from '../../../../facts/date.ts';
import { RATING, TERMS_PAGE } from '../../example-values.ts';
import { hasSection, sectionsOfKind } from '../../pages.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, placeOf } from '../find-words.ts';
import { decidedBy, type FoundClaim, findClaims, isInSentence } from '../learned/index.ts';
import { chosenReviews } from './chosen-reviews.ts';
import { inspectionResults, statesInspection } from './inspections.ts';
import { admitsBadReview, isNeutralAboutReviews } from './review-pointers.ts';
import { reviewRewards } from './review-rewards.ts';
import { contradictsRating, datedRatings, quotesRating, typedCounts, typedRatings } from './typed-ratings.ts';

const TERMS = { 'policies/terms.md': '## Reviews\n\nWe show every review that Google shows, and pay for none.' };
const STARS = { 'pages./.2': { kind: 'trust', stars: true, claims: ['By hand'] } };

export const review: Rule = {
  name: 'claim/review',
  severity: 'warning',
  checks:
    'Ratings are quoted from a source not older than three months, stars appear only beside reviews, likes link to their source, the words of clients are recorded testimonials, no review is picked or bought for what it says, and a policy explains how reviews are chosen.',
  because: 'Visitors who trust reviews that are invented, selected, out of date or about something else are misled.',
  source:
    'Digital Markets, Competition and Consumers Act 2024, Schedule 20, paragraph 13 (banned practices); CAP code 3.45; CMA guidance on fake reviews (CMA208)',
  bad: {
    'a rating written as text': { 'pages./.0.lead': 'Rated 4.9 out of 5 by everybody.' },
    'the words of a client as text': { 'pages./.0.lead': '“I sleep again,” says Helen from Leeds.' },
    'a number of reviews without a source': { 'pages./.0.lead': 'Read our 300 reviews on Trustpilot.' },
    'reviews that are removed for what they say': { 'pages./.0.lead': 'We remove bad reviews.' },
    'a rating last read six months ago': {
      values: { ...TERMS_PAGE, 'clinic.rating': { ...RATING, asOf: '2026-05-01' } },
      files: TERMS,
    },
    'stars without a policy on reviews': { 'clinic.rating': RATING, ...STARS },
    'stars beside the name of a register': {
      values: {
        ...TERMS_PAGE,
        'clinic.rating': RATING,
        'pages./.2': { kind: 'trust', stars: true, claims: ['HCPC and Google'] },
      },
      files: TERMS,
    },
    'likes without a source': {
      values: {
        ...TERMS_PAGE,
        'testimonials.one': { department: 'main', name: 'A client', quote: 'Good.', likes: 40 },
      },
      files: TERMS,
    },
  },
  good: {
    'a request without a reward': { 'pages./.0.lead': 'Please leave us a review, whether you were happy or not.' },
    'a quoted rating and a policy': {
      values: {
        ...TERMS_PAGE,
        ...STARS,
        'clinic.rating': RATING,
        'pages./.0.lead': '{clinic.rating.value} Google rating.',
      },
      files: TERMS,
    },
  },
  find: (input) => [
    ...typedReviews(input),
    staleRating(input),
    withoutPolicy(input),
    ...starStrips(input),
    ...unsourcedCounts(input),
  ],
};

/** Ratings, numbers of reviews, words of clients and chosen reviews in texts. */
function typedReviews(input: RuleInput): readonly RuleFinding[] {
  const rewards = [...reviewRewards(input), ...chosenReviews(input), ...inspectionResults(input)];
  const rewarded = new Set(rewards.map(placeOf));
  const figures = [...typedRatings(input), ...typedCounts(input)].filter((figure) => !rewarded.has(placeOf(figure)));
  const places = new Set([...rewards, ...figures].map(placeOf));
  const dated = datedRatings(input);
  const claims = findClaims(input, 'claim/review').flatMap((found) =>
    quotesRating(found.text, found.sentence) ||
    dated.some((rating) => isInSentence(found, rating)) ||
    isNeutral(found) ||
    contradictsRating(found, input.site)
      ? []
      : findingAt(
          found,
          `“${found.words}” reads like the words of a client, a rating or a choice of reviews, without a source.`,
          `${decidedBy(found)}Add the words to “testimonials” with their source, date and consent, quote the rating of the config, or remove them; show every review, good and bad.`,
        ),
  );
  return [...rewards, ...figures, ...claims.filter((claim) => !places.has(placeOf(claim)))];
}

function isNeutral({ text, sentence: { at, length } }: FoundClaim): boolean {
  const sentence = text.text.slice(at, at + length).toLowerCase();
  return statesInspection(sentence) || admitsBadReview(sentence) || isNeutralAboutReviews(sentence, text.text);
}

const MAX_DAYS = 90;

/** Returns the last day on which a rating is recent. */
export const lastDayOfRating = (asOf: string): string => addDays(asOf, MAX_DAYS);

const staleRating = ({ site: { clinic }, today }: RuleInput): Findings => {
  const asOf = clinic.rating?.asOf;
  return asOf !== undefined && today > lastDayOfRating(asOf)
    ? {
        message: `The rating was read on ${asOf}, more than ${MAX_DAYS} days ago.`,
        help: 'Look up the rating again, and update the value and the date.',
        path: ['clinic', 'rating', 'asOf'],
      }
    : [];
};

const SHOWING: ReadonlySet<string> = new Set(['reviews', 'testimonialCarousel']);

/** Reports the first section that shows reviews if no policy has a heading about them. */
function withoutPolicy({ pages, site }: RuleInput): Findings {
  const hasPolicy = pages.some(
    ({ planned, headings }) =>
      hasSection(planned, 'policy') && headings.some(({ words }) => /\b(?:reviews?|testimonials?)\b/i.test(words)),
  );
  const shown = pages.flatMap(({ planned, route }) =>
    planned.sections.flatMap(({ data, path }) =>
      SHOWING.has(data.kind) || (data.kind === 'trust' && data.stars && site.clinic.rating)
        ? [{ path, page: route }]
        : [],
    ),
  )[0];
  return hasPolicy || !shown
    ? []
    : {
        message:
          'The site shows reviews or ratings, but no policy explains how they are collected, checked and chosen.',
        help: 'Add a heading “Reviews” to a policy, and state where they come from, which ones you show, and that you pay for none.',
        searchesFor: 'parts',
        ...shown,
      };
}

const REGISTER = /\b(?:gmc|gdc|nmc|hcpc|gphc|cqc|registered|regulated|chartered|insured|accredited)\b/i;

const starStrips = ({ pages }: RuleInput): readonly RuleFinding[] =>
  sectionsOfKind(pages, 'trust').flatMap(({ data, path, page }) => {
    // The stars appear before the first claim.
    const word = data.stars ? REGISTER.exec(data.claims[0]?.source ?? '') : undefined;
    if (!word) return [];
    return {
      message: `The stars beside “${word[0]}” look as if they were awarded for it.`,
      help: 'Show the stars only beside the source of the reviews.',
      page: page.route,
      path: [...path, 'claims', 0],
      span: { at: word.index, length: word[0].length },
    };
  });

const unsourcedCounts = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.testimonials).flatMap(([name, { likes, comments, reviewUrl }]) => {
    const field = likes ? 'likes' : comments ? 'comments' : undefined;
    return field === undefined || reviewUrl !== undefined
      ? []
      : {
          message: `The ${field} of this testimonial have no source.`,
          help: 'Add “reviewUrl”, the address of the original post, or remove the count.',
          path: ['testimonials', name, field],
        };
  });
