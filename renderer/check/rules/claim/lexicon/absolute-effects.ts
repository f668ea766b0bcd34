/**
 * Effects that no treatment has in everybody: short sight that stops, an operation that nobody needs any more, a medical that
 * every driver passes, protection from every infection, removal of every colour, the end of a behaviour.
 */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

/** Infections that vaccinations prevent in most people and animals, and never in all. */
const INFECTION =
  '(?:flu|the flu|influenza|covid|shingles|measles|chickenpox|pneumonia|hepatitis(?: [ab])?|typhoid|rabies|malaria|meningitis|tetanus|polio|mumps|rubella|diphtheria|cholera|yellow fever|lyme disease|hpv|whooping cough)';
const ANIMAL_INFECTION =
  '(?:myxomatosis|parvo(?:virus)?|distemper|cat flu|feline leukaemia|kennel cough|leptospirosis|rhd|vhd|tetanus|equine flu|strangles)';

const OF = "(?:(?:your|their|the|his|her|a|any|(?:your |a )?child's|children's|progressing|growing) )*";
const SIGHT = '(?:short sight|short-sightedness|myopia|long sight|astigmatism)';
const EYES = '(?:eyes|eyesight|sight|vision|prescription|short sight|myopia|hearing|memory)';
/** What wear, growth or age have changed in the body stays: https://www.nhs.uk/conditions/osteoarthritis/ and /scoliosis/. */
const CHANGED =
  "(?:(?:osteo|rheumatoid |psoriatic )?arthritis|osteoporosis|scoliosis|dementia|alzheimer's|parkinson's|multiple sclerosis|glaucoma|hearing loss|autism|dyslexia)";

const PROCEDURE =
  '(?:surgery|(?:an|the|any|your) (?:operations?|injections?)|(?:a|the|your) (?:hip|knee|shoulder) replacement|the knife|a root canal)';

/** 'Your dog’s life', 'the life of your cat' */
const LIFE =
  "(?:(?:your|his|her|their|its|a|an|the|every) )?(?:[a-z]+'s? )?(?:life|lives)(?! of\\b)|the (?:life|lives) of (?:your|a|every|our) (?:dogs?|cats?|pets?|horses?|rabbits?|patients?|child|animals?)";
const YEARS =
  '(?:(?:up to|as much as|as many as|about|at least|another|extra|several|many|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|to|or|a|few|good|happy|healthy) )*(?:years?|months?|decades?)';
const ANIMAL_OR_PERSON =
  '(?:bitch(?:es)?|dogs?|cats?|queens?|kittens?|pupp(?:y|ies)|rabbits?|does?|hors(?:e|es)|mares?|pets?|animals?|child(?:ren)?|bab(?:y|ies)|wom[ae]n|m[ae]n|patients?|people|persons?|one|drivers?|smokers?)';
const ILL =
  '(?:pyometra|parvo(?:virus)?|myxomatosis|measles|mumps|rabies|(?:an? )?(?:[a-z]+ )?(?:cancers?|tumou?rs?|infections?|strokes?|heart attacks?|fractures?|diseases?|problems)|arthritis|dementia|diabetes|osteoporosis|[a-z]{4,}(?:itis|osis|oma|aemia))';
/**
 * What lowers some risks and ends few: W. Beauvais and others, “The effect of neutering on the risk of mammary tumours in
 * dogs: a systematic review”, Journal of Small Animal Practice 53 (2012), pages 314 to 322.
 */
const PREVENTION =
  '(?:spaying|neutering|castration|castrating|vaccinati(?:on|ng)|(?:regular |clean |healthy )?(?:teeth|cleaning|scaling|polish(?:ing)?|check-?ups?|massages?|exercises?|facials?|treatments?|adjustments?)|being (?:spayed|neutered|castrated))';
const TEETH =
  '(?:(?:holes|cavities) in (?:their|your|any|the) teeth|(?:tooth )?decay|cavit(?:y|ies)|toothache|fillings?|gum disease)';
/** 'Never get tooth decay', 'never again need an operation' */
const NEVER_ILL = `(?:(?:will not|cannot|can no longer) (?:get|have|develop|suffer from|catch) (?:any |an? )?(?:cancers?|tumou?rs?|diabetes|arthritis|dementia|strokes?|heart attacks?|${INFECTION}|${ANIMAL_INFECTION})|never (?:again )?(?:gets?|have|has|needs?|develops?|suffers?(?: from)?|catch(?:es)?) (?:(?:any|a|an|another) )*(?:${TEETH}|${ILL}|${PROCEDURE}|migraines?|headaches?|(?:[a-z]+ )?pain))`;

const GROWTH = '(?:cysts?|moles?|warts?|verrucas?|lumps?|skin tags?|lipomas?|polyps?|hairs?|veins?|bunions?|keloids?)';
/** 'After surgery', 'once it has been taken out', after which some growths come back (https://www.nhs.uk/conditions/skin-cyst/) */
const REMOVED =
  '(?:after (?:surgery|(?:the |an? )?(?:operation|treatment|removal|freezing|laser(?: treatment)?|electrolysis|visit)|our treatment)|once (?:[a-z]+ ){1,4}(?:removed|gone|out|off|frozen|treated))';
const MARK = '(?:an? |any |the (?:slightest|least) )?(?:marks?|scars?|scarring|traces?)';
const REMOVES =
  '(?:removes?|takes? (?:out|off|away)|cuts? (?:out|off|away)|freez(?:e|es)(?: off)?|excises?|lasers?(?: off| away)?)';

/** 'Your risk of falling', of which a figure says by how much it falls */
const RISK =
  "(?:the|your|their|her|his|its|your child's|(?:your )?(?:dog|cat|horse)'s) (?:risks?|chances?|danger) of (?:(?:a|an|the|another|getting|having|slipping) )*[a-z-]+(?: (?!in\\b|by\\b|and\\b|or\\b|but\\b|so\\b|if\\b|when\\b|for\\b|with\\b)[a-z-]+){0,2}";
const BY_MUCH =
  '(?:in (?:half|two)|by (?:(?:up to|about|around|over|more than|almost|nearly|as much as) )*(?:(?:a|one|two) )?(?:half|thirds?|quarters?|\\d+ ?(?:%|per ?cent)))';

const WHOSE =
  "(?:(?:a|the|your|their|his|her|any) )*(?:(?:child|pupil|daughter|son|runner|patient)(?:'s|s'?) )?(?:children's )?";
/** What tests of a skill measure */
const SKILL =
  '(?:(?:reading|writing|spelling|hearing|language|speech|mental|developmental) (?:age|speed|level|scores?)|iq|vocabulary|attention span|(?:exam )?(?:grades|marks)|(?:exam|school|memory) (?:results|scores?)|walking speed|handwriting speed)';
const AMOUNT = `(?:(?:up to|about|around|over|more than|at least|almost|nearly|a full|an extra|another) )*(?:${YEARS}|(?:[a-z]+|\\d+) (?:points?|words?|grades?|levels?|per ?cent)|\\d+ ?%)`;
const TWICE = '(?:twice|(?:two|three|four|five|ten) times) as (?:fast|quickly|well|far|long|much|many)';

const VARIOUS: Lexicon = {
  words: anyOf(
    `(?:stops?|halts?|reverses?|ends?) ${OF}${SIGHT}`,
    `(?:keeps?|stops?) ${OF}${EYES} (?:from )?getting (?:any )?worse`,
    `(?:your|their|(?:your |a )?child's|children's) ${EYES} (?:will|does|do|can) (?:not|never|no longer) (?:get (?:any )?worse|worsen|change|deteriorate)`,
    `(?:reverses?|reversing|undo(?:es)?|gets? rid of|heals?) ${OF}(?:[a-z ]+(?:, | and |, and | or )){0,2}?${CHANGED}`,
    `puts? ${OF}${EYES} right (?:for (?:good|ever|life)|permanently)`,
    `(?:makes?|making|renders?) ${PROCEDURE}(?: (?!not\\b)[\\w'-]+){0,4} (?:unnecessary|superfluous|needless)`,
    // 'Dr Lee has a hundred per cent record with the DVLA', 'nobody has failed a medical here'
    '(?:100 ?%|(?:a |one )?hundred per ?cent|perfect|flawless) record (?:with|at)',
    "(?:nobody|no ?one|no (?:driver|pilot|patient|diver|candidate)|not one [a-z]+)(?: [\\w']+){0,4} (?:has|have) (?:ever |yet )?failed (?:an?|the|his|her|their|any) (?:[a-z]+ )?(?:medical|examination|assessment|test)",
    // The light of a laser is absorbed by dark pigment, which fair, red and grey hair lacks.
    `(?:laser|ipl|diode)(?: hair removal)? (?:works? (?:on|for)|for|suits?|treats?|removes?) (?:(?:all|every|any) skin (?:types?|tones?|colours?)(?: and|,) )?(?:all|every|any) (?:hair colours?|colours? of hair)`,
    'no (?:pain|soreness|discomfort|bruising|swelling) (?:afterwards|(?:the )?next day)',
    `(?:adds?|adding|gives?) ${YEARS} to (?:${LIFE})|(?:lengthens?|extends?|prolongs?) (?:${LIFE})(?: by ${YEARS})?`,
    // 'Spaying rules out breast cancer', but not 'a scan rules out a fracture'; without testicles no dog has cancer of them.
    `${PREVENTION} (?:(?:completely|totally|also|simply|early) )*(?:rules? out|eliminates?|excludes?|banishes|abolishes) (?:(?:the|any|all|your|her|his|later|every|risks?|chances?|danger|of) )*(?!testicular|ovarian|uterine|womb|pyometra)${ILL}`,
    // 'Every bitch that is not spayed will get pyometra'
    `(?:every|all|any) (?:${ANIMAL_OR_PERSON} (?:that|who|which) (?:is|are|has|have|does|do|was) (?:not|never) (?:been )?[a-z-]+(?: [a-z-]+){0,3}?|(?:un[a-z]+ed|intact|entire) ${ANIMAL_OR_PERSON}) (?:(?:will|eventually|sooner|or|later|soon|always|is going to|are going to) )*(?:gets?|develops?|catch(?:es)?|suffers? (?:from )?|ends? up with) ${ILL}`,
    // 'A visit every three months stops gum disease from ever coming back'
    `(?:stops?|prevents?|keeps?) ${OF}${ILL} from ever (?:coming back|returning|recurring)`,
    // 'Children who have the varnish never get holes in their teeth', 'with insoles, runners never need an operation'
    `(?:${ANIMAL_OR_PERSON}|those) (?:who|that|with) (?:[a-z'-]+ ){1,6}?(?:will )?${NEVER_ILL}`,
    `(?:an?|every|all|our) (?:spayed|neutered|castrated|vaccinated|treated|screened) ${ANIMAL_OR_PERSON} (?:will )?${NEVER_ILL}`,
    `(?:after|with|thanks to|once) [a-z' -]{3,50}, (?:you|they|${ANIMAL_OR_PERSON}) (?:will )?${NEVER_ILL}`,
    // 'Have the jab and you are safe from flu all winter'; a vaccine protects most people for some time.
    `(?:you|they|your [a-z]+)(?:'re| are| will be|'ll be) (?:(?:completely|fully|totally|perfectly) )?(?:safe|protected|immune) (?:from|against|to) ${INFECTION}(?:,? (?:all (?:winter|year|season)|the (?:whole|entire) (?:winter|year|season)|throughout|for (?:life|ever|good)))`,
    // 'We remove moles without leaving a scar', 'nobody will see where the mole was'
    `${REMOVES} (?:(?:your|the|any|all|a|an) )?(?:(?!most|many|some)[a-z]+ )?${GROWTH}(?: and [a-z]+)?,? without (?:(?:leaving|ever leaving) ${MARK}|${MARK})(?! (?:that|which)\\b)`,
    `(?:nobody|no ?one) (?:will|can|would) (?:(?:ever|even) )?(?:see|tell|know|notice) (?:where|that) (?:(?:the|your|a) )?${GROWTH} (?:was|were|used to be|has been)`,
    // 'Once a cyst has been taken out, it never comes back', 'moles do not grow back after surgery'
    `once (?:[a-z]+ )?${GROWTH} (?:[a-z]+ ){1,4}(?:removed|gone|out|off|frozen|treated),? (?:it|they) (?:(?:will )?never|(?:will|do|does) not|won't|don't|doesn't|cannot|can't) (?:come|comes|grow|grows)s? back`,
    `${GROWTH} (?:(?:will )?never|(?:will|do|does) not|won't|don't|doesn't|cannot) (?:come|grow)s? back ${REMOVED}`,
    // 'Steady Hands adds two years to a child’s writing age', 'makes children write twice as fast'
    `(?:adds?|gives?|puts?) ${AMOUNT} (?:to|on) ${WHOSE}${SKILL}`,
    `(?:raises?|lifts?|improves?|increases?|boosts?|pushes up) ${WHOSE}${SKILL} by ${AMOUNT}|doubles? ${WHOSE}${SKILL}`,
    `(?:makes?|lets?) (?:you|them|us|(?:your )?[a-z]+) [a-z]+ ${TWICE}`,
    // 'Steady Steps halves your risk of falling': a figure without its evidence
    `halves ${RISK}|(?:cuts?|lowers?|reduces?|slash(?:es)?) ${RISK} ${BY_MUCH}`,
    `(?:saves?|spares?) (?:you|them|people|him|her|your [a-z]+)(?: from)? ${PROCEDURE}`,
  ),
  harmless: (context) =>
    isHedged(context) ||
    (OF_LIFE.test(context.word) && (HABITS.test(context.before) || THINGS.test(context.before))) ||
    (OF_RISK.test(context.word) && (HABITS.test(context.before) || OF_RESEARCH.test(context.before))) ||
    (IS_NEVER.test(context.word) && HABITS.test(context.word)),
};

/** 'Exercise may make surgery unnecessary', 'whether your eyes will not get worse'; `claim/guarantee` reports 'guaranteed'. */
const isHedged = (context: WordContext): boolean =>
  (!/^(?:nobody|no)/.test(context.word) && isDenied(context)) ||
  isQuestion(context) ||
  isAboutOthers(context) ||
  /\b(?:may|might|sometimes|often|usually|most|many|some|few|could|if|whether|hope|hopes|try|tries|aim|aims|nothing)\b/.test(
    context.before,
  ) ||
  /\bguarante/.test(context.after);

/** 'Giving up smoking adds years to your life'; 'people who walk every day never get back pain' is not said of a treatment. */
const HABITS = /\b(?:smok\w+|walk\w*|exercis\w+|diets?|eat(?:ing)?|food|sleep\w*|weight|brush\w*|sugar|run|swim)\b/;
const IS_NEVER = / never (?!again)/;

const OF_RISK = / of (?!life)/;
/** What trials with many people have measured: 'the vaccine halves your risk of shingles', 'in the trial of 2019' */
const OF_RESEARCH =
  /\b(?:vaccin\w*|jabs?|statins?|tablets?|medicines?|aspirin|stud(?:y|ies)|trials?|reviews?|research|found|showed|helmets?|seat ?belts?|sun ?screen)\b/;

const OF_LIFE = /^(?:add|giv|lengthen|extend|prolong)/;
/** 'New soles add years to their life' */
const THINGS = /\b(?:lenses|glasses|frames|soles?|boots?|shoes?|insoles|batter(?:y|ies)|hearing aids?|dentures?)\b/;

/** 'Once she has had both jabs, she cannot catch myxomatosis' */
const CANNOT_CATCH: Lexicon = {
  words: anyOf(
    `(?:you|they|your [a-z]+|she|he|it) (?:will not|won't|will never|cannot|can't|can no longer|can never) (?:get|catch) (?:${INFECTION}|${ANIMAL_INFECTION})(?! (?:from|twice|through|by|jabs?|vaccin\\w*|tests?|boosters?|shots?)\\b)`,
  ),
  harmless: (context) =>
    isHedged(context) ||
    (CATCHES.test(context.word) &&
      !VACCINATED.test(`${context.previous} ${context.before}${context.word}${context.after}`)),
};
/** 'You cannot catch myxomatosis': only rabbits can. 'It cannot get flu': who cannot? */
const CATCHES = new RegExp(`^(?:she|he|it) |(?:get|catch) ${ANIMAL_INFECTION}$`);
const VACCINATED = /\b(?:jabs?|vaccin\w+|injections?|boosters?|(?:had|has had|have had) (?:it|both|them)|shots?)\b/;

/** No laser reaches every ink: 'our laser shatters every colour' */
const EVERY_COLOUR: Lexicon = {
  words: anyOf(
    '(?:removes?|shatters?|clears?|erases?|breaks? (?:up|down)|dissolves?|gets? rid of) (?:every(?: single)?|any) (?:colours?|inks?|pigments?)(?! (?:(?:that|which|we|you|from)\\b|of (?:nail|polish|varnish)))',
  ),
  harmless: (context) =>
    isHedged(context) || (/ (?:colour|ink|pigment)s?$/.test(context.word) && EXCEPT.test(context.after)),
};
/** 'Every colour except white', 'every ink but green' */
const EXCEPT = /^,? (?:except|apart from|other than|save for|but (?!not\b|you|we\b|it\b|they\b|only\b|the\b|some\b))/;

const CLEAN_SKIN: Lexicon = {
  words: anyOf(
    'leaves? (?:(?:only|just|nothing but) )?(?:clean|clear|flawless|unmarked|bare|virgin|perfect) skin behind',
  ),
  harmless: (context) => isHedged(context) || CLEANED.test(context.before),
};
/** 'Shaving leaves clean skin behind' */
const CLEANED = /\b(?:shav\w+|wip(?:es?|ing)|wash\w*|soap|cleans\w*|plasters?|razors?|clippers?)\b/;

/** 'Spaying ends the fighting' */
const ENDED_BEHAVIOUR: Lexicon = {
  words: anyOf(
    `(?:spaying|neutering|castrati(?:on|ng)|the (?:snip|operation)) (?:ends|stops|cures|puts an end to) (?:(?:the|all|any|his|her|their) )*(?:fighting|spraying|biting|aggression|marking|roaming|barking|humping|mounting)`,
  ),
  harmless: (context) => isHedged(context) || /\b(?:in|for) (?:most|many|some)\b/.test(context.after),
};

export const ABSOLUTE_EFFECTS: readonly Lexicon[] = [VARIOUS, CANNOT_CATCH, EVERY_COLOUR, CLEAN_SKIN, ENDED_BEHAVIOUR];
