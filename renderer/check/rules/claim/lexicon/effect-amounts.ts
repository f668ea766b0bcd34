/** How much a treatment achieves, for how many clients, and compared with what: claims that need no time. */
import { type Clause, clauseAround } from './clauses.ts';
import { isAdvice, isAgeing, isOurs, isSourced } from './effect-context.ts';
import { NUMBER, PEOPLE, SESSION, SPAN } from './effect-times.ts';
import { ABILITY } from './effect-words.ts';
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { namesComplaint, namesMeasure } from './subjects.ts';

const FRACTION = `(?:\\d+(?:\\.\\d+)? ?(?:%|per ?cent)|an? (?:half|third|quarter|fifth|tenth)|half|${NUMBER} (?:thirds|quarters|tenths)|${NUMBER} points?)`;
const ABOUT = '(?:(?:up to|about|around|nearly|almost|more than|over|at least|as much as|an average of|roughly) )*';
const UNIT =
  '(?:kilos?|kilograms?|kg|pounds?|lbs?|stone|inch(?:es)?|cm|centimetres?|(?:[a-z]+ )?sizes?|watts?|metres?|yards|mph|of (?:your|their|her|his) (?:body )?weight|hours? (?:and a half )?of sleep)';

const CHANGE =
  '(?:cuts?|cutting|reduc(?:e|es|ed|ing)|lower(?:s|ed)?|falls?|fell|drop(?:s|ped)?|improv(?:es?|ed)|increas(?:es?|ed)|rais(?:es?|ed)|boost(?:s|ed)?|decreas(?:es?|ed)|shr[iau]nks?|shrunk|rises?|rose|grows?|grew|thickens?|shorten(?:s|ed)?|slow(?:s|ed)?|fad(?:es?|ed)|eas(?:es?|ed)|lengthen(?:s|ed)?|speed(?:s|ed)? up|accelerat(?:es?|ed)|lifts?|lifted|slash(?:es|ed)?)';

/** 'Snoring cut by 80%', 'lose up to 15% of your body weight', 'twice as fast', 'as thick as it was at 25' */
export const AMOUNTS: Lexicon = {
  words: anyOf(
    `${CHANGE}(?: [a-z']+){0,6}? (?:by ${ABOUT}(?:${FRACTION}|${SPAN})|in half)`,
    `down (?:by )?${ABOUT}${FRACTION}|average (?:weight )?loss(?: is| of|:)? ${ABOUT}${NUMBER} ?${UNIT}`,
    `(?:falls?|fell|drops?|dropped|rises?|rose|goes|went|climbs?) from (?!an? )${NUMBER}(?: [a-z]+){0,3}? to ${NUMBER}`,
    `(?:los(?:e|es|t|ing)|(?:keeps?|kept) off|drop(?:s|ped|ping)?|shed(?:s|ding)?|gain(?:s|ed)?|grow(?:s|n)?|grew) (?:[a-z]+ ){0,3}?${ABOUT}(?:${NUMBER}|${FRACTION})(?: (?:to|or) ${NUMBER})? ?(?:extra )?${UNIT}`,
    `${NUMBER} (?:${UNIT}|shades?|tones?) (?:lighter|whiter|brighter|slimmer|smaller|taller|longer|shorter|thinner|fuller|down|lost|gone)`,
    `${NUMBER} ?(?:kilos?|kg|inch(?:es)?|cm|centimetres?|stone) off (?:your|the)`,
    `(?:success|cure|healing|response) rates? (?:of|is|are|stands at):? (?!100|(?:a |one )?hundred)(?:${ABOUT})?${FRACTION}|(?:takes?|knocks?) (?:years|decades|${NUMBER} years) off|adds? (?:years|decades|${NUMBER} years) to (?:your|their|his|her) (?:[a-z]+ )?(?:life|lives|career)|(?:is|are) (?:worth|equal to|equivalent to|as good as) ${SPAN} of (?:deep )?(?:sleep|rest|exercise|training|running|sit-ups)`,
    `${FRACTION} (?:fewer|less|more|better|faster|stronger|thicker|denser)`,
    `(?:go(?:es)?|went|moves?|climbs?|jumps?|gains?|improves?) (?:up )?(?:by )?${NUMBER} (?:grades|levels|points|shades|sizes|bands|places|percentiles)`,
    `(?:our [a-z]+|clients|patients|women) (?:[a-z]+ ){0,2}${NUMBER} years younger`,
    `brings? (?:[a-z']+ ){1,3}down (?:by ${ABOUT}${FRACTION}|to [a-z0-9]+)`,
    '(?:halv|doubl|tripl)(?:es|ed) (?:the |your )?(?:[a-z]+ ){0,3}[a-z]+',
    `${NUMBER} (?:[a-z]+ )?${PEOPLE} (?:have |has )?(?:already )?(?:stopped|quit|lost|given up|regained|overcome|beaten|conquered|become|got rid|kicked)`,
    `(?:(?:twice|half|${NUMBER} times) as (?:fast|quickly|long|often|well|soon|much|bad|many|thick|strong|soft|clear)|(?:in|with) (?:half|a third of|a quarter of) the (?:usual |normal )?(?:time|pain|effort)|${NUMBER} times (?:faster|stronger|longer|clearer|thicker|softer|smoother|better|more))`,
    `(?:as [a-z]+ as|like|the way|where|than) (?:it|they|you|he|she|your [a-z]+) (?:was|were|did|could|looked|felt|used to|had)(?: [a-z]+){0,2} (?:at (?:\\d+|[a-z]+ty|your)|in your (?:[a-z]+ties|teens|youth)|${SPAN} ago|years ago|as a (?:child|teenager|student))`,
    `(?:like|that of|worthy of|as [a-z]+ as) an? (?:\\d+|${NUMBER})[- ]year[- ]olds?(?:'s)?`,
    '(?:like|as) (?:those|that|they were|it was|in|at) (?:of|in|at) (?:your|their) (?:[a-z]+ties|teens|youth|prime)',
    '(?:your|his|her|their) (?:old|former|younger) self(?: (?:back|again))?',
    `(?:${SPAN}|${SESSION}|once an? [a-z]+) (?:is|are) (?:[a-z]+ )?(?:all (?:it|that it|you|we|that we|that you) (?:takes?|needs?)|enough to (?:keep|hold|stop|end|prevent|get))`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || isAdvice(context) || !isAchieved(context),
};

const PRICES =
  /\b(?:prices?|fees?|costs?|charges?|discounts?|offers?|savings?|vat|deposits?|bills?|waiting|queues?|emissions|waste|plastic|paper|packaging|carbon|heating)\b/;
const HARM = /\b(?:risks?|smoking|alcohol|untreated|ageing|age|disease|pressure in|dose|salt|sugar)\b/;

/** What a treatment may shorten. */
const ILLNESS_TIME = /\b(?:colds?|flu|labours?|recovery|healing|hospital stay)\b/;

/** 'Regular visits cut your risk by half' */
const BY_VISITS = /\b(?:visits|sessions|treatments|courses|classes|massages|adjustments|with us)\b[^.]*$/;

/** True if the words are about what a treatment changes. */
function isAchieved(context: WordContext): boolean {
  const { word } = context;
  const clause: Clause = clauseAround(context);
  const text = `${clause.before.text}${word}${clause.after.text}`;
  if (
    PRICES.test(text) ||
    isAgeing(`${context.before}${word}`) ||
    isSourced(`${context.before}${word}${context.after}`)
  )
    return false;
  if (/\b(?:people|women|men|clients|patients|smokers)\b/.test(word)) return isOurs(text);
  if (HARM.test(text)) return /\bour\b/.test(text) || BY_VISITS.test(clause.before.text);
  if (/\b(?:most|some|many|one in|half of) (?:[a-z]+ )?(?:people|women|men|adults)\b/.test(text)) return false;
  if (/\b(?:muscle|bone|blood|water|teeth)\b/.test(clause.after.text)) return false;
  if (/^(?:los|ke[ep]|drop|shed|gain)/.test(word)) return true;
  if (/^gr[oe]w/.test(word)) return isOurs(text);
  if (/ rates? /.test(word)) return true;
  if (
    / (?:fewer|less|more|better|faster|stronger|thicker|denser)$/.test(word) &&
    /^(?:\d|[a-z]+ (?:per|thirds|quarters)|an? |half)/.test(word)
  )
    return isOurs(text) || /\bafter (?:the|our|an?|one)\b/.test(context.before);
  if (new RegExp(` by .*${SPAN}$`).test(word)) return namesComplaint(text) || ILLNESS_TIME.test(text);
  if (/\bby\b|in half$|^(?:halv|doubl|tripl)/.test(word))
    return namesComplaint(text) || namesMeasure(text) || isOurs(clause.before.text);
  if (/^down|^(?:fall|fell|drop|r[io]se|goes|went|climb)[a-z]* from/.test(word))
    return !/\boften\b/.test(text) && (namesComplaint(text) || namesMeasure(text));
  if (/(?:taller|longer|shorter)$/.test(word)) return /\b(?:you|your|clients|patients)\b/.test(text);
  if (
    /\b(?:as|times|in|with)\b.* (?:fast|quickly|long|often|well|soon|much|bad|many|thick|strong|soft|clear|time|pain|effort|[a-z]+er|more)$/.test(
      word,
    )
  )
    return (
      namesComplaint(text) ||
      namesMeasure(text) ||
      isOurs(text) ||
      /\bafter (?:just |only )?(?:one|two|three|a)\b/.test(context.before) ||
      new RegExp(`\\b(?:heals?|recovers?|asleep|back|returns?|${ABILITY}s?)\\b`).test(text)
    );
  return true;
}

/** 'Cats on this food live longer', 'mothers who come every fortnight have shorter labours' */
export const USERS: Lexicon = {
  words: anyOf(
    `(?:regular (?:clients|patients|members|visitors)|our (?:regulars|members)) (?!are\\b|can\\b|may\\b|need to\\b|pay\\b|wait\\b|book\\b|get\\b)[a-z]+ (?:[a-z]+ ){0,2}?(?:fewer|less|longer|faster|better|sooner)`,
    `${PEOPLE} (?:(?:who|that|whom) (?:take|come|use|follow|wear|train|work|drink|eat|do|join|choose|we)\\b[^.,;:]{0,40}?|on (?:this|our) [a-z]+|with our [a-z]+) (?:[a-z]+ )?(?!are\\b|can\\b|may\\b|need to\\b|pay\\b)[a-z]+ (?:[a-z]+ ){0,2}?(?:fewer|less|longer|faster|better|sooner|shorter|half as|twice as)`,
  ),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isSourced(`${context.before}${context.word}${context.after}`) ||
    PRICES.test(`${context.word}${context.after}`),
};
