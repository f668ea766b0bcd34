import { anyOf, type Company, isDenied, isQuestion, type Lexicon } from './lexicon.ts';

/**
 * Promises that no treatment can keep (GMC, guidance for doctors who offer cosmetic interventions, paragraph 47 and
 * following).
 */
export const PROMISES: Lexicon = {
  words: anyOf(
    'guarante\\w+',
    'risk[ -]free',
    'zero[ -]risk',
    'without (?:any )?risks?',
    'pain[ -]?less(?:ly)?',
    'pain[ -]free (?:treatments?|injections?|procedures?|experience)',
    'permanent(?:ly)?',
    '100 ?% (?:safe|effective|success\\w*|natural results)',
    '(?:completely|totally|perfectly|entirely|absolutely) safe',
    '(?:no|zero|without) side[ -]effects?',
    'side[ -]effect[ -]free',
    'miracles?',
    '(?:never fails?|always works?|works? (?:every time|(?:for|on) every(?:one|body)))',
    '(?:no|zero) risks?(?! (?:is|are|of|that|can|left|to|without|goes))',
    '(?:five|ten|fifteen|twenty|\\d+) years younger',
    'gone (?:for ever|forever|for good)',
  ),
  harmless: (company) => isDenied(company) || isQuestion(company) || isOtherPermanence(company),
};

const isOtherPermanence = ({ word, before, after }: Company): boolean =>
  word.startsWith('permanent') &&
  (/\bsemi[ -]$/.test(before) ||
    /^ (?:make-?up|address|staff|team|post|contract|record|link|exhibition|closed|moved)/.test(after));

/** Words that claim superiority or a rank (CAP code 3.7; GMC, Good medical practice). */
export const SUPERLATIVES: Lexicon = {
  words: anyOf(
    "(?:the|our|your|london's|britain's|england's|the uk's|the city's)(?: very)? (?:best|leading|finest|top|foremost|premier|most (?:experienced|qualified|trusted|advanced))(?: [\\w-]+){0,2}? (?:clinics?|doctors?|practices?|practitioners?|specialists?|injectors?|experts?|coach(?:es)?|physiotherapists?|surgeons?|therapists?|teams?|treatments?|results)",
    '(?:world[ -](?:class|leading|renowned|famous)|award[ -]winning|best[ -]in[ -]class|un(?:rivalled|paralleled|matched|surpassed)|second to none|number one|no\\.? ?1)',
    '(?:leading|top|finest|foremost|premier) (?:[\\w-]+ )?(?:clinics?|doctors?|practices?|practitioners?|injectors?|experts?|coach(?:es)?|surgeons?|therapists?)',
    "(?:our|the clinic's) (?:[\\w-]+ )?(?:specialists?|consultants?)",
    'best (?:results|clinic|doctors?|treatments?|care)',
  ),
  harmless: (company) =>
    isDenied(company) || isQuestion(company) || /\b(?:become|hire|meet other|among)\b/.test(company.before),
};

/** Ranks that a register grants: as a job title, they claim that the person is on it. */
export const RANKS: Lexicon = { words: anyOf('specialists?', 'consultants?') };

export const INSURED: Lexicon = {
  words: anyOf('(?:fully |comprehensively )?insured'),
  harmless: (company) => isDenied(company) || isQuestion(company) || /\b(?:if|you are|you're)\b/.test(company.before),
};
