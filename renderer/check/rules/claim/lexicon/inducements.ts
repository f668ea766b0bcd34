/** Prizes, gifts and two-for-one offers that induce visitors to book (GMC and MDDUS on prizes). */
import { DAY, NUMBER } from './haste.ts';

const PRIZE =
  '(?:treatments?|sessions?|courses?|vouchers?|prizes?|facials?|consultations?|gifts?|makeovers?|holidays?|hampers?|places?|packages?)';
const GET = '(?:save|get|receive|win|pay)s?';
/** A deadline that is near. */
const BY_THEN = `(?:now|today|tonight|this (?:week|weekend|month)|(?:by|before|until) (?:${DAY}|tonight|tomorrow|midnight|the weekend|the end of (?:the|this) (?:week|month))|(?:with)?in (?:the next )?${NUMBER} (?:hours?|days?))`;
const BENEFIT =
  '(?:free|off|half|half[ -]price|discount\\w*|gifts?|upgrade\\w*|throw in|bonus|win|draw|for nothing|extra)';
export const INDUCEMENTS: readonly string[] = [
  'black friday',
  'cyber monday',
  'flash sale',
  '(?:2|two|3|three|4|four)[ -]?for[ -]?(?:the price of )?(?:1|one|2|two|3|three)(?! (?:of|hours?|days?|weeks?|months?)\\b)',
  '(?:2|two|3|three) (?:[a-z]+ )?[a-z]+s for the price of (?:1|one|2|two)',
  `book (?:by|before) (?:${DAY}|tonight|tomorrow|midnight|the end of (?:the|this) (?:week|month))(?: [\\w'-]+){0,3}? (?:and|to|for) ${GET}`,
  'bogof',
  `buy ${NUMBER}(?: [\\w-]+){0,4}?,? (?:and )?get (?:one|another|the|an?|two)(?: [\\w-]+){0,2}? (?:free|half[ -]price|for nothing)`,
  'buy one,? get one(?: free)?',
  'giveaways?',
  'spin to win',
  "(?:bring|refer|tell|recommend us to) an? (?:friend|mate|pal|colleague|neighbour|sister|brother)(?: [\\w',£-]+){0,6}? (?:free|saves?|half|earns?|wins?|off|discount|gift)",
  `(?:book|order|register|sign up|enrol|join|reserve|pay|buy|call|ring|come)(?: [\\w'-]+){0,2}? ${BY_THEN}(?: [\\w'-]+){0,4}?,? (?:and|to|for)(?: [\\w'£%-]+){0,6}? ${BENEFIT}`,
  'enter(?:ed|s)?(?: [\\w-]+){0,3}? (?:prize )?(?:draw|raffle|lottery)',
  'prize draws?',
  '(?:draw|pick|choose) (?:an?|the|one) (?:lucky )?winners?',
  '(?:chance|enter|opportunity|be first) to win',
  `win (?:an?|one|your|free|£\\d+)(?: [\\w-]+){0,3}? ${PRIZE}`,
  "(?:like|share|tag|follow|book|enter|comment|vote|subscribe|refer|sign)(?:(?: [\\w',-]+){0,8}?)? (?:and|to|could) win(?! back)",
  '(?<![a-z,] )win (?:an?|one|two|your|free|£\\d+)',
  `(?:the )?first ${NUMBER} (?:[a-z]+ ){0,2}?${GET}`,
  `book (?:now|today|within ${NUMBER} (?:hours?|days?)|in the next ${NUMBER} (?:hours?|days?))(?: [\\w'-]+){0,3}? (?:and|to) ${GET}`,
  `${BENEFIT}(?: [\\w'£%-]+){0,6}? (?:if|when|provided) you (?:book|order|register|sign up|enrol|join|reserve|pay|buy|call|ring|come)(?: [\\w'-]+){0,4}? ${BY_THEN}`,
  '2-4-1',
  'for (?:only |just )?(?:a penny|£1|1p)(?![,.]?\\d| (?:a|per|each|for|an)\\b)',
  'share the price of (?:one|1)',
  'for the price of (?:just |only )?(?:one|1|two|2|three|3|four|4|a single one|half)(?! (?:hours?|days?))\\b',
  `pay (?:only |just )?for (?:only |just )?${NUMBER}(?: [a-z]+)?(?:,? (?:and |but )?(?:get|have|receive|come|enjoy|take)(?: [a-z]+){0,3} (?:${NUMBER}|free)|(?= *[.!]?(?:$|\\n|\\u0000)))`,
  `(?:get|have|take|book|buy) ${NUMBER}(?: [a-z]+){0,2},? (?:and )?(?:only |just )?pay (?:only |just )?for ${NUMBER}`,
];
