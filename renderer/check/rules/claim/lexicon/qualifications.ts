/** What people and clinics are said to have been awarded: degrees, memberships, accreditations, places of training. */
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { anyOf, type Extent, isNotAsserted, type Lexicon, type WordContext } from './lexicon.ts';
import { EVERY_ELSEWHERE } from './providers.ts';
import { NAMES } from './registers.ts';

const ORGANISATION =
  '(?:institutes?|society|association|academy|college|faculty|federation|council|guild|board|commission|group|network|alliance|union|foundation|forum|register)';
/** 'the British Acupuncture Council', 'the Royal Society of Medicine' */
const NAMED_ORGANISATION = `(?:the )?(?!an?\\b)(?:(?!(?:of|for|parish|town|city|county|district|student)\\b)[a-z-]+ ){0,4}?${ORGANISATION}(?: (?:of|for) (?:the )?(?!which\\b)[a-z]+(?:(?:,? and)? (?!and\\b|since\\b|who\\b|in\\b|is\\b|for\\b)[a-z]+){0,3})?`;

const LEVEL =
  "(?:phd|dphil|doctorates?|fellowship|master's|masters|msc|mres|mba|mclindent|bachelor's|bsc|degree|diploma|postgraduate certificate|certificate|(?:gp|pg)cert|pgdip|pgce)";

const SMALL_WORDS = '(?:is|an?|the|are|am|our|your|and|with|by|as|who|also|we|of|for|in|not|only|fully|his|her|my)\\b';

export const PREMISES = `(?:${CLINIC_NOUN}|pharmacy|hospital|laboratory)`;
/** 'An RCVS-accredited hospital': the entry of a person in the register accredits no premises. */
export const isOfPremises = (words: string): boolean =>
  new RegExp(`\\b(?:accredited|approved|certified|endorsed|recognised) (?:[a-z-]+ ){0,2}?${PREMISES}`, 'i').test(words);

const HELD = '[a-z]+-(?:accredited|approved|certified|endorsed|licensed|recognised)';
/** People and services that an organisation approves: 'an HSE-approved medical examiner' */
const HOLDER =
  '(?:service|examiner|assessor|inspector|mentor|tutor|supervisor|advis[eo]r|trainer|teacher|instructor|coach|injector|consultant|therapist|counsellor|surgeon|doctor|nurse|technician|expert|specialist|school)';

/** An organisation, or its letters: `isInCapitals` asks for capital letters. */
const BODY = `(?:${NAMED_ORGANISATION}|(?:the )?(?!the\\b)[a-z]{3,8})`;
const DECORATION = '(?:quality mark|badge|seal|kitemark|charter mark|(?:gold |silver )?award|plaque|crest)';
const GRANTED = '(?:accredited|certified|approved|recognised|awarded|endorsed)';

/** 'belongs to the British Acupuncture Council', 'was made a Fellow of the Royal Society of Medicine' */
export const MEMBERSHIP: Lexicon = {
  words: anyOf(
    `(?:members?|fellows?|associates?) of ${NAMED_ORGANISATION}`,
    // 'a member of POGP', 'a coach of the ICF'
    '(?:members?|fellows?|associates?|coach(?:es)?|instructors?|practitioners?) of (?:the )?[a-z]{3,8}',
    `(?:belong(?:s|ed)? to|joined) ${NAMED_ORGANISATION}`,
    // 'We have belonged to the BDA Good Practice scheme since 2010'
    `(?<=\\b(?:we|${CLINIC_NOUN}|team) (?:have |has |also |proudly )*)belong(?:s|ed)? to the (?:[a-z-]+ ){1,4}scheme`,
    // 'UNICEF Baby Friendly accredited, with the Gold award'
    `(?<!\\b(?:is|are|fully|also|all|both|and) )(?:(?!${SMALL_WORDS})[a-z]+ ){1,4}accredited(?=[,.;!]|$)`,
    `${NAMED_ORGANISATION} accredited(?=[,.;!]|$)`,
    `(?:accredited|certified|endorsed|approved|recognised|registered) (?:by|with) ${NAMED_ORGANISATION}`,
    // 'The BACN has accredited our clinic', 'we hold the BDA quality mark', 'the badge of the Nutrition Society'
    `${BODY} (?:has |have )?(?:also |now |again )?${GRANTED} (?:us|(?:our|this|the) ${PREMISES})`,
    `(?:awarded|granted|given) to us by ${BODY}`,
    `${BODY} ${DECORATION}(?: holders?)?|${DECORATION} of ${BODY}`,
    `(?:accredited|approved|recognised|registered) (?:[a-z-]+ ){0,2}(?:${PREMISES}|provider) (?:of|with|by) (?:${NAMED_ORGANISATION}|(?:the )?(?:[a-z]+ ){0,3}university(?: of [a-z]+)?)`,
    `(?:approved|accredited|recognised|certified) ${BODY} (?:${PREMISES}|provider)`,
    // 'Full member: British Society of Periodontology', 'Ruth (BCLA member)'
    `(?:(?:full|corporate|proud|active) )?(?:members?|fellows?|accreditations?|accredited|memberships?): ${BODY}`,
    `(?<=\\(|[-–] )${BODY} (?:members?|fellows?|accredited|certified|registered)(?=$|[).,])|(?:members?|fellows?) \\(${BODY}(?=\\))`,
    `on the register of (?!the (?:${NAMES})\\b)${BODY}`,
    `elected to (?:(?:the )?(?:council|board|faculty|committee) of )?${NAMED_ORGANISATION}`,
    'registered(?: and [a-z]+)? (?:by|with) (?:the )?(?:cqc|care quality commission)|cqc[ -](?:registered|regulated|licensed)',
    '(?:accredited|certified|endorsed|approved) by (?:the )?[a-z]+(?: [a-z]+){0,2}',
    // 'We hold ISAS accreditation', 'we are ISAS-accredited'
    '(?:hold|holds|have|has|with|earned|gained|achieved) (?:the |full )?(?:(?!an?\\b|no\\b|our\\b|your\\b)[a-z]+ ){1,4}accreditation',
    '(?<=\\b(?:is|are) (?:fully |also |all |both )?)(?!nhs\\b)[a-z]{3,}(?:[ -]accredited|-(?:trained|qualified))',
    `(?!${SMALL_WORDS})[a-z]+(?: (?!${SMALL_WORDS})[a-z]+)?[ -](?:accredited|approved|certified|endorsed|recognised) (?:[a-z-]+ ){0,2}?(?:${PREMISES}|provider|practitioner|team)s?`,
    `${NAMED_ORGANISATION} (?:accredited|approved|certified|endorsed|recognised) (?:[a-z-]+ ){0,2}?${PREMISES}`,
    `${HELD}(?= (?:(?!${SMALL_WORDS})[a-z-]+ ){0,2}?${HOLDER}s?\\b)`,
    // Schemes of the ISFM, the PDSA and the RWAF, and of Investors in People
    `(?:(?:isfm|icatcare|pdsa|rwaf) )?(?:(?:gold|silver|bronze)(?:[ -](?:level|standard|status))? )?(?:cat|dog|rabbit)[ -]friendly ${PREMISES}(?: (?:at|of|with) (?:gold|silver|bronze) (?:level|standard|status))?|(?:(?:gold|silver|platinum) )?investors? in people(?: (?:gold|silver|platinum|award|standard))?`,
    `(?:(?!${SMALL_WORDS})[a-z'-]+ ){1,4}(?:accredited|approved|certified|endorsed) (?:[a-z-]+ )?(?:consultant|specialist|therapist|instructor|trainer|teacher|coach|injector|technician|surgeon|physiotherapist|nurse|doctor|counsellor|expert)s?`,
    // 'registered with the BACD'
    `(?:registered (?:with|by)(?! (?:the )?(?:${NAMES})\\b)|(?:recognised|accredited|affiliated|belongs?) (?:with|by|to)) (?:the )?(?!the\\b)[a-z]{3,8}`,
  ),
  // The name of an organisation has capital letters.
  harmless: (context) =>
    isNotAscribed(context) ||
    !/(?<!^)\p{Lu}|^\p{Lu}\S* \p{Lu}/u.test(context.authored) ||
    isHeldByOthers(context) ||
    (OF_ONE_WORD.test(context.word) && !/ \p{Lu}{3,}s?$/u.test(context.authored)),
  claimIn: (context) => withoutRest(context),
};

/** 'The badge of the College of Optometrists hangs at …': the name of an organisation ends at its last capital letter. */
const NAME_OF =
  /^(.*\b(?:of|for) (?:the )?\p{Lu}[\p{L}’'-]*(?:(?:,| and|, and)? \p{Lu}[\p{L}’'-]*)*) (?!and\b|of\b|for (?!(?:over |nearly |almost |about |more than )?[\w-]+ years\b)|accredited|approved|certified|endorsed|recognised|member|fellow|quality|badge|seal|kitemark|charter|award|plaque|crest|has\b|have\b|gold|silver|clinic|practice|centre|salon|studio|surgery|provider|hospital)\p{Ll}/u;
const withoutRest = ({ authored }: WordContext): Extent => {
  const name = NAME_OF.exec(authored)?.[1];
  return { before: 0, after: name === undefined ? 0 : name.length - authored.length };
};

/** 'Ann is an HSE-approved doctor', 'we are a BACP-accredited service', but not 'Ann sends you to an HSE-approved doctor' */
const SAYS_OF =
  /(?:^|(?:,|\b(?:is|are|was|am|been|as|became|remains|we're)) )(?:(?:also|now|both|proud|our|an?|the|your|proudly|still) )*$/;
/** 'A BACP-accredited counsellor has …': any of them */
const IN_GENERAL = new RegExp(`^ (?:[a-z-]+ ){0,2}?${HOLDER}s? (?:(?!since)[a-z]+s|have|are|may|must|should|who)\\b`);
const IS_HELD = new RegExp(`^${HELD}$`);
const HOLDER_AFTER = new RegExp(`^ (?:[a-z-]+ ){0,2}?${HOLDER}`);
const isHeldByOthers = ({ word, before, after }: WordContext): boolean =>
  IS_HELD.test(word) &&
  HOLDER_AFTER.test(after) &&
  (!SAYS_OF.test(before) || (/^(?:an? )?$/.test(before) && IN_GENERAL.test(after)));

/** 'a member of Parliament', 'members of Bath Rugby': one word names an organisation of professionals if it is written in capitals. */
const OF_ONE_WORD = new RegExp(
  `^(?!.*\\b${ORGANISATION}\\b)(?:\\w+ of|(?:registered|recognised|accredited|affiliated|belongs?) (?:with|by|to)|joined) (?:the )?\\w+$`,
);

/** These have capital letters in their names; a running club has none. */
const INSTITUTION =
  /(?:committee|board|council|college|society|association|journal|panel|faculty|academy|institute|federation|group|network|alliance|union|foundation|forum|register)\b(?<!specialist register)/;

/** 'is president of the Royal College of Podiatry', 'lectures at the University of Manchester', 'was awarded an MBE' */
export const OFFICE: Lexicon = {
  words: anyOf(
    `(?:president|vice-president|chair(?:man|woman|person)?|secretary|treasurer|trustee|director|patron|ambassador|examiner|officer|lead) (?:of|for|at) ${NAMED_ORGANISATION}`,
    `(?:chairs|sits on|serves on|advises|heads|leads|represents|examines for|edits) (?:the |an? )?(?:[a-z-]+ ){0,5}?(?:committee|board|council|college|society|association|journal|panel|faculty|academy|institute|federation)(?: of (?:the )?[a-z]+(?: [a-z]+){0,4})?`,
    '(?:an?|the) (?:[a-z-]+ )?(?:professor|reader|senior lecturer|lecturer|fellow(?! of the)) (?:of|in|at) [a-z]+',
    '(?:lectures|teaches|taught|lectured|is (?:an? )?(?:lecturer|tutor)) (?:[a-z]+ ){0,3}?at (?:the )?(?:university of |[a-z]+ (?=university|medical school|college))?[a-z]+',
    '(?:was |been |has )?(?:awarded|received|given|holds|has) (?:an? )?(?:mbe|obe|cbe|knighthood|damehood)',
    '(?:an? |our )?(?:independent |nurse |supplementary )+prescriber|independent prescribing [a-z]+',
    '(?<=\\b(?:is|was|as|became) (?:[a-z]+ )?)professor (?:of|in|at) [a-z]+',
    // 'has published over 50 papers', 'lectures all over Europe', 'advises the government'
    '(?:has |have )?(?:published|written|authored) (?:over |more than |nearly )?(?:\\d+|dozens of|many|several) (?:[a-z]+ ){0,2}?(?:papers|articles|studies|textbooks)|wrote the (?:[a-z]+ )?(?:textbook|guidelines?) (?:on|for|about) [a-z]+',
    '(?:lectures|teaches|speaks|(?:trains|teaches) (?:other )?[a-z]+s) (?:all over|across|throughout|around) (?:the (?:country|world|uk|land|region)|(?!the\\b)[a-z]+)',
    'advis(?:es|ed) the (?:government|department of health|ministry of health|nhs)|(?:honorary|visiting) (?:lecturer|professor|fellow|consultant)',
    "on the (?:(?:gmc|gdc|gphc)(?:'s)? )?specialist (?:register|list)",
    'advanced practice [a-z]+ist|(?:[a-z]+ )?advanced (?:[a-z]+ )?practitioner(?: in [a-z]+(?: [a-z]+)?)?|diplomate (?:of|in) (?:the )?[a-z]+(?: [a-z]+){0,3}',
  ),
  harmless: (context) =>
    isNotAscribed(context) ||
    ((INSTITUTION.test(context.word) || /^(?:lectur|teach|taught|is )/.test(context.word)) &&
      !/ \p{Lu}/u.test(context.authored)),
};

const OF_SUBJECT =
  '(?: in (?!the\\b|this\\b|\\d)[a-z]+(?: (?!and\\b|from\\b|at\\b|who\\b|is\\b|as\\b|with\\b|for\\b|each\\b|helps?\\b)[a-z]+)?)?';
const FROM =
  "(?: (?:from|at) (?:the )?(?:university of |royal college of )?[a-z'-]+(?: (?:university|college|school|london)){0,2})?";

/** 'holds a master’s degree in lymphology', 'has a level 6 diploma', 'after her PhD from Oxford' */
export const DEGREE: Lexicon = {
  words: anyOf(
    `(?:has|have|holds?|with|after|(?:was |been )?awarded|earned|completed|did|took|gained|obtained)(?: also)?(?: (?:an?|her|his|their|the))?(?: [\\w-]+){0,3}? ${LEVEL}(?: degree)?${OF_SUBJECT}${FROM}`,
    // 'Ruth (PhD in optics)', 'Ruth’s diploma in low vision'
    `(?<=[a-z](?:'s | \\(|[,:] | [-–] )(?:an? |her |his )?)(?:(?:level \\d|postgraduate|advanced|higher|european|master's) )?${LEVEL}(?: degree)?(?= in\\b)${OF_SUBJECT}${FROM}`,
  ),
  harmless: (context) =>
    isNotAscribed(context) || (BESIDE.test(context.before) && !/^(?:$|[,).]| helps?\b)/.test(context.after)),
  claimIn: (context) => withoutSmallPlace(context),
};

const BESIDE = /[a-z](?:'s | \(|, | [-–] )(?:an? |her |his )?$/;

/** 'A degree from Oxford', but not 'a degree from a time when': the name of a university has capital letters. */
function withoutSmallPlace({ authored }: WordContext): Extent {
  const [place = ''] = / (?:from|at) (?:the )?\p{Ll}(?!.*\p{Lu}).*$/u.exec(authored) ?? [];
  return { before: 0, after: -place.length };
}

/** 'qualified in Beijing', 'studied Chinese medicine in London' */
export const TRAINING: Lexicon = {
  words: anyOf(
    '(?:trained|qualified|studied|graduated|(?:went to|attended)(?: [a-z]+)? (?:school|college)|(?:completed|did|finished) (?:an?|her|his|their) (?:[a-z]+ )?(?:fellowship|residency|training|internship|placement))(?: (?!and\\b|who\\b|as\\b|for\\b|with\\b)[a-z]+){0,3}? (?:in|at|from) (?:the )?(?:university of |royal college of (?:[a-z]+ )?(?!in\\b|at\\b)|royal (?!college)[a-z]+ |(?:[a-z]+ )?(?:school|college|institute|academy) of |[a-z]+ (?=university))?[a-z]+',
  ),
  // 'Sue works with a qualified dog trainer in Leeds'
  harmless: (context) => isNotAscribed(context) || /\b(?:an?|our|the) $/.test(context.before),
};

export const isNotAscribed = (context: WordContext): boolean => isNotAsserted(context) || NOT_OURS.test(context.before);

const NOT_OURS = new RegExp(
  `\\b(?:must|should|check|make sure|ask|whether|if|whoever|anyone|anybody|${EVERY_ELSEWHERE}|any|only(?! one (?:in|here|of|on|with)\\b)|your(?! [a-z]+ $)|their|(?<!\\b(?:trains|teaches|taught|trained|advises|examines|supervises|mentors) )(?:some|most|many|other))\\b`,
);

/** Words that name no organisation or subject by themselves. */
const COMMON = new Set(
  'the of for since after and with has have holds hold by to in at from was made registered regulated inspected rated licensed accredited certified endorsed approved recognised belongs belong member members fellow fellows associate associates also a an her his their earned completed did took gained obtained degree trained qualified studied graduated university level postgraduate higher first good recognised formal full them it is are chairs sits serves advises heads leads represents examines edits on an was been given received awarded our we went school attended college did finished training registered nurse supplementary further additional extra second recent current own professional clinic practice centre salon studio surgery pharmacy provider practitioner team list'.split(
    ' ',
  ),
);

const LEVELS: readonly (readonly [RegExp, RegExp])[] = [
  [/mclindent/i, /\bM\.?Clin\.?Dent\b|master of clinical dentistry/i],
  [/phd|dphil|doctorate/i, /\b(?:phd|dphil|doctorate|dclinpsy\w*|clinpsyd|edd|dsc|md)\b/i],
  [/master|msc|mres|mba/i, /\b(?:[Mm]aster\w*|M(?:Sc|A|Ost|Pharm|Res|Phil|BA|Ed|Med|Chem|Phys))\b/],
  [/bachelor|bsc/i, /\b(?:[Bb]achelor\w*|B(?:Sc|A|DS|Med|VSc|VM&S|Ost|Chiro))\b/],
  [/diploma|pgdip/i, /\bdip(?:loma|\b)|\bPGDip/i],
  [/certificate|cert\b|pgce/i, /\bcert|\w+cert\b|\bPGCE/i],
  [/fellow/i, /\b[Ff]ellow|\bF[A-Z][A-Za-z]/],
  [
    /degree/i,
    /\b(?:degree|Fd(?:Sc|A)|bachelor|master|phd|doctorate|B(?:Sc|A|DS|VSc|VM&S)|MB\w+|M(?:Sc|A|Ost|Pharm|Res|Phil))\b/i,
  ],
];
const isLevel = (word: string): boolean => LEVELS.some(([level]) => level.test(word)) || word === 's';

/** True if the proof names what the words ascribe: the same level of a degree, and the same organisation, subject or place. */
export function isProvedBy(words: string, proof: string): boolean {
  const level = LEVELS.find(([claimed]) => claimed.test(words));
  if (level && !level[1].test(proof)) return false;
  const step = /\blevel (\d)/i.exec(words)?.[1];
  if (step !== undefined && !new RegExp(`level ${step}`, 'i').test(proof)) return false;
  const college = /\bcollege of (?:the )?\p{Lu}/iu.test(words) ? 'college' : '';
  const tokens = (words.toLowerCase().match(/[\p{L}]+/gu) ?? []).filter(
    (word) => word === college || (!COMMON.has(word) && !isLevel(word)),
  );
  const text = proof.toLowerCase();
  const isNamed = (token: string) => text.includes(token.slice(0, MIN_STEM)) || DEGREES_IN[token]?.test(proof) === true;
  const capitals = words.match(/\b\p{Lu}/gu) ?? [];
  return (
    tokens.every(isNamed) ||
    isInitials(tokens, proof) ||
    (capitals.length >= MIN_CAPITALS && isInitials(capitals, proof))
  );
}

/** Subjects that the letters of a degree name. */
const DEGREES_IN: Readonly<Record<string, RegExp>> = {
  dentistry: /\bBDS\b|\bBChD\b/,
  foundation: /\bFd(?:Sc|A)\b/,
  medicine: /\bMB|\bBM|\bBV/,
  veterinary: /\bBV|\bVetMB/,
  pharmacy: /\bM?B?Pharm\b/,
  osteopathy: /\bM\.?Ost|\bB\.?Ost/,
  chiropractic: /\bM?Chiro/,
};

/** 'acupuncturist' and 'acupuncture' have the same stem. */
const MIN_STEM = 6;

/** Fewer capital letters can begin any two words. */
const MIN_CAPITALS = 3;

/** 'FRCOphth' proves a fellowship of the Royal College of Ophthalmologists. */
const isInitials = (tokens: readonly string[], proof: string): boolean => {
  const initials = tokens
    .map(([first]) => first)
    .join('')
    .toUpperCase();
  return initials.length > 1 && new RegExp(`\\b[MF]?${initials}`).test(proof);
};
