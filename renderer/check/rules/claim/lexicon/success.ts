/** Treatments that cannot fail, cures, and perfect results. */
import { isUnclaimed } from './certainty.ts';
import { EVERY_CASE } from './every-case.ts';
import { anyOf, type Lexicon, type WordContext } from './lexicon.ts';
import { namesComplaint } from './subjects.ts';

const NEVER_FAILS: Lexicon = {
  words: anyOf(
    'miracles?(?! (?:cure )?(?:does|do) not)',
    'never fails?(?! to\\b)|(?:has|have) never (?:yet |once )?failed(?! (?:to|an? (?:inspection|audit|check|exam\\w*))\\b)',
    "(?:has|have|had|having) no (?:chance|choice but to go|hope)|(?:does not|do not|doesn't|don't|won't) (?:have|stand) a chance",
    "(?:our|these|this) [a-z]+(?: [a-z]+)? (?:simply |just )?(?:(?:do|does) not|don't|doesn't) fail(?! to\\b)|never (?:has|have|stands?) a chance|misses nothing",
    "you (?:will not|won't) (?:fall ill|get (?:ill|sick(?! (?:leave|pay|notes?)\\b)|infected))|not (?:a question|a matter) of (?:whether|if)\\b[^.!?\\u0000]{2,40}\\bwhen(?= *(?:[.,!;]|$))",
    '(?:we|our [a-z]+) always (?:find|spot|catch)(?:es|s)? (?:the|your) (?:cause|problem|source|root|reason|fault|answer|solution)',
    'never makes? (?:an? |any )?mistakes?|never gets? it wrong',
    'never (?:failed|disappointed|let down|lost) (?:an?|any|one) [a-z]+',
    "(?:cannot|can't) (?:get|become|grow) worse",
    '(?:the|a|your) (?:definitive|final|ultimate|complete|perfect) (?:answer|solution|cure|end|remedy) (?:to|for|of)',
    "(?:cannot|can not|can't) (?:possibly )?(?:fail|fall ill|go wrong|get (?:ill|sick|infected)|lose)",
    'no (?:way|chance|possibility) (?:that |of |for )[a-z ]{1,20}(?:fail|failing|go(?:ing)? wrong)',
    'only a matter of time',
    "(?:we|i)(?:'ll| will| can)? (?:get|make) you (?:pregnant|slim(?:mer)?|well|happy|healthy|beautiful|younger|pain-free|fit|better)",
    "(?:is|are|becomes?|will be) (?:history|a thing of the past|(?:but |only )?a (?:distant )?memory|yesterday's news|(?:somebody|someone) else's problem)",
    "the (?:last|only) [a-z -]{1,25}(?:that )?you(?:'ll| will)(?: ever)? (?:need|book|have|buy|try|take|wear|want)",
    'it is (?:[a-z]+ly )?impossible (?:for|that|to)(?: [a-z]+){1,4} (?:again|return|come back|fail|grow)',
    '(?:is|are) never (?:wrong|mistaken|inaccurate)',
    '(?:never|not) (?:ever )?(?:had|seen|known|lost) an? (?:single )?(?:[a-z]+ )?(?:complication|failure|recurrence|complaint|problem|[a-z]+ (?:come|grow|return|fail)s?)',
    'without a(?: single)? (?:complication|failure|recurrence|complaint|problem)',
    '(?:complete|total|guaranteed) (?:success|removal|cure|recovery|satisfaction)(?! (?:is|takes|may|can|depends|cannot|only)\\b)',
    "(?:will|'ll) (?:(?:hear|see|understand|read|remember|catch) every [a-z]+|get pregnant|conceive)",
    "(?:can't|cannot) (?:hurt|harm),? (?:it|and)(?: [a-z]+)? only help",
    '(?:five|ten|fifteen|twenty|\\d+) years younger',
    '(?:as good as new|like new again|good as new)',
    "(?:will|'ll) (?:be left with|have|get|enjoy) (?:perfect|flawless) (?:skin|sight|vision|hearing|teeth|smile|legs|sleep|health)",
    '(?:nobody|no ?one) will (?:ever )?(?:know|see|tell|notice)(?! (?:you|us|them|her|him|off)\\b)',
    '(?:save|rescue)s? every [a-z]+|nothing less than perfect[a-z]*',
    '(?:a|the) (?:solution|answer|cure|remedy|treatment) (?:for|to) (?:every|any|all) [a-z]+|no such thing as an? (?:hopeless case|lost cause|untreatable|incurable)',
    "(?:you|clients|patients)(?: will|'ll) be (?:delighted|thrilled|overjoyed) with|exactly (?:as|what|how) you (?:imagine|want|wish|dream)[a-z]*",
    "(?:we|i)(?: will|'ll| can)? (?:(?:get|bring) (?:your [a-z]+|it) back|give you (?:back your|your) [a-z]+(?: back)?)",
    '(?:technique|method|results?|outcomes?|treatments?|surgery|work|record|smiles?|skin|teeth|nails|brows) (?:is|are|will be) (?:always |simply |absolutely |quite )?(?:flawless|perfect|faultless|infallible|impeccable)',
    "(?:in for|ready for|get|have|enjoy|expect|here's to|look forward to) (?:absolutely |simply )?(?:an? )?(?:perfect|flawless|faultless) (?:results?|skin|sight|vision|eyesight|hearing|teeth|smile|legs|sleep|health|speech|figure|body|hair)",
    '(?:success|victory|happiness|perfection|freedom|perfect [a-z]+|a life without [a-z]+) is (?:only|just|no more than) (?:[a-z]+ ){1,4}away',
    '[a-z]+ (?:ends?|stops?) (?:here|with us|today|now)(?= *(?:$|[.,!]))',
  ),
  harmless: (context) =>
    isUnclaimed(context) ||
    /\b(?:if|unless|so that)\b/.test(context.before) ||
    (/^you /.test(context.word) && /\b(?:if|when|unless|as long as) you\b/.test(context.after)) ||
    (/\bcan $/.test(context.before) && /^have (?:perfect|flaw|fault)/.test(context.word)) ||
    (/ chance$| hope$/.test(context.word) && !namesComplaint(context.before)) ||
    (/ (?:history|past|memory)$/.test(context.word) && !isUnwanted(context.before)) ||
    (/ fail$/.test(context.word) && FAILED.test(context.after)) ||
    (/ younger$/.test(context.word) && OF_OTHERS.test(context.before)) ||
    isOtherEnd(context),
};

/** 'You cannot fail a sight test': what visitors do, and not the treatment */
const FAILED = /^ (?!(?:with|if|when|because|here|and|to|as|in|thanks|after|on|again|once|you|us)\b)[a-z]/;

/** 'Our regulars look ten years younger' is no promise, but needs evidence. */
const OF_OTHERS = /\b(?:our [a-z]+|clients|patients|women|i) (?:[a-z]+ ){0,2}$/;

/** 'Glasses are a thing of the past' is a promise; 'long queues are history' is not. */
const isUnwanted = (subject: string): boolean =>
  namesComplaint(subject) || /\b(?:hair|shaving|razors?|glasses|lenses|crutch\w*|tablets|painkillers)\b/.test(subject);

/** 'The footpath ends here' */
const isOtherEnd = ({ before, word }: WordContext): boolean =>
  / (?:here|us|today|now)$/.test(word) && /(?:ends?|stops?) /.test(word) && !namesComplaint(`${before}${word}`);

const THING =
  "(?!(?:the |your )?(?:in|under|with|within|for|by|at|and|or|is|are|gel|composite|resin|cement|varnish|polish|glue|adhesive|it|can)\\b)[a-z'-]+";

const CURES: Lexicon = {
  words: anyOf(
    `cures? (?:your |the |all |any |most |every )?${THING}`,
    '(?:have|found|offer) (?:a|the) cure',
    '(?:can|will) be cured',
    "(?:we|it|our [a-z]+) (?:will |can |'ll )?makes? (?:[\\w'-]+ ){1,4}(?:stop|disappear|vanish|go away)",
    'an? (?:[a-z]+ )?cure for [a-z]+',
    'we (?:will )?(?:end|banish|beat|erase|conquer|defeat|eliminate) (?:your |the )?[a-z]+(?: [a-z]+)?',
    // 'It eliminates grinding completely', 'the scars have vanished completely'
    '[a-z]+ (?:(?:have|has|are|is|will be|will have) )?(?:gone|vanish(?:ed|es)?|disappear(?:ed|s)?|removed|cured) (?:completely|entirely|totally|altogether|without (?:a )?trace)',
    '(?:removes|eliminates|clears|stops|cures|ends|erases|banishes) (?:the |your )?[a-z]+(?: [a-z]+)? (?:completely|entirely|totally|fully|altogether|without (?:a )?trace)',
    "(?:our|these|this) (?:[a-z-]+ ){1,3}?(?:stops?|reverses?|ends?|eliminates?|erases?|prevents?|beats?|wipes? out|puts? an end to) (?:all |any |every |the |your )?[a-z'-]+(?: [a-z]+)?",
  ),
  harmless: (context) => isUnclaimed(context) || !isClaimedCure(context),
};

const TIMED =
  /\b(?:in|within|for|after|until) (?:about |around |up to |at least |only |just )*(?:\d|an? |one|two|three|four|five|six|seven|eight|nine|ten|twelve|days|weeks|months|hours|minutes|the (?:next|first))/;

/** 'We cure hay fever', but not 'the cure costs', 'an operation can cure it' */
function isClaimedCure({ word, before, after }: WordContext): boolean {
  // 'Our drops stop dry eyes for twelve hours': how soon or how long needs evidence, but is no promise.
  if (/^(?:our|these|this)/.test(word) && TIMED.test(`${word}${after}`)) return false;
  if (/(?:ly|together|trace)$/.test(word)) return namesComplaint(word);
  if (/^an? /.test(word)) return before === '' && !/\b(?:exist|yet|found|known|one day|not)\b/.test(after);
  if (/^(?:our|these|this|we (?:will )?(?:end|banish|beat|erase|conquer|defeat|eliminate))/.test(word))
    return namesComplaint(word) && !/\b(?:helps?|may|can)\b/.test(word);
  if (/be cured$/.test(word))
    return /\b(?:we|our|us|with|here)\b/.test(after) && !/\b(?:rarely|not|always)\b/.test(before);
  if (/\b(?:a|the|any|this|may|might) $/.test(before)) return false;
  return !/\bcan $/.test(before) || /\b(?:we|our)\b/.test(before);
}

export const SUCCESS: readonly Lexicon[] = [EVERY_CASE, NEVER_FAILS, CURES];
