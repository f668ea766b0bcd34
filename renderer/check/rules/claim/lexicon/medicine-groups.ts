/** Groups of prescription-only medicines without a name: 'steroid injections', 'antidepressants', 'medication for ADHD'. */
import { anyOf } from './lexicon.ts';

const PIECES = '(?:tablets?|pills?|capsules?|medications?|medicines?|drugs?|meds|liquid|patch(?:es)?|sprays?)';
const SHOTS = '(?:injections?|jabs?|shots?)';

/** Diseases for which injections are prescription-only medicines; what is injected into joints may be a device. */
const DISEASE =
  '(?:cholesterol|asthma|eczema|psoriasis|migraines?|osteoporosis|brittle bones|diabetes|hives|an(?:a)?emia|endometriosis|contraception|gout)';
/** Complaints whose tablets are prescription-only medicines if a clinic offers them. */
const FOR_TABLETS =
  "(?:acne|rosacea|cholesterol|gout|heart|water|thyroid|bladder|overactive bladder|prostate|epilepsy|seizures?|dementia|alzheimer's|parkinson's|migraines?|endometriosis|fertility|ovulation|cold[ -]sores?|shingles|sweating|blood[ -](?:sugar|thinning|pressure)|diabetes|ed|erection|potency|diet|slimming|appetite|obesity|metabolic|fungal nail|nail fungus|hiv|immune-suppressing|fireworks?)";
/** 'That only a vet may prescribe' */
const RESERVED =
  '(?:that|which) only (?:an? )?(?:vet|doctor|prescriber|dentist|gp)s? (?:may|can) (?:prescribe|sell|supply|order)';

/** The words for groups of medicines, wherever they occur. */
export const GROUPS_OF_MEDICINES = anyOf(
  `${DISEASE}(?:-(?:lowering|preventing|relieving|reducing|fighting))? ${SHOTS}|${SHOTS} (?:for|against) (?:[a-z]+ ){0,2}${DISEASE}`,
  `${FOR_TABLETS} (?:prevention )?${PIECES}|(?:stop|quit)-smoking (?:tablets?|pills?|medication|medicines?|drugs?)|(?:appetite|hunger|craving)s?[ -](?:suppress|reduc|curb|block|kill)ing ${PIECES}|${PIECES} (?:that|which) (?:cut down|reduce|curb) (?:drinking|your appetite|hunger|cravings)|${PIECES} (?:for|against) (?:[a-z]+ )?(?:${FOR_TABLETS}|malaria|hair loss|baldness|high blood pressure|arthritis|insomnia|nail fungus|erections?)`,
  `(?:anti-?sickness|anti-?nausea|metabolic|appetite|obesity|(?:weekly|monthly) weight|fertility|numbing|pain) ${SHOTS}|iron (?:infusions?|drips?|${SHOTS})|travel[ -]sickness patch(?:es)?|injectables? for (?:your )?(?:weight|appetite)`,
  `vitamin (?:[bcd]\\d* )?(?:injections?|jabs?)|(?:acne |skin[ -])?(?:retinoid|bleaching|lightening) (?:creams?|gels?)|(?:vaginal|topical) o?estrogens?|(?:menopause|hormone|testosterone) (?:gels?|patch(?:es)?|pellets?|implants?|sprays?)|trt|insulin(?! (?:resist|sensitiv|level|pump|test|product|respon))`,
  "biologics|biological? (?:injections?|jabs?|shots?|tablets?|medicines?|drugs?|treatments?|therapy)|immuno-?suppressants?|migraine preventers?|fertility drugs?|(?:steroid|blue|brown|purple) inhalers?|standby treatments? for [a-z'-]+ (?:diarrhoea|tummy|stomach)",
  `(?:${PIECES}|${SHOTS}|creams?|drops|serums?|lacquers?|gels?|lotions?|shampoos?|foams?|retinoids?|inhalers?|antihistamines?|(?:flea|worm|tick|nail|scalp|skin|lash) (?:[a-z]+ )?treatments?|(?:flea|worm|tick) ${PIECES}) (?:on prescription|${RESERVED})`,
  `anti-?inflammatory ${SHOTS}|(?:cortico-?)?steroid (?:(?:scalp|scar|skin|eye|ear|nasal|nose|joint|knee|heel|shoulder|hay fever) )?(?:${SHOTS}|${PIECES}|creams?|ointments?|lotions?|gels?|foams?|mousses?|shampoos?|drops|courses?)|cortisone ${SHOTS}|${SHOTS} (?:of|with) (?:an? )?(?:cortisone|(?:cortico-?)?steroids?|anti-?inflammator(?:y|ies))|(?:inject(?:s|ing)?|jabs? of) (?:cortisone|(?:cortico-?)?steroids?)|inject(?:s|ing)? (?:[\\w'-]+ ){0,5}with (?:an? )?(?:cortisone|steroids?)|(?:amount|dose|drop) of (?:cortisone|steroid)|prescribes? (?:you )?something (?:to|for|stronger)|epidural (?:steroids?|${SHOTS})|epidurals?(?= (?:for|against) (?:[a-z]+ )*(?:backs?|sciatica|legs?|pain|discs?)\\b)|nerve blocks?|(?:painkilling|pain-relie(?:f|ving)) ${SHOTS}`,
  `(?:strong(?:er)?|prescription(?:[ -]only|[ -]strength)?|powerful|opioid|opiate|morphine-type) (?:pain[ -]?killers?|pain[ -]relie(?:f|vers?)|pain ${PIECES}|analgesics?)|opioids?|opiates?`,
  `muscle relax(?:ants?|ers?)|nerve[ -]pain ${PIECES}`,
  `(?:prescription )?sleep(?:ing)? (?:${PIECES}|lozenges?|gummies)|(?:${PIECES}|lozenges?) (?:that|which) (?:let|make|help|send)s? you (?:to )?sleep|sleep hormone|(?:sedation|sedative|calming|anti-?anxiety|anxiety|flying|flight) (?:${PIECES}|${SHOTS})|sedatives?|tranquilli[sz]ers?|beta[ -]?blockers?|benzodiazepines?|anxiolytics?`,
  `anti-?depressants?|happy pills?|anti-?psychotics?|mood stabili[sz]ers?|ssris?`,
  `(?:adhd|add|attention|concentration|focus) (?:${PIECES}|stimulants?)|${PIECES} (?:for|against) (?:adhd|attention|concentration|anxiety|depression|panic)|stimulant ${PIECES}|stimulants`,
  `hrt(?: (?:patch(?:es)?|gels?|tablets?))?|hormone replacement(?: therapy)?|testosterone(?: (?:replacement|therapy|treatment))*|hormone (?:therapy|treatment|${SHOTS})`,
  `(?:a |an )?(?:course of )?antibiotics?(?: (?:courses?|${PIECES}|${SHOTS}|(?:ear |eye |skin )?(?:drops|creams?|ointments?)))?|anti-?virals?|anti-?fungal ${PIECES}`,
  `anti-?malarials?|malaria ${PIECES}`,
  `statins?|blood[ -]pressure ${PIECES}|blood thinners?|diabetes ${PIECES}|thyroid ${PIECES}`,
  `(?:contraceptive|birth[ -]control) (?:${PIECES}|${SHOTS}|implants?|rings?)|(?:mini|combined)[ -]pills?|hormonal coils?`,
  `(?:asthma|reliever|preventer|emergency) inhalers?|inhalers? for asthma|adrenaline pens?`,
  `medical cannabis|cannabis(?: oil|-based medicines?) on prescription|acid[ -](?:blockers?|reducers?|suppressants?)|(?:daily|weekly|monthly|yearly|once-[a-z-]+) (?:new )?(?:pills?|tablets?|medicine|drug|patch|${SHOTS}) (?:for|against|that|which)`,
  `(?:little )?blue pills?|little blue tablets?|potency ${PIECES}`,
  `dht[ -]blockers?|hair[ -](?:loss|growth) ${PIECES}`,
  `(?:filler[ -])?dissolving (?:enzymes?|${SHOTS})|(?:an?|the) enzyme (?:that|which) dissolves (?:it|them|(?:the |your |any )?filler)`,
  `prescription(?:[ -](?:only|strength))? (?:[a-z-]+ ){0,2}(?:toothpastes?|mouthwash(?:es)?|shampoos?|tablets?|pills?|capsules?|patch(?:es)?|sprays?|creams?|lotions?|gels?|foams?|serums?|solutions?|ointments?|drops|wormers?|treatments?|retinoids?|retinol)`,
  `(?:private|travel) prescriptions? for [a-z]+`,
  `(?<!\\b(?:your|his|her|their) )glaucoma drops|drops (?:for|against) glaucoma|anti-?itch(?:ing)? (?:tablets?|pills?|medicine|${SHOTS})`,
);

/** Any remedy, which is one of these medicines if the clinic prescribes it: 'nail fungus tablets' */
export const REMEDIES = anyOf(
  `(?!(?:the|your|their|our|an?|all|any|no|some|these|those|other|of|for|old|new|many|both|which|take|taking)\\b)[a-z-]{3,} (?:tablets?|pills?|capsules?|medication|creams?|gels?|ointments?|drops|mouthwash|lotions?|${SHOTS})`,
);

/**
 * Vaccines are prescription-only medicines: a clinic may list vaccinations as a service, but not promote the vaccine that it
 * has in stock (ASA, rulings on BabyJabs, 2012, and on Children’s Immunisation Centre Ltd, 2013; CAP code 12.12).
 */
const VACCINE =
  '(?:yellow fever|typhoid|rabies|hep(?:atitis)? ?[ab]?|hpv|shingles|chicken ?pox|meningitis(?: [abcwy]+)?|(?:japanese |tick-borne )?encephalitis|cholera|mmr|rsv|dengue|polio|tetanus|diphtheria|travel|kennel cough|parvo(?:virus)?|distemper|lepto(?:spirosis)?|myxomatosis|cat flu|(?:feline )?leukaemia)';
export const VACCINES = anyOf(`(?:${VACCINE}(?:, | and |, and | or ))*${VACCINE} (?:vaccines?|jabs?)`);
