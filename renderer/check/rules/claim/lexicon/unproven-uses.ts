/**
 * Therapies, and illnesses for which the ASA has seen no sufficient evidence of them: https://www.asa.org.uk/advice-online/
 * has pages on most of them, such as health-acupuncture.html (rulings A11-166633 and A17-387447). The ASA accepts acupuncture
 * for some kinds of pain, headache, migraine and nausea, and manual therapies for some complaints of joints and muscles;
 * none of those is here.
 */
import { anyOf, isNotAsserted, type Lexicon, type WordContext } from './lexicon.ts';

const THERAPY =
  '(?:acupuncture|needling|needles|osteopathy|cranial (?:osteopathy|therapy|work|treatment|techniques?|holds?)|cranio-?sacral(?: therapy| treatment)?|chiropractic(?: treatment| adjustments?)?|(?:spinal |gentle |neck )?(?:adjustments?|manipulations?)|reflexology|homeopathy|homeopathic (?:remedies|treatment)|reiki|crystal (?:healing|therapy)|kinesiology|cupping|moxibustion)';
const ILLNESS =
  "(?:hay fever|asthma|allerg(?:y|ies)|eczema|psoriasis|infertility|(?:low|poor) fertility|depression|low mood|anxiety|panic attacks|insomnia|(?:infant |baby's |your baby's )?colic|(?:silent )?reflux|ibs|irritable bowel(?: syndrome)?|tinnitus|(?:high )?blood pressure|addictions?|pcos|endometriosis|the menopause|hot flushes|cancer|diabetes|adhd|autism|dyslexia|epilepsy|multiple sclerosis|glue ear|ear infections|bed-?wetting|dyspraxia|scoliosis|dementia|(?:long )?covid|chronic fatigue)";
const ILLNESSES = `(?:(?:your|their|the|mild|severe|chronic|seasonal) )*${ILLNESS}(?:(?:, | and |, and | or ){1}${ILLNESS})*`;
const HELPS =
  '(?:helps?(?: (?:you|people|babies|many))?(?: (?:with|against|overcome))?|treats?|eases?|relieves?|soothes?|settles?|calms?|reduces?|corrects?|works? (?:well |wonders )?(?:for|against|on)|is (?:good|effective|excellent) (?:for|against|in))';

/**
 * No sufficient evidence that colours help with reading: P. G. Griffiths and others, “The effect of coloured overlays and
 * lenses on reading”, Ophthalmic and Physiological Optics 36 (2016), pages 519 to 544.
 */
const COLOURED =
  '(?:colou?red|tinted) (?:lenses|overlays|glasses|filters)(?: (?:that|which)(?: [a-z]+){1,6})? (?:(?:can|will|also) )?(?:helps?(?: with)?|treats?|ease|relieve|correct|fix(?:es)?|cures?)';

/**
 * Illnesses that nobody has shown a massage or a device to prevent. The ASA accepts that massage relaxes and helps people to
 * sleep (https://www.asa.org.uk/advice-online/therapies-massage-and-body-work.html). In the trial ACHIEVE, thinking declined
 * as fast with hearing aids as without them (https://pubmed.ncbi.nlm.nih.gov/37478886).
 */
const OFFERED =
  '(?:hearing aids?|insoles|orthotics|massages?|facials?|foot care|pedicures?|pilates|yoga|hypnotherapy|hypnobirthing|reflex points|(?:spinal |chiropractic )?adjustments?|(?:vitamin |iv )?drips?|saunas?|cryotherapy|floating|(?:body )?wraps?|(?:eye|sight) tests?|(?:short|trimmed|clipped) (?:claws|nails|beaks)|(?:claw|nail|beak) (?:clips?|trims?|clipping)|grooming)';
/** Nor has anybody shown it of clean teeth: Cochrane Database of Systematic Reviews, CD009197 (https://doi.org/10.1002/14651858.CD009197.pub5). */
const DENTAL_CARE =
  '(?:(?:an?|every|each|regular|our|professional|dental) (?:(?:dental|deep|thorough|professional|regular) )*(?:cleans?|cleaning|scal(?:e|ing)(?: and polish)?|polish)|hygiene (?:visit|appointment|treatment|session)s?|(?:the|our|a) hygienists?|(?:clean|healthy|straight|white) (?:teeth|gums|mouths?)|(?:teeth|gums|mouth) (?:professionally )?(?:cleaned|scaled|polished|clean|healthy|straightened)|braces|aligners|veneers|whitening)(?! (?:diets?|water|air|hands|living)\\b)';
const PREVENTS =
  '(?:(?:helps?|helping) (?:you |to )*)?(?:prevents?|wards? off|stops?|delays?|protects? (?:(?:you|people|them|your [a-z]+) )?(?:from|against)|keeps? (?:[a-z]+ )?(?:away|at bay)|(?:lowers?|reduces?|cuts?|halves?) (?:the|your|her|their|any) (?:risks?|chances?|danger) of)';
const PREVENTED =
  "(?:(?:type (?:2|two) )?diabetes|dementia|alzheimer's(?: disease)?|memory loss|cancers?|strokes?|heart (?:attacks?|disease|problems)|parkinson's|depression|miscarriages?|pre-?eclampsia|caesareans?|(?:premature|preterm) (?:birth|labour)|stretch marks|osteoporosis|arthritis|scoliosis)";
const PREVENTED_ILLNESS = `(?:(?:a|an|the|your|early|later|most) )*${PREVENTED}`;
const ON_BIRTH =
  '(?:shortens?|speeds? up|brings? on|induces?|starts?|eases?) (?:(?:the|your|her|a) )?(?:labour|birth)|turns? (?:(?:the|your|a) )?breech bab(?:y|ies)';
/** Wax in the canal does not cause illnesses of the inner and the middle ear (https://www.nhs.uk/conditions/vertigo/, /glue-ear/). */
const EAR_CARE =
  '(?:micro-?suction|(?:ear )?wax removal|ear (?:cleaning|candles?|candling|syringing|irrigation)|irrigation|suction)';
const OF_EARS = "(?:vertigo|dizziness|m[eé]ni[eè]re's(?: disease)?|tinnitus|glue ear|ear infections|balance problems)";
const OF_EARS_LISTED = `(?:(?:your|the|all|most) )*${OF_EARS}(?:(?:, | and |, and | or )${OF_EARS})*`;
const MANUAL = '(?:massages?|facials?|foot care|pedicures?|(?:reflex|pressure) points|body wraps?)';
/** 'Massage in pregnancy', 'massage that we give every week' */
const WITH_DETAILS = '(?: (?!(?:not|never|cannot|may|might|can|how|what|why|which|whether)\\b)[a-z]+){0,6}?';

/** Discs and bones do not leave their places, except in dislocations, which hospitals treat (https://www.nhs.uk/conditions/slipped-disc/). */
const DISC = '(?:(?:slipped|prolapsed|bulging) )?(?:discs?|vertebrae?)';
const JOINT = '(?:spines?|pelvis(?:es)?|sacrum|hips?|neck|atlas)';
const ANY = '(?:(?:your|the|a|an|any) )*';
const PUTS_BACK = `(?:puts?|pops?|clicks?|pushes) ${ANY}(?:${DISC} back(?: in(?:to)? (?:its |their )?place)?|${JOINT} back in(?:to (?:its )?(?:place|line|position)| (?:place|line|position)|(?= *(?:[.,;!]|$))))|realigns? ${ANY}(?:${DISC}|${JOINT})`;

/** The General Dental Council tells dentists not to lead patients to believe that amalgam is unsafe (GDC Update, April 2015). */
const AMALGAM =
  '(?:(?:old|silver|grey|metal|mercury|black|amalgam) )+fillings?|amalgam|mercury (?:from|in|out of) (?:[a-z]+ )*(?:fillings?|amalgam|teeth|tooth)';
const HARMS =
  '(?:(?:is|are|slowly|quietly|still|constantly|really|also) )*(?:poison(?:s|ing|ous)?|toxic|make(?:s|ing)? (?:you|people|patients|us) (?:[a-z]+ )?(?:ill|sick|tired))';

/** The liver and the kidneys detoxify; the ASA has seen no evidence of anything else (https://www.asa.org.uk/advice-online/detoxing-general.html). */
const TOXINS =
  '(?:(?:flush|remov|draw|drain|clear|eliminat|purg|releas|pull|push|suck|squeez|press|wash|sweat|rins)(?:e?s|ing|es)?|rids? (?:the|your) (?:body|skin|muscles|legs|tissue) of)(?: out| away| off)? (?:(?:the|your|any|all|of|built-up|harmful|trapped|excess|metabolic|waste) )*(?:toxins|poisons|impurities|waste products|(?:lactic|uric) acid|(?:mercury|(?:heavy )?metals) (?:from|out of) (?:the|your) (?:body|blood|system|cells))';
/**
 * Hands and cups tear no scars and adhesions apart, and no blood vessels grow because of them: the fascia does not give way to
 * such forces (H. Chaudhry and others, Journal of the American Osteopathic Association 108 (2008), pages 379 to 390).
 */
const TISSUE =
  '(?:break(?:s|ing)? (?:up|down|apart|away)|dissolv(?:es?|ing)|melt(?:s|ing)?(?: away| down)?|smash(?:es)?|strip(?:s|ping)? away|loosen(?:s|ing)? up) (?:(?:the|your|any|all|old|deep|stubborn|built-up) )*(?:scar tissue|adhesions|(?:uric acid )?crystals|fascia)|new blood vessels (?:grow|form|sprout|spring up)|(?:grows?|makes?|creates?) new blood vessels';
const DETOX =
  'detox(?:ing|ifying|ification)? (?:and [a-z]+ )?(?:facials?|massages?|(?:body )?wraps?|pedicures?|manicures?|scrubs?|foot (?:baths?|spas?|patch(?:es)?))|detox(?:es|if(?:y|ies))? (?:the|your) (?:skin|body|liver|blood|system|lymph)';

/** “Cures” is left to `claim/guarantee`. 'Acupuncture helps with hay fever', 'infertility responds well to acupuncture', 'we use needles for depression' */
export const UNPROVEN_USES: Lexicon = {
  words: anyOf(
    `${THERAPY} (?:(?:can|will|also|often|really|gently) )*${HELPS} ${ILLNESSES}`,
    `${ILLNESSES} (?:(?:often|usually|all|both) )*(?:responds?|improves?|reacts?|gets? better|clears? up)(?: very| extremely)?(?: well| quickly| fast)? (?:to|with|after|through) ${THERAPY}`,
    `(?:we|i|she|he) (?:use|uses|offer|offers|recommend|recommends|give|gives) (?:\\w+ )?${THERAPY} (?:for|against|to treat|to help with) ${ILLNESSES}`,
    `(?:we|i|she|he) (?:treat|treats|help with|helps with|ease|eases) ${ILLNESSES} (?:with|using|by|through) (?:\\w+ )?${THERAPY}`,
    `(?:${AMALGAM}) ${HARMS}`,
    '(?:(?:old|silver|grey) )+ones (?:(?:are|slowly|quietly|still) )*poison(?:s|ing)? you',
    TOXINS,
    TISSUE,
    DETOX,
    PUTS_BACK,
    `(?:${OFFERED}|${DENTAL_CARE})${WITH_DETAILS} (?:${PREVENTS} (?:[a-z]+(?: [a-z]+)?(?:, | and |, and | or ))?${PREVENTED_ILLNESS}|keeps? ${PREVENTED_ILLNESS}(?: and ${PREVENTED_ILLNESS})? (?:away|at bay))`,
    `(?:${OFFERED}|${THERAPY})${WITH_DETAILS} (?:${ON_BIRTH})`,
    `${MANUAL}${WITH_DETAILS} ${HELPS} ${ILLNESSES}`,
    `${EAR_CARE} (?:(?:also|really) )*(?:${HELPS}|stops?|ends?|gets? rid of|clears?) ${OF_EARS_LISTED}`,
    // 'Microsuction for vertigo: it works'
    `(?:(?:${EAR_CARE}|${MANUAL}) for ${OF_EARS_LISTED}|(?:${THERAPY}|${MANUAL}) for ${ILLNESSES})(?::|,| -) (?:it|they|that) (?:really |simply )?(?:works?|helps?)`,
    `(?:insoles|orthotics|orthoses|adjustments?) (?:(?:also|gently|gradually) )*(?:straightens?|corrects?) ${ANY}(?:spines?|curvature|scoliosis|hunchbacks?)`,
    `(?:hearing aids?|${MANUAL}|adjustments?)${WITH_DETAILS} (?:slows?(?: down)?|holds? back|reverses?) ${PREVENTED_ILLNESS}`,
    `${COLOURED} (?:dyslexia|adhd|autism|reading difficulties)`,
  ),
  harmless: (context) => isHarmless(context),
};

/** What osteopaths and chiropractors are often said to do for children: https://www.asa.org.uk/advice-online/health-osteopathy.html. */
export const UNPROVEN_FOR_BABIES: Lexicon = {
  words: anyOf(
    "(?:we|our (?:osteopath|chiropractor)s?) (?:(?:also|often|gently|can) )*(?:treats?|helps? (?:with|against)|settles?|eases?|relieves?) (?:(?:babies|children|infants) with )?(?:[a-z'-]+(?:, | and |, and | or )){0,3}?(?:(?:infant |baby )?colic|(?:silent )?reflux|glue ear|ear infections|bed-?wetting|(?:sleepless|unsettled|crying|colicky) babies)",
  ),
  harmless: (context) => isHarmless(context),
};

const isHarmless = (context: WordContext): boolean =>
  isNotAsserted(context) ||
  /\b(?:ask(?:s|ed)? (?:us )?(?:about|for|whether|if)|whether|if|fear|worry|study|studies|trials?|research|evidence)\b/.test(
    context.before,
  ) ||
  /\b(?:read|heard|told)(?: [a-z]+){0,3} that\b/.test(context.before) ||
  ORGANS.test(context.before) ||
  (/vessels/.test(context.word) && EYE.test(`${context.before}${context.after}`)) ||
  (MOVED.test(context.word) && MOVES.test(context.before)) ||
  /\bsurge(?:ons?|ry)\b|\bhospitals?\b/.test(context.before) ||
  POISONED.test(`${context.before}${context.after}`);

/** 'Your liver clears toxins', 'dialysis removes toxins' */
const ORGANS =
  /\b(?:livers?|kidneys?|lungs?|dialysis|body|sweat glands|muscles? (?:itself|themselves|cells)|your muscles|blood(?:stream)?)\b/;
/** 'A slow jog clears lactic acid', 'the laser breaks down scar tissue', 'the surgeon divides adhesions' */
const EYE = /\b(?:eyes?|retinas?|retinal|macula\w*|corneas?)\b/;
const MOVED = /lactic|impurities|scar|adhesions|fascia/;
const MOVES =
  /\b(?:walk\w*|jog\w*|cycl\w*|cool(?:ing)?[ -]down|exercis\w+|mov(?:e|es|ing)|lasers?|micro-?needling|subcision|enzymes?|ultrasonic|acids?|peels?|wipes?|cleans\w+)\b/;
/** 'If your dog has eaten chocolate, fluids flush out the toxins' */
const POISONED =
  /\b(?:eaten|ate|swallow\w*|charcoal|vomit\w*|poisoned|venom|chocolate|raisins|antifreeze|fluids|bites?|stings?)\b/;

const THERAPIES = new RegExp(`\\b${THERAPY}\\b`);
/** 'Do you help with colic?', 'Does acupuncture work for hay fever?' */
const ASKED = new RegExp(
  `^(?:do|does|can|could|will|would) .*\\b(?:help|treat|ease|relieve|calm|work|used?|good)\\b.*\\b(?<illness>${ILLNESS})\\b`,
);

/** Returns the illness in a question of visitors about one of these therapies, if the question or the answer names it. */
export const illnessAsked = (question: string, answer: string): string | undefined =>
  THERAPIES.test(`${question} ${answer}`) ? ASKED.exec(question)?.groups?.illness : undefined;
