import { namesOtherSite } from '../../../facts/ratings.ts';
import { reviewCountsIn } from '../../../facts/review-counts.ts';
import { proseOf } from '../about/prose.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { findingAt, findWords, wordsAt } from './find-words.ts';
import { ratingWords } from './lexicon/ratings.ts';
import { quotedFact } from './quoted-fact.ts';

/** Reports ratings that are not quoted from the config. */
export const typedRatings = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, ratingWords(input.site.clinic.rating?.source))
    .filter(({ text, span }) => quotedFact(text, span)?.slice(0, 2).join('.') !== 'clinic.rating')
    .map((found) =>
      findingAt(
        found,
        `“${found.words}” is written as text, so its source and date are unknown.`,
        'Add the rating to “clinic.rating” with its count, source and date, and quote “{clinic.rating.value}”.',
      ),
    );

/** Reports numbers of reviews, except those on the site of the rating, which `content/structured-data` checks. */
export const typedCounts = ({ publicTexts, site: { clinic } }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts).flatMap((text) =>
    reviewCountsIn(text.normal)
      .filter(({ sentence }) => !clinic.rating || namesOtherSite(sentence, clinic.rating.source))
      .map((span) =>
        findingAt(
          { text, span },
          `“${wordsAt({ text, span })}” is written as text, so its source and date are unknown.`,
          'Add the rating to “clinic.rating” with its count, source and date, and quote “{clinic.rating.count}”.',
        ),
      ),
  );
