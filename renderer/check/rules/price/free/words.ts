/** Words that describe something as free. */
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from '../../claim/lexicon/lexicon.ts';

/** 'costs nothing', 'without charge', 'is on us'; with “for”, what is free follows: 'we do not charge for a massage'. */
const WITHOUT_CHARGE = [
  "(?:(?:do not|don't|never|will not|won't) (?:charge|bill)(?: you)?(?: anything| a penny| a fee)?|(?:(?:there is|there's|at|for|with) )?(?:no|zero) (?:extra |additional |further )?(?:charge|cost|fee|bill)s?(?: at all| to you| (?:is|will be) (?:made|taken|raised|due))?|(?:you )?pay(?:s|ing)? (?:nothing|not a penny|£0)(?! (?:but|except|more|extra)\\b)|(?:(?:is|are|comes?) )?without (?:(?:any |a |an )?(?:extra |additional )?(?:charge|cost|fee|bill|surcharge|supplement)|paying))(?: for)?",
  "(?:not|never|\\w+n't|nobody is|no one is|nobody gets|no one gets) (?:be |being )?(?:billed|charged|invoiced)(?: (?:a penny|anything|extra))?(?: for)?",
  // The whole answer to 'What does a massage cost?'; `itemsCalledFree` ignores any other.
  'nothing(?: at all| whatsoever)?(?= *(?:[.!,;]|$))',
  '(?:nobody|no one) (?:will|is going to|would) (?:charge|bill)(?: you)?(?: for)?',
  // 'There is nothing to pay before the day' says when.
  '(?:(?:there is|there will be|it is) )?nothing (?:to pay|due)(?! (?:before|until|till|in advance|up ?front|now|yet|today|when you book)\\b)(?: for)?|no charge to pay(?: for)?',
  '(?:zero pounds|£0)(?: for)?|not a penny(?= *(?:[.!]|$))',
  'no (?!(?:extra|additional|further|hidden|other)\\b)[a-z]+ (?:charge|fee|cost)s?',
  '(?:nil|zero|no)[ -](?:cost|fee|charge)(?= [a-z])(?! (?:to|for|at|if|when|on|and|or|is|are|in|with|of|applies|whatsoever)\\b)',
  "(?:do not|don't|never|will not|won't|need not|needn't) (?:have to |need to )?pay(?: us)?(?: a thing| anything| a penny| a fee)? for",
  "(?:never|not|n't|no one will|nobody will) (?:even )?(?:see|get|receive|be sent) (?:a |an |any )?(?:bill|invoice)s? for",
  '(?:nobody|no one|no (?:patient|client|customer)s?)(?: ever| here)? (?:pays?|(?:has|have|needs?) to pay) for',
  "(?:do not|don't|never|will not|won't) ask (?:you )?(?:for )?(?:anything|money|a penny|a fee)(?: for|(?= *(?:[.!]|$)))",
  '(?:is|are|be|gets?) (?:also |always |often )?waived',
  `(?:(?:is|are|be) )?(?:paid for|covered|funded) by (?:us|the (?:${CLINIC_NOUN}|house|team))|(?:we|the ${CLINIC_NOUN}) (?:will |gladly )?(?:foot|pick up|cover|settle) the (?:bill|tab|cost|fee)s? (?:for|of)|we (?:will )?(?:treat|invite) you to`,
  "(?:need not|needn't|do not have to|don't have to) (?:open|get out|reach (?:for|into)) (?:your|their|a) (?:purse|wallet)s?(?: for)?",
  'only (?:pay|charge[ds]?|billed)(?: you)? (?:from|after|for) the (?:second|third|next)',
  '(?:is|are|comes?) (?:also |always |automatically )?included',
  'waiv(?:e|es|ed|ing) (?:the|its|our) (?:[a-z]+ )?(?:fee|charge|price|cost)s? (?:for|of)',
  '(?:costs?|costing) (?:you )?no(?:thing)? extra',
  '(?:costs?|costing) (?:you )?(?:nothing|zero|£0|not a penny)(?! (?:but|except|more|extra)\\b)',
  "(?:won't|will not|doesn't|does not|don't|do not) cost (?:you )?(?:anything|a penny|a thing)",
  '(?:(?:is|are|comes?) )?(?:on the house|gratis|for (?:nothing|free))(?! (?:but|except|else)\\b)',
  `(?:is|are|comes?) on (?:us|the ${CLINIC_NOUN})(?= ?[.,;:!)]|$| (?:if|when|for|after|once|in)\\b)`,
];

/**
 * 'a gift from us', 'our treat', 'thrown in'. A treatment that “makes a good gift” is one that visitors pay for, so the
 * clinic must be the giver, or the reader the receiver.
 */
const GIFTS = [
  `(?:is|are|comes?|as) (?:an? |our )(?:little |small |special |welcome |birthday )?(?:gift|present|treat) (?:from (?:us|the (?:${CLINIC_NOUN}|house|team))|to (?:you|all|every|any|new|our))`,
  '(?:is|are) an? (?:little |small |special )?(?:gift|present|treat) from (?!us\\b|the\\b|some|friends?\\b|famil|grand|nature)[a-z]+',
  '(?:is|are|as) (?:our|my) (?:little |small |special |welcome |birthday )?(?:gift|present|treat)',
  '(?:is|are) an? (?:gift|present)(?= ?[.,;!)]|$)',
  'as an? (?:little |small |special |welcome |birthday )?(?:gift|present)',
  'on us(?= ?[.,;!)]|$| (?:if|when|after|once)\\b)',
  `(?:(?:is|are) )?an? courtesy of the (?:${CLINIC_NOUN}|house|team)|(?:comes? )?(?:with (?:our|my|[a-z]+.s) compliments|courtesy of (?:us|the (?:${CLINIC_NOUN}|house|team))|at our (?:own )?expense)`,
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
    '(?:is|are|comes?) (?:[a-z]+ly |always |still |100% )?free(?! (?:to|from|of)\\b)',
    '(?<!-)(?:free|complimentary|courtesy(?! (?:of|to|call|car|bus|light|title|towards|and)\\b))(?= [a-z])',
    '(?<!-)free(?=[!.,;)]|$| -)',
    ...WITHOUT_CHARGE,
    ...GIFTS,
  ),
  harmless: (context) =>
    (isDenied(context) && !/^nothing/.test(context.word)) ||
    isQuestion(context) ||
    isGiftToOthers(context) ||
    // 'It is part of the visit; we do not charge for it separately'
    /^(?: [\w-]+){0,4} separately\b/.test(context.after) ||
    // 'Free of pain', 'we never pay for reviews'
    (context.word === 'free' && /^ (?:of (?!charge)|from )/.test(context.after)) ||
    (/\bpay\b.* for$/.test(context.word) && /\bwe (?:[a-z]+ )?$/.test(context.before)) ||
    (/^free\b/.test(context.word) && FREE_OF.test(context.before)) ||
    (/^for nothing$/.test(context.word) && IN_VAIN.test(context.before)),
};

/** 'You would be paying us for nothing': somebody pays, and gets nothing. */
const IN_VAIN = /\b(?:pay|pays|paying|paid|spend|spends|spending|spent|money)(?: (?!less\b)\w+){0,2} $/;

/** Who receives the gift, or from whom it is: words that must come before. */
const NEEDED: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:is|are) an? (?:gift|present)$|^(?:is|are) an? .* from (?!us$|the )[a-z]+$/, /\b(?:your|our) [^,;]{0,60}$/],
  [/^as an? /, /\b(?:we (?:give|offer)|gets?|receives?|you have|gives you) [^,;]{0,60}$/],
  [/^on us$/, /\b(?:have|get|enjoy|try|your|our) [^,;]{0,40}$/],
];

const isGiftToOthers = ({ word, before }: WordContext): boolean =>
  NEEDED.some(([words, needed]) => words.test(word) && !needed.test(before));

/** 'gluten free', 'a smoke free home' */
const FREE_OF =
  /\b(?:smoke|sugar|gluten|wheat|lactose|dairy|nut|egg|meat|pain|drug|alcohol|caffeine|fragrance|perfume|latex|lead|oil|fat|salt|acid|cruelty|risk|stress|hassle|worry|trouble|duty|toll|tax|hands|germ|dust|allergen|pollen|interest|traffic|car|scar|hair|needle|knife|blemish|symptom|cancer) $/;
