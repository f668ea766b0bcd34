/**
 * Illnesses that doctors, and some of them nurses, treat, and no other profession with evidence. ASA, guidance for
 * chiropractors on babies and children (https://www.asa.org.uk/resource/chiropractic-asa-guidance-on-sciatica-sports-injuries-whiplash-and-the-treatment-of-babies-children-pregnant-women.html);
 * rulings A15-299143 Teddington Homeopathy and A18-443476 Elle Fox, on autism, ADHD, dyslexia and dyspraxia.
 */
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';

const OF_DOCTORS =
  "glue ear|scoliosis|(?:dyspraxia|dyslexia|autism)(?! (?:assessments?|test|school))|autistic (?:traits|behaviours?|symptoms|meltdowns)|dementia|alzheimer's(?: disease)?|cerebral palsy|down's syndrome|multiple sclerosis|parkinson's(?: disease)?|(?:high )?blood pressure(?! (?:check|reading|monitor|test))|fibromyalgia|lupus|endometriosis|crohn's(?: disease)?|ulcerative colitis";
const OF_NURSES =
  "asthma|(?:infant |baby's |your baby's )?colic|bed-?wetting|adhd|epilepsy|ear infections|infertility|tourette's";
const DEGREE =
  "(?:(?:your|their|the|a|her|his|child's|children's|mild|severe|chronic|early|(?:the )?pain of|symptoms of|signs of) )*";
/** Other complaints in the same list: 'migraines and asthma' */
const BESIDE = "(?:[a-z'-]+(?: [a-z'-]+)?(?:, | and |, and | or )){0,3}?";

const ENDS =
  '(?:treats?|cures?|lowers?|relieves?|eases?|heals?|soothes?|settles?|calms?|corrects?|straightens?(?: out)?|reverses?|reduces?|improves?|lessens?|halves?|ends?|stops?|beats?|banish(?:es)?|gets? rid of|clears?(?: up)?|fix(?:es)?|slows?(?: down)?|halts?|switch(?:es)? off|works? (?:well |wonders )?(?:for|against|on))';

const endsOne = (own: string, other: string): Lexicon => ({
  words: anyOf(
    `${ENDS} ${DEGREE}${BESIDE}${DEGREE}(?:${own})(?:(?:, | and |, and | or )(?:${own}|${other})(?![\\w-]))*`,
    // 'Art therapy for dyspraxia: it works'
    `for ${DEGREE}(?:${own})(?: and (?:${own}|${other}))?(?::|,| -) (?:it|they) (?:really |simply )?(?:works?|helps?)`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    OTHERS.test(context.before) ||
    UNSURE.test(context.before) ||
    PERSON.test(context.before) ||
    AS_NOUN.test(context.before),
});

/** 'The group treats dyspraxia', 'these insoles correct scoliosis', in a clinic without doctors */
export const UNPROVEN_WITHOUT_DOCTORS = endsOne(OF_DOCTORS, OF_NURSES);
/** 'Adjustments relieve asthma and colic', in a clinic without doctors, nurses and pharmacists */
export const UNPROVEN_WITHOUT_NURSES = endsOne(OF_NURSES, OF_DOCTORS);

/** 'Grommets relieve glue ear', 'medicine reduces the symptoms of ADHD' */
const OTHERS =
  /\b(?:doctors?|gps?|hospitals?|nhs|surgeons?|surgery|operations?|nurses?|drugs?|tablets|pills|medicines?|medication|stimulants?|inhalers?|steroids?|grommets?|balloons?|alarms?|brac(?:es?|ing)|antibiotics|paediatric\w+|cbt|breathing|walk\w*|exercis\w+|diets?|salt|weight|nothing|time|stud(?:y|ies)|trials?|research|evidence|reviews?)\b/;
const UNSURE =
  /\b(?:can|could|may|might|sometimes|often|if|whether|unless|how|ask(?:s|ed)?|to|claims?|tr(?:y|ies)|hopes?|aims?|wants?|myth)\b(?: [a-z]+){0,3} $/;
/** 'We treat children with dyspraxia': what professionals do is their work, and no result of it. */
const PERSON =
  /(?:^|\b)(?:we|i|she|he|they|you|who|people|therapists?|team|(?:[a-z]+ologists?))(?: (?:also|all|will|both))* $/;
const AS_NOUN = /\b(?:an?|the|your|for|of|dog|no) $/;
