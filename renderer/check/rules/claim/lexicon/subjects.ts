/**
 * Nouns that decide what a clause is about. A disease may be painless and a tooth permanent; a treatment is not. The
 * lists name kinds of things, so that they hold for any trade.
 */
import { clauseBefore, isPronoun } from './clauses.ts';
import type { WordContext } from './lexicon.ts';

const nouns = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

/** Illnesses, signs of illness and harm, in people and animals; the endings are those of medical Greek. */
const ILLNESS = nouns(
  '(?:diseases?|disorders?|illness(?:es)?|conditions?|infections?|infected|inflam\\w+|syndromes?|deficienc\\w+|problems?)',
  '(?:symptoms?|signs?|stages?|swellings?|lumps?|bumps?|growths?|spots?|rash(?:es)?|warts?|verrucas?|corns?|moles?|cysts?|ulcers?|abscess(?:es)?|tumou?rs?|cancers?)',
  '(?:decay\\w*|cavit(?:y|ies)|caries|nerves?|plaque|tartar|cataracts?|floaters?|squints?|pressure|diabetes|stones?|clots?|loss|damage|tears?|torn|detach\\w+|fractures?|parasites?|mites?|fung(?:us|i|al)|mould|worms?|ticks?|bites?)',
  '(?:scars?|scarring|injur\\w+|disabilit\\w+|pains?|aches?|headaches?|coughs?|stiffness|numbness|bruis\\w+|soreness|redness|tenderness|discomfort)',
  '(?!osteo|homeo|naturo)[a-z]{2,}opathy',
  '[a-z]{3,}(?:itis|osis|oma|omas|algia|a?emia|oedema|itic|trophy|plasia|cele|rrhoea|opia)',
);

/** Treatments and what is done in them; the endings are those of procedures. */
const TREATMENT = nouns(
  '(?:treat\\w*|procedures?|removals?|extractions?|injections?|sessions?|appointments?|visits?|tests?|exam\\w*|scans?|check(?:s|-ups?)?|lasers?|surger(?:y|ies)|operations?|massages?|peels?|fillings?|fittings?|biops(?:y|ies)|methods?|techniques?|approach(?:es)?|needles?|needling|cupping|taping|neutering|spaying|waxing|whitening|adjustments?|facials?|hypnosis|reflexology)',
  '[a-z]{3,}(?:ectomy|plasty|therapy|therapies|scopy|suction|puncture|graphy|metry|ation|ations)',
  '(?:[a-z]{3,}ing) (?:an?|the|your|their|his|her|blood|teeth|hair|ears|nails)',
  '(?:we|our|us|ours)',
);

/** The good that a treatment is meant to do. */
const RESULT = nouns(
  '(?:results?|effects?|outcomes?|benefits?|relief|cures?|solutions?|answers?|improvements?|differences?|changes?|success|satisfaction|healing|remed(?:y|ies)|fix|end|freedom|way)',
  '(?:(?:hair|weight|fat|tattoo|wrinkle|pigment|vein)[ -]?(?:removal|reduction|loss)|removal|reduction|correction|straightening|whitening|electrolysis|laser|smoothness|smiles?|looks?)',
);

/** Things that are made and sold, and wear out. */
const DEVICE = nouns(
  '(?:crowns?|bridges?|veneers?|dentures?|implants?|screws?|retainers?|aligners?|braces?|appliances?|fillings?|restorations?|prosthe\\w+)',
  '(?:lens(?:es)?|varifocals?|frames?|glasses|spectacles|hearing aids?|batter(?:y|ies)|devices?|machines?|equipment|parts?|repairs?|products?|shoes?|insoles?|orthotics?|splints?|supports?|collars?|(?:micro)?chips?|joints?|hips?|knees?|wigs?|coatings?|materials?)',
);

/** Companies that make such things and answer for them. */
const MAKER = nouns(
  '(?:makers?|manufacturers?|laborator(?:y|ies)|labs?|suppliers?|producers?|brands?|factory|technicians?)',
);

/** Complaints that bring clients to the clinic, besides illnesses. */
const COMPLAINT = nouns(
  '(?:dementia|insomnia|colic|glue ear|croup|jet lag|hiccups|burnout|trauma|shyness|sciatica|lumbago|whiplash|tennis elbow|knots|sprains?|strains?|call(?:us|uses|ous skin)|bunions?|hot flushes|[a-z]*phobias?|anxiety|depression|addictions?|snor(?:e|es|ing)|acne|eczema|asthma|migraines?|hay fever|stress|cellulite|wrinkl\\w+|baldness|bald|fears?|allerg(?:y|ies)|pollen|short-sightedness|ageing|itch\\w*|noise|ringing)',
  '(?:cravings?|urges?|habits?|nerves|flush(?:es|ing)?|sweats?|sweating|mood swings?|low mood|worr(?:y|ies)|panic|nightmares?|tantrums?|grief|anger|bloat\\w*|leaks?|leaking|accidents?|sneez\\w*|sniffl\\w+|wheez\\w+|tension|aching|throbbing|spasms?|cramps?|twitch\\w*|tics?|stammer\\w*|stutter\\w*|lisps?|limp\\w*|reflux|heartburn|constipation|diarrhoea|nausea|sickness|thrush|cold sores?|dandruff|shedding|fatigue|tiredness|exhaustion|brain fog|dizziness|vertigo|attacks?|flare-ups?|episodes?|relapses?)',
  '(?:(?:bleeding|receding|sore) gums|nail[ -]biting|bed-?wetting|grinding|clenching|cigarettes?|smoking|biting|patch(?:es)?|lines?|pores?|blackheads?|spots|breakouts?|blemish\\w*|pigment\\w*|dark circles|bags|veins?|double chin|stretch marks?|fat|tumm(?:y|ies)|bell(?:y|ies)|bulges?|cellulite|dryness|dry eyes?|sensitivity|bad breath|stains?|puffiness|swelling|wobbl\\w+|spasticity)',
);

/** Parts and abilities of the body, and those who are treated. */
export const BODY =
  '(?:skin|complexion|face|cheeks|forehead|chin|jaw(?:line)?|lips|hair(?:line)?|scalp|lashes|brows|eyes?|sight|vision|eyesight|ears?|hearing|teeth|tooth|gums|smile|bite|mouth|breath|voice|speech|throat|nose|neck|back|spine|shoulders?|arms?|hands?|fingers?|elbows?|wrists?|hips?|knees?|legs?|calves|thighs|ankles?|feet|foot|toes?|heels?|nails?|tummy|belly|stomach|gut|bladder|bowels?|muscles?|joints?|nerves?|tendons?|veins?|brain|enamel|bones?|hamstrings?|sinus(?:es)?|airways?|lungs?|posture|sleep|mood|energy|figure|waist|body|mind|memory|handwriting|baby|babies|child|children|toddler|puppy|puppies|dog|cat|pet|horse|rabbit|son|daughter|partner)';

/** 'a frozen shoulder', 'tired eyes' */
const WEAKNESS = new RegExp(
  `\\b(?:frozen|swollen|stiff|trapped|slipped|sore|aching|tired|worn|tight|tense|weak|sluggish|poor|bad|dull|thinning|sagging|crooked|cracked|clicking|clenched|cramped|restless) ${BODY}\\b`,
);

/** Complaints that do not go by themselves. */
const CHRONIC = nouns(
  '(?:lisps?|stammers?|stutters?|tattoos?|ink|veins?|wrinkles?|lines|cellulite|fat|pigment\\w*|phobias?|fears?|addictions?|tinnitus|bunions?|ulcers?|cataracts?|snoring|scars?|stretch marks?|birthmarks?|moles?|tags|bald patch\\w*|overbites?|underbites?|stains?|unwanted hair|hairs)',
);

/** What clinics measure, and parts of the body that are to change. */
const MEASURE = nouns(
  '(?:words?|fluency|vocabulary|symptoms?|weight|cholesterol|blood pressure|blood sugar|sugar levels?|growth|density|volume|frequency|severity|numbers?|levels?|scores?|flexibility|mobility|strength|range|speed|times?|recovery|healing|reading age|appetite|energy|sleep|mood|stamina|fitness|posture|balance|concentration|speech|hearing|sight|vision|waist|hips|thighs|digestion|fertility|immunity|circulation|metabolism|concentration|kilos?|pounds|stone|inches|centimetres)',
);

export const namesIllness = (text: string): boolean => ILLNESS.test(text);
export const namesComplaint = (text: string): boolean =>
  ILLNESS.test(text) || COMPLAINT.test(text) || WEAKNESS.test(text);
export const namesChronic = (text: string): boolean => CHRONIC.test(text);
/** True for what a treatment may reduce or improve. */
export const namesMeasure = (text: string): boolean => MEASURE.test(text);
export const namesTreatment = (text: string): boolean => TREATMENT.test(text);
export const namesResult = (text: string): boolean => RESULT.test(text);
export const namesDevice = (text: string): boolean => DEVICE.test(text);
export const namesMaker = (text: string): boolean => MAKER.test(text);

const RELATIVE = /[a-z] (?:that|which) (?!(?:it|they|you|we|the|your|this)\b)(?:[\w'-]+ ){0,4}$/;

/** True if the clause, or the sentence that its pronoun refers to, is about an illness and not about a treatment. */
export function isAboutIllness(context: Pick<WordContext, 'before' | 'previous'>): boolean {
  const clause = clauseBefore(context);
  // 'A mole that grows painlessly'
  const own = RELATIVE.test(context.before) ? context.before : clause;
  const subject = isPronoun(clause) ? context.previous || context.before : own;
  return namesIllness(subject) && !namesTreatment(subject);
}
