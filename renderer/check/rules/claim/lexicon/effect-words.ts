/** Words for what treatments are meant to bring: a better state, or the end of a complaint. */

/** Adjectives of good states. */
export const STATES =
  '(?:[a-z]+-)?(?:light|flat|thin|pale|calm|quiet|steady|smooth|clear|bright|white|soft|tight|firm|fresh|strong|straight(?! (?:away|after))|supple|slim|lean|fit|young|plump|sharp|healthy|happy|shiny|easy|loose|clean|crisp|lively|rested|relaxed|mobile|flexible|active|playful|radiant|even|hydrated|confident|energetic|focused|alert|balanced|comfortable|silky|sleek|glossy|curled|lifted|tinted|shaped|protected|safe|pregnant|invisible|perfect|flawless|restored|renewed|transformed|refreshed|rejuvenated|[a-z]+-free|free (?:of|from) [a-z]+|used to (?:it|them)|glowing|gleaming|sparkling|shining|dazzling|hairless|spotless|sound|stable|expecting|manageable|dewy|velvety|luminous|toned|sculpted|contoured|refined|bouncy|voluminous|groomed|legible|fluent|understandable|dry at night|[a-z]+-trained)(?! (?:to|that|if|enough)\\b)';
export const HOW = '(?:(?:so|all|much|far|well|completely|totally|fully|noticeably|visibly|[a-z]+ly) )*';

/** 'lighter', 'drier', 'less pain', 'more easily' */
export const COMPARATIVE = `(?:better(?! (?:to|if)\\b)|(?:light|flatt|thinn|small|pal|calm|quiet|steadi|smooth|clear|bright|whit|soft|tight|firm|fresh|strong|straight|suppl|slimm|lean|fitt|full|young|plump|thick|sharp|dr[iy]|health|happ|shin|eas|loos|fre|neat|tidi|brav|dens|deep|mild|rar|safe|clean|liveli|cris|warm|fast)i?er(?! (?:operation|treatment|procedure|session|dose|group|room)s?\\b)|(?:less|fewer|half the) (?:stiff|(?:[a-z-]+ )?[a-z-]*(?:pain|ache|hair|itch|ring|stress|tens|wrinkle|line|snor|swell|red)[a-z]*)|(?:far |much )?less(?= ?$)|(?:becomes?|gets?|feels?|is|are|be) (?:far |much )?less [a-z]+|more (?:[a-z]+ly|relaxed|supple|mobile|radiant|even|hydrated|flexible|energy|volume|confiden\\w+|awake|alert|rested|comfortable|energetic|youthful)|[a-z]+ (?:years|shades|kilos|sizes) (?:younger|fresher|lighter|slimmer|whiter)|(?:becomes?|gets?|grows?|feels?|looks?) (?:[a-z]+ )?(?!bigger|older|weaker|harder|darker|longer|larger|slower|colder|later|after|under|over|never|rather|other)[a-z]{3,}er|(?:expect|see|notice|feel|have|suffer|report|hear|with|need)s? (?:far |much )?(?:less|fewer) (?!than)[a-z]+)`;

/** Nouns for the good itself. */
export const GOOD =
  '(?:results?|effects?|benefits?|relief|improvements?|differences?(?! between)|(?:an?|the|any|first|real|visible|noticeable) changes?|comfort|calm(?:ness)?|silence|peace|glow|boost|radiance|smoothness|softness|freshness|whiteness|shine|lift(?! (?:is|takes|goes|stops|works|to)\\b)|curl|tan|fading|freedom)';

/** What clients want to be able to do. */
export const ABILITY =
  '(?:run|walk|jump|climb|swim|play|ski|bend|kneel|lift|sleep|reach|wear|golf|chew|hear|follow|kick|squat|dance|cycle|smile|hike|bite|move|see|read|understand|cope|enjoy|laugh|swallow|pronounce|kneel|crawl|concentrate|remember|speak|eat|breathe|stand|train|live|shine|glow|talk)';
export const NO_MORE =
  '(?:no longer(?= [a-z])|no more|not [a-z]+ any ?more|hardly|barely|without (?:any )?(?:pain|stiffness|limping|effort))';
/** What a treatment does to a complaint or to the body: 'eases pain', 'boosts your energy', 'takes the pain away'. */
export const TREATS =
  '(?:(?:eas|reduc|improv|smooth|tighten|brighten|whiten|soften|straighten|lighten|shrink|slow|stop|halv|doubl|tripl|banish|reliev|heal|calm|eliminat|quieten|silenc|restor|regain|cur|boost|strengthen|sooth|control|lower|melt|dissolv|firm|flatten|balanc|unlock|loosen|correct|eras|fad|fix|rejuvenat|revitalis|energis|hydrat|plump|lift|sculpt|clear|settl|combat|beat|end|conquer|cut|mend|thicken|regrow|revers|transform|rid|overcom|bring|clos|seal|unblock|activat|stimulat|tam|prevent)(?:e?s|e?d|e)?(?: down| back| up)?(?= (?!(?:and|or|of|with|to|in|on|at|is|are|about|around|once|twice|for|within|after|by|from|over|until|before|must|can|may|out|up|down|back|away|off|we|you|taking|using)\\b)[a-z])|takes? (?:the |your )?(?:[a-z]+ ){1,2}?away|turns? (?:the|your) [a-z]+ (?:around|back))';

/** What has been done to a complaint or a measure, in a line without a verb or after “is”: 'Hot flushes halved'. */
export const DONE =
  '(?:cut|reduced|lowered|halved|doubled|tripled|controlled|resolved|relieved|flattened|smoothed|improved|restored|cleared|erased|calmed|eased|soothed|tightened|lifted|firmed|boosted|corrected|straightened|whitened|lightened|brightened|fixed|sorted(?: out)?|solved|beaten|cured|banished|lost|shed|dropped|regained|mended|tamed|silenced|quietened|loosened|covered|filled|faded|stopped|ended|healed|strengthened|thickened|rebalanced|stabilised|reversed|melted|dissolved|shrunk|slowed|taken away|(?:brought )?under control|(?:back )?in balance|down|off)';
export const COPULA =
  '(?:wakes? up|is|are|be|been|being|feels?|looks?|becomes?|gets?|turns?|stays?|remains?|keeps?|you|it|them|him|her)';

/** A complaint that goes; `isComplaint` decides what goes. */
export const ENDS =
  '(?:gone|(?:a thing|things) of the past|disappear(?:s|ed)?|vanish(?:es|ed)?|melts?(?: away)?|melted|fade[sd]?(?: away)?|soften(?:s|ed)?|weaken(?:s|ed)?|flatten(?:s|ed)?|fills? in|smooths? out|clos(?:es?|ed)|heal(?:s|ed)?|leaves?|drops? (?:off|away|out)|lifts|eases?|eased|stops?|stopped|ends?|ended|halved?|halves|subsides?|dissolves?|shrinks?|clears?(?: up)?|cleared(?: up)?|goes(?! (?:home|to|on|back|with|into|out|for|through)\\b)(?: away)?|go away|settles?(?: down)?|calms? down|falls?(?! out)|comes? (?:down|out)|resolves?|recedes?|retreats?|dwindles?|dies? down|quietens?|loosens?|slows?(?: down)?|loses? (?:its|their) (?:appeal|grip|hold|power|terror)|(?:drops?|falls?) (?:off|away)|(?:is|are) dead(?= *$|[.,!]))';

/** Something good returns or grows: 'hearing comes back', 'sleep improves'. */
export const GROWS =
  '(?:improv(?:es?|ed|ing)|returns?|recovers|restored|comes? back|(?:is|are) back|soars?|rises?|doubles?|triples?|increases?|regrows?|grows? back)';
/** What returns to the good of the client. */
export const REGAINED =
  '(?:hearing|sight|vision|feeling|strength|taste|smell|appetite|energy|confidence|memory|balance|movement|mobility|sleep|smile|figure|hair|hairline|libido|focus|speech|voice|joy|zest|health|shape|fluency|vocabulary|words|concentration)';
const RETURNING = new RegExp(`\\b${REGAINED}\\b`);

/** 'Smooth skin', 'soft heels': a line without a verb. */
export const LINE = new RegExp(
  `^\\W*${HOW}(?:${STATES} [a-z]+|[a-z]+-free|(?!(?:keep|stay|be|feel|leave|get|make|we|you|it|they)\\b)(?:[a-z]+ ){1,2}${STATES}) $`,
);

/** 'Instant relief', 'instantly clearer hearing' */
export const SUDDEN = `(?:instant(?:ly)?|immediate(?:ly)?|overnight|rapid(?:ly)?|fast|quick|speedy|same-day)(?: and [a-z]+)? (?:${GOOD}|${COMPARATIVE}|${STATES} [a-z]+|${REGAINED})`;

/** 'You walk out feeling taller' */
export const LEAVES = `(?:walk|leave|step|go)s? (?:out|away|home|here|us|the [a-z]+) (?:(?:feeling|looking|seeing|hearing) )?${HOW}(?:${COMPARATIVE}|${STATES}|(?:as )?(?:an? )?(?:non-smokers?|(?:different|new) (?:person|people|man|woman))|(?<=feeling )[a-z]+er)|wakes? up (?:to|with) ${HOW}${STATES} [a-z]+`;

/** 'It takes two visits to get rid of it', 'two visits are enough to halve it', 'six sessions and it is gone' */
export const NEEDED =
  '(?:(?:(?:is|are) (?:enough|all it takes|sufficient) )?to (?:an? |your )?(?:[a-z]+er [a-z]+|halve|ease|cut|end|clear|remove|relieve|get (?:rid|back|over)|lose|stop|feel|look(?= (?!after|at|into|over|for)[a-z])|see|be|become(?! (?:fluent|qualified|an?|used))|restore|beat|overcome|cure|banish|walk|run|sleep)|(?:,? and|-) (?:[a-z]+ ){0,4}?(?:gone|history|over|past))';

/** What is called lasting: not 'lasting damage'. */
export const LASTING_NOUN = `(?:${GOOD}|cures?|shine|colour|radiance|hydration|volume|protection|solutions?|[a-z]*health|${STATES} [a-z]+)`;
export const RELIEF = `(?:[\\w'-]+ )?(?:${GOOD}|protection|pain|shaving|${STATES} [a-z]+)`;

/** True if what returns or grows is good for the client. */
export const isGoodToRegain = (subject: string): boolean => RETURNING.test(subject);
