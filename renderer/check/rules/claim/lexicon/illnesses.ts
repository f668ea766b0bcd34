/**
 * Claims to treat illnesses for which people should see a doctor, and advice against doctors and medicines: CAP code 12.2
 * (https://www.asa.org.uk/type/non_broadcast/code_section/12.html).
 */
import { anyOf, isDenied, isNotAsserted, type Lexicon, type WordContext } from './lexicon.ts';

const ILLNESS = [
  "(?:osteo|rheumatoid |psoriatic )?arthritis|osteoporosis|fibromyalgia|gout|lupus|multiple sclerosis|parkinson's|epilepsy|alzheimer's|dementia|strokes?",
  'cancers?|tumou?rs?|leukaemia|chemotherapy|diabetes|(?:high |your |raised )?blood pressure|hypertension|heart (?:disease|failure|conditions?)|angina|thyroid (?:problems|disease)',
  'asthma|copd|bronchitis|pneumonia|hay fever|allerg(?:y|ies)|eczema|psoriasis|dermatitis|rosacea|shingles',
  'depression|anxiety(?: disorders?)?|panic (?:attacks|disorder)|ptsd|ocd|bipolar disorder|schizophrenia|addictions?|alcoholism|anorexia|bulimia|eating disorders?|adhd|autism|insomnia|phobias?',
  "migraines?|sciatica|slipped discs?|frozen shoulders?|tinnitus|vertigo|glaucoma|cataracts?|ibs|irritable bowel|crohn's(?: disease)?|colitis|coeliac disease|reflux|ulcers?",
  'endometriosis|infertility|miscarriages?|pcos|the menopause|impotence|erectile dysfunction|incontinence|prostate problems|infections?|covid|long covid|chronic (?:pain|fatigue|illness(?:es)?)|me/cfs',
  '(?:kidney|liver|heart|lung|bowel|organ)s? (?:problems|disease|damage|failure)|problems (?:of|with) (?:the|your) (?:kidneys?|liver|heart|lungs?|bowels?|thyroid)',
].join('|');

const TREATS = [
  'treat(?:s|ing)?',
  'help(?:s|ing|ed)?(?: (?:you|people|many|those))?(?: to)? (?:with|overcome|manage|against|reduce|relieve|ease)',
  '(?:eas|reliev|sooth|reduc|improv|manag|revers)(?:e|es|ed|ing)',
  '(?:calm|lower|fight|prevent|combat|beat|detect|find|spot|heal)(?:s|ed|ing)?',
  '(?:bring(?:s|ing)?|keep(?:s|ing)?) down',
  '(?:good|effective|recommended|(?:proven )?treatments?|remed(?:y|ies)|therap(?:y|ies)|relief|results) (?:for|against|from|of)',
  'works? (?:well |wonders )?(?:for|against|on)',
  'looks? after',
].join('|');
const DEGREE =
  '(?:the|your|their|all|any|even|most|mild|moderate|severe|chronic|stubborn|symptoms of|signs of|pain (?:of|from))';

/** 'eases arthritis', 'we treat anxiety and depression' */
export const ILLNESS_CLAIMS: Lexicon = {
  words: anyOf(
    `(?:${TREATS}) (?:${DEGREE} )*(?:${ILLNESS})(?:(?:, | and |, and | or )(?:${ILLNESS}))*`,
    // 'We treat everything from autism to arthritis'
    `(?:${TREATS}) (?:(?:almost|nearly|just about) )?(?:(?:every|any)thing|(?:all|many) (?:sorts|kinds|manner) of [a-z]+|(?:all|many|most) (?:conditions|complaints|illnesses)),? (?:from|between) (?:${DEGREE} )*(?:[a-z]+ )?(?:${ILLNESS}) (?:to|and) (?:${DEGREE} )*(?:[a-z]+ ){0,2}[a-z]+`,
  ),
  harmless: (context) => isHarmless(context) || OTHER_CARE.test(context.before),
};

/** 'cured my colitis', 'my fibromyalgia has gone' */
export const CURES: Lexicon = {
  words: anyOf(
    `(?:cured|healed|ended|reversed|got rid of) (?:(?:my|his|her|our|their|the) )?(?:${ILLNESS}|acne|snoring|back pain)`,
    `(?:my|his|her|our|their) (?:${ILLNESS})(?: is| are| was| were|'s)?(?: has| have| had)?(?: been)?(?: now| all| completely)? (?:gone|vanished|disappeared|cured|history)`,
    // 'My scar has vanished, and so has my migraine'
    `(?:gone|vanished|disappeared|healed|cured|cleared(?: up)?|better),?(?: and)? so (?:is|are|was|were|has|have|had|did) (?:my|his|her|our|their) (?:${ILLNESS}|fatigue|pain|[a-z]+aches?)`,
  ),
  harmless: isDenied,
};

/** 'The fungus is gone for good', 'not one vein ever came back' */
export const LASTING: Lexicon = {
  words: anyOf(
    '(?:gone|vanished|disappeared) (?:for (?:good|ever)|forever|permanently)',
    '(?:not one|not a single|no) [a-z]+ (?:has |have )?ever (?:(?:came|come|grew|grown) back|returned)',
    '(?:has|have) never (?:come|grown) back',
  ),
  harmless: isDenied,
};

/** 'I owe her my life', 'she found what my own GP had missed for years' */
export const RESCUES: Lexicon = {
  words: anyOf(
    '(?:owe|owes) (?:him|her|them|you|[a-z]+) (?:my|his|her|our) li(?:fe|ves)',
    "saved (?:my|his|her|our|[a-z]+'s) li(?:fe|ves)",
    '(?:found|spotted|saw|noticed|diagnosed|picked up|discovered) what (?:my|our|his|her|the|three|two|several) (?:own )?(?:gps?|doctors?|hospitals?|consultants?|nhs|dentists?|vets?|opticians?) (?:had |have |has )?(?:missed|overlooked)',
  ),
  harmless: isDenied,
};

/** Others who treat, and clients who tell us what they have: 'your doctor manages your asthma', 'tell us how you treat …' */
const OTHER_CARE =
  /\b(?:doctors?|gps?|hospitals?|nhs|surgeons?|vets?|drugs?|tablets|pills|medicines?|medication|if|whether|unless|tell us|ask|research|studies|study|trials?)\b[^,;:]*$/;

const MEDICINE =
  '(?:tablets?|pills?|medications?|medicines?|prescriptions?|painkillers?|antidepressants?|inhalers?|insulin|statins?|ibuprofen|paracetamol)';
const OWN = '(?:(?:your|their|the|his|her|my|all|any|those|needing|taking|using) )*';

/** 'stop needing their tablets', 'does what no prescription can', 'instead of seeing a doctor' */
export const INSTEAD_OF_MEDICINE: Lexicon = {
  words: anyOf(
    `(?:stop(?:ped|s|ping)?|c[oa]m(?:e|ing) off|thr[oe]w away|g[ia]ve up|replace[sd]?|cut down on|bin(?:ned)?) ${OWN}${MEDICINE}`,
    `(?:no longer|never|not) need ${OWN}${MEDICINE}`,
    `what no (?:prescription|tablet|pill|medicine|doctor|drug) can`,
    `(?:instead of|rather than|without) (?:seeing|going to|visiting|asking) (?:your|a|the) (?:doctor|gp|specialist)`,
  ),
  harmless: isHarmless,
};

function isHarmless(context: WordContext): boolean {
  return isNotAsserted(context) || DENIED_BEFORE.test(context.before);
}

/** 'please do not, whatever you read, stop your tablets' */
const DENIED_BEFORE = /\b(?:do not|don't|never|cannot|can't|nobody|no one|no substitute|not a)\b/;
