/**
 * Treatments that are said to do more than surgery or medicines, and people who are said to live longer because they come:
 * comparisons that need evidence (CAP code 3.33 and 12.1).
 */
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';

const OFFERED =
  '(?:pilates|yoga|acupuncture|needling|needles|(?:[a-z]+ )?therapy|hydrotherapy|hypnotherapy|hypnosis|massage|(?:[a-z]+ )?(?:class(?:es)?|exercises?|lessons?)|insoles|orthotics|osteopathy|chiropractic|reflexology|homeopathy|cupping|floating|shockwave|aligners|laser|(?:the|a|an|our|this) (?:[a-z]+ )?(?:laser|splint|diet|drip|sauna|lamp|method|programme|drops|course|treatment|machine|device|insoles|needles|massage))';
const MUCH = '(?:(?:much|far|even|really|simply|still) )*';
const TIMES = '(?:twice|two|three|four|five|ten)(?: times)?';
const EXCELS = `(?:do(?:es)? ${MUCH}more (?:for|against)|works? ${MUCH}(?:better|faster)|(?:is|are) ${MUCH}(?:better|more (?:effective|successful|powerful))|helps? ${MUCH}(?:more|better)|heals? ${MUCH}(?:faster|better)|achieves? ${MUCH}more)`;
const MEDICINE =
  '(?:(?:any|the|an?|your|all) )*(?:(?!no\\b)[a-z-]+ )?(?:surgery|operations?|injections?|tablets?|pills?|painkillers?|medicines?|medications?|drugs?|antidepressants?|antibiotics?|steroids?|statins?|physiotherapy|chemotherapy|prescriptions?)';

const WHO = '(?:people|patients|clients|members|(?:wo)?men|dogs|cats|rabbits|horses|pets|animals)';
const LONGER = `(?:(?:much|far|even|up to|several|many|years?|${TIMES}) )*(?:longer|as long)`;

export const BETTER_THAN_MEDICINE: Lexicon = {
  words: anyOf(
    `${OFFERED} ${EXCELS}(?: (?!than\\b|no\\b|[a-z]+ed\\b)[\\w'-]+){0,6}? than ${MEDICINE}`,
    `${OFFERED} works? ${TIMES} as (?:well|fast) as ${MEDICINE}`,
    `${OFFERED} (?:beats?|outperforms?|outdoes) ${MEDICINE}`,
    // 'People who have this screen every year live longer', but not 'people who do not smoke live longer'
    `${WHO} (?:(?:who|that) (?!do not|smok|eat|walk|sleep)(?:[a-z]+ ){1,3}?(?:with us|(?:this|our) [a-z]+(?: [a-z]+){0,3})|on (?:this|our) (?:[a-z]+ )?[a-z]+) live ${LONGER}(?! (?:away|in|days|lives)\\b)`,
    `members of our (?:[a-z]+ )?[a-z]+ live ${LONGER}(?! (?:away|in|days|lives)\\b)`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    /\b(?:may|might|can|could|some|most|many|often|stud(?:y|ies)|trials?|evidence|research|review|nice|whether|if|nobody|knows?)\b/.test(
      `${context.before} ${context.after}`,
    ),
};
