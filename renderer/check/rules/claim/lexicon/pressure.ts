/**
 * Words that create haste or trivialise a treatment, as rulings and guidance name them (ASA rulings on Black Friday
 * offers; GMC and MDDUS on prizes).
 */
import { FEAR, RHETORICAL } from './fear.ts';
import { ELLIPTIC, ENDS, HASTE } from './haste.ts';
import { INDUCEMENTS } from './inducements.ts';
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { isOwnPrice, TRIVIALISING } from './trivialising.ts';

const OFFER_ABOUT = /\b(?:offer|sale|promotion|discount|deal|price|save|saving|off|half)\b|[£%]/;
/** An emergency, or what others report. */
const EMERGENCY = /\b(?:emergenc\w+|999|111|112|ambulance|a&e|hospital|nhs says|across the country|nationwide)\b/;

export const PRESSURE: Lexicon = {
  words: anyOf(...HASTE, ...ENDS, ...INDUCEMENTS, ...TRIVIALISING, ...FEAR),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isUnrelatedEnd(context) ||
    isOwnPrice(context) ||
    isShortState(context) ||
    isAdvice(context) ||
    isTogether(context) ||
    isOfOthers(context) ||
    isFact(context) ||
    EMERGENCY.test(`${context.previous} ${context.before}${context.after}`),
};

/** 'If your dog is bloated, do not wait: ring us at once', 'Saturdays fill quickly, so plan ahead' */
const isAdvice = ({ word, previous, before, after }: WordContext): boolean =>
  (/^(?:don't|do not|never|quick|hurry|act|be quick|if you (?:don't|do not))/.test(word) && CASE.test(before)) ||
  (/^(?:ring|call|phone|come)\b.* at once$/.test(word) && CASE.test(before || previous)) ||
  /\b(?:plan ahead|in advance|well ahead|early enough)\b/.test(after) ||
  (/(?:counts|matters)$/.test(word) && before !== '');

/** 'If your dog is bloated' */
const CASE = /\b(?:if|when) (?:an?|the|your|you|it|his|her|their|there)\b|^(?:with|for|in) (?:an?|the|your|his|her)\b/;

/** 'Pay it all at once', 'book six at once' */
const isTogether = ({ word }: WordContext): boolean =>
  /\b(?:pay|all|both|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|some|many|\d+)(?: \w+)? at once$/.test(
    word,
  );

/** Things that the clinic does not sell: 'bicycles: first come, first served', 'races sell out in hours'. */
const OTHER_THINGS =
  /\b(?:bicycles?|bikes?|prams?|pushchairs?|cars?|parking|badge|umbrellas?|coats?|lockers?|waiting (?:area|room)|wifi|trains?|bus(?:es)?|ferr(?:y|ies)|flights?|races?|marathons?|concerts?|festivals?|hotels?|tides?|markets?)\b/;

const isOfOthers = ({ word, before, after }: WordContext): boolean =>
  OTHER_THINGS.test(`${before}${after}`) &&
  /^(?:first come|limited|(?:not|never|won't) wait|(?:sell|book|sold)s? out|.* (?:fill|limited|full|taken|go)\b)/.test(
    word,
  );

/** 'Two hours after we get them', 'when it is gone, put on some cream', the test “FAST” for a stroke */
const isFact = ({ word, authored, before, after }: WordContext): boolean =>
  (/^get\b/.test(word) && /\b(?:we|they|you|people|patients|who|to|she|he|can) $/.test(before)) ||
  (/^buy\b.* get$/.test(word) &&
    /^ (?:£?\d[\d,.]* ?(?:%|per cent)? (?:off|less)|(?:them|all [a-z]+|each) for)\b/.test(after)) ||
  (/ to fill$/.test(word) && /\b(?:teeth|mouths?|jaws?|gums?|forms?|pages?) [a-z ]*$/.test(before)) ||
  (/^if you love$/.test(word) && (/\beven $/.test(before) || !LOVED.test(after))) ||
  (/^pay for only one$/.test(word) && /\b(?:one|single)\b/.test(before)) ||
  (/nothing(?:,? really| at all)?$/.test(word) &&
    /\b(?:answer|result|finding|outcome|difference|cost)\b/.test(before)) ||
  (/^(?:the )?(?:price|cost) of/.test(word) && /\bmore than $/.test(before)) ||
  (/^before /.test(word) && UNNOTICED.test(before)) ||
  (/^(?:the )?(?:first|next|last) /.test(word) && PROGRAMME.test(authored)) ||
  (/^come\b.* at once$/.test(word) &&
    /[a-z] $/.test(before) &&
    !/\b(?:and|so|then|please|or|to|must|should|do|just) $/.test(before)) ||
  (/^cheaper than/.test(word) && /(?:£\d[\d,.]*|%|per cent) $/.test(before)) ||
  (/^(?:when|once) it(?:'s| is) gone$/.test(word) &&
    /^,? (?:put|use|apply|wash|take|keep|you can|ring|show|leave)\b/.test(after)) ||
  (/^(?:in|during|over|fits?) .*lunch[ -]?(?:break|hour|time)$/.test(word) && !INVASIVE.test(before)) ||
  /[a-z] FAST$/.test(authored);

/** 'High blood pressure can damage the eyes before anybody notices' */
const UNNOTICED =
  /\b(?:can|may|could|often|usually) (?:[a-z]+ )?(?:damage|harm|spread|grow|develop|start|begin|progress|affect|be|worsen|last|go)\b/;
/** 'The First Twelve plan' has a name; 'the first twelve clients' are clients. */
const PROGRAMME = /(?:First|Next|Last) \p{Lu}\S* \p{Ll}/u;

/** 'If you love your dog, you book', but not 'if you love coffee' */
const LOVED =
  /^ (?:you|them|him|her|yoursel\w+|it|(?:your|the) (?!(?:coffee|espresso|tea|wine|food|sport|running|garden|job|walks?|red wine)\b)[a-z]+)\b/;

/** A massage in the lunch hour is a massage; an operation is made little of. */
const INVASIVE =
  /\b(?:transplant|implant|surger|operation|filler|freez|inject|jab|vaccin|laser|peel|lift|extract|procedure|biops|removal|scan)/;

/** 'The numbness will not last long' */
const isShortState = ({ word, previous, before, after }: WordContext): boolean =>
  (/\b(?:long|longer|ever)$/.test(word) || / last (?:until|till|past|beyond)\b/.test(word)) &&
  before !== '' &&
  !OFFER_ABOUT.test(`${before}${word}${after}`) &&
  !BOOKED.test(/^(?:they|it|these|those)\b/.test(before) ? `${previous} ${before}` : before);
const BOOKED = /\b(?:places?|spaces?|slots?|stocks?|appointments?|frames?|seats?|tickets?|offers?|prices?)\b/;

/** Questions that hurry or shame visitors: nobody expects an answer. */
export const RHETORICAL_QUESTIONS: Lexicon = {
  words: anyOf(...RHETORICAL),
  harmless: (context) => isDenied(context) || !context.endsInQuestionMark,
};

/** Haste in the lines of an offer, which need no verb. */
export const OFFER_HASTE: Lexicon = {
  words: anyOf(...ELLIPTIC),
  harmless: ({ word, before, after }) =>
    before !== '' ||
    (/day$/.test(word) && DATE_AFTER.test(after)) ||
    /^ (?:apart|between|after|before|later|earlier|of the (?:course|plan|programme))\b/.test(after),
};

/**
 * 'The class ends on Friday': not the end of an offer, unless the sentence begins with “ends”. A date is a fact that an
 * offer has to state (CAP code 8.17.4), and no haste.
 */
const isUnrelatedEnd = ({ word, before, after }: WordContext): boolean => {
  const isOffer = OFFER_ABOUT.test(`${before}${after}`);
  if (word.startsWith('only this')) return !isOffer;
  if (/ only$/.test(word) && /\blasts? (?:for )?$/.test(before)) return true;
  if (/\bends? (?:on )?\d/.test(word) && WITH_YEAR.test(after)) return true;
  if (/\b(?:ends?|closes?|expires?|finish(?:es)?)$/.test(word) && WHOLE_DATE.test(after)) return true;
  if (/^ends (?:on )?\w+day$/.test(word) && DATE_AFTER.test(after)) return true;
  return /^ends (?:on |this |next )?(?:\d|\w+day)/.test(word) && before !== '' && !isOffer;
};

const MONTHS = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const WITH_YEAR = /^ [a-z]+ 20\d\d\b/;
/** 'ends on 31 March' */
const WHOLE_DATE = new RegExp(`^ (?:on |at )?(?:the )?(?:end of |\\d{1,2}(?:st|nd|rd|th)? (?:of )?)${MONTHS}\\b`);
/** 'Saturday, 6 March' */
const DATE_AFTER = /^,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+/;

/** An advantage that applies only to bookings within a number of days. */
export const EXPIRY: Lexicon = {
  words: anyOf(
    "(?:redeem\\w*|credited|discount(?:ed)?|\\d+% off|half[ -]price|(?<!-)free)(?: [\\w'%£-]+){0,8}? within (?:\\d+|an?|one|two|three|fourteen|seven|ten) (?:days?|weeks?)",
  ),
};
