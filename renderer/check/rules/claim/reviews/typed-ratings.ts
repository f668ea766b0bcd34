import type { Site } from '../../../../config/site.ts';
import { isOtherScale, namesOtherSite, ratingsIn as statedRatingsIn } from '../../../../facts/ratings.ts';
import { reviewCountsIn } from '../../../../facts/review-counts.ts';
import { sentenceAt, sentenceSpanAt } from '../../../../facts/sentences.ts';
import { writtenDatesIn } from '../../../../facts/written-dates.ts';
import { proseOf } from '../../about/prose.ts';
import { overlap, type PublicText, type PublicTextKind, type Span, textAt } from '../../public-texts/index.ts';
import { quotedFacts } from '../../public-texts/quoted-facts.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, findWords, matchesOverlap, wordsAt } from '../find-words.ts';
import type { WordMatch } from '../lexicon/lexicon.ts';
import { ratingWords } from '../lexicon/ratings.ts';
import { admitsBadReview } from './review-pointers.ts';

const ratingsIn = (input: RuleInput): readonly WordMatch[] =>
  findWords(input, ratingWords(input.site.clinic.rating?.source));

/** Returns the ratings of the config that sentences state with their day. */
export const datedRatings = (input: RuleInput): readonly WordMatch[] =>
  ratingsIn(input).filter((found) => isDated(found, input.site));

/** Reports ratings that are not quoted from the config. */
export const typedRatings = (input: RuleInput): readonly RuleFinding[] =>
  ratingsIn(input)
    .filter(({ text, span }) => !quotesRating(text, span))
    .filter(({ text: { normal }, span }) => !admitsBadReview(sentenceAt(normal.text, normal.index(span.at))))
    .filter((found) => !isDated(found, input.site) && !contradictsValue(found, input.site))
    .filter((found) => !isOtherScale(input.lookups.questionOf(found.text)) || PRAISES.test(wordsAt(found)))
    .map((found) => typedFinding(found, input.site, 'value'));

/** Returns true if these characters quote the rating of the config. */
export const quotesRating = (text: PublicText, span: Span): boolean =>
  quotedFacts(text, span).some(([part, field]) => part === 'clinic' && field === 'rating');

/** 'Does it hurt?' 'Most people give it three out of ten', but not 'everybody gives us ten' */
const PRAISES = /\bus\b|\bour\b|\brat|review|star|★/i;

/** Reports numbers of reviews, except those on the site of the rating, which `content/structured-data` checks. */
export const typedCounts = (input: RuleInput): readonly RuleFinding[] => {
  const { publicTexts, site } = input;
  const typed = ratingsIn(input);
  return proseOf(publicTexts).flatMap((text) =>
    reviewCountsIn(text.normal)
      .filter(({ sentence }) => !site.clinic.rating || namesOtherSite(sentence, site.clinic.rating.source))
      .filter((span) => !typed.some((one) => matchesOverlap(one, { text, span })))
      .map((span) => typedFinding({ text, span }, site, 'count')),
  );
};

/**
 * 'On 9 November 2026 our rating was 4.9': with the value and the day of the config, the sentence stays true when they
 * change.
 */
function isDated({ text, span }: WordMatch, { clinic: { rating } }: Pick<Site, 'clinic'>): boolean {
  if (!rating || !textAt(text, span).includes(rating.value)) return false;
  const sentence = sentenceAt(text.normal.text, text.normal.index(span.at));
  const [year, month, day] = rating.asOf.split('-').map(Number);
  return (
    !namesOtherSite(sentence, rating.source) &&
    writtenDatesIn(sentence).some((date) => date.year === year && date.month === month && date.day === day)
  );
}

function typedFinding(found: WordMatch, { clinic: { rating } }: Pick<Site, 'clinic'>, field: string): RuleFinding {
  const words = wordsAt(found);
  const unknown = `“${words}” is written as text, so its source and date are unknown.`;
  if (!rating)
    return findingAt(
      found,
      unknown,
      `Add the rating to “clinic.rating” with its count, source and date, and quote “{clinic.rating.${field}}”.`,
    );
  const { text: sentence } = sentenceSpanAt(found.text.text, found.span.at);
  return namesOtherSite(sentence.toLowerCase(), rating.source)
    ? findingAt(found, unknown, `Remove it, or quote the rating of the config, which is that on ${rating.source}.`)
    : findingAt(
        found,
        isOfAll(sentence.toLowerCase()) && BEST.test(words) && Number(rating.value) !== Number(rating.best)
          ? `“${words}” is not the rating in the config, which is ${rating.value}.`
          : `“${words}” is written as text, so it stays as it is when “clinic.rating” changes.`,
        'Quote {clinic.rating.value} and {clinic.rating.count} instead, or remove it.',
      );
}

/** 'Five stars', 'gives us five', 'full marks' */
const BEST = /\b(?:five|5|ten|10|full|top|maximum|perfect)\b/i;
/** 'Everybody gives us five stars', 'not one patient gave us fewer' */
const isOfAll = (sentence: string): boolean =>
  /\b(?:every(?:body|one| [a-z]+)|each|all (?:of )?(?:you|them|our|the|who)|not (?:one|a single)|nobody|no one|always)\b/.test(
    sentence,
  );

/** Whether words state another rating or number of reviews than the config, which `content/structured-data` reports. */
export const contradictsRating = (found: WordMatch, site: Pick<Site, 'clinic'>): boolean =>
  contradictsCount(found, site) || contradictsValue(found, site);

/** Texts that pages and documents show, and not only search engines. */
const SHOWN: ReadonlySet<PublicTextKind> = new Set(['words', 'journal', 'policy', 'document']);

const contradictsValue = ({ text, span }: WordMatch, { clinic: { rating } }: Pick<Site, 'clinic'>): boolean =>
  rating !== undefined &&
  SHOWN.has(text.kind) &&
  statedRatingsIn(text.normal, rating.source).some(
    ({ value, best = Number(rating.best), ...place }) =>
      value * Number(rating.best) !== Number(rating.value) * best && overlap(place, span),
  );

const contradictsCount = ({ text, span }: WordMatch, { clinic: { rating } }: Pick<Site, 'clinic'>): boolean =>
  rating !== undefined &&
  reviewCountsIn(text.normal).some(
    ({ least, most, ...count }) => (rating.count < least || rating.count > most) && overlap(count, span),
  );
