/** Reviews that are chosen or rewarded (DMCC Act 2024, Schedule 20, paragraph 13; CMA guidance on fake reviews). */
import type { RuleFinding, RuleInput } from '../rule.ts';
import { wordFindings } from './find-words.ts';
import { anyOf, isDenied, isQuestion, type Lexicon } from './lexicon/lexicon.ts';

const SHOW = '(?:show|publish|display|print|post|share|quote)';
const HIDE = '(?:delete|remove|hide|take down|leave out|filter out|suppress)';
const BAD = '(?:bad|negative|poor|critical|one-star|two-star|unfavourable)';
const STARS = '(?:one|two|three|four|five|[1-5])[ -]stars?';
const REWARD =
  '(?:discount|vouchers?|gifts?|present|prize|draw|raffle|refund|credit|£\\d+|\\d+ ?% off|free(?: [a-z]+)?)';
const REVIEW = `(?:(?:[a-z-]+ )?reviews?|(?:a |your )?ratings?|${STARS})`;

const SELECTED: Lexicon = {
  words: anyOf(
    `(?:only|just) ${SHOW} (?:the |our )?(?:best|good|positive|nicest|kindest|four-star|five-star) reviews`,
    `(?:only|just) ${SHOW} (?:the |our )?reviews (?:that (?:we like|please|praise)|(?:with|of|from) (?:at least )?(?:${STARS}|happy))`,
    'only (?:the|our) (?:best|nicest|kindest|good|positive|five-star) reviews',
    `${HIDE} (?:any |the |all )?${BAD} reviews`,
    `${HIDE} (?:any |the |all )?reviews (?:(?:that|which) (?:we do not like|hurt|harm|criticise|have (?:fewer|less))|(?:with|of) (?:fewer|less|one|two)|below|under)`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context),
};

const REWARDED: Lexicon = {
  words: anyOf(
    `(?:leave|write|give|post)(?: us)? (?:an? |your )?${REVIEW},?(?: [\\w'-]+,?){0,8}? ${REWARD}`,
    `${REWARD}(?: [\\w'-]+,?){0,6}? (?:for|if you (?:leave|write|give)(?: us)?|when you (?:leave|write|give)(?: us)?) (?:an? |your |every )?${REVIEW}`,
  ),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || /\b(?:no|not|never|without|nor)\b/.test(context.word),
};

export const selectedReviews = (input: RuleInput): readonly RuleFinding[] => [
  ...wordFindings(input, SELECTED, {
    message: ({ words }) => `“${words}” misleads visitors, who expect to see all reviews.`,
    help: 'Show every genuine review, or state in a policy how reviews are chosen without regard to what they say.',
  }),
  ...wordFindings(input, REWARDED, {
    message: ({ words }) => `“${words}” rewards clients for a review.`,
    help: 'Ask every client for a review, and give nothing in return.',
  }),
];
