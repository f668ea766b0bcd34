/** Rewards for reviews: 'Leave us a review and get £20 off'. */
import { sentencesIn } from '../../../../facts/sentences.ts';
import { proseOf } from '../../about/prose.ts';
import { overlap, type PublicText, type Span } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, wordsAt } from '../find-words.ts';
import { quotesRating } from './typed-ratings.ts';

/** A review that a visitor writes, and not an appointment or 'a review of your CV'. */
const ASKED =
  /\b(?:leav|writ|post|giv|add|submit)(?:e|es|ing|ten)?\b(?: (?!an? appointment)[\w'-]+){0,6} (?:reviews?|ratings?|stars)\b(?! (?:of|appointment))|\b(?:five|5)[ -]star (?:reviews?|ratings?)\b|\b(?:five|5) stars (?:on|from you on|for us on|under our name)\b|\btell (?:google|trustpilot|facebook) about us\b|\b(?:writes?|says?) something nice (?:about|on)\b|\breview(?:ing)? us\b|\brat(?:e|ing) us\b|\breviews? (?:on|for) (?:google|trustpilot|facebook|us\b)|\breview me\b|\breviewers\b|\btag (?:us|me)\b|\b(?:mention|recommend|praise) (?:us|me|our [a-z]+) on(?:line| [a-z]+)\b|\b(?:leave|write|post|add)\b(?: [\w'-]+){0,6} (?:(?:kind|good|nice|lovely|positive|glowing) (?:words?|comments?|things?)|success|transformation)\b|\btell (?:others|everyone|everybody|the world|your (?:friends|followers)) how (?:good|great|happy|pleased)\b|\bpost about\b/;
const REWARD =
  /(?:£ ?\d+|\d+ ?(?:%|per ?cent))|\b(?:fivers?|tenners?|quid|(?:pounds|something) (?:off|back)|off (?:your|the) (?:next|first|bill)|on the house|(?:is|are|be|comes?) on us|(?:we will|we'll) treat you to|wins?|name goes in(?:to)?|(?:per ?cent|pounds) (?:off|less|cheaper)|waived?)\b|\b(?:discount|voucher|gift|free|reward(?:ed)?|prize|draw|credit|loyalty points|cash|money off|cheaper|half price|complimentary|thank-you)\b/;
/** 'We never pay for a review', 'there is no discount for one', 'free of charge to use' */
const NONE =
  /\b(?:no|not|never|nor|neither|nobody|without|cannot|\w+n't|free (?:to|of)|(?:feel|are) free|whether|illegal|banned|against the law)\b/;

/** Reports sentences that offer something for a review. */
export const reviewRewards = (input: RuleInput): readonly RuleFinding[] =>
  proseOf(input.publicTexts).flatMap((text) =>
    rewardsIn(text).flatMap((span) =>
      findingAt(
        { text, span },
        `“${wordsAt({ text, span }).replace(/[.!]$/, '')}” offers a reward for a review.`,
        'Remove the reward: reviews must not be paid for, neither with money nor with discounts. Ask every client for a review, whether pleased or not.',
      ),
    ),
  );

/** Whether a part of a text is in a sentence that offers something for a review. */
export const isReviewReward = (text: PublicText, span: Span): boolean =>
  rewardsIn(text).some((reward) => overlap(reward, span));

const rewardsIn = (text: PublicText): readonly Span[] =>
  sentencesIn(text.normal.text).flatMap(({ text: sentence, start }) => {
    if (!ASKED.test(sentence) || !REWARD.test(sentence) || NONE.test(sentence)) return [];
    const span = text.normal.original(start, sentence.length);
    return quotesRating(text, span) ? [] : [span];
  });
