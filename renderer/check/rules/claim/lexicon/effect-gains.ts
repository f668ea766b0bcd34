/** What treatments are meant to bring: a better state, or the end of a complaint. */

/** Adjectives of good states. */
export const STATES =
  '(?:light|flat|thin|pale|calm|quiet|steady|smooth|clear|bright|white|soft|tight|firm|fresh|strong|straight(?! (?:away|after))|supple|slim|lean|fit|young|plump|sharp|healthy|happy|shiny|easy|loose|clean|crisp|lively|rested|relaxed|mobile|flexible|active|playful|radiant|even|hydrated|confident|energetic|focused|alert|balanced|comfortable|silky|sleek|glossy|curled|lifted|tinted|shaped|protected|safe|pregnant|invisible|perfect|flawless|restored|renewed|transformed|refreshed|rejuvenated|[a-z]+-free|free (?:of|from) [a-z]+|used to (?:it|them))(?! (?:to|that|if|enough)\\b)';
const HOW = '(?:(?:so|all|much|far|well|completely|totally|fully|noticeably|visibly|[a-z]+ly) )*';

/** 'lighter', 'drier', 'less pain', 'more easily' */
export const COMPARATIVE = `(?:better(?! (?:to|if)\\b)|(?:light|flatt|thinn|small|pal|calm|quiet|steadi|smooth|clear|bright|whit|soft|tight|firm|fresh|strong|straight|suppl|slimm|lean|fitt|full|young|plump|thick|sharp|dr[iy]|health|happ|shin|eas|loos|clean|liveli|cris|warm|fast)i?er|(?:less|fewer|half the) (?:stiff|(?:[a-z-]+ )?[a-z-]*(?:pain|ache|hair|itch|ring|stress|tens|wrinkle|line|snor|swell|red)[a-z]*)|(?:far |much )?less(?= ?$)|(?:becomes?|gets?|feels?|is|are|be) (?:far |much )?less [a-z]+|more (?:[a-z]+ly|relaxed|supple|mobile|radiant|even|hydrated|flexible|energy|volume|confiden\\w+|awake|alert|rested|comfortable|energetic|youthful)|[a-z]+ (?:years|shades|kilos|sizes) (?:younger|lighter|slimmer|whiter)|(?:becomes?|gets?|grows?|feels?|looks?) (?:[a-z]+ )?(?!bigger|older|weaker|harder|darker|longer|larger|slower|colder|later|after|under|over|never|rather|other)[a-z]{3,}er|(?:expect|see|notice|feel|have|suffer|report|hear|with|need)s? (?:far |much )?(?:less|fewer) (?!than)[a-z]+)`;

/** Nouns for the good itself. */
export const GOOD =
  '(?:results?|effects?|benefits?|relief|improvements?|differences?|(?:an?|the|any|first|real|visible|noticeable) changes?|comfort|calm(?:ness)?|silence|peace|glow|boost|radiance|smoothness|softness|freshness|whiteness|shine|lift|curl|tan|fading|freedom)';

/** What clients want to be able to do. */
export const ABILITY =
  '(?:run|walk|jump|climb|swim|play|ski|bend|kneel|lift|sleep|reach|wear|golf|chew|hear|follow|kick|squat|dance|cycle|smile|hike|bite|move|see|read|understand|cope|enjoy|laugh|concentrate|remember|speak|eat|breathe|stand|train|live|shine|glow|talk)';
const NO_MORE =
  '(?:no longer|no more|not [a-z]+ any ?more|hardly|barely|without (?:any )?(?:pain|stiffness|limping|effort))';
/** What a treatment does to a complaint or to the body, after its subject. */
const TREATS =
  '(?<!\\b(?:to|must|should|please|can|may|not|and|will not|we|you|[a-z]+ to) )(?<=[a-z] )(?:eas|reduc|improv|smooth|tighten|brighten|whiten|soften|straighten|lighten|shrink|slow|stop|halv|doubl|tripl|banish|reliev|heal|calm|eliminat|quieten|silenc|restor|regain|cur)(?:(?:e?s|e?d|e)?(?: down)?(?= [a-z])|(?<=(?:is|are|be|been) (?:[a-z]+ )?[a-z]+)e?d)';
const COPULA =
  '(?:wakes? up|is|are|be|been|being|feels?|looks?|becomes?|gets?|turns?|stays?|remains?|keeps?|you|it|them|him|her)';

/** A complaint that goes; `isComplaint` decides what goes. */
const ENDS =
  '(?:gone|disappear(?:s|ed)?|vanish(?:es|ed)?|melts? away|fade[sd]?(?: away)?|lifts?|eases?|eased|stops?|stopped|ends?|ended|halved?|halves|subsides?|dissolves?|shrinks?|clears(?: up)?|cleared(?: up)?|clear up|goes(?: away)?|go away|settles?(?: down)?|calms? down|falls|comes down)';

/** Something good returns or grows: 'hearing comes back', 'sleep improves'. */
const GROWS =
  '(?:improv(?:es?|ed|ing)|returns|recovers|restored|(?<=(?:hearing|sight|vision|feeling|strength|taste|smell|appetite|energy|confidence|memory|balance|movement|sleep|smile|figure) )(?:comes?|is|are) back|soars?|rises|increases)';

const words = (...patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`\\b(?:${pattern})(?!\\w)`));

/** Gains that show soon. */
export const GAINS = words(
  GOOD,
  COMPARATIVE,
  NO_MORE,
  `${COPULA} ${HOW}${STATES}`,
  `(?:${STATES}|${ABILITY}(?:s|ed)?)(?: [a-z]+){0,4}? (?:again|through)`,
  `(?:you|your [a-z]+|clients|patients|people|dogs?|cats?|he|she|they|will|'ll|be) (?:[a-z]+ )?${ABILITY}(?:[a-z]?ing|s)?(?: [a-z]+){0,2}? (?!only|early|daily|slowly|carefully|gently|badly|briefly)[a-z]+ly`,
  'normal(?:ly)? again',
  `${ABILITY}s? (?!longer|later|after|under|over|never|slower|rather|other|together|further|either)[a-z]{3,}er`,
  'an? (?:different|new) (?:person|man|woman|dog|cat|you)',
  `(?:will|'ll|could) (?:soon )?be [a-z]+ing`,
  `back (?:to (?!us|work|school|normal|everyday|the (?:clinic|practice)|your (?:gp|usual))[a-z]+|on (?:the|your|his|her|their|its)|in (?:balance|shape|control|form|step|the saddle))`,
  `looks? (?:like|as if|as though|new|untouched)`,
  '(?:works|will work|helps|kicks? in|takes? effect|appears?|shows|visible|visibly|noticeable|noticeably)',
  GROWS,
  'los(?:es?|ing) (?:[a-z]+ ){0,2}(?:kilos?|pounds?|stone|inches|sizes?|weight)',
  ENDS,
  TREATS,
);

/** Gains that stay. */
export const LASTING_GAINS = words(
  GOOD,
  COMPARATIVE,
  NO_MORE,
  `${COPULA} ${HOW}${STATES}`,
  "stays? away|keeps? (?:[\\w'-]+ ){1,3}?(?:away|at bay)|keeps? (?:improving|growing|working|you [a-z]+)",
  '(?:stays?|keeps?|is|are|remains?) (?:[a-z]+ ){0,2}?(?:under control|in check|in remission)',
  'glows?|shines?|protects?|stays? (?:in|its|their) shape|holds? (?:its|their) (?:shape|curl|colour)|keeps? (?:its|their|your|the) (?:shape|colour|shine|lift|tone|firmness|curl)',
);

/** 'Smooth skin', 'soft heels': a line without a verb. */
export const LINE = new RegExp(`^\\W*${HOW}(?:${STATES} [a-z]+|[a-z]+-free) $`);

/** 'Instant relief', 'instantly clearer hearing' */
export const SUDDEN = `(?:instant(?:ly)?|immediate(?:ly)?|overnight|rapid(?:ly)?|fast|quick|speedy|same-day)(?: and [a-z]+)? (?:${GOOD}|${COMPARATIVE}|${STATES} [a-z]+)`;

/** 'You walk out feeling taller' */
export const LEAVES = `(?:walk|leave|step|go)s? (?:out|away|home|here|us|the [a-z]+) (?:(?:feeling|looking|seeing|hearing) )?${HOW}(?:${COMPARATIVE}|${STATES}|(?<=feeling )[a-z]+er)`;

/** 'It takes two visits to get rid of it', 'six sessions and it is gone' */
export const NEEDED =
  '(?:to (?:get rid|lose|stop|feel|look(?= (?!after|at|into|over|for)[a-z])|see|be|become|restore|beat|overcome|cure|banish|walk|run|sleep)|(?:,? and|-) (?:[a-z]+ ){0,4}?(?:gone|history|over|past))';

/** What is called lasting: not 'lasting damage'. */
export const LASTING_NOUN = `(?:${GOOD}|cures?|shine|colour|radiance|hydration|volume|protection|solutions?|[a-z]*health|${STATES} [a-z]+)`;
export const RELIEF = `(?:[\\w'-]+ )?(?:${GOOD}|protection|pain|shaving|${STATES} [a-z]+)`;

/** True for a noun that is the gain itself. */
export const NAMED_GAIN = new RegExp(`^(?:${GOOD})$`);
/** True for the end of a complaint, or the return of what is good: both also happen without a treatment. */
export const PROCESS = new RegExp(`^(?:${ENDS}|${GROWS})$`);
