/** How soon, how long and for how many: the times and shares in statements about effects. */
const TEN = 'two|three|four|five|six|seven|eight|nine|ten';
export const NUMBER = `(?:an?|one|${TEN}|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-[a-z]+)?|thirty|forty|fifty|sixty|ninety|a hundred|several|half an?|a few|a couple of|a dozen|\\d+(?:[.,]\\d+)*)`;
const UNIT =
  '(?:seconds?|minutes?|hours?|mornings?|afternoons?|evenings?|nights?|days?|weekends?|weeks?|fortnights?|months?|terms?|seasons?|years?|h)';

/** '3-4 months', 'two years or more', '24-48h', 'a whole week' */
export const SPAN = `${NUMBER}(?: ?(?:-|to|or|and) ?${NUMBER})?[ -]?(?:whole |full |short |single )?${UNIT}(?: or (?:more|longer|less))?`;

/** 'for years', 'all summer' */
const PERIOD = '(?:day|night|week|weekend|month|summer|winter|spring|autumn|year|season)';
const WHOLE = `(?:all|(?:the|an?) (?:whole|entire)) ${PERIOD}(?: (?:long|round))?`;
export const LONG = `(?:(?:many |several )?(?:days|weeks|months|years|decades)(?: (?:to come|on end))?|${WHOLE}|decades|life|for ?ever)`;

const COUNT = `(?:one|a single|${TEN}|\\d+)`;
const MEETING =
  '(?:sessions?|sittings?|treatments?|visits?|nights?|mornings?|applications?|injections?|doses?|massages?|facials?|appointments?|consultations?|meetings?|conversations?|lessons?|courses?(?: of [a-z]+)?|programmes?|class(?:es)?|pulses?|flash(?:es)?|cycles?|tablets?|infusions?|drips?|uses?|goes?|rounds?|adjustments?|fittings?|bottles?|tubes?|box(?:es)?|jars?|packs?|pots?)';
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth)';
/** 'after one session' is as much a time as 'within two weeks'. */
export const SESSION = `(?:(?:(?:the|your|their|his|her|a|our|just|only|even|very) )*(?:${ORDINAL}|one|single|a few|a couple of|several|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:or ${NUMBER} )?(?:[a-z]+ )?${MEETING}|an? (?:single |whole |full )?${MEETING}|(?:day|session|visit|week|month|night) (?:one|${TEN}|twelve|\\d+))`;
/** 'from the first morning', 'by the end of the week' */
const START =
  '(?:(?:the|your) (?:very )?(?:first|second|third|fourth) (?!two|three|four|five|few|couple|of)[a-z]+|the end of (?:(?:the|your) )?(?:(?:first|second) )?(?:day|term|week|month|year|course|programme|session|visit))';
/** 'by next summer', 'before the wedding', 'within the hour' */
const DATE =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|new year|spring|summer|autumn|winter)';
const OCCASION = '(?:wedding|birthday|holidays?|party|race|marathon|exams?|prom|ball|big day)';
const DEADLINE = `(?:by|before|in time for) (?:(?:the|your|this|next|that) )*(?:${DATE}|${OCCASION}|(?:month|week|year|day) is (?:out|over))|by (?:(?:the|your) )?(?:(?:next|following|${ORDINAL}) )+(?:morning|evening|night|day|week|weekend|month|year|season|${MEETING})|by the weekend|(?:within|inside) the (?:hour|day|week|month|year)`;

const ABOUT =
  '(?: (?:for|about|around|roughly|up to|at least|between|from|more than|over|under|less than|as (?:little|few|long) as|just|only|even|a mere|a matter of|no more than|typically|usually|often|well over|a full|a whole|a good|another))*';

/** 'within two weeks', 'after the first session' */
export const SOON = `after(?: just| only| as few as)? ${COUNT} (?!working|or|to|and)[a-z]+|with(?: just| only)? (?:one|a single|two|three) (?:[a-z]+ )?${MEETING}|(?:(?:with)?in|after|by|from|inside)${ABOUT} (?:${SPAN}|${SESSION}|${START}|minutes|hours|days|weeks|months)(?! (?:of age|old|time|ago|before)\\b)|over ${SPAN}|before you (?:leave|reach|get|stand up|are (?:home|out|back|in))(?: [a-z]+){0,3}|at the end of (?:(?:the|your|our) )?(?:course|programme|treatment|plan|term|month|week)|${DEADLINE}`;

/** 'ten days later' */
export const LATER = `${SPAN} (?:later|from now|after (?:an?|your|the|our|surgery|treatment)(?: [a-z]+)?)`;

/** 'with our lenses': a cause instead of a time. */
export const CAUSE =
  '(?:with|thanks to|through) (?:our|this|these) (?!help|advice|app|website|card|team|staff)[a-z-]+|when you (?:come to|train with|work with) us';

export const AT_ONCE = [
  'immediately|instantly|tonight|at once|straight (?:away|after(?:wards| [a-z]+)?)|right away|overnight|on the spot|in no time|before your (?:very )?eyes|in front of your eyes|on the (?:way|journey) (?:home|out)|(?:by )?tomorrow(?: morning)?|this (?:spring|summer|autumn|winter|christmas)',
  'the (?:very )?first (?:night|day|morning)|the (?:(?:very )?(?:next|same)|following) (?:day|evening|morning|night|afternoon|week|month|year)|the (?:day|morning) after',
  `on the (?:very |same )*day of (?:the|your|its|his|her) (?:[a-z]+ )?${MEETING}`,
  'the (?:moment|minute|second|instant) (?:that )?(?:we|you|it|they|(?:our|the|this) [a-z]+) [a-z]+',
].join('|');

/** ' for six months', ' at least a year': how long something lasts. */
export const DURATION = `${ABOUT} (?:${SPAN}|${LONG})`;

/** 'all summer', 'until the autumn', 'through the month': how long without “for”. */
export const THROUGHOUT = `${WHOLE}|through(?:out)? (?:the|your) (?:whole |entire )?${PERIOD}|until (?:the |next |following |your )*(?:${DATE}|next (?:visit|appointment|session)|lunch|dinner|bedtime|evening|morning)|day and night|round the clock`;

/** 'One session, and …', 'three visits and …' */
export const AND_THEN = `(?:${SESSION}|${SPAN})(?: (?:to|with|of|at|in|on|under) (?:[a-z]+ ){0,2}[a-z]+)?(?=,? (?:and|-) )`;

/** True for minutes and hours: a massage may warm the skin for so long. */
export const isShort = (time: string): boolean => /(?:seconds?|minutes?|hours?|\dh)(?: or \w+)?$/.test(time);

/** True for a number of sessions. */
export const isSession = (time: string): boolean => new RegExp(`${SESSION}$`).test(time);

export const PEOPLE =
  '(?:(?:[a-z]+ )?(?:clients|patients|customers|members|people|women|men|couples|smokers|runners|sufferers|cases|dogs|cats|owners|children|users|participants|guests|athletes|players|pupils|parents|families|eyes|veins|legs|teeth|knees|ears|backs|feet|faces|scalps|hands|skins|mothers|mums|dads|readers|teenagers|students|wearers|sleepers|drinkers|swimmers|cyclists|walkers|golfers|dancers|babies|puppies|kittens|horses|rabbits|heels|hips|necks|nails))';
const PART = `(?:\\d+(?:\\.\\d+)? ?(?:%|per ?cent)|${NUMBER} (?:cases )?(?:in|out of|of every) ${NUMBER}|${NUMBER} per ?cent|${NUMBER} (?:tenths|quarters|thirds)|three quarters|two thirds)`;

/** 'Nine in ten of our clients', 'in 3 out of 4 patients' */
export const SHARE = `(?:in |for |with |of )?(?:${PART} (?:of )?(?:(?:our|the|my) )?|(?:half|an? (?:third|quarter)|the majority) of (?:our|my) )${PEOPLE}|${PART} of (?:our|my) [a-z]+|in ${PART} of [a-z]{3,}s`;

/** True for a time at which no side effect has passed yet. */
export const isAtOnce = (time: string): boolean =>
  /^(?:immediately|instantly|at once|straight away|right away|on the spot|in no time|before|overnight|the (?:moment|minute|second|instant))/.test(
    time,
  );

/** True for a stated number of sessions, after which a complaint is not what the session has caused: 'after two sittings'. */
export const isCounted = (time: string): boolean =>
  new RegExp(`\\b(?:one|a single|${TEN}|\\d+) ${MEETING}$`).test(time);

/** True for a share of people. */
export const isShare = (words: string): boolean => new RegExp(`^${SHARE}$`).test(words);
