/**
 * Words that create haste or trivialise a treatment, as rulings and guidance name them (ASA rulings on Black Friday
 * offers; GMC and MDDUS on prizes).
 */
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const PRIZE =
  '(?:treatments?|sessions?|courses?|vouchers?|prizes?|facials?|consultations?|gifts?|makeovers?|holidays?|hampers?|places?|packages?)';

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a hundred)';
const FEW = `(?:${NUMBER}|an?|a few|a handful of|few|handful of)`;
const SCARCE = '(?:places?|spaces?|spots?|slots?|appointments?|dates?|seats?|sessions?|tickets?)';
const SOON = `(?:tonight|today|tomorrow|soon|at midnight|this week|next week|(?:on |this |next )?${DAY})`;

const HASTE = [
  'hurry(?: up)?(?! is)',
  'act (?:now|fast)',
  'be (?:quick|fast)',
  "(?:don't|do not) (?:delay|wait (?:any longer|too long)|leave it too late(?! to))",
  'today only',
  '(?:last|final) chance(?! to (?:eat|drink|feed|go))',
  "don't miss (?:out|this|our|the (?:offer|chance|sale))",
  `(?:only|just) ${FEW} (?:[\\w-]+ ){0,3}?(?:left|remaining|remains?|available|to go)`,
  `last (?:few|${NUMBER}) (?:remaining |free )?${SCARCE}`,
  `${SCARCE} (?:are |is )?(?:going|filling|selling|running)(?: up| out)? (?:fast|quickly|soon)`,
  'limited (?:places|spaces|spots|slots|availability|appointments|numbers)',
  '(?:this|one) (?:week|weekend|month) only',
  'only this (?:week|weekend|month)',
  `gone by (?:${DAY}|tonight|tomorrow|midnight)`,
  "(?:once|when|before) (?:they are|they're|it is|it's|the \\w+ are) gone",
  '(?:for a )?limited[ -]time(?: only)?',
  'while (?:stocks?|places|they) last',
  'selling (?:out )?fast',
  "before (?:it is|it's) too late",
  `prices? (?:(?:will )?(?:go|rise|increase)|goes|rises|increases|(?:is|are) (?:going|rising|increasing))(?: up)? ${SOON}`,
  'before (?:the |our )?prices? (?:go(?:es)? up|rises?|increases?)',
  "(?:you'll|you will) regret",
  'countdown to',
  '(?:snap up|grab) (?:an?|your|our|the|one)',
];
const ENDS = [
  `ends (?:tonight|today|tomorrow|soon|at midnight)`,
  '(?:sale|offer|deal|promotion|discount)s? (?:ends?|closes?|expires?|finish(?:es)?)',
  `ends (?:on |this |next )?(?:${DAY}|\\d{1,2}(?:st|nd|rd|th)?\\b)`,
];
const GET = '(?:save|get|receive|win|pay)s?';
const OFFERS = [
  'black friday',
  'cyber monday',
  'flash sale',
  '(?:2|two|3|three|4|four)[ -]?for[ -]?(?:the price of )?(?:1|one|2|two|3|three)(?! (?:of|hours?|days?|weeks?|months?)\\b)',
  'bogof',
  `buy ${NUMBER}(?: [\\w-]+){0,4}?,? (?:and )?get (?:one|another|the|an?|two)(?: [\\w-]+){0,2}? (?:free|half[ -]price|for nothing)`,
  'buy one,? get one(?: free)?',
  'giveaways?',
  'spin to win',
  '(?:bring|refer) a friend(?: [\\w-]+){0,4}? (?:free|saves?|half|earns?|wins?)',
  'prize draws?',
  '(?:draw|pick|choose) (?:an?|the|one) (?:lucky )?winners?',
  '(?:chance|enter|opportunity|be first) to win',
  `win (?:an?|one|your|free|£\\d+)(?: [\\w-]+){0,3}? ${PRIZE}`,
  "(?:like|share|tag|follow|book|enter|comment|vote|subscribe|refer|sign)(?:(?: [\\w',-]+){0,8}?)? (?:and|to|could) win(?! back)",
  '(?<![a-z,] )win (?:an?|one|two|your|free|£\\d+)',
  `(?:the )?first ${NUMBER} (?:[a-z]+ ){0,2}?${GET}`,
  `book (?:now|today|within ${NUMBER} (?:hours?|days?)|in the next ${NUMBER} (?:hours?|days?))(?: [\\w'-]+){0,3}? (?:and|to) ${GET}`,
];
const TRIVIALISING = [
  'safe and effective',
  '(?:no|zero|without) down ?time',
  '(?:minimal|no) discomfort',
  'lunch[ -]?(?:time|hour|break) (?:treatments?|procedures?|facelifts?|fix)',
  'quick fix(?:es)?',
  'walk in,? walk out',
  'as (?:easy|simple|quick|harmless) as (?:having|getting|making|buying|an?|your)',
  '(?:no|not a) big deal',
  'just an? (?:little |tiny |quick )?(?:prick|tweak|touch-up)',
];

const OFFER_ABOUT = /\b(?:offer|sale|promotion|discount|deal|price|save|saving|off|half)\b|[£%]/;
const EMERGENCY = /\b(?:emergenc\w+|999|111|112|ambulance|a&e|hospital)\b/;

export const PRESSURE: Lexicon = {
  words: anyOf(...HASTE, ...ENDS, ...OFFERS, ...TRIVIALISING),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isUnrelatedEnd(context) ||
    EMERGENCY.test(`${context.before}${context.after}`),
};

/**
 * 'The class ends on Friday': not the end of an offer, unless the sentence begins with “ends”. A whole date is a fact that
 * an offer has to state (CAP code 8.17.4), and no haste.
 */
const isUnrelatedEnd = ({ word, before, after }: WordContext): boolean => {
  const isOffer = OFFER_ABOUT.test(`${before}${after}`);
  if (word.startsWith('only this')) return !isOffer;
  if (/\bends? (?:on )?\d/.test(word) && WITH_YEAR.test(after)) return true;
  return /^ends (?:on |this |next )?(?:\d|\w+day)/.test(word) && before !== '' && !isOffer;
};

const WITH_YEAR = /^ [a-z]+ 20\d\d\b/;

/** An advantage that applies only to bookings within a number of days. */
export const EXPIRY: Lexicon = {
  words: anyOf(
    "(?:redeem\\w*|credited|discount(?:ed)?|\\d+% off|half[ -]price|free)(?: [\\w'%£-]+){0,8}? within (?:\\d+|an?|one|two|three|fourteen|seven|ten) (?:days?|weeks?)",
  ),
};
