import { perfectRatingsIn } from '../../../facts/perfect-ratings.ts';
import { namesOtherSite, ratingsIn } from '../../../facts/ratings.ts';
import { reviewCountsIn } from '../../../facts/review-counts.ts';
import { type PublicText, quoteOrUpdateHelp, type Span, textAt } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { perPage, shownTexts } from './shown-texts.ts';

/** Reports ratings and numbers of reviews in sentences that differ from those of the config. */
export function ratingInProse(input: RuleInput): readonly RuleFinding[] {
  const { rating } = input.site.clinic;
  if (!rating) return [];
  const report = (text: PublicText, span: Span, problem: string, help: string): readonly RuleFinding[] =>
    perPage(text).map((publicText) => ({
      message: `“${textAt(text, span)}” is not ${problem}.`,
      help: quoteOrUpdateHelp(publicText, help),
      ...input.links.authored.locateText(publicText, span),
    }));
  const isPerfect = Number(rating.value) === Number(rating.best);
  return shownTexts(input).flatMap((text) => [
    ...[
      // A value on another scale is the same rating if its share of the best value is the same.
      ...ratingsIn(text.normal, rating.source).filter(
        ({ value, best = Number(rating.best) }) => value * Number(rating.best) !== Number(rating.value) * best,
      ),
      ...(isPerfect ? [] : perfectRatingsIn(text.normal, rating.source)),
    ].flatMap((span) =>
      report(
        text,
        span,
        `the rating in the config, which is ${rating.value}`,
        'Quote the rating: {clinic.rating.value}.',
      ),
    ),
    ...reviewCountsIn(text.normal)
      .filter(
        ({ least, most, sentence }) =>
          (rating.count < least || rating.count > most) && !namesOtherSite(sentence, rating.source),
      )
      .flatMap((span) =>
        report(
          text,
          span,
          `the number of reviews in the config, which is ${rating.count}`,
          'Quote the number: {clinic.rating.count}.',
        ),
      ),
  ]);
}
