import { clauseBefore } from './clauses.ts';
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { isAboutIllness, namesIllness } from './subjects.ts';

const HURT = '(?:hurts?|hurting)(?! (?:to|(?:any )?more)\\b)';
const TREATED =
  '(?:treat\\w*|remov\\w+|extract\\w*|inject\\w*|whiten\\w*|wax\\w*|pierc\\w*|tattoo\\w*|procedures?|sessions?|operations?|surgery|scal\\w+|fit\\w*)';

/** A treatment without pain. */
export const PAINLESSNESS: Lexicon = {
  words: anyOf(
    'pain[ -]?less(?:ly)?',
    'pain[ -]free (?:[\\w-]+ )?(?:treatments?|injections?|procedures?|experiences?|visits?|sessions?|extractions?|removals?|fillings?|tests?|dentistry|surgery|wax|scans?|exam\\w*|peels?|massages?|methods?|solutions?|ways?|alternatives?|\\w+ing)',
    '(?:is|are|be|completely|totally|entirely|absolutely|virtually|practically) pain[ -]free',
    `(?:does|do|will|did)(?: not|n't) ${HURT}`,
    `won't ${HURT}`,
    `never ${HURT}`,
    "(?:(?:will|do|does) not|won't|don't|doesn't|never) (?:even )?(?:notice (?:the (?:needle|injection|jab|prick)|a thing|it at all|(?:anything|it)(?= *(?:$|[.!])))|notice(?= *(?:$|[.!])))|(?:(?:will|do|does) not|won't|don't|doesn't|never) feel (?:a thing|anything|any (?:pain|discomfort|sting)|the needle|(?:it|them|the [\\w-]+) at all)",
    '(?:feel|feels|is|have) (?:absolutely )?no pain(?! like)',
    '(?:no|zero) pain (?:at all|whatsoever|involved|and)|zero (?:pain|discomfort)|absolutely no (?:pain|discomfort)|nothing hurts',
    'not (?:painful|uncomfortable|sore) (?:at all|in the (?:least|slightest))|not (?:at all|in the least|the least bit|a bit|remotely|even slightly) (?:painful|uncomfortable|sore)',
    'not (?:a|the slightest|the least) (?:hint|trace|bit|shadow|moment|second) of (?:pain|discomfort)',
    '(?:no|without (?:any|the slightest)|not the slightest) (?:sensation|feeling|discomfort|sting)(?: at all| whatsoever)?',
    '(?:will|do|does|you) feel (?:absolutely )?nothing(?: at all)?',
    "(?:not|n't) feel (?:[\\w'-]+ ){1,4}in the (?:slightest|least)",
    `${TREATED}(?: [\\w'-]+){0,5} without (?:any |the slightest )?(?:pain|discomfort)`,
  ),
  harmless: (context) =>
    (isDenied(context) && !/^(?:will|do|does|did|won|never|don)/.test(context.word)) ||
    isQuestion(context) ||
    isAboutOthers(context) ||
    isAboutIllness(context) ||
    isPainlessIllness(context) ||
    isPersonFreeOfPain(context) ||
    MEASURED.test(clauseBefore(context)) ||
    isHedged(context),
};

/** Nothing that could hurt: 'the photograph does not hurt'. */
const MEASURED =
  /\b(?:imaging|photographs?|photos?|pictures?|measurements?|measuring|questionnaires?|cameras?|ultrasound|weighing)\b/;

/** 'A painless lump' */
const isPainlessIllness = ({ after }: WordContext): boolean =>
  namesIllness(/^(?: [\w'-]+){0,2}/.exec(after)?.[0] ?? '');

/** 'Once you are pain-free' describes a person and not the treatment. */
const isPersonFreeOfPain = ({ word, before }: WordContext): boolean =>
  (/^(?:have|feel)\b/.test(word) &&
    /\b(?:(?:which|where|when|until|if|once) (?:you|they|people|patients)|who) $/.test(before)) ||
  (/^(?:is|are|be) pain/.test(word) &&
    /\b(?:you|they|he|she|people|patients|clients|dog|cat|until|once|to|can|could) $/.test(before));

/** 'Usually painless', 'most people find it painless': the usual result, as the guidance asks. */
const HEDGE =
  /\b(?:(?:can|may|might|could|should|tends? to) (?:be|have|feel)|usually|often|mostly|generally|normally|relatively|fairly|largely|sometimes|hopefully|not always|as|(?:most|many|some) [a-z]+|if|even|because|when|whether|although|though|until|once) (?:[\w'-]+ ){0,6}$/;
const isHedged = ({ before, after }: WordContext): boolean =>
  HEDGE.test(before) || /^ (?:for|to|in) (?:most|many|some)\b/.test(after);
