/** Complaints that bring clients to a clinic, and what a treatment may reduce or improve, in people and animals. */

const nouns = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`);

/** Illnesses, signs of illness and harm, in people and animals; the endings are those of medical Greek. */
const ILLNESS = nouns(
  '(?:diseases?|disorders?|illness(?:es)?|conditions?|infections?|infected|inflam\\w+|syndromes?|deficienc\\w+|problems?)',
  '(?:symptoms?|signs?|stages?|swellings?|lumps?|bumps?|growths?|spots?|rash(?:es)?|warts?|verrucas?|corns?|moles?|cysts?|ulcers?|abscess(?:es)?|tumou?rs?|cancers?)',
  '(?:decay\\w*|cavit(?:y|ies)|caries|nerves?|plaque|tartar|cataracts?|floaters?|squints?|pressure|diabetes|stones?|clots?|loss|damage|tears?|torn|detach\\w+|fractures?|parasites?|mites?|fung(?:us|i|al)|mould|worms?|ticks?|bites?)',
  '(?:scars?|scarring|injur\\w+|disabilit\\w+|pains?|aches?|headaches?|coughs?|stiffness|numbness|bruis\\w+|soreness|redness|tenderness|discomfort)',
  '(?!osteo|homeo|naturo)[a-z]{2,}opathy',
  '[a-z]{3,}(?:itis|osis|iasis|oma|omas|algia|a?emia|oedema|itic|trophy|plasia|cele|rrhoea|opia)',
);

/** Complaints that bring clients to the clinic, besides illnesses. */
const COMPLAINT = nouns(
  '(?:dementia|insomnia|rosacea|tinnitus|shingles|gout|epilepsy|incontinence|infertility|haemorrhoids|piles|colic|glue ear|croup|jet lag|hiccups|burnout|trauma|shyness|sciatica|lumbago|whiplash|tennis elbow|knots|sprains?|strains?|call(?:us|uses|ous skin)|bunions?|hot flushes|[a-z]*phobias?|anxiety|depression|addictions?|snor(?:e|es|ing)|acne|eczema|asthma|migraines?|hay fever|stress|cellulite|wrinkl\\w+|baldness|bald|fears?|allerg(?:y|ies)|pollen|short-sightedness|ageing|itch\\w*|noise|ringing)',
  '(?:cravings?|urges?|habits?|nerves|flush(?:es|ing)?|sweats?|sweating|mood swings?|low mood|worr(?:y|ies)|panic|nightmares?|tantrums?|grief|anger|bloat\\w*|leaks?|leaking|accidents?|sneez\\w*|sniffl\\w+|wheez\\w+|tension|aching|throbbing|spasms?|cramps?|twitch\\w*|tics?|stammer\\w*|stutter\\w*|lisps?|limp\\w*|reflux|heartburn|constipation|diarrhoea|nausea|sickness|thrush|cold sores?|dandruff|shedding|fatigue|tiredness|exhaustion|brain fog|dizziness|vertigo|attacks?|flare-ups?|episodes?|relapses?)',
  '(?:(?:bleeding|receding|sore) gums|nail[ -]biting|bed-?wetting|grinding|clenching|cigarettes?|smoking|biting|patch(?:es)?|lines?|pores?|blackheads?|spots|breakouts?|blemish\\w*|pigment\\w*|dark circles|bags|veins?|double chin|stretch marks?|fat|tumm(?:y|ies)|bell(?:y|ies)|bulges?|cellulite|dryness|dry eyes?|sensitivity|bad breath|stains?|puffiness|swelling|wobbl\\w+|spasticity)',
);

/** Parts and abilities of the body, and those who are treated. */
const BODY =
  '(?:skin|complexion|face|cheeks|forehead|chin|jaw(?:line)?|lips|hair(?:line)?|scalp|lashes|brows|eyes?|sight|vision|eyesight|ears?|hearing|teeth|tooth|gums|smile|bite|mouth|breath|voice|speech|throat|nose|neck|back|spine|shoulders?|arms?|hands?|fingers?|elbows?|wrists?|hips?|knees?|legs?|calves|thighs|ankles?|feet|foot|toes?|heels?|nails?|tummy|belly|stomach|gut|bladder|bowels?|muscles?|joints?|nerves?|tendons?|veins?|brain|enamel|bones?|hamstrings?|sinus(?:es)?|airways?|lungs?|posture|sleep|mood|energy|figure|waist|body|mind|memory|handwriting|baby|babies|child|children|toddler|puppy|puppies|dog|cat|pet|horse|rabbit|son|daughter|partner)';

/** 'a frozen shoulder', 'tired eyes' */
const WEAKNESS = new RegExp(
  `\\b(?:frozen|swollen|stiff|trapped|slipped|sore|aching|tired|worn|tight|tense|weak|sluggish|poor|bad|dull|thinning|sagging|crooked|cracked|clicking|clenched|cramped|restless) ${BODY}\\b`,
);

/** What clinics measure, and parts of the body that are to change. */
const MEASURE = nouns(
  '(?:words?|fluency|vocabulary|symptoms?|weight|cholesterol|blood pressure|blood sugar|sugar levels?|growth|density|volume|frequency|severity|numbers?|levels?|scores?|flexibility|mobility|strength|range|speed|times?|recovery|healing|reading age|appetite|energy|sleep|mood|stamina|fitness|posture|balance|concentration|speech|hearing|sight|vision|waist|hips|thighs|digestion|fertility|immunity|circulation|metabolism|concentration|kilos?|pounds|stone|inches|centimetres)',
);

export const namesComplaint = (text: string): boolean =>
  ILLNESS.test(text) || COMPLAINT.test(text) || WEAKNESS.test(text);
/** True for what a treatment may reduce or improve. */
export const namesMeasure = (text: string): boolean => MEASURE.test(text);

/** Things that a visit really removes, for use in a pattern */
export const REMOVABLE =
  'moles?|cysts?|lumps?|skin tags?|stones?|corns?|call\\w+|tartar|plaque|stains?|polyps?|splinters?|wax|ticks?|tattoos?|abscess\\w*|cavit\\w+|fleas?|worms?|mites?|lice';
