/**
 * The concerns that a clinic can name instead of a medicine. 'HRT' means the menopause. For 'the injection that everybody
 * is talking about', the words around it name the concern.
 */

type Patients = 'any age' | 'adults';
type Concern = readonly [words: RegExp, concern: string, patients?: Patients];

const CONCERNS: readonly Concern[] = [
  [/\b(?:vaccin\w*|immunis\w*)\b/, 'a vaccination appointment', 'any age'],
  [
    /\b(?:hrt|hormone replacement|menopaus\w*|o?estrogen|progesterone|flush(?:es)?|bio-?identical|body-identical)\b/,
    'a consultation about the menopause',
    'any age',
  ],
  [/\b(?:testosterone|hormones?|hormone therapy)\b/, 'a consultation about hormones'],
  [
    /\b(?:antibiotics?|anti-?virals?|anti-?fungals?|infections?|chlamydia|thrush|utis?)\b/,
    'an appointment about an infection',
    'any age',
  ],
  [
    /\b(?:weight|overweight|heav(?:y|ier)|slim\w*|skinny|obes\w+|appetite|hunger|food noise|kilos?|bmi|glp ?-? ?1s?|diet|fat)\b/,
    'a consultation about weight',
    'adults',
  ],
  [
    /\b(?:wrinkles?|anti-?wrinkle|lines?|frowns?|foreheads?|crow's feet|anti-?age?ing|toxin|lip[ -]flips?|nefertiti|masseters?|jawline)\b/,
    'a consultation about lines and wrinkles',
    'adults',
  ],
  [/\b(?:sweat\w*|underarms?|hyperhidrosis)\b/, 'a consultation about excessive sweating', 'adults'],
  [
    /\b(?:(?:vitamin )?b ?-?12|vitamins?(?! a (?:creams?|gels?|serums?))|deficienc\w+)\b/,
    'a consultation about vitamin levels',
  ],
  [/\b(?:malaria|anti-?malarials?|travel\w*|jet ?lag|altitude)\b/, 'a travel consultation', 'any age'],
  [
    /\b(?:contracepti\w+|birth control|the pill|mini-?pills?|combined pills?|coils?)\b/,
    'a consultation about contraception',
    'any age',
  ],
  [/\b(?:adhd|attention|stimulants?|concentration)\b/, 'an assessment of attention', 'any age'],
  [/\b(?:sleep\w*|insomnia|melatonin)\b/, 'a consultation about sleep', 'any age'],
  [
    /\b(?:flying|flight|fly|nerves|nervous|anxi\w+|panic|sedat\w+|tranquil\w+|beta[ -]?blockers?|benzodiazepines?|antidepress\w+|depress\w+|mood|ssris?)\b/,
    'a consultation about mood or nerves',
    'any age',
  ],
  [/\b(?:erect\w+|potency|little blue|ejaculation)\b/, 'a consultation about erectile dysfunction', 'adults'],
  [/\b(?:hair|dht|alopecia|bald\w*)\b/, 'a consultation about hair loss', 'adults'],
  [/\b(?:statins?|cholesterol|blood pressure|blood[ -]thinn\w+|heart)\b/, 'a consultation about the heart', 'any age'],
  [/\b(?:asthma|inhalers?|hay ?fever|allerg\w+)\b/, 'a consultation about breathing or an allergy', 'any age'],
  [/\b(?:migraines?)\b/, 'a consultation about migraine', 'any age'],
  [
    /\b(?:acne|rosacea|skin|eczema|psoriasis|vitamin a|retin\w*|pigment\w*|lightening)\b/,
    'a consultation about the skin',
  ],
  [
    /\b(?:pain\w*|epidurals?|opioids?|opiates?|nerve blocks?|joints?|knees?|hips?|shoulders?|arthritis)\b/,
    'a consultation about pain',
    'any age',
  ],
  [/\bscalps?\b/, 'a consultation about the scalp'],
  [/\b(?:dissolving enzymes?|enzymes? (?:that|which) dissolves?)\b/, 'a consultation about filler that you have'],
];

/** Steroids are injected against pain, and also against hay fever or for the skin: other words of the text decide first. */
const OF_STEROIDS: Concern = [
  /\b(?:steroid|cortisone) (?:injections?|jabs?|shots?)\b/,
  'a consultation about pain',
  'any age',
];

const isConcernOf =
  (patients: Patients) =>
  (text: string): boolean =>
    [...CONCERNS, OF_STEROIDS].some(([words, , whose]) => whose === patients && words.test(text));

/** True for a text, in lower case, about a complaint that doctors and nurses treat in people of any age. */
export const isComplaintOfAnyAge = isConcernOf('any age');
/** True for a text about looks, weight or sweating: treatments of adults. */
export const isForAdults = isConcernOf('adults');

const concernIn = (text: string): string | undefined => CONCERNS.find(([words]) => words.test(text))?.[1];

/** Returns the concern of the first of these texts, in lower case, that shows one: the words, their sentence, the question. */
export const concernOf = (...texts: readonly string[]): string | undefined =>
  texts.map(concernIn).find((concern) => concern !== undefined) ??
  (texts.some((text) => OF_STEROIDS[0].test(text)) ? OF_STEROIDS[1] : undefined);
