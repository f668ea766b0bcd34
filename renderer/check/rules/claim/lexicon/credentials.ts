import { anyOf, isDenied, isQuestion, type Lexicon } from './lexicon.ts';

/** Short names of the registers of health professionals in the United Kingdom. */
const REGISTERS = ['gmc', 'gdc', 'nmc', 'hcpc', 'gphc'];
const DOCTORS = 'doctor[ -](?:led|run|owned)|led by (?:a )?doctors?|medically[ -]led';

/** Words that claim an entry in a register. */
export const REGISTERED: Lexicon = {
  words: anyOf(`(?:${REGISTERS.join('|')})[ -]registered`, DOCTORS),
  harmless: (context) => isDenied(context) || isQuestion(context),
};

/** Returns the registers that the words imply: “GMC-registered” → ['GMC']. “Doctor-led” implies the GMC. */
export function registersIn(words: string): readonly string[] {
  const named = REGISTERS.filter((register) => words.toLowerCase().includes(register));
  return (named.length > 0 ? named : ['gmc']).map((register) => register.toUpperCase());
}

/** Words that claim superiority or a rank (CAP code 3.7; GMC, Good medical practice). */
export const SUPERLATIVES: Lexicon = {
  words: anyOf(
    "(?:the|our|your|london's|britain's|england's|the uk's|the city's)(?: very)? (?:best|leading|finest|top|foremost|premier|most (?:experienced|qualified|trusted|advanced))(?: [\\w-]+){0,2}? (?:clinics?|doctors?|practices?|practitioners?|specialists?|injectors?|experts?|coach(?:es)?|physiotherapists?|surgeons?|therapists?|teams?|treatments?|results)",
    '(?:world[ -](?:class|leading|renowned|famous)|award[ -]winning|best[ -]in[ -]class|un(?:rivalled|paralleled|matched|surpassed)|second to none|number one|no\\.? ?1)',
    '(?:leading|top|finest|foremost|premier) (?:[\\w-]+ )?(?:clinics?|doctors?|practices?|practitioners?|injectors?|experts?|coach(?:es)?|surgeons?|therapists?)',
    "(?:our|the clinic's) (?:[\\w-]+ )?(?:specialists?|consultants?)",
    'best (?:results|clinic|doctors?|treatments?|care)',
  ),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || /\b(?:become|hire|meet other|among)\b/.test(context.before),
};

/** Ranks that a register grants: as a job title, they claim that the person is on it. */
export const RANKS: Lexicon = { words: anyOf('specialists?', 'consultants?') };

export const INSURED: Lexicon = {
  words: anyOf('(?:fully |comprehensively )?insured'),
  harmless: (context) => isDenied(context) || isQuestion(context) || /\b(?:if|you are|you're)\b/.test(context.before),
};
