/** Sentences that play on the love or the fear of visitors: 'if you love her, you will not put it off any longer'. */
import { anyOf, isAboutOthers, isNotAsserted, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const LOVED = "(?:him|her|them|it|yourself|your [a-z']+(?: [a-z']+)?)";
const DECIDES =
  "(?:you (?:will|would|must|should|do)(?: not|n't)? (?:ever )?|you(?:'ll|'d| won't| wouldn't) (?:not )?|(?:then )?(?:do not|don't) )?(?:put|postpone|wait|delay|hesitate|book|act|have (?:him|her|them|it)|get (?:him|her|them|it)|leave|let|risk|skip|think twice)";
const TOO_LATE = "it(?:'s| is| may be| might be| could be) too late";

export const FEELINGS: Lexicon = {
  words: anyOf(
    `if you (?:really |truly |do )?(?:loved?|cared? about|valued?|cherish(?:ed)?|adored?|want(?:ed)? the best for) ${LOVED},? (?:${DECIDES}|you would have (?:booked|rung|called|come|been|brought))(?: [\\w'-]+)*`,
    `(?:do not|don't|never) (?:wait|delay|leave it|put (?:it|this|things) off|hesitate) (?:until|till) ${TOO_LATE}`,
    `(?:book|act|come|ring|call|see us|(?:have|get) (?:it|him|her|them|your [a-z]+) [a-z]+)(?: [\\w'-]+){0,5}? before ${TOO_LATE}`,
  ),
  harmless: (context) => isQuestion(context) || isAboutOthers(context) || isUrgent(context),
};

/** 'If your dog has eaten chocolate, do not wait until it is too late': sudden harm is urgent. */
const isUrgent = ({ previous, before, after, afterColon }: WordContext): boolean =>
  /\b(?:emergenc\w+|ambulances?|urgent|999|111|eat|eats|eaten|ate|swallow\w*|poison\w*|bleed\w*|blood|breath\w*|strokes?|chest|sudden\w*|symptoms?|lumps?|seizures?|fits?|bloat\w*|collapse[sd]?|fever|suicid\w*|crisis|twisted|flashes|floaters|tick|injur\w+|broken|swollen|not (?:eating|drinking|urinating|passing))\b/.test(
    `${previous} ${before} ${after} ${afterColon}`,
  );

const NEGLECT =
  '(?:(?:skip|miss|ignore|neglect|postpone|delay|put off|shrug off|dismiss|forget) (?:(?:your|that|this|the|her|his|a|those|these) )?|(?:carry on|keep(?: on)?|go on|continue) (?:[a-z]+ing|like (?:this|that)) )';
const SOON = '(?:(?:soon|well|very|easily|quickly|just|one day|by [a-z]+|be|go|become|end up|find yourself) )*';
/** Harm that a practice of its size hardly sees, and not 'you may lose your place' or 'it may bleed'. */
const GREAT_HARM =
  '(?:los(?:e|ing) (?:(?:your|a|an|both|the|his|her|all|one of your) )*(?:foot|feet|toes?|legs?|arms?|limbs?|hands?|sight|eyesight|eyes?|hearing|teeth|life|mind|dog|cat|horse|pet|child|baby|job|marriage|licence|hair)|choos(?:e|ing) (?:which [a-z]+(?: to [a-z]+)?|between (?:an? )?[a-z]+ and (?:an? )?[a-z]+)|in (?:a wheelchair|hospital|a grave)|on the operating table|blind|dead|deaf|bald|crippled|a cripple|paralysed|die|never [a-z]+ again|not (?:live to )?see your (?:grand)?(?:children|daughter|son)s?)';
/** 'Leave it any longer', 'another winter on those veins' */
const DELAY =
  '(?:(?:(?:leave|let|put) (?:it|this|that|him|her|them)(?: go on| off)?|wait|delay)(?:,| (?:(?:any|much|even|a bit|for) )*(?:longer(?! than)|again|(?:an?|another|one more) (?:week|month|year|summer|winter|spring|season|decade)|(?:until|till) (?:next )?[a-z]+))|(?:another|one more) (?:week|month|year|summer|winter|season) (?:of|on|with|like) (?:this|that|those|these|your)(?: [a-z]+)?|do nothing)';
const TOO_LATE_TO_HELP =
  "(?:(?:nobody|no ?one|no [a-z]+) (?:can|could|will)(?: ever)?(?: be able to)? (?:help|save|repair|fix|treat)|we (?:cannot|can't|will not be able to) (?:help|save|repair|fix|treat)|too late|(?:past|beyond) (?:repair|saving|help|hope|rescue)|nothing left to [a-z]+|gone for (?:good|ever)|for (?:the rest of your )?life|(?:will|'ll) need (?:an operation|surgery|a wheelchair|a transplant))";
const CAREER =
  '(?:your|his|her) (?:season|career|sport|game|marathon|dancing days|running days|youth|marriage)(?:, (?:perhaps|maybe|even) (?:your|his|her) [a-z]+,)? (?:is|are|will be|may be|could be) (?:over|finished|done|history|gone|ruined)';
/** Where a childhood may end, if one believes the sentence */
const DOWNFALL =
  '(?:(?:a|an|the) )?(?:[a-z]+ )?(?:suicid\\w*|prison|jail|addicts?|wheelchair|failures?|cripples?|drop-?outs?|loners?|outcasts?|invalids?|misery|depression)(?: [a-z]+)?';

/** 'Skip your check and you may lose a foot', 'left alone, a worried child grows into a suicidal teenager' */
export const FRIGHTENING: Lexicon = {
  words: anyOf(
    `${NEGLECT}(?:(?!smok|drink|drugs|unless|if\\b)[\\w'-]+ ){0,6}?(?:and|or)(?: then)? (?:you(?:'ll| will| may| might| could| can| are going to| risk)? ${SOON}${GREAT_HARM}|${CAREER})`,
    "(?:do not|don't) wait for (?:an?|the|your) (?:[a-z]+ )?(?:heart attack|stroke|tumour|fall|fracture|collapse|breakdown|amputation)(?: [\\w'-]+){0,5}",
    `${DELAY},? (?:and|or)(?: (?!price|place|appointment|deposit)[\\w'-]+){0,9}? (?:${TOO_LATE_TO_HELP}|${GREAT_HARM}|${CAREER})`,
    `(?:your|his|her|their|the) [a-z]+ (?:crumbles?|rots?|decays?|wastes? away|dies|die|forgets?|ages?|worsens?|gets? worse|spreads?|creeps? up|grows? older)(?: (?!in\\b|on\\b|here\\b)[a-z]+){0,4} while you (?:wait|hesitate|think(?: about it)?|dither|put it off|do nothing)`,
    "(?:heart attacks?|strokes?|cancers?|tumours?|melanomas?|blindness|dementia|death) (?:(?:do|does) not|don't|doesn't) (?:make appointments|knock|wait (?:for|until) (?:your?|an?)|take (?:a )?(?:holidays?|days? off|breaks?)|(?:check|look at) your diary|ask (?:first|permission))(?: (?!and\\b|so\\b)[\\w'-]+){0,7}",
    `(?:left (?:alone|untreated|to itself|unchecked)|untreated|without (?:help|treatment|us)|(?:if )?ignored|if nothing is done), (?:[a-z'-]+ ){1,5}?(?:grows? (?:up )?into|becomes?|turns? into|ends? (?:up )?(?:in|as)|leads? to) ${DOWNFALL}`,
    `(?:[a-z'-]+ )?(?:child|boy|girl|teenager|toddler|[a-z]+-year-old)s? (?:grows? (?:up )?into|becomes?|turns? into|ends? up (?:in|as)) (?:a |an )?(?:suicidal [a-z]+|addicts?|failures?|prison|jail|drop-?outs?|loners?|outcasts?)`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    isUrgent(context) ||
    /\b(?:do not|don't|never|if|when|who|rarely)\b/.test(context.before) ||
    // 'Dementia does not take a day off, and neither do carers', 'cancer does not care how old you are: have the NHS screening'
    /\b(?:carers?|support|nhs|screening)\b/.test(`${context.after} ${context.afterColon}`),
};
