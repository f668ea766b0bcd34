import type { Site } from '../../../config/site.ts';
import { namesOtherSite } from '../../../facts/ratings.ts';
import { reviewCountsIn } from '../../../facts/review-counts.ts';
import { sentenceAt, sentenceSpanAt } from '../../../facts/sentences.ts';
import { proseOf } from '../about/prose.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { admitsBadReview } from './admitted-reviews.ts';
import { findingAt, findWords, wordsAt } from './find-words.ts';
import type { WordMatch } from './lexicon/lexicon.ts';
import { ratingWords } from './lexicon/ratings.ts';
import { quotedFact } from './quoted-fact.ts';

/** Reports ratings that are not quoted from the config. */
export const typedRatings = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, ratingWords(input.site.clinic.rating?.source))
    .filter(({ text, span }) => quotedFact(text, span)?.slice(0, 2).join('.') !== 'clinic.rating')
    .filter(({ text: { normal }, span }) => !admitsBadReview(sentenceAt(normal.text, normal.index(span.at))))
    .map((found) => typedFinding(found, input.site, 'value'));

/** Reports numbers of reviews, except those on the site of the rating, which `content/structured-data` checks. */
export const typedCounts = ({ publicTexts, site }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts).flatMap((text) =>
    reviewCountsIn(text.normal)
      .filter(({ sentence }) => !site.clinic.rating || namesOtherSite(sentence, site.clinic.rating.source))
      .map((span) => typedFinding({ text, span }, site, 'count')),
  );

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
        `“${words}” is written as text, so it stays as it is when “clinic.rating” changes.`,
        'Quote {clinic.rating.value} and {clinic.rating.count} instead, or remove it.',
      );
}
