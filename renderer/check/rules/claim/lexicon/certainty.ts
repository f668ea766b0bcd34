/** Results that are called certain, and money back if they do not come. */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { namesDevice, namesMaker, namesResult } from './subjects.ts';

/** True if a sentence denies the words, asks about them, or reports what others say or expect. */
export const isUnclaimed = (context: WordContext): boolean =>
  isDenied(context) ||
  isQuestion(context) ||
  isAboutOthers(context) ||
  /^(?: [\w'-]+){0,3} (?:(?:does|do) not exist|is (?:a myth|an illusion|impossible)|(?:is|are) (?:rare|unlikely))\b/.test(
    context.after,
  ) ||
  /\bnot mean\b/.test(context.before) ||
  /\b(?:some|many|most) (?:of (?:our|my|the) )?(?:[\w-]+ )?(?:have|has|feel|get|report|notice)\b/.test(
    `${context.before}${context.word}`,
  ) ||
  /^ (?:for|to|in) (?:most|many|some)\b/.test(context.after);

/** What a practice can promise: its own conduct. */
const SERVICE =
  '(?:appointments?|places?|slots?|times?|confidential\\w*|privacy|private|prices?|fees?|charges?|cost|reply|replies|answer(?:ed)?|call(?:ed)?|ring|bookings?|seats?|dates?|rooms?|spaces?|honest\\w*|listen\\w*|explain\\w*|told|tell|the same (?:[\\w-]+)|wait\\w*|rush\\w*|press\\w*|judge\\w*|push\\w*|sell\\w*|spam|share|quality|standards?|hygiene|care|cards?|vouchers?|checks?|visits?|reviews?|delivery|dispatch|collection|parking|welcome|respect\\w*|seen|dignity|discre\\w+|secrecy|support|advice|attention|clean\\w*|sterile|do(?:ing)? (?:our|my) best|continuity|availability)';
const CONDUCT = new RegExp(`\\b${SERVICE}\\b`);
/** A warranty has a term or conditions; a promise of a result has none. */
const WARRANTY =
  /\b(?:lifetime|years?|year's|months?|days?|covers?|covered|void|expires?|valid|certificate|terms|under guarantee|\d+)\b/;

const GUARANTEES: Lexicon = {
  words: anyOf('guarante\\w+'),
  harmless: (context) =>
    isUnclaimed(context) || isDeniedAfterwards(context) || isWarranty(context) || isConduct(context),
};

/** 'A guarantee of sleep does not exist' */
const isDeniedAfterwards = ({ after }: WordContext): boolean =>
  /^ (?!that\b|you\b|your\b)(?:[\w'-]+ ){0,5}(?:does not|do not|is not|are not|cannot|would)\b/.test(after);

/** Others who guarantee something: the law, the health service, an insurer. */
const OTHERS = /\b(?:law|act|nhs|health service|government|state|insurers?|insurance|bank|airline|constitution)\b/;

/** 'A guarantee of ten years', 'the guarantee expires' */
const TERM = /^ (?:lasts|runs|covers|expires|is valid|is void|(?:of|for) (?:[\w-]+ ){1,2}?(?:years?|months?))\b/;

/** 'Our laboratory gives a guarantee on every crown', 'the frame has a two-year guarantee' */
function isWarranty({ word, before, after }: WordContext): boolean {
  if (namesMaker(`${before}${word}${after}`) || OTHERS.test(before)) return true;
  const clause = `${before}${after}`;
  if (TERM.test(after) && !namesResult(clause)) return true;
  return WARRANTY.test(clause) && namesDevice(clause) && !namesResult(clause);
}

/** 'A deposit guarantees your appointment.' */
const isConduct = ({ before, after }: WordContext): boolean =>
  (!/^ (?:you )?(?:[a-z]+ )?(?:results?|success|improvement|relief|satisfaction|weight loss|cures?)\b/.test(after) &&
    new RegExp(`^(?: [\\w'-]+){0,6} ${SERVICE}\\b`).test(after)) ||
  (/\b(?:is|are) $/.test(before) && CONDUCT.test(before));

const OUTCOME =
  '(?:success|satisfaction|results?|recovery|relief|improvement|cure|victory|happiness|weight loss|healing|hair|pregnancy)';

/** 'You can be certain that it works', 'success is assured', 'it is bound to help' */
const EVERY_TIME = /\b(?:every (?:single )?|each )time\b/;

const CERTAIN: Lexicon = {
  words: anyOf(
    '(?:you|patients|clients) (?:can|may|will) (?:be|feel|rest) (?:quite |absolutely |completely )?(?:certain|sure|confident|assured)(?: that| of)?',
    "(?:we|i)(?: are|'re| am|'m) (?:so |quite |absolutely |completely )?(?:certain|sure|confident|convinced)(?: that| of)?",
    "(?:is|are|be|'re|'s) (?:(?:almost|absolutely|quite) )?(?:certain|sure|bound|destined) to(?! be (?:asked|told|seen))",
    '(?:is|are) (?:a certainty|a foregone conclusion)',
    `${OUTCOME} (?:is|are) (?:certain|assured|sure|inevitable|a certainty)|[a-z]+ (?:is|are) assured(?! by\\b)`,
    'no exceptions(?= *(?:$|[.!]))|(?:from|with) us,? every (?:single )?time',
    '(?:an? (?:sure|certain|sure-fire|surefire|foolproof|fail-?(?:safe|proof)|infallible)|the (?:surest|only sure|fail-?proof|foolproof)) (?:way|path|route|road|cure|method|remedy|treatment|success)',
    '(?:without fail|without (?:(?:a|any) )?(?:doubt|question)|beyond (?:all |any )?doubt|no (?:doubt|question) (?:about it|that)|(?<=, )no (?:question|doubt)(?= *(?:$|[.!]))|no ifs (?:or|and) buts|never lets? (?:you|anyone|anybody) down)',
    "no way (?:that )?(?:you|it|this|your [a-z]+) (?:will|do|does|can|could)(?: not|nnot)?|impossible not to|(?:cannot|can not|can't) (?:help but|but)|(?:cannot|will not|won't) disappoint",
    'that much is (?:sure|certain)',
    'failure is (?:not an option|impossible|out of the question)',
    '(?:can|may) (?:bank|count|rely|depend|bet) on(?! us\\b)',
    '(?:infallible|fool-?proof|unfailing(?:ly)?)',
    'be (?:sure|certain|assured) of',
    "(?:will|'ll) (?:[\\w'-]+,? ){1,8}full stop",
    'never fails? to|with (?:absolute |complete |total |full )?certainty',
    '(?:we|i) (?:undertake|pledge|vow) (?:to|that)|(?:(?:we|i) (?:can )?)?assure you',
    'rest assured(?: that)?',
    '(?:give|have) you (?:our|my) word|you have (?:our|my) word|(?:you can |please )?(?:rely|count|depend|bet) on (?:it|that)|take (?:our|my) word',
    '(?:absolute|complete|total) certainty',
    "(?:will|'ll) (?:definitely|certainly|surely|undoubtedly|without doubt|inevitably)(?! (?:be (?:asked|told|given|able)|not|have to|need|ask|ring|call|tell|take)\\b)",
  ),
  harmless: (context) =>
    isUnclaimed(context) ||
    CONDUCT.test(context.after.replace(EVERY_TIME, '')) ||
    (/ assured$/.test(context.word) && CONDUCT.test(`${context.before}${context.word}`)) ||
    /^ (?:we|our|us|me|your (?:data|details|money)|the (?:same|team|staff))\b/.test(context.after) ||
    /\b(?:to|be|make) $/.test(context.before) ||
    (/(?:certain|sure|bound|destined) to$/.test(context.word) && /\b(?:we|i)(?: [a-z]+)? ?$/.test(context.before)) ||
    // 'Don't just take our word': a client is quoted next
    (/ word$/.test(context.word) && /(?:\bnot|n't) (?:just|only|simply) $/.test(context.before)) ||
    // 'You can count on Jo to ring back'
    (/ on$/.test(context.word) && /^ [a-z]+(?: and [a-z]+)* to\b/.test(context.after)) ||
    /^ be (?:[a-z]+ )?(?:blurred|sore|swollen|red|tired|numb|bruised|stiff|dry)\b/.test(context.after) ||
    /\b(?:if|unless|whether|once|until)\b/.test(context.before.slice(context.before.lastIndexOf(',') + 1)),
};

const PROMISED: Lexicon = {
  words: anyOf(
    '(?:we|i)(?: can)? promise(?: you)?(?: that)? (?:you|your|it|this|the|they|a|an|perfect|lasting|visible)\\b',
    '(?:our|this|the) [\\w-]+(?: [\\w-]+)? promises(?! to (?:be|keep))',
    'that (?:we|i) (?:can )?promise|(?:we|i) promise(?= *(?:$|[.!,;]))',
    "(?:that is|that's|it is|it's) (?:a|our) promise|(?<=[:,-] )promised(?= *(?:$|[.!:]))",
  ),
  harmless: (context) =>
    isUnclaimed(context) || isDeviceWithTerm(context) || CONDUCT.test(`${context.before}${context.after}`),
};

/** 'We promise that the frame lasts two years' is a warranty; 'you will love your lenses, we promise' is not. */
const isDeviceWithTerm = ({ before, after }: WordContext): boolean =>
  namesDevice(`${before}${after}`) && WARRANTY.test(`${before}${after}`);

const BACK = '(?:(?:your|the|all your|every penny of your) (?:money|fees?)|everything|every penny|it all) back';
/** Without the hoped-for result. */
const FAILS =
  "(?:(?:not|n't|never) (?!able|come|attend|cancel|keep|here|turn|arrive|use|need|want)[a-z-]+|fails?|returns?|comes? back|remains?|(?:is|are|you|they) still|no (?:better|improvement|change|result)s?)";

/** 'It works, or you get your money back' */
const REFUNDED: Lexicon = {
  words: anyOf(
    'money[ -]back (?:guarantee|promise)',
    'or (?:(?:you|we) )?(?:(?:get|have|return|refund|receive|claim|give you|pay) )?(?:all )?(?:of )?your money(?: back)?|or we treat you (?:again|until|for (?:free|nothing))',
    `or (?:we|you) (?:refund|get a (?:full )?refund|get ${BACK})(?: \\w+)?`,
    'or an? (?:full|complete) refund',
    "or (?:it|the (?:next|second|treatment|session|visit)(?: one)?)(?:'s| is) (?:free|on us)|or you (?:pay|owe us) nothing|or (?:we|you) (?:return|waive|give back|keep|get back) (?:the|your) (?:fee|money|deposit|payment)",
    `(?:if|unless) (?:[\\w'-]+ ){1,4}?${FAILS}(?: [\\w'-]+){0,5}?,? (?:then )?(?:[\\w'-]+ ){0,5}?(?:money back|refund\\w*|${BACK}|pay (?:us )?nothing|costs? (?:you )?nothing|owes? (?:us )?nothing|do not pay|don't pay)`,
    `(?:${BACK}|refund(?:ed)?|pay (?:us )?nothing|money back|(?:money|fee) is (?:returned|refunded|paid back)(?: in full)?) (?:if|unless) (?:[\\w'-]+ ){1,4}?(?:${FAILS}|still)`,
    '(?<!(?:[a-z] ))no (?!show|vat|referral|visit|treatment|appointment|consultation)[a-z]+(?: loss)?,? no (?:fee|charge|bill|payment|pay)',
    '(?:should|if) (?:an?|any|one) (?:single )?[a-z]+(?: [a-z]+)? (?:returns?|comes? back|reappears?|grows? back),? (?:we|you)(?: [a-z]+){1,4} (?:again|free|nothing|back)',
    'only pay if it (?:works|helps)|pay only if it (?:works|helps)|pay (?:only )?for (?:results|success) only',
  ),
  harmless: (context) =>
    isUnclaimed(context) ||
    (namesDevice(`${context.before}${context.word}${context.after}`) &&
      /\b(?:lens\w*|glasses|frames?|aids?)\b/.test(`${context.before}${context.word}`)),
};

/** 'Not happy with the result? You get every penny back.' */
const REFUNDED_IF: Lexicon = {
  words: anyOf(`(?:(?:get|have|return|refund|give you|pay(?: you)?) (?:${BACK}|your (?:money|fee))|full refund)`),
  harmless: (context) => isUnclaimed(context) || !NO_SUCCESS.test(context.previous) || namesDevice(context.previous),
};

const NO_SUCCESS =
  /^(?:(?:still )?(?:not|un) ?(?:happy|satisfied|pleased|better|convinced|cured|delighted|impressed)|no (?:results?|improvement|difference|change|success)|(?:it )?(?:does not|doesn't|did not|didn't) (?:work|help|last))\b/;

export const CERTAINTIES: readonly Lexicon[] = [GUARANTEES, CERTAIN, PROMISED, REFUNDED, REFUNDED_IF];
