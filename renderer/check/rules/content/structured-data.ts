import type { Site } from '../../../config/site.ts';
import type { Normalised } from '../../../facts/normalise.ts';
import { perfectRatingsIn } from '../../../facts/perfect-ratings.ts';
import { namesOtherSite, ratingsIn } from '../../../facts/ratings.ts';
import { reviewCountsIn } from '../../../facts/review-counts.ts';
import { ANSWER, RATING } from '../example-values.ts';
import { type PublicText, quoteOrUpdateHelp, type Span, textAt } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { perPage, shownTexts } from './shown-texts.ts';

export const contentStructuredData: Rule = {
  name: 'content/structured-data',
  severity: 'error',
  searchesFor: 'figures',
  checks:
    'The rating and the number of reviews that pages and documents state are those that the structured data gives to search engines.',
  because: 'Search engines ignore or penalise structured data that differs from the page, and readers trust neither.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies; CAP code 3.1',
  bad: {
    'another rating': { 'clinic.rating': RATING, [ANSWER]: 'We are rated 5.0 on Google.' },
    'another rating in words': { 'clinic.rating': RATING, [ANSWER]: 'Four point eight out of five on Google.' },
    'more reviews than there are': { 'clinic.rating': RATING, [ANSWER]: 'Read our 60 reviews on Google.' },
  },
  good: {
    'a quoted rating': { 'clinic.rating': RATING, [ANSWER]: 'We are rated {clinic.rating.value} on Google.' },
    'a true number of reviews': { 'clinic.rating': RATING, [ANSWER]: 'More than 40 people have reviewed us.' },
  },
  find: ratingFindings,
};

type Rating = NonNullable<Site['clinic']['rating']>;

/** Reports ratings and numbers of reviews in sentences that differ from those of the config. */
function ratingFindings(input: RuleInput): readonly RuleFinding[] {
  const { rating } = input.site.clinic;
  if (!rating) return [];
  const report = (text: PublicText, spans: readonly Span[], problem: string, help: string): readonly RuleFinding[] =>
    spans.flatMap((span) =>
      perPage(text).map((publicText) => ({
        message: `“${textAt(text, span)}” is not ${problem}.`,
        help: quoteOrUpdateHelp(publicText, help),
        ...input.links.authored.locateText(publicText, span),
      })),
    );
  const theRating = `the rating in the config, which is ${rating.value}`;
  const theCount = `the number of reviews in the config, which is ${rating.count}`;
  return shownTexts(input).flatMap((text) => [
    ...report(text, otherRatings(text.normal, rating), theRating, 'Quote the rating: {clinic.rating.value}.'),
    ...report(text, otherCounts(text.normal, rating), theCount, 'Quote the number: {clinic.rating.count}.'),
  ]);
}

/** A value on another scale is the same rating if its share of the best value is the same. */
function otherRatings(text: Normalised, rating: Rating): readonly Span[] {
  const [own, ownBest] = [Number(rating.value), Number(rating.best)];
  const others = ratingsIn(text, rating.source).filter(({ value, best = ownBest }) => value * ownBest !== own * best);
  return own === ownBest ? others : [...others, ...perfectRatingsIn(text, rating.source)];
}

const otherCounts = (text: Normalised, { count, source }: Rating): readonly Span[] =>
  reviewCountsIn(text).filter(
    ({ least, most, sentence }) => (count < least || count > most) && !namesOtherSite(sentence, source),
  );
