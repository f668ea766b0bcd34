/**
 * Words that create haste or trivialise a treatment, as rulings and guidance name them (ASA rulings on Black Friday
 * offers; GMC and MDDUS on prizes).
 */
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const PRIZE =
  '(?:treatments?|sessions?|courses?|vouchers?|prizes?|facials?|consultations?|gifts?|makeovers?|holidays?|hampers?|places?|packages?)';

const HASTE = [
  'hurry(?: up)?',
  'act (?:now|fast)',
  'today only',
  'last chance',
  "don't miss (?:out|this|our|the (?:offer|chance|sale))",
  'only (?:\\d+|one|two|three|four|five|a few) (?:[\\w-]+ )?(?:left|remaining|available)',
  'limited (?:places|spaces|spots|slots|availability|appointments|numbers)',
  '(?:this|one) (?:week|weekend|month) only',
  `gone by (?:${DAY}|tonight|tomorrow|midnight)`,
  '(?:for a )?limited[ -]time(?: only)?',
  'while (?:stocks?|places|they) last',
  'selling (?:out )?fast',
  "before (?:it is|it's) too late",
];
const ENDS = [
  `ends (?:tonight|today|tomorrow|soon|at midnight)`,
  '(?:sale|offer|deal|promotion|discount)s? (?:ends?|closes?|expires?|finish(?:es)?)',
  `ends (?:on |this |next )?(?:${DAY}|\\d{1,2}(?:st|nd|rd|th)?\\b)`,
];
const OFFERS = [
  'black friday',
  'cyber monday',
  'flash sale',
  '(?:2|two)[ -]?for[ -]?(?:1|one)',
  'bogof',
  'buy one,? get one(?: free)?',
  'giveaways?',
  'spin to win',
  '(?:bring|refer) a friend(?: [\\w-]+){0,4}? (?:free|saves?|half|earns?|wins?)',
  'prize draws?',
  '(?:chance|enter|opportunity|be first) to win',
  `win (?:an?|one|your|free|£\\d+)(?: [\\w-]+){0,3}? ${PRIZE}`,
];
const TRIVIALISING = [
  'safe and effective',
  '(?:no|zero|without) down ?time',
  '(?:minimal|no) discomfort',
  'lunch[ -]?(?:time|hour|break) (?:treatments?|procedures?|facelifts?|fix)',
  'quick fix(?:es)?',
  'walk in,? walk out',
];

const OFFER_ABOUT = /\b(?:offer|sale|promotion|discount|deal|price|save|saving|off|half)\b|[£%]/;

export const PRESSURE: Lexicon = {
  words: anyOf(...HASTE, ...ENDS, ...OFFERS, ...TRIVIALISING),
  harmless: (context) => isDenied(context) || isQuestion(context) || isUnrelatedEnd(context),
};

/** 'The class ends on Friday': not the end of an offer, unless the sentence begins with “ends”. */
const isUnrelatedEnd = ({ word, before, after }: WordContext): boolean =>
  /^ends (?:on |this |next )?(?:\d|\w+day)/.test(word) && before !== '' && !OFFER_ABOUT.test(`${before}${after}`);

/** An advantage that applies only to bookings within a number of days. */
export const EXPIRY: Lexicon = {
  words: anyOf(
    "(?:redeem\\w*|credited|discount(?:ed)?|\\d+% off|half[ -]price|free)(?: [\\w'%£-]+){0,8}? within (?:\\d+|an?|one|two|three|fourteen|seven|ten) (?:days?|weeks?)",
  ),
};
