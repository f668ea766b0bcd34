import type { RuleFinding, RuleInput } from '../rule.ts';
import { wordFindings } from './find-words.ts';
import { anyOf, isAboutOthers, isDenied, type Lexicon } from './lexicon/lexicon.ts';

const REVIEWS = '(?:reviews?|comments?|testimonials?|ratings?|feedback|recommendations?)';
const JUDGED =
  '(?:we|that) (?:we )?(?:dis)?like|good|great|nice|kind|glowing|lovely|flattering|favourable|positive|bad|poor|negative|critical|unkind|unhappy|unfair|unfavourable|disappoint\\w+|hurt(?:s|ful)?|harm\\w*|damag\\w+|embarrass\\w*|complain\\w*|the best|only the|happy|harsh|(?:fewer|less|more) than|(?:one|two|three|four|five|[1-5])[- ]stars?|stars';
const SHOWS = '(?:show|publish|display|print|share|pick|choose|select|post|list|quote|feature|put up|keep)';
const REMOVES = '(?:delete|remove|hide|filter out|filter|reject|block|suppress|take down|throw away|leave out|skip)';
const REWARD =
  '(?:free|discount|(?:\\d+|ten|five|twenty) ?(?:%|per ?cent|pounds)(?: off)?|£\\d+|vouchers?|gifts?|prize draw|present|treat)';

/** Reviews that are picked, removed or bought for what they say (DMCC Act 2024, Schedule 20, paragraph 13; CMA208). */
const SELECTED: Lexicon = {
  words: anyOf(
    `(?:${SHOWS}|${REMOVES})(?: only| just)? (?:the |those |all |any |our |your )?(?:(?:${JUDGED}) )${REVIEWS}`,
    `(?:only |just )?(?:${SHOWS}|${REMOVES})(?: only| just)? (?:the |those |all |any |our |your )?${REVIEWS} (?:that|which|with|of|from|who|we)\\b[^.]*?\\b(?:${JUDGED})`,
    `only (?:the |our )?(?:best|nicest|kindest|good|glowing|happy|positive|loveliest|five[- ]star) ${REVIEWS} (?:make|get|go|appear|end up|are (?:shown|published|kept|printed|used))`,
    `${REWARD}\\b[^.]{0,40}\\b(?:for|with|in return for|in exchange for|after|when you (?:leave|write|give))\\b[^.]{0,20}\\b(?:five[- ]star|5[- ]star|good|great|nice|kind|positive|glowing|lovely) ${REVIEWS}`,
    `(?:leave|write|give|post|award)(?: us)? (?:an? |your )?(?:five[- ]star|5[- ]star|good|great|nice|kind|positive|glowing|lovely|five stars?|5 stars?)(?: ${REVIEWS})?\\b[^.]{0,40}\\b(?:get|receive|win|claim|we|and|your|is|for)\\b[^.]{0,30}\\b${REWARD}`,
  ),
  harmless: (context) =>
    isDenied(context) || isAboutOthers(context) || /\b(?:google|they|sites?|if)\b/.test(context.before),
};

/** Reports sentences that announce that reviews are picked, removed or bought. */
export const selectedReviews = (input: RuleInput): readonly RuleFinding[] =>
  wordFindings(input, SELECTED, {
    message: ({ words }) => `“${words}” chooses reviews by what they say.`,
    help: 'Show every review, good and bad, and give nothing in return for a good one.',
  });
