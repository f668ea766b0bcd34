/** How soon and how long: the times in statements about effects. */
const NUMBER =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|several|half an?|a few|a couple of|\\d+(?:\\.\\d+)?)';
const UNIT = '(?:minutes?|hours?|nights?|days?|weeks?|fortnights?|months?|years?|h)';

/** '3-4 months', 'two years or more', '24-48h', 'a whole week' */
export const SPAN = `${NUMBER}(?: ?(?:-|to|or|and) ?${NUMBER})?[ -]?(?:whole |full |short |single )?${UNIT}(?: or (?:more|longer|less))?`;

/** 'for years', 'all summer' */
export const LONG =
  '(?:(?:many |several )?(?:days|weeks|months|years|decades)(?: (?:to come|on end))?|(?:all|the (?:whole|entire)) (?:day|week|month|summer|winter|year|season)(?: long)?|for ?ever)';

const COUNT = '(?:one|a single|two|three|four|five|six|\\d+)';
const MEETING =
  '(?:sessions?|treatments?|visits?|nights?|mornings?|applications?|injections?|doses?|massages?|facials?|appointments?|consultations?|meetings?|conversations?|class(?:es)?|pulses?|cycles?|tablets?|infusions?|drips?)';
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|tenth)';
/** 'after one session' is as much a time as 'within two weeks'. */
export const SESSION = `(?:(?:(?:the|your|a|our|just|only|even|very) )*(?:${ORDINAL}|one|single|a few|a couple of|several|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:or ${NUMBER} )?(?:[a-z]+ )?${MEETING}|an? ${MEETING}|(?:day|session|week|night) one)`;
/** 'from the first morning', 'by the end of the week' */
const START =
  '(?:(?:the|your) (?:very )?first (?!two|three|four|five|few|couple|of)[a-z]+|the end of (?:the|your) (?:first )?(?:day|week|month|year|course|session|visit))';

const ABOUT =
  '(?: (?:for|about|around|roughly|up to|at least|between|from|more than|over|under|less than|as (?:little|few|long) as|just|only|even|a mere|typically|usually|often|well over))*';

/** 'within two weeks', 'after the first session' */
export const SOON = `after(?: just| only| as few as)? ${COUNT} (?!working|or|to|and)[a-z]+|with(?: just| only)? (?:one|a single|two|three) (?:[a-z]+ )?${MEETING}|(?:(?:with)?in|after|by|from|inside)${ABOUT} (?:${SPAN}|${SESSION}|${START}|minutes|hours|days|weeks|months)(?! (?:of age|old|time)\\b)`;

/** 'ten days later' */
export const LATER = `${SPAN} (?:later|from now)`;

export const AT_ONCE = [
  'immediately|instantly|tonight|at once|straight (?:away|after(?:wards| [a-z]+)?)|right away|overnight|on the spot|in no time',
  'the (?:very )?first (?:night|day|morning)|the (?:(?:very )?(?:next|same)|following) (?:day|evening|morning|night|afternoon)|the (?:day|morning) after',
  'the (?:moment|minute|second|instant) (?:that )?(?:we|you|it|they) [a-z]+',
].join('|');

/** ' for six months', ' at least a year': how long something lasts. */
export const DURATION = `${ABOUT} (?:${SPAN}|${LONG})`;

/** True for minutes and hours: a massage may warm the skin for so long. */
export const isShort = (time: string): boolean => /(?:minutes?|hours?|\dh)(?: or \w+)?$/.test(time);

/** True for a number of sessions. */
export const isSession = (time: string): boolean => new RegExp(`${SESSION}$`).test(time);
