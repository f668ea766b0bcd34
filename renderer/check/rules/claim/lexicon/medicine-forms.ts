/** The forms in which medicines are given, and the purposes that only a prescription-only medicine of this form has. */

const FORMS =
  '(?:creams?|gels?|lotions?|ointments?|tablets?|pills?|capsules?|drops|serums?|retinoids?|treatments?|skincare)';
/** A form, and the purposes that give it away. */
interface Allusion {
  readonly form: RegExp;
  readonly purposes: readonly RegExp[];
  /** Words that make it something else. */
  readonly unless?: RegExp;
}

const purposes = (...patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`\\b(?:${pattern})(?!\\w)`));

const WEIGHT =
  'food noise|waist(?:line)?|(?:kilos?|pounds) (?:go|drop|vanish|fall|melt)|to be thin|thinner|your weight|(?:stones?|pounds|kilos?)(?: or (?:two|three|more))? to (?:lose|shed)|weight[ -]?(?:loss|management|control|reduction)|los(?:e|es|ing) weight|slim(?:s|med|ming|mer(?=[,.;!?]| ?$| (?:than|and|by|in|within|for)\\b))?|skinny|obes(?:e|ity)|appetite|hunger|los(?:e|ing) a (?:third|quarter|fifth|sixth|tenth)|(?:feel(?:s|ing)? )full(?:er)?|fat[ -](?:loss|burning)|(?:fat|diet)(?=[ -](?:jab|shot|injection|pen))';
/** Lines caused by facial movement. Other lines are treated with fillers. */
const LINES =
  "anti[ -]?wrinkle|anti[ -]?age?ing|preventati?ve(?= injections)|wrinkles?|(?:frown|forehead|expression|worry|bunny|brow|facial|dynamic|first)[ -]lines?|frowns?|crow's[ -]feet|smooth(?:er)? foreheads?|foreheads?|gummy smiles?|lip[ -]flips?|chin (?:dimples?|dimpling|pebbl\\w+)|(?:neck|platysma) bands?|underarms?|sweat\\w*|hyperhidrosis";
const ACTION =
  '(?:treat|soften|smooth|relax|slimmer|longer|fre[ez]+|reduc|stop|slim|lift|rais|weaken|calm|paralys|switch)(?:e?s|ing|e|ed)?';
const MUSCLES =
  '(?:jaws?|jaw[ -]?line|masseters?|foreheads?|(?:eye)?brows?|(?:lower |upper )?face|(?:facial |neck |platysma |the )?muscles?|calves|trapezius|lines?|sweat\\w*)';
const COMPLAINTS =
  'drool\\w*|dribbl\\w*|overactive bladder|vocal cords?|spastic\\w*|eyelid twitch\\w*|dystonia|migraines?|(?:teeth |tooth |jaw )?(?:grinding|clenching)|bruxism|hay ?fever|(?:itch\\w*|scratching|arthritis)|(?:vitamin )?b ?-?12';

const PRESCRIPTION = 'prescription(?:[ -](?:only|strength))?|prescribed|on prescription';
const PRESCRIBED_FOR =
  'acne|rosacea|pigment\\w*|skin[ -]lightening|melasma|wrinkles?|lash(?:es)?|hair|weight|slim\\w*|erect\\w*|sleep\\w*|anxiety';

export const ALLUSIONS: readonly Allusion[] = [
  {
    form: /^(?:inject(?:ions?|ables?)|jabs?|shots?)$/,
    purposes: purposes(
      WEIGHT,
      LINES,
      COMPLAINTS,
      '(?:trapezius|traps)[^.]* (?:slim|long)\\w*',
      `${ACTION} (?:[\\w'-]+ ){0,3}${MUSCLES}`,
      `${MUSCLES}(?:[ -](?:and [a-z]+ )?|, )${ACTION}`,
      `(?:relax|soften|smooth|freez)ing`,
    ),
    unless:
      /\b(?:fillers?|hyaluronic|collagen|profhilo|polynucleotides?|plasma|prp|vaccin\w*|immunis\w*|flu|travel|anaesthe\w*|numb\w*|fat pad|hips?|knees?|shoulders?|heels?|joints?|photo\w*|file|camera|espresso)\b/,
  },
  {
    form: /^pens?$/,
    purposes: purposes(WEIGHT),
    unless: /\b(?:paper|needling|microneedling|marks?|diar(?:y|ies)|write|device)\b/,
  },
  {
    form: /^(?:tablets?|pills?|capsules?|medications?|medicines?|drugs?)$/,
    purposes: purposes(
      'hair[ -]?loss|alopecia|bald(?:ness|ing)|bald patch(?:es)?|(?:keep|sav|regrow)(?:s|es|e)? (?:your|their|his) hair|hair (?:stays|grows) (?:on|back)|losing (?:their |your |his )?hair|makes men bald|perform [^.]*\\bin bed|erect\\w+|erectile dysfunction|ejaculation|period[ -]delay|(?:delay|postpon|shift|skip)(?:e?s|e|ing)? (?:your|a|the) period|jet[ -]?lag|altitude(?: sickness)?|mountain sickness|(?:curb|suppress|reduc|switch|kill|control|tam|block)[a-z]* (?:off |down )?(?:your |the )?(?:appetite|hunger|cravings?)|urge to smoke|stop(?:ping)? smoking',
    ),
    unless: /\b(?:nicotine|herbal|vitamins?|supplements?|history|reasons?|causes?|(?:do|does) not)\b/,
  },
  {
    form: /^(?:medications?|medicines?|drugs?)$/,
    purposes: purposes('weight[ -]?(?:loss|management)|slimming|obesity'),
  },
  {
    form: /^(?:patch(?:es)?|gels?|tablets?|pills?|capsules?|pellets?|implants?|creams?|sprays?)$/,
    purposes: purposes(
      'hormones?(?: replacement)?(?: therapy)?(?= (?:patch|gel|tablet|pill|capsule|pellet|implant|cream|spray))|hormones?,? (?:is |are )?(?:replaced|given|topped up)',
    ),
    unless: /\b(?:free|tests?|coil)\b/,
  },
  {
    form: new RegExp(`^${FORMS}$`),
    purposes: purposes(`(?:${PRESCRIPTION}) (?:[\\w-]+ ){0,3}${FORMS}|on prescription`),
    unless: new RegExp(
      `\\b(?:without|your prescription|repeat|collect|gp|nhs|lens\\w*|glasses|no prescription)\\b|^(?!.*\\b(?:${PRESCRIBED_FOR}))`,
    ),
  },
  {
    form: /^(?:needles?|pricks?)$/,
    purposes: purposes(
      'hunger|appetite|(?:kilos?|pounds) (?:go|drop|vanish|fall|melt)',
      '(?:forehead|frown|brow|expression|facial|worry)(?:[ -]lines?)?[^.]* (?:relax|soften|smooth|off duty)\\w*|(?:relax|soften|smooth)\\w* [^.]*(?:forehead|frown|brow|expression) ?(?:lines?)?',
    ),
    unless: /\b(?:fillers?|acupunctur\w*|micro-?needl\w*|traditional|points?|dry)\b/,
  },
  {
    form: /^muscle[ -]relax(?:ants?|ers?)$/,
    purposes: purposes('slim\\w*|jaw|calves|neck|lines?|wrinkles?|frowns?|forehead'),
    unless: /\b(?:massage|balm|cream|bath|tablets?)\b/,
  },
  {
    form: /^(?:injectors?|prescribers?)$/,
    purposes: purposes(
      '(?:relax|soften|smooth|freez)(?:es?|s|ing)? (?:[a-z]+ )?(?:frown|forehead|expression|worry|brow)[ -]?(?:lines?|s)?',
    ),
    unless: /\b(?:fillers?|lasers?|peels?|creams?|hyaluronic)\b/,
  },
  {
    form: /^masseters?$/,
    purposes: purposes('slim\\w*|square|narrow\\w*|contour\\w*|wide'),
    unless: /\b(?:massage|stretch\w*|exercis\w+|splints?)\b/,
  },
  {
    form: /^(?:patch(?:es)?|gels?)$/,
    purposes: purposes(
      '(?:hot )?flush(?:es)?|hot flashes|(?<=patch(?:es)? [^.]*)menopause|(?<=patch(?:es)? )behind (?:the|your|each) ear',
    ),
    unless:
      /\b(?:patch(?:es)? of|patch tests?|magnesium|herbal|cool\w*|soya?|supplements?|ultrasound|moisturi\w+|wool|chemist|acupuncture|if you|hearing)\b/,
  },
  { form: /^drops$/, purposes: purposes('short[ -]?sight(?:edness)?|myopia|lash(?:es)?') },
  {
    form: /^antibiotics?$/,
    purposes: purposes(
      '(?<=antibiotics )(?:for|against) (?:[a-z]+ )?(?:[a-z]+itis|chlamydia|gonorrhoea|acne|utis?|urine|infections?|thrush|sore throats?|bites?|tonsil\\w+|sinus\\w*|rosacea)',
    ),
    unless:
      /\b(?:need\w*|may|might|sometimes|gp (?:can|may|will|gave|prescri\w+)|if|when|rarely|only|hospital|not|no|resistan\w+|last|before|weeks?|days?)\b/,
  },
];
