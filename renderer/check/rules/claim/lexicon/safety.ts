/** Treatments that are called harmless. */
import { isUnclaimed } from './certainty.ts';
import { clauseBefore } from './clauses.ts';
import { anyOf, type Lexicon, type WordContext } from './lexicon.ts';
import { isAboutIllness, namesIllness, namesTreatment } from './subjects.ts';

const HARMS = '(?:complications?|infections?|side[ -]effects?|injur(?:y|ies)|burns?|scars|scarring|mistakes?|pain)';
const SURELY = '(?:completely|totally|perfectly|entirely|absolutely|fully|wholly|utterly|100 ?%|100 per ?cent|always)';
const HARM =
  '(?:side[ -]effects?|risks?|dangers?|complications?|drawbacks?|downsides?|disadvantages?|scars?|scarring|marks?|traces?|after-effects?|ill effects?)';
/** 'Completely safe', 'without any risk', 'our laser cannot harm you' */
export const SAFETY: Lexicon = {
  words: anyOf(
    'risk[ -]free|zero[ -]risk|side[ -]effect[ -]free',
    `${SURELY} (?:safe(?! to\\b)|harmless|risk[ -]free)`,
    '(?:safe|harmless) (?:in (?:every|all|any) cases?|for (?:every(?:one|body)?|all|anyone|any(?:body)?)\\b|whatever|(?:in|from) every (?:respect|way|side|angle)|from (?:any |all )?(?:complications|side[ -]effects|harm|infections?))',
    '(?:safe|harmless|painless|effective),? always',
    'harmless and (?:painless|effective|safe)|(?:safe|painless) and harmless',
    `(?:without|free (?:of|from)) (?:any |all |a |the slightest )?(?:side[ -]effects?|risks?|dangers?|complications?|scars?|scarring|trace)`,
    '(?:no|zero) side[ -]effects?',
    '(?:no|zero) risks?(?! (?:is|are|of|that|can|left|to|without|goes|too|so|in [a-z]+ing)\\b)',
    "(?:there is|there's|carr(?:y|ies)|poses?|at) (?:absolutely |simply )?(?:no|zero) (?:risk|danger) to|in no (?:danger|risk)|(?:at|in) no (?:risk|danger) (?:at all|whatsoever)",
    '(?:all|every|any) risks? (?:is|are) (?:under control|excluded|eliminated|ruled out)',
    "(?:cannot|can't|won't|will not|never) (?:possibly )?do (?:you |your [a-z]+ |them |him |her |it )?(?:any |the slightest )?(?:harm|damage)",
    `(?:has|have|with|carr(?:y|ies)|brings?|causes?|leaves?|leaving|there (?:is|are)|there's) (?:absolutely |simply )?(?:no|zero|not (?:a|any)) (?:known )?(?!marks?)${HARM}(?! (?:that|if|when|but|except|other|worth|so|too|like|in (?!having|getting|being|using|our|this)[a-z]+ing)\\b)`,
    `leav(?:es?|ing)(?: [a-z]+){1,4} and no ${HARM}`,
    `(?:never|zero|no) (?:[a-z]+ )?(?:leaves?|causes?|had) (?:an?|any) (?:single )?${HARM}`,
    `not (?:a|one|a single|the slightest) (?:hint |trace |sign |shadow )?(?:of )?(?:a )?${HARM}(?= (?:will|remains?|is left)|[.!,]|$)`,
    `(?:absolutely no|zero) ${HARM}`,
    `(?:will not|won't|never) (?:experience|have|suffer|notice|get) (?:any |a )?${HARM}`,
    `(?:${HARMS}|failures?|relapses?|accidents?|botched [a-z]+) (?:(?:is|are) (?:impossible|unheard of|unknown|out of the question|(?:all |completely )?(?:excluded|ruled out))|(?:(?:do|does) not|don't|doesn't|never) (?:happens?|exists?|occurs?|arises?)(?= *(?:$|[.,!]| (?:here|with|at|in our)\\b)))`,
    'no (?!gain\\b)[a-z]+, no (?:pain|marks?|trace|risks?|scars?|worr(?:y|ies)|side[ -]effects)',
    'not a trace (?:will |of |remains|is left)',
    "(?:nothing|it (?:cannot|can't|won't|will not|never)) (?:(?:that )?(?:can|will|could|would) )?(?:ever |possibly )?(?:go|goes) wrong",
    'absolutely nothing to worry about|nothing (?:to (?:fear|lose(?! by\\b))|(?:can|will) happen to you|that can happen)',
    "(?:cannot|can't|can never|could never|never|will not|won't) (?:ever |possibly )?(?:harms?|damages?|hurts?|burns?|injures?|scars?|endangers?)(?! (?:to|when|if|because|as|anyone|yourself)\\b)",
    "(?:cannot|can't|can never|could never|will never) be (?:burnt|burned|harmed|hurt|injured|damaged|scarred)",
  ),
  harmless: (context) => isUnclaimed(context) || isOtherHarm(context) || isAboutMoney(context),
};

/** 'The consultation is free, so you have nothing to lose' */
const isAboutMoney = ({ before, word, after }: WordContext): boolean =>
  word === 'nothing to lose' &&
  /\b(?:free|no charge|without charge|costs?|prices?|fees?|deposits?|pay|money|pounds?|pence|penny)\b|£/.test(
    `${before}${after}`,
  );

const NEGATIVE_VERB = /^(?:cannot|can|could|never|will|won)/;

/** 'Tinnitus cannot harm you', 'nobody is at no risk': harm that does not come from a treatment. */
function isOtherHarm(context: WordContext): boolean {
  const clause = clauseBefore(context);
  if (/\b(?:data|details|money|records|payments?|information)\b/.test(clause)) return true;
  if (/\b(?:if|unless|until|whether|because|so that)\b/.test(clause)) return true;
  if (NEGATIVE_VERB.test(context.word) && !/\bleaves?\b/.test(context.word))
    return (
      !(namesTreatment(clause) || /\b(?:our|this|these)\b/.test(clause)) &&
      !/by (?:our|this|the|it)\b/.test(context.after)
    );
  return isAboutIllness(context) || (namesIllness(clause) && !namesTreatment(clause));
}

/** 'Complications? We have none.' */
export const NONE_AT_ALL: Lexicon = {
  words: anyOf(
    "(?:we|you)(?:'ve| have)? (?:had |have |seen |know |will find )?none",
    "you (?:will not|won't|do not|don't) (?:have|get|see|feel|notice) (?:one|any|it)",
    'none at all|none whatsoever|ever(?= *(?:[.!]|$))|zero|100 ?%|(?:one |a )?hundred per ?cent',
  ),
  harmless: ({ previous, before }) =>
    before !== '' || !new RegExp(`\\b(?:${HARM}|pain|failures?|success(?: rate)?)$`).test(previous),
};
