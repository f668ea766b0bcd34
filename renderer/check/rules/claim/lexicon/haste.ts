/** Words that hurry visitors: little is left, little time remains, act at once (ASA rulings on Black Friday offers; CAP code 1.3). */
export const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

export const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|(?:a |one )?hundred)';
const FEW = `(?:${NUMBER}|an?|a few|a handful of|few|handful of)`;
const SEVERAL = `(?:${NUMBER}|a few|a handful of|few|handful of)`;
const SCARCE =
  '(?:places?|spaces?|spots?|slots?|appointments?|dates?|seats?|sessions?|tickets?|bookings?|openings?|vouchers?|pairs?|packages?|chairs?|beds?)';
const DIARY = '(?:diar(?:y|ies)|calendars?|lists?|books?|clinics?|class(?:es)?|weeks?|months?|stocks?|supplies)';
const OFFER = '(?:sale|offer|deal|promotion|discount|price|chance|opportunity|code|amnesty|campaign|bonus)';
/** Verbs for deciding: to book, to buy, to come. */
export const BOOK =
  '(?:book|call|ring|phone|order|register|sign up|enrol|join|reserve|come|buy|pay|reply|apply|decide|commit|secure)';
/** The same and other words for it: 'take the leap', 'make up your mind'. */
const DECIDE = `(?:${BOOK}|sign|act|start|begin|take the (?:leap|plunge|step)|make (?:up your mind|your decision|the call)|freeze|get (?:yours|started))`;
/** A time that leaves no time to decide. */
export const NEAR = `(?:now|today|tonight|(?:this|the) (?:week|weekend|month|very day)|(?:by|before|until) (?:${DAY}|tonight|tomorrow|midnight|noon|the weekend|the end of (?:the|this) (?:day|week|month))|before (?:the|this) (?:week|month|year) (?:ends|is (?:out|over))|(?:with)?in (?:the (?:next )?)?(?:${NUMBER} |an? )?(?:minutes?|hours?|days?)|on the (?:spot|(?:same )?day)|in the chair|there and then|(?:during|at|in) (?:your|the) (?:consultation|visit|appointment))`;
const SOON = `(?:tonight|today|tomorrow|soon|at midnight|this week|next week|(?:on |this |next )?${DAY})`;
const FAST =
  '(?:fast|quick(?:ly)?|soon|rapidly|like hot cakes|within (?:hours|days|minutes)|in (?:hours|days|minutes|no time))';
const NOT = "(?:don't|do not|never|not|won't|will not|cannot|can't)";
/** The words end the line or the sentence. */
const END = '(?= *[.,!:]|$|\\n|\\u0000)';

/** Few are left. */
const SCARCITY: readonly string[] = [
  `(?:hardly|scarcely|barely|almost no|next to no)(?: any)? (?:[a-z]+ )?${SCARCE}`,
  `(?:only|just) ${FEW} (?:[\\w'-]+ ){0,3}?(?:left|remaining|remains?|available|to go|free|open|unclaimed)`,
  `(?:only|just) ${FEW} ${SCARCE}(?: [\\w'-]+){1,6}? (?:left|remain(?:ing)?|unclaimed)`,
  `${SEVERAL} (?:[\\w'-]+ )?${SCARCE} (?:left|remain(?:ing)?|to go|to fill|are (?:still )?(?:left|available))`,
  `(?:have|has|got|with) (?:just|only) ${FEW} (?:[a-z]+ )?${SCARCE}`,
  `(?:only|just) (?:take |fit in |see |accept |offer |treat )?${FEW} more (?:people|patients|clients|${SCARCE})|(?:can )?only (?:take|fit in|see) ${FEW} more`,
  `${SCARCE} (?:are )?fl(?:y|ying) (?:out|off)`,
  'fl(?:y|ies|ying) (?:off|out of) (?:the|our) (?:shelf|shelves|doors?)|running (?:out|low|short)(?: fast)?[:,!] ?(?:so )?(?:book|hurry|act|order|come|ring|call)|while (?:we|you) (?:still )?(?:have|get|find) (?:some|any|one|them|stocks?|places)',
  `(?:${DIARY}|suppl(?:y|ies))(?: of [a-z ]{2,30}?)? (?:is|are) (?:nearly|almost|all but|practically|already) (?:used up|exhausted|finished|empty|down to the last)`,
  `last (?:few|${NUMBER}) (?:remaining |free )?${SCARCE}`,
  `(?:${SCARCE}|${DIARY})(?: [\\w'-]+){0,4}? (?:(?:are|is) )?(?:disappear|vanish|go|fill|sell|run|book)(?:s|ing)?(?: up| out| off)? ${FAST}`,
  `${DIARY}(?: (?:for|in|of) [a-z ]{2,30}?)? (?:is |are )?(?:fill(?:s|ing)(?: up)?|(?:very |running )?low|running out)|first in,? best dressed`,
  `${SCARCE}(?: [\\w'-]+){0,4}? (?:are |is )?(?:being |getting |gets? )(?:snapped up|booked up|taken)`,
  `(?:${SCARCE}|${DIARY})(?: (?!to\\b)[\\w'-]+){0,3}? (?:are|is) (?:(?:nearly|almost|already|practically) (?:all )?(?:gone|full|taken|booked|sold out)|(?:very |strictly |extremely )?limited(?! to))`,
  `${SCARCE}(?: [\\w'-]+){0,4}? (?:never|rarely|${NOT}) (?:stay|remain|hang|wait)(?: [a-z]+){0,2}? (?:long|around|free|empty|open)`,
  `${SCARCE} (?:have|has) (?:just )?(?:come|become|opened) (?:up|free)`,
  `(?:half|most|all|many) of (?:our|the) (?:[a-z]+ )?${SCARCE}(?: (?:for|in|on) [a-z]+)? (?:went|are gone|have gone|sold|are taken)|${SCARCE}(?: (?!and\\b)[\\w',-]+){0,12}? (?:will be|are|is) (?:all )?gone(?! (?:through|over)\\b)`,
  `(?:limited (?:${SCARCE}|availability|numbers|offer|to the first)|strictly limited(?! to)|(?:availability|numbers) (?:is|are) limited(?! to)|in (?:very )?short supply)`,
  `(?:nearly|almost|practically) (?:gone|full|sold out|booked (?:out|up)|fully booked)|(?:sell|book|sold|booked)s? out (?:every|within|${FAST})`,
  'selling (?:out )?fast|first come,? first served|while (?:stocks?|places|supplies|slots|spaces|appointments|they) last|(?:until|till) (?:(?:they are |it is )?(?:sold out|gone)|(?:stocks?|supplies) runs? out)',
  "(?:once|when|before) (?:(?:they|it|these|those|all)(?: [a-z]+){0,3}? ?(?:are|is|have|has|'re|'s) (?:all )?(?:gone|sold|full)|the \\w+ are gone)",
  'before (?:everyone|everybody|somebody|someone|anyone) (?:else )?(?:books?|does|gets?|takes?|snaps?)',
  '(?:be|you could be) (?:one of )?(?:the )?(?:lucky|next|last|first)(?: \\w+)?|(?:the )?first (?:one |person )?to (?:call|book|ring|reply|come) (?:gets?|wins?|has)',
  `(?:for )?the first ${NUMBER} (?:callers?|bookings?|(?:people|clients|patients|customers|owners|families|couples))(?= (?:to|who|gets?|receives?|saves?|pays?|wins?|through)\\b| *(?:[.,!]|$|\\u0000))`,
  '(?:because of|due to|owing to|demand is) (?:very )?(?:high|huge|popular|great|strong)(?: demand)?',
];

/** The offer ends. */
export const ENDS: readonly string[] = [
  `ends ${SOON}`,
  `${OFFER}s? (?:(?:must|will|is about to|are about to) )?(?:ends?|closes?|expires?|finish(?:es)?|disappears?|vanish(?:es)?|stops?)`,
  `ends (?:on |this |next )?(?:${DAY}|\\d{1,2}(?:st|nd|rd|th)?\\b)`,
];

const DEADLINE: readonly string[] = [
  `(?:today(?:'s [a-z]+)?|tonight|(?:this|one|next) (?:week|weekend|month|day|morning|afternoon|evening)|(?:this |next )?${DAY}|(?:for )?(?:the next )?${NUMBER} (?:hours|days|weeks?|weekends?)) only`,
  `only this (?:week|weekend|month)|(?:only|just) (?:until|till) ${SOON}`,
  `(?:one|two|three)[ -]day (?:sale|offer|deal|event)|(?:january|summer|winter|spring|autumn|christmas|new year|weekend|mid-?season) sale|sale now on|(?:for a )?limited[ -]time(?: only)?`,
  `(?:last|final) (?:chance|opportunity)(?! to (?:eat|drink|feed|go))|(?:last|final) (?:weeks?|day|hours|weekend)(?= *(?:!|$|\\u0000))`,
  '(?:last|final) (?:call|days?|hours|weekend)(?! of the (?:course|plan|programme|month|week))(?=(?: (?:of|for) (?:our|the|this) (?:offer|sale|price)| to (?:book|save|get)|[!.]?(?:$|\\n|\\u0000)))',
  `gone by (?:${DAY}|tonight|tomorrow|midnight)|gone (?:tomorrow|tonight)|countdown to|deals? of the (?:day|week)`,
  `(?:prices?|offers?|deals?|discounts?|codes?) (?:is|are) (?:only |just )?valid (?:for |until )?(?:only |just )?(?:\\d+ hours|a day|one day|today|tonight|midnight|this week)`,
  `(?:${SOON},? (?:the |our |all )?prices? (?:rise|go up|increase)|prices? (?:(?:will )?(?:go|rise|increase)|goes|rises|increases|(?:is|are) (?:going|rising|increasing))(?: up)? ${SOON}|before (?:the |our )?prices? (?:go(?:es)? up|rises?|increases?))`,
  'today £\\d+[^.!?\\u0000]{0,20}tomorrow £\\d+|(?:end of|goodbye to|farewell to) (?:this|these|our|the) (?:low )?prices?',
  `${NUMBER} (?:more )?(?:minutes?|hours?|days?|weeks?|weekends?) (?:left|remaining|to go)(?=!| (?:on|of|in|for|until|before) (?:our|the|this|these|your)(?: [a-z]+){0,2}? ${OFFER}| to (?:book|save|buy|claim))`,
  `prices? (?:(?:will|are going to) )?(?:go up|goes up|rises?|increases?)[^.!?\\u0000]{0,40}?[,:;-] ?(?:so )?(?:please )?${BOOK} (?:now|today|before|early|soon)`,
  `(?:last|final) time(?: that)? (?:we|you)[^.!?\\u0000]{0,30} (?:at |for )?(?:this|such an?|so low an?) (?:low )?price|lock in (?:[\\w'-]+ ){1,3}?(?:price|rate|discount|offer)`,
  `(?:${BOOK}|decide)s?(?: [\\w'-]+){0,5}? ${NEAR},? or (?:(?:you|the|it|we|your) ?(?:[a-z]+ )?(?:will |'ll )?)?(?:los(?:e|es)|miss(?:es)?|forfeits?|pays? (?:more|the|full|£)|goes?|rises?|is gone|give)`,
  `once (?:it|they|these|this) (?:is|are|has|have) (?:over|gone|ended|sold out)[^.!?\\u0000]{0,30}? ${NOT} (?:be|come) back`,
  `${BOOK}(?: [\\w'-]+){0,6}? before (?:it|they|the [a-z]+|registration|booking|[a-z]+) (?:closes?|ends?|sells? out|fills? up|runs? out|is full|goes(?: back)?|leaves|has gone)`,
  // 'Sign up today, because the fee goes up at midnight'
  `${DECIDE}(?: [\\w'-]+){0,5}? (?:today|now|tonight|this (?:week|weekend|month)|at your [a-z]+),? (?:because|before|as|since|for) [^.!?\\u0000]{0,60}?(?:tomorrow|midnight|go(?:es)? up|ris(?:es?|ing)|increases?|(?:is|are|be) (?:over|gone)|closes?|ends?|fills?|too late|runs? out|disappears?|leaves?)`,
  `(?:${OFFER}|course|rate|fee)s? (?:will be|is|are) gone(?: (?:by )?${SOON})?${END}`,
  `(?:is|are) (?:nearly|almost|all but) over,? (?:so|and so)|no time to (?:lose|waste)|(?:make (?:that|the|your) call|pick up the (?:tele)?phone) (?:now|today|tonight)`,
  'window (?:for|of|in which) [a-z ]{2,40}? (?:closes|is closing|shuts)|(?:never|not) to be repeated',
  `${OFFER}s? (?:runs?|is running|are running) out ${SOON}|sav(?:ing|ings) (?:runs?|ends?|stops?)(?: out)? ${SOON}`,
  `never (?:again (?:will|at|for) (?:it|this|these|they|prices?)|(?:be )?(?:this|so) (?:cheap|low|affordable))|prices? (?:this|so|as) low(?: as this)? ${NOT} last`,
  `${OFFER}s?(?: [a-z]+){0,2}? ${NOT} (?:ever )?(?:come|happen|return|be (?:here|back|repeated|round))|${NOT} (?:ever )?be repeated`,
  `once (?:the|this|our) ${OFFER} (?:is over|ends|has (?:ended|gone))`,
  '(?:one-?off|once[ -]in[ -]a[ -]lifetime|unmissable|unrepeatable) (?:price|offer|deal|chance|opportunity)',
  `(?:tomorrow|on ${DAY}) (?:it is|it's|the price is|we are|prices are) (?:back|full|dearer|more|history|gone)|prices? (?:goes|go|is|are|will be) back (?:up|to (?:normal|full))|as good as gone`,
  `have (?:only |just )?(?:until|till) ${SOON}(?: [a-z]+)? to (?:claim|get|book|save|secure|decide|sign|buy|order|grab)`,
  `${NOT} last (?:until|till|past|beyond) [a-z]+`,
  `${NOT}(?: (?:last|be around|be here|stay|wait)(?: around)?(?: for)? (?:long|much longer|for ever|forever))`,
];

/** Act at once. */
const AT_ONCE: readonly string[] = [
  `hurry(?: up)?(?! is)|rush (?:in|over|down|to (?:book|us|your))|get in (?:quick|fast|early|now)|act (?:now|fast|today|before|immediately)|be (?:quick|fast)|quick(?= *[!:]|, (?![a-z]+(?:,| and)))|book (?:fast|quick(?:ly)?)`,
  `(?:don't|do not|never|not) (?:(?:delay|dither)(?= *(?:[.,!:]|$|\\u0000| (?:any|another|too|book|call)))|hesitate(?! to)|wait(?= *(?:[.,!:]|$|\\u0000| (?:another|any|too)))|leave it(?! too late to)|put (?:it|this|that) off|miss (?:out|this|our|the (?:offer|chance|sale|last)|it|yours|your (?:chance|place|slot|turn))|hang (?:about|around)|think twice|sleep on|let (?:it|this) (?:slip|pass))`,
  `(?:secure|claim|grab|seize|snap up|get) (?:it|them|yours?|this|one|an?|the|our) ?(?:(?:last |[a-z]+ )?(?:one|place|slot|spot|chance|offer|deal|bargain|opportunity|appointment)s?|up|now|today|${END})`,
  '(?:snap|grab|get) (?:it|them|yours|one) (?:up )?(?:while|before)|(?:snap up|grab) (?:an?|your|our|the|one)',
  `${BOOK} (?:[a-z]+ ){0,3}(?:(?:before|by) (?:midnight|tonight|tomorrow|the clock)|at once)|(?:decide|commit|sign) (?:today|now|tonight|on the spot)`,
  `(?:secure|reserve|claim|get) (?:your|a) [\\w'-]+ (?:[\\w'-]+ )?(?:at once|immediately|right away|straight away|(?:now|today|before)(?= (?:or|before|it|they|while|and)\\b))`,
  "(?:lose|fix|do|sort|change) it (?:now|today)(?= *[,.!]| before)|miss (?:it|this|out)(?: [a-z]+){0,2} and you|you(?:'ll| will) regret|kick yourself|you snooze|snooze and|blink and",
  '(?:mad|crazy|silly|foolish) (?:not to|to (?:miss|pass|say no|wait|refuse))|(?:no need|nothing) to think (?:it over|twice|about(?: it)?)',
  "before (?:it is|it's) too late|(?:may|might|will|could) (?:soon |already )?be too late|(?:today|tonight) or never|tomorrow (?:is|will be) too late|now or never|before the damage is done",
  'the (?:sooner|quicker|earlier|faster) you (?:book|call|sign up|order|pay),? the',
  "while you (?:still )?can(?! (?:eat|drink|walk|see|hear)\\b)|(?:can't|cannot|can not) afford (?:not to|to (?:miss|wait))|(?:time|the clock) is (?:running out|ticking)|running out of time",
  "(?:don't|do not|never) let (?:your|the|anyone|people|others|him|her|them) [\\w' -]{0,20}?(?:see|catch|photograph) you",
];

export const HASTE: readonly string[] = [...SCARCITY, ...DEADLINE, ...AT_ONCE];

/** Lines of an offer without a verb: 'Three days only', 'Last few places', 'Gone by Christmas'. */
const WHEN = `(?:today|tonight|tomorrow|midnight|(?:on |this |next )?(?:${DAY}|weekend|week)|christmas|easter|the weekend)`;
const TIME = `(?:(?:the next )?${NUMBER} (?:hours?|days?|weeks?|weekends?)|${WHEN})`;
export const ELLIPTIC: readonly string[] = [
  `(?:just|only|strictly) (?:for |until )?${TIME}|(?:for )?${TIME} only|(?:for |just |only )*(?:a )?(?:few|couple of) (?:more )?(?:days|hours|weeks)(?: only)?${END}`,
  `(?:gone by|gone|ends?) ${WHEN}|not for long`,
  '(?:going|selling|filling up|disappearing|nearly gone|almost gone|going, going)(?: fast| quickly)?',
  `(?:just |only |the )?(?:last|final|a handful of|a few|few) (?:remaining |more )?(?:call|chance|days?|hours|weekend|left|remain(?:ing)?|places|spaces|slots|spots|appointments|seats|frames|pairs|few|${NUMBER})(?: [a-z]+)?`,
  `(?:just |only |the )?${NUMBER} (?:remaining |more |(?:days?|hours|weekends?) )?(?:left|remain(?:ing)?|to go|places|spaces|slots|spots|appointments|seats)(?: [a-z]+)?`,
  '(?:snap|grab|get) (?:it|them|yours)(?: up| now| today)?',
  `ends? in (?:${NUMBER} |an? |a few )?(?:minutes?|hours?|days?)|(?:the )?countdown(?: is on)?|tick,? tock|before (?:it|they) (?:sells? out|goes|go|ends?)`,
  `(?:flash|mega|super|crazy|killer|bargain|lightning) (?:offer|deal|price|sale|discount)s?|(?:[a-z]+ )?(?:deal|offer|sale|bargain|saving)s? (?:this (?:week|weekend|month)|today)`,
];
