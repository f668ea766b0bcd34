/**
 * What a treatment is said to do inside the body: 'needling boosts collagen', 'our massage restores the hairline'. Such
 * a statement needs no time to be a claim.
 */
import { clauseBefore, isPronoun } from './clauses.ts';
import { isAdvice, isOurs, isSourced, namesMedicine } from './effect-subjects.ts';
import { SHARE } from './effect-times.ts';
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { BODY as BODY_PART, namesIllness, namesTreatment } from './subjects.ts';

const CHANGES =
  '(?:revers(?:es?|ing)|restores?|restoring|regenerates?|rejuvenates?|boosts?|stimulates?|activates?|regrows?|brings? back|rebuilds?|renews?|awakens?|revives?|unlocks?|halts?|eliminates?|flush(?:es)? out|draws? out|purif(?:y|ies)|balances?|lowers?|increases?|reduces?(?! (?:the )?hair\\b)|raises?|speeds? up|strengthens?|kick-?starts?|supercharges?|frees|repairs|opens|unblocks|cleanses|releases)';
/** What changes in the body, or a complaint that ends. */
const BODY =
  '(?:circulation|blood flow|oxygen|collagen|elastin|immun\\w+|metabolism|stem cells?|cells?|follicles?|roots|hormones?|lymph\\w*|toxins?|growth|production|nervous system|hair(?:line|s)?|ageing|aging|wrinkles?|hearing(?! (?:tests?|aids?))|sight(?! tests?)|eyesight|memory|fertility|energy|inflammation|cortisol|testosterone|cartilage|tissues?|discs?|joints?|self-healing|energy channels?|meridians?|chakras?|healing|nerves?|enamel|gums?|fat|cellulite|scars?|shedding|anxiety|snoring|stammer\\w*|balance|strength|mobility|number of [a-z]+)';

/** 'Microneedling stimulates the stem cells of the follicle', 'this drip detoxifies the liver' */
export const MECHANISMS: Lexicon = {
  words: anyOf(
    `${CHANGES} (?:(?!and\\b|or\\b)[a-z'-]+ ){0,4}?${BODY}`,
    '(?:lets|helps|allows|makes) (?:the|your) body (?:to )?(?:heal|repair|cleanse|regenerate|detox)',
    'rids? (?:you|your [a-z]+) of [a-z]+',
    `(?:tighten|strengthen|nourishe|feed|heal|repair|plump|firm|hydrate|brighten|rejuvenate|renew|cleanse|smoothe?|lift|build|thicken)s (?:the |your )?${BODY_PART} from (?:the inside|within|the root|inside)`,
    '(?:detoxif(?:y|ies)|detox(?:es)?) (?:the |your )?[a-z]+',
    `(?:halts|stops|ends|frees|removes|cures) (?:[a-z]+ ){0,3}?(?:in )?${SHARE}`,
  ),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isAboutOthers(context) ||
    isAdvice(context) ||
    isSourced(`${context.before}${context.word}${context.after}`) ||
    !isDoneByTreatment(context),
};

/** Habits, which everybody knows to be good or bad, and what a person does. */
const OTHER_CAUSE =
  /\b(?:walking|running|swimming|smoking|drinking|eating|sleeping|sleep|cycling|exercise|exercising|stretching|alcohol|coffee|caffeine|stress|age|ageing|diet|food|salt|sugar|sunlight|vaping|pregnancy|menopause|weight|you|they|people|nobody|to)\b/;

/** The words have a treatment, a product or the clinic as their subject. */
function isDoneByTreatment(context: WordContext): boolean {
  const clause = clauseBefore(context);
  if (OTHER_CAUSE.test(clause) || namesMedicine(clause)) return false;
  if (!/\w/.test(clause)) return false;
  if (isPronoun(clause)) return / from /.test(context.word);
  return isOurs(clause) || PRODUCT.test(clause) || (namesTreatment(clause) && !namesIllness(clause));
}

const PRODUCT =
  /\b(?:[a-z]*needling|acupuncture|[a-z]*therapy|reiki|reflexology|hypnosis|homeopathy|crystals?|magnets?|magnetic [a-z]+|laser|ultrasound|shockwaves?|massage|facials?|drips?|infusions?|supplements?|serums?|helmets?|plasma|prp|growth factors?|masks?|wraps?|light|oils?|exercises|brushing|programme|plan|course|insoles|patch(?:es)?|devices?|cream|shampoo|tonic|powder)\b/;
