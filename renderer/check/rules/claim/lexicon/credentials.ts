import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

/** The registers of health professionals in the United Kingdom, and the titles that only their members may use. */
const REGISTERS = [
  { short: 'gmc', name: 'general medical council', titles: 'doctor|gp|general practitioner|surgeon|physician' },
  {
    short: 'gdc',
    name: 'general dental council',
    titles: 'dentist|dental (?:surgeon|nurse|hygienist|therapist|technician)|hygienist|orthodontist',
  },
  { short: 'nmc', name: 'nursing and midwifery council', titles: 'nurse|midwife|health visitor' },
  {
    short: 'hcpc',
    name: 'health and care professions council',
    titles:
      'physiotherapist|podiatrist|chiropodist|dietitian|paramedic|radiographer|orthoptist|(?:clinical|health|sports?) psychologist|occupational therapist|hearing aid dispenser',
  },
  { short: 'gphc', name: 'general pharmaceutical council', titles: 'pharmacist' },
  { short: 'goc', name: 'general optical council', titles: 'optometrist|(?:dispensing )?optician' },
  { short: 'rcvs', name: 'royal college of veterinary surgeons', titles: 'vet|veterinary (?:surgeon|nurse)' },
  { short: 'gosc', name: 'general osteopathic council', titles: 'osteopath' },
  { short: 'gcc', name: 'general chiropractic council', titles: 'chiropractor' },
] as const;

const SHORT = REGISTERS.map(({ short }) => short).join('|');
const NAMED = REGISTERS.map(({ short, name }) => `${short}|${name}`).join('|');
const DOCTORS = 'doctor[ -](?:led|run|owned)|led by (?:a )?doctors?|medically[ -]led';

/** Words that claim an entry in a register. */
export const REGISTERED: Lexicon = {
  words: anyOf(
    `(?:${SHORT})[ -]registered`,
    `(?:registered|registration) (?:with|at|in|by) (?:the )?(?:${NAMED})`,
    `on the (?:register of the )?(?:${NAMED})(?: register)?`,
    DOCTORS,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || isAdvice(context),
};

/** 'Check that whoever treats you is registered with the GMC.' */
const isAdvice = ({ before }: WordContext): boolean =>
  /\b(?:must|should|check|make sure|ask|whether|if|whoever|anyone|anybody|by law|in the uk|every|any|only)\b/.test(
    before,
  );

/** Returns the registers that the words imply: “GMC-registered” → ['GMC']. “Doctor-led” implies the GMC. */
export function registersIn(words: string): readonly string[] {
  const lower = words.toLowerCase();
  const named = REGISTERS.filter(({ short, name }) => new RegExp(`\\b(?:${short}|${name})\\b`).test(lower));
  return (named.length > 0 ? named.map(({ short }) => short) : ['gmc']).map((register) => register.toUpperCase());
}

/** Returns the short name of a register: “General Dental Council” → “GDC”. */
export const shortNameOf = (register: string): string =>
  (REGISTERS.find(({ name }) => name === register.toLowerCase())?.short ?? register).toUpperCase();

/** 'is a chartered physiotherapist': a title that only members of a register may use, said of one person. */
export const PROTECTED_TITLE: Lexicon = {
  words: anyOf(
    `(?:is|works as|our) (?:an? |our |the |your )?(?:[\\w-]+ )?(?:${REGISTERS.map(({ titles }) => titles).join('|')})`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context),
};

/** Returns the register whose members may use the title in the words. */
export const registerOfTitle = (words: string): string | undefined =>
  REGISTERS.find(({ titles }) => new RegExp(`\\b(?:${titles})$`).test(words.toLowerCase()))?.short.toUpperCase();

const PROVIDER =
  '(?:clinics?|practices?|surger(?:y|ies)|salons?|studios?|spas?|hospitals?|dentists?|doctors?|gps?|vets?|opticians?|optometrists?|osteopaths?|chiropractors?|podiatrists?|chiropodists?|physiotherap(?:ists?|y)|physios?|nutritionists?|dieti[ct]ians?|audiologists?|therapists?|beauticians?|nurses?|practitioners?|specialists?|injectors?|experts?|coach(?:es)?|surgeons?|trainers?|groomers?|psychologists?|hygienists?|orthodontists?|technicians?|stylists?|artists?|teams?)';
const SUPERLATIVE =
  '(?:best|leading|finest|top|foremost|premier|favourite|no\\.? ?1|number one|most (?:experienced|qualified|trusted|advanced|recommended|skilled|respected))';
const BETWEEN = "(?: (?!(?:of|in|for|the|to|on|at|is|and|or|that|who)\\b)[\\w'-]+){0,3}";

/** Words that claim superiority or a rank (CAP code 3.7; GMC, Good medical practice). */
export const SUPERLATIVES: Lexicon = {
  words: anyOf(
    `(?:the|our|your|[a-z]+'s|[a-z]+s')(?: very)? ${SUPERLATIVE}${BETWEEN} (?:${PROVIDER}|treatments?|results|care)`,
    `(?:world[ -](?:class|leading|renowned|famous)|award[ -]winning|best[ -]in[ -]class|un(?:rivalled|paralleled|matched|surpassed|beatable)|second to none|number one|no\\.? ?1)`,
    `(?:leading|top|finest|foremost|premier) (?:[\\w-]+ )?${PROVIDER}`,
    `(?:better|safer|more experienced) than (?:any|every|all) other ${PROVIDER}`,
    `the only ${PROVIDER} (?:in|within|for)`,
    "(?:our|the clinic's) (?:[\\w-]+ )?(?:specialists?|consultants?)",
    `best (?:results|treatments?|care|${PROVIDER})`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || isOrdinary(context),
};

const THINGS =
  '(?:equipment|lens(?:es)?|clinics?|services?|tools?|shoes?|rooms?|training|knowledge|interests?|advice|care|treatments?|products?|instruments?)';

/** 'For the best results', 'the best treatment for you', 'our number one priority', 'our specialist lenses' */
const isOrdinary = ({ word, before, after }: WordContext): boolean =>
  /\b(?:become|hire|meet other|among|you are|you're|for|find|choose|choosing|want|deserves?) (?:the )?$/.test(before) ||
  (/\b(?:treatments?|results|care)$/.test(word) &&
    /^ (?:for|is|depends?|comes?|may|might|would|at|when|if|with|possible|option)\b/.test(after)) ||
  (/^(?:number one|no\.? ?1)$/.test(word) &&
    (/^ (?:cause|priority|reason|concern|rule|tip|problem|enemy|question|on)\b/.test(after) ||
      /\b(?:tooth|bus|room|question|tip|rule|step|priority) $/.test(before))) ||
  (/specialist$/.test(word) && new RegExp(`^ (?:[\\w-]+ )?${THINGS}\\b`).test(after));

/** Ranks that a register grants: as a job title, they claim that the person is on it. */
export const RANKS: Lexicon = { words: anyOf('specialists?', 'consultants?') };

export const INSURED: Lexicon = {
  words: anyOf('(?:fully |comprehensively )?insured'),
  harmless: (context) => isDenied(context) || isQuestion(context) || /\b(?:if|you are|you're)\b/.test(context.before),
};

/** 'Dr Ann Example': the following words are names if they begin with a capital letter. */
export const TITLED: Lexicon = {
  words: /\bdr\.? \p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2}(?![\p{L}\d])/gu,
  harmless: (context) => isThirdParty(context),
};

/** Firms and figures with the title of a doctor. */
const EPONYM =
  /^(?:dr\.?|doctor) (?:scholl|marten|martens|hauschka|google|web|bach|jart|bronner|who|dolittle|internet|sebagh|sturm|organic|comfort|feelgood)\b/;
const PRODUCTS =
  /^dr\.? (?:[\w'-]+ ){1,2}(?:brand|insoles?|shoes?|boots?|products?|creams?|serums?|skincare|method|technique|scale|charts?|test|hospital|foundation|institute|way|road|street|house)\b/;

/** 'Your own GP, Dr Smith', 'we refer you to Dr Smith', 'the method of Dr Smith', 'Dr Scholl insoles' */
const isThirdParty = ({ word, before, after }: WordContext): boolean =>
  EPONYM.test(word) ||
  PRODUCTS.test(`${word}${after}`) ||
  /\b(?:your|their|his|her)(?: own)?(?: [\w-]+){1,2},? $/.test(before) ||
  /\b(?:according to|named after|(?:invented|developed|described|discovered|founded|written|published) by|(?:method|book|research|study|work|theory|teaching|approach)s? (?:of|by))(?: the)?(?: [\w-]+)? $/.test(
    before,
  ) ||
  /\b(?:refer\w*|referral|recommend\w*|writes? to|letters? (?:to|from)|sends? you|next door|elsewhere)\b/.test(
    `${before} ${after}`,
  ) ||
  /\b(?:invented|developed|described|discovered|founded|retired|1[5-9]\d\d|at the [\w' -]*(?:hospital|infirmary|university))\b/.test(
    after,
  );
