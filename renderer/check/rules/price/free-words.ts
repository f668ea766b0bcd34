/** Words that describe something as free. */
import { anyOf, isDenied, isQuestion, type Lexicon } from '../claim/lexicon/lexicon.ts';

/** 'costs nothing', 'without charge', 'is on us'; with “for”, what is free follows: 'we do not charge for a massage'. */
const WITHOUT_CHARGE = [
  "(?:(?:do not|don't|never|will not|won't) (?:charge|bill)(?: you)?(?: anything| a penny| a fee)?|(?:(?:there is|there's|at|for|with) )?(?:no|zero) (?:extra |additional |further )?(?:charge|cost|fee|bill)s?(?: at all| to you)?|(?:you )?pay(?:s|ing)? (?:nothing|not a penny|£0)(?! (?:but|except|more|extra)\\b)|(?:(?:is|are|comes?) )?without (?:(?:any |a |an )?(?:extra |additional )?(?:charge|cost|fee|bill|surcharge|supplement)|paying))(?: for)?",
  "(?:do not|don't|never|will not|won't|need not|needn't) (?:have to |need to )?pay(?: us)?(?: a thing| anything| a penny| a fee) for",
  '(?:nobody|no one|no (?:patient|client|customer)s?)(?: ever| here)? (?:pays?|(?:has|have|needs?) to pay) for',
  "(?:do not|don't|never) ask (?:you )?(?:for )?(?:anything|money|a penny|a fee) for",
  'waiv(?:e|es|ed|ing) (?:the|its|our) (?:[a-z]+ )?(?:fee|charge|price|cost)s? (?:for|of)',
  '(?:costs?|costing) (?:you )?(?:nothing|zero|£0|not a penny)(?! (?:but|except|more|extra)\\b)',
  "(?:won't|will not|doesn't|does not|don't|do not) cost (?:you )?(?:anything|a penny|a thing)",
  '(?:(?:is|are|comes?) )?(?:on the house|gratis|for (?:nothing|free))(?! (?:but|except|else)\\b)',
  '(?:is|are|comes?) on (?:us|the (?:practice|clinic|salon|surgery))(?= ?[.,;:!)]|$| (?:if|when|for|after|once|in)\\b)',
];

/** The words before, in the same sentence. */
const after = (words: string, most = 60): string => `(?<=\\b(?:${words}) [^,;:.!?\\u0000]{0,${most}})`;

/**
 * 'a gift from us', 'our treat', 'thrown in'. A treatment that “makes a good gift” is one that visitors pay for, so the
 * clinic must be the giver, or the reader the receiver.
 */
const GIFTS = [
  '(?:is|are|comes?|as) (?:an? |our )(?:little |small |special |welcome |birthday )?(?:gift|present|treat) (?:from (?:us|the (?:house|clinic|practice|team))|to (?:you|all|every|any|new|our))',
  '(?:is|are|as) our (?:little |small |special |welcome |birthday )?(?:gift|present|treat)',
  `${after('your|our')}(?:is|are) an? (?:gift|present)(?= ?[.,;!)]|$)`,
  `${after('we give|we offer|gets?|receives?|you have|gives you')}as an? (?:little |small |special |welcome |birthday )?(?:gift|present)`,
  `${after('have|get|enjoy|try|your|our', 40)}on us(?= ?[.,;!)]|$| (?:if|when|after|once)\\b)`,
  '(?:comes? )?(?:with our compliments|courtesy of (?:us|the (?:house|clinic|practice|team))|at our expense)',
  '(?:(?:is|are|comes?) )?thrown in',
  '(?:we|and|also) throw in',
  '(?:(?:is|are) )?(?:an? )?freebies?',
  'we (?:gift|make you a (?:gift|present) of)',
];

/**
 * Matches 'free of charge', 'free for first-time clients', 'a free consultation' and 'it is complimentary', but not
 * 'free to ask'.
 */
export const FREE: Lexicon = {
  words: anyOf(
    'complimentary(?= (?:for|and|within|with|when|if|on|in|at|until|during|after|before|every)\\b|[.,;:!)]|$)',
    'free of charge',
    'free for (?:first|new|all|every)[\\w-]*',
    '(?:is|are|comes?) (?:really |completely |entirely |always |still )?free(?! (?:to|from|of)\\b)',
    '(?<!-)(?:free|complimentary)(?= [a-z])',
    '(?<!-)free(?=[!.,;)]|$)',
    ...WITHOUT_CHARGE,
    ...GIFTS,
  ),
  harmless: (company) => isDenied(company) || isQuestion(company),
};
