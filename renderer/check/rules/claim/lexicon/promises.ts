/**
 * Promises that no treatment can keep (GMC, guidance for doctors who offer cosmetic interventions, paragraph 47 and
 * following; CAP code 3.7).
 */
import { anyOf, isAboutOthers, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { PAINLESSNESS } from './painlessness.ts';
import { FINALITY, PERMANENCE } from './permanence.ts';
import { namesDevice, namesMaker, namesResult } from './subjects.ts';

const isUnclaimed = (context: WordContext): boolean =>
  isDenied(context) ||
  isQuestion(context) ||
  isAboutOthers(context) ||
  /\bnot mean\b|\b(?:some|many|most) (?:[\w-]+ )?(?:have|has|feel|get|report|notice) $/.test(context.before);

/** What a practice can promise: its own conduct. */
const SERVICE =
  '(?:appointments?|places?|slots?|times?|confidential\\w*|privacy|private|prices?|fees?|charges?|cost|reply|replies|answer(?:ed)?|call(?:ed)?|ring|bookings?|seats?|dates?|rooms?|spaces?|honest\\w*|listen\\w*|explain\\w*|told|tell|the same (?:[\\w-]+)|wait\\w*|rush\\w*|press\\w*|judge\\w*|push\\w*|sell\\w*|spam|share|quality|standards?|hygiene|care|cards?|vouchers?)';
const CONDUCT = new RegExp(`\\b${SERVICE}\\b`);
/** A warranty has a term or conditions; a promise of a result has none. */
const WARRANTY =
  /\b(?:lifetime|years?|year's|months?|days?|covers?|covered|void|expires?|valid|certificate|terms|under guarantee|\d+)\b/;

const GUARANTEES: Lexicon = {
  words: anyOf('guarante\\w+'),
  harmless: (context) => isUnclaimed(context) || isWarranty(context) || isConduct(context),
};

/** 'Our laboratory gives a guarantee on every crown', 'the frame has a two-year guarantee' */
function isWarranty({ word, before, after }: WordContext): boolean {
  if (namesMaker(`${before}${word}${after}`)) return true;
  const clause = `${before}${after}`;
  if (/^ (?:lasts|runs|covers|expires|is valid|is void)\b/.test(after) && !namesResult(clause)) return true;
  return WARRANTY.test(clause) && namesDevice(clause) && !namesResult(clause);
}

/** 'A deposit guarantees your appointment.' */
const isConduct = ({ before, after }: WordContext): boolean =>
  new RegExp(`^(?: [\\w'-]+){0,6} ${SERVICE}\\b`).test(after) ||
  (/\b(?:is|are) $/.test(before) && CONDUCT.test(before));

const PROMISED: Lexicon = {
  words: anyOf(
    '(?:we|i)(?: can)? promise(?: you)?(?: that)? (?:you|your|it|this|the|they|a|an|perfect|lasting|visible)\\b',
    '(?:our|this|the) [\\w-]+(?: [\\w-]+)? promises(?! to (?:be|keep))',
    '(?:we|i) promise(?= *(?:$|[.!,;]))',
    "(?:that is|that's|it is|it's) (?:a|our) promise",
    'money[ -]back (?:guarantee|promise)',
    'or (?:you get )?your money back',
    'or (?:we|you) (?:refund|get a (?:full )?refund)(?: \\w+)?',
    "if (?:it|you|the \\w+)(?: \\w+)?(?: not|n't) (?:work\\w*|help\\w*|happy|satisfied|pleased|see)(?:,? [\\w']+){0,6}? (?:money back|refund\\w*)",
    "(?:refund|money back) if (?:it|you|the \\w+)(?: (?:does|do|are|is|did))?(?: not|n't) (?:work\\w*|help\\w*|happy|satisfied|pleased|see)",
  ),
  harmless: (context) =>
    isUnclaimed(context) ||
    isDeviceWithTerm(context) ||
    CONDUCT.test(context.word.includes('promise') ? `${context.before}${context.after}` : ''),
};

/** 'We promise that the frame lasts two years' is a warranty; 'you will love your lenses, we promise' is not. */
const isDeviceWithTerm = ({ word, before, after }: WordContext): boolean =>
  namesDevice(`${before}${after}`) && (!word.includes('promise') || WARRANTY.test(`${before}${after}`));

const SURELY = '(?:completely|totally|perfectly|entirely|absolutely)';
const UNWANTED = '(?:side[ -]effects?|risks?|dangers?|complications?)';

const SAFETY: Lexicon = {
  words: anyOf(
    'risk[ -]free',
    'zero[ -]risk',
    `(?:without|free (?:of|from)) (?:any |all |the slightest )?${UNWANTED}`,
    `${SURELY} safe(?! to\\b)`,
    '(?:no|zero) side[ -]effects?',
    'side[ -]effect[ -]free',
    '(?:no|zero) risks?(?! (?:is|are|of|that|can|left|to|without|goes))',
    "(?:(?:there is|there's|carr(?:y|ies)|poses?|at) )(?:absolutely |simply )?(?:no|zero) risk to",
    "(?:nothing|it (?:cannot|can't|won't|will not|never)) (?:can |will |could )?(?:ever )?(?:go|goes) wrong",
    '(?:leaves?|leaving|without|there is|with) (?:any |no |a )?(?:scars?|scarring|trace)',
  ),
  harmless: (context) =>
    isUnclaimed(context) || (/scar|trace/.test(context.word) && !/\b(?:no|without)\b/.test(context.word)),
};

const ILL =
  '(?:diseases?|problems?|cancers?|faults?|conditions?|illness(?:es)?|tumou?rs?|lesions?|infections?|defects?)';
const ALL =
  '(?:every(?:one|body)|(?:every|all) (?:dog|cat|pet|patient|client|person|people|skin type|hair type|age|time|case|skin|foot|ear|eye|tooth|back|colour|ink)s?|(?:every|any) single \\w+)';
const HUNDRED = '(?:100 ?%|(?:100|(?:a |one )?hundred) per ?cent)';

const SUCCESS: Lexicon = {
  words: anyOf(
    `${HUNDRED} (?:safe|effective|success\\w*|natural results|certain\\w*|sure|pain[ -]?(?:free|less)|satisfaction|accura\\w+|reliab\\w+)`,
    `success rates? of ${HUNDRED}`,
    '(?:absolute|complete|total) certainty',
    'miracles?',
    'never fails?(?! to\\b)',
    "(?:cannot|can not|can't) fail",
    `always (?:works?|succeeds?|successful|helps?)`,
    `works? (?:(?:for|on|with) )?${ALL}`,
    `${ALL} (?:gets? used to|adapts?|recovers?|improves?|benefits?|sees? (?:results?|an? difference|an? improvement)|succeeds?|(?:walks?|leaves?) (?:out |away )?(?:happy|cured|smiling|pain-free))`,
    `(?:detects?|finds?|spots?|catch(?:es)?|sees?|picks? up|diagnos\\w+) (?:every|all|any) (?:[\\w-]+ ){0,2}${ILL}`,
    '(?:is|are) never (?:wrong|mistaken|inaccurate)',
    '(?:work|succeed|heal|help|clear|disappear|vanish|go)(?:s|es)?(?: [a-z]+){0,3}? (?:in every(?: single)? case|without exception|every(?: single)? time|each time)',
    'every [a-z]+ (?:that )?(?:we|i) (?:treat|see|remove|fit|clean|operate on)s? (?:heals?|recovers?|improves?|goes|disappears?|lasts?|is (?:cured|happy|gone))',
    '(?:never (?:had|seen|known)|not (?:had|seen)|without) a(?: single)? (?:complication|failure|recurrence|complaint|problem)',
    '(?:complete|total) success',
    '(?:five|ten|fifteen|twenty|\\d+) years younger',
    "(?:will|'ll) (?:definitely|certainly) (?:see|feel|lose|hear|get|notice|work|help|heal|live|walk|run|sleep|improve|love)",
    "cures? (?:your |the |all |any |most |every )?(?!(?:the |your )?(?:in|under|with|within|for|by|at|and|or|is|are|gel|composite|resin|cement|varnish|polish|glue|adhesive|it)\\b)[a-z'-]+",
  ),
  harmless: (context) => isUnclaimed(context) || (context.word.startsWith('cure') && !isClaimedCure(context.before)),
};

/** 'We cure hay fever', but not 'the cure costs', 'an operation can cure it' */
const isClaimedCure = (before: string): boolean =>
  !/\b(?:a|the|any|this|may|might) $/.test(before) && (!/\bcan $/.test(before) || /\b(?:we|our)\b/.test(before));

export const PROMISES: readonly Lexicon[] = [GUARANTEES, PROMISED, PERMANENCE, FINALITY, PAINLESSNESS, SAFETY, SUCCESS];
