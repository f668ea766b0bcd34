/** What treatments are meant to bring: a better state, or the end of a complaint. */
import { NUMBER } from './effect-times.ts';
import { anyOf } from './lexicon.ts';
import { BODY } from './subjects.ts';

/** Adjectives of good states. */
export const STATES =
  '(?:[a-z]+-)?(?:light|flat|thin|pale|calm|quiet|steady|smooth|clear|bright|white|soft|tight|firm|fresh|strong|straight(?! (?:away|after))|supple|slim|lean|fit|young|plump|sharp|healthy|happy|shiny|easy|loose|clean|crisp|lively|rested|relaxed|mobile|flexible|active|playful|radiant|even|hydrated|confident|energetic|focused|alert|balanced|comfortable|silky|sleek|glossy|curled|lifted|tinted|shaped|protected|safe|pregnant|invisible|perfect|flawless|restored|renewed|transformed|refreshed|rejuvenated|[a-z]+-free|free (?:of|from) [a-z]+|used to (?:it|them)|glowing|gleaming|sparkling|shining|dazzling|hairless|spotless|sound|stable|expecting|manageable|dewy|velvety|luminous|toned|sculpted|contoured|refined|bouncy|voluminous|groomed|dry at night|[a-z]+-trained)(?! (?:to|that|if|enough)\\b)';
const HOW = '(?:(?:so|all|much|far|well|completely|totally|fully|noticeably|visibly|[a-z]+ly) )*';

/** 'lighter', 'drier', 'less pain', 'more easily' */
export const COMPARATIVE = `(?:better(?! (?:to|if)\\b)|(?:light|flatt|thinn|small|pal|calm|quiet|steadi|smooth|clear|bright|whit|soft|tight|firm|fresh|strong|straight|suppl|slimm|lean|fitt|full|young|plump|thick|sharp|dr[iy]|health|happ|shin|eas|loos|fre|neat|tidi|brav|dens|deep|mild|rar|safe|clean|liveli|cris|warm|fast)i?er(?! (?:operation|treatment|procedure|session|dose|group|room)s?\\b)|(?:less|fewer|half the) (?:stiff|(?:[a-z-]+ )?[a-z-]*(?:pain|ache|hair|itch|ring|stress|tens|wrinkle|line|snor|swell|red)[a-z]*)|(?:far |much )?less(?= ?$)|(?:becomes?|gets?|feels?|is|are|be) (?:far |much )?less [a-z]+|more (?:[a-z]+ly|relaxed|supple|mobile|radiant|even|hydrated|flexible|energy|volume|confiden\\w+|awake|alert|rested|comfortable|energetic|youthful)|[a-z]+ (?:years|shades|kilos|sizes) (?:younger|lighter|slimmer|whiter)|(?:becomes?|gets?|grows?|feels?|looks?) (?:[a-z]+ )?(?!bigger|older|weaker|harder|darker|longer|larger|slower|colder|later|after|under|over|never|rather|other)[a-z]{3,}er|(?:expect|see|notice|feel|have|suffer|report|hear|with|need)s? (?:far |much )?(?:less|fewer) (?!than)[a-z]+)`;

/** Nouns for the good itself. */
export const GOOD =
  '(?:results?|effects?|benefits?|relief|improvements?|differences?(?! between)|(?:an?|the|any|first|real|visible|noticeable) changes?|comfort|calm(?:ness)?|silence|peace|glow|boost|radiance|smoothness|softness|freshness|whiteness|shine|lift(?! (?:is|takes|goes|stops|works|to)\\b)|curl|tan|fading|freedom)';

/** What clients want to be able to do. */
export const ABILITY =
  '(?:run|walk|jump|climb|swim|play|ski|bend|kneel|lift|sleep|reach|wear|golf|chew|hear|follow|kick|squat|dance|cycle|smile|hike|bite|move|see|read|understand|cope|enjoy|laugh|swallow|pronounce|kneel|crawl|concentrate|remember|speak|eat|breathe|stand|train|live|shine|glow|talk)';
const NO_MORE =
  '(?:no longer(?= [a-z])|no more|not [a-z]+ any ?more|hardly|barely|without (?:any )?(?:pain|stiffness|limping|effort))';
/** What a treatment does to a complaint or to the body: 'eases pain', 'boosts your energy', 'takes the pain away'. */
const TREATS =
  '(?:(?:eas|reduc|improv|smooth|tighten|brighten|whiten|soften|straighten|lighten|shrink|slow|stop|halv|doubl|tripl|banish|reliev|heal|calm|eliminat|quieten|silenc|restor|regain|cur|boost|strengthen|sooth|control|lower|melt|dissolv|firm|flatten|balanc|unlock|loosen|correct|eras|fad|fix|rejuvenat|revitalis|energis|hydrat|plump|lift|sculpt|clear|settl|combat|beat|end|conquer|cut|mend|thicken|regrow|revers|transform|rid|overcom|bring|clos|seal|unblock|activat|stimulat|tam|prevent)(?:e?s|e?d|e)?(?: down| back| up)?(?= (?!(?:and|or|of|with|to|in|on|at|is|are|for|within|after|by|from|over|until|before|must|can|may|out|up|down|back|away|off|we|you|taking|using)\\b)[a-z])|takes? (?:the |your )?(?:[a-z]+ ){1,2}?away|turns? (?:the|your) [a-z]+ (?:around|back))';

/** What has been done to a complaint or a measure, in a line without a verb or after “is”: 'Hot flushes halved'. */
const DONE =
  '(?:cut|reduced|lowered|halved|doubled|tripled|controlled|resolved|relieved|flattened|smoothed|improved|restored|cleared|erased|calmed|eased|soothed|tightened|lifted|firmed|boosted|corrected|straightened|whitened|lightened|brightened|fixed|sorted(?: out)?|solved|beaten|cured|banished|lost|shed|dropped|regained|mended|tamed|silenced|quietened|loosened|covered|filled|faded|stopped|ended|healed|strengthened|thickened|rebalanced|stabilised|reversed|melted|dissolved|shrunk|slowed|taken away|(?:brought )?under control|(?:back )?in balance|down|off)';
const COPULA =
  '(?:wakes? up|is|are|be|been|being|feels?|looks?|becomes?|gets?|turns?|stays?|remains?|keeps?|you|it|them|him|her)';

/** A complaint that goes; `isComplaint` decides what goes. */
const ENDS =
  '(?:gone|(?:a thing|things) of the past|disappear(?:s|ed)?|vanish(?:es|ed)?|melts?(?: away)?|melted|fade[sd]?(?: away)?|soften(?:s|ed)?|weaken(?:s|ed)?|flatten(?:s|ed)?|smooths? out|clos(?:es?|ed)|heal(?:s|ed)?|leaves?|drops? (?:off|away|out)|lifts|eases?|eased|stops?|stopped|ends?|ended|halved?|halves|subsides?|dissolves?|shrinks?|clears?(?: up)?|cleared(?: up)?|goes(?: away)?|go away|settles?(?: down)?|calms? down|falls?(?! out)|comes? (?:down|out)|resolves?|recedes?|retreats?|dwindles?|dies? down|quietens?|loosens?|slows?(?: down)?|loses? (?:its|their) (?:appeal|grip|hold|power|terror)|(?:drops?|falls?) (?:off|away))';

/** Something good returns or grows: 'hearing comes back', 'sleep improves'. */
const GROWS =
  '(?:improv(?:es?|ed|ing)|returns?|recovers|restored|comes? back|(?:is|are) back|soars?|rises?|doubles?|triples?|increases?|regrows?|grows? back)';
/** What returns to the good of the client. */
const REGAINED =
  '(?:hearing|sight|vision|feeling|strength|taste|smell|appetite|energy|confidence|memory|balance|movement|mobility|sleep|smile|figure|hair|hairline|libido|focus|speech|voice|joy|zest|health|shape|fluency|vocabulary|words|concentration)';
const RETURNING = new RegExp(`\\b${REGAINED}\\b`);

/** Words for a gain, by what has to be true of their subject. */
export interface GainWords {
  readonly kind:
    | 'body'
    | 'acts'
    | 'state'
    | 'good'
    | 'process'
    | 'return'
    | 'treats'
    | 'done'
    | 'absence'
    | 'will'
    | 'does';
  readonly words: readonly RegExp[];
}

const CLIENTS =
  '(?:you|your (?!gp|doctor|results?|order|next|first)[a-z]+|clients|patients|people|women|men|smokers|runners|members|dogs?|cats?|he|she|they)';

/** Verbs after a part of the body that state no gain. */
const NO_CHANGE =
  '(?:tests?|plans?|checks?|exams?|scans?|aids?|clinic|course|treatments?|sessions?|specialists?|surgeons?|drops|cream|surgery|operation|can|may|might|must|should|could|would|has|have|had|need|needs|needed|who|that|which|when|where|with|without|and|or|but|for|from|before|after|within|until|the|than|was|were|to|into|again|in|on|at|of|as|if|get|gets|are (?:checked|tested|measured|examined|photographed|seen|numb\\w*|shaved|cleaned|treated|[a-z]+ed\\b)|is (?:checked|tested|measured|examined|photographed|seen|numb\\w*|shaved|cleaned|treated|[a-z]+ed\\b)|(?:is|are|feels?|looks?|becomes?|stays?|remains?|will be) (?:a|an|the|very|too|not|no|still|often|at|in|on|under|ready|sore|red|numb|tender|swollen|blurred|blurry|dry|sensitive|stiff|heavy|tired|itchy|pink|bruised|tight|hot|warm|cold|wet|open|closed|worse|weak|due|about|between))';
const NO_ACTION =
  '(?:check|test|measure|show|take|last|cost|examine|cool|numb|cover|warm|photograph|scan|use|need|touch|reache|wash|clean|dry|hold|affect|irritate|damage|hurt|harm|see|hear|tell|look|support|rest|wear|is|was|has|say|include|follow|concern|know|mean|get|leave|enter|pas|examine|weigh|dries|rinse|wipe|remember|put|place|lead|go|come|ask|give|let|watche|feel|read|like|want|bring|send|keep|start|run|contact|call|ring|meet|replace|visit|help)';

/** 'gives you a firm bite' */
const GIVES = `(?:gives?|leaves?|makes?) (?:you|your [a-z]+|them|(?:the )?${BODY})(?: with)?(?: an?)? (?:(?:${COMPARATIVE}|${STATES}) [a-z]+|(?:${COMPARATIVE}|${STATES})(?= ?$|,| and\\b))`;

/** Gains that show soon. */
export const GAINS: readonly GainWords[] = [
  {
    kind: 'body',
    words: anyOf(
      `(?<!(?:have|having|get|getting) )(?:your|the|his|her|its|their) (?:[a-z-]+ ){0,2}?${BODY} (?:[a-z]+ly )?(?!${NO_CHANGE}|[a-z]+ly\\b)[a-z]{3,}(?: [a-z-]+)?`,
    ),
  },
  { kind: 'acts', words: anyOf(`(?!${NO_ACTION})[a-z]{2,}[^s ]s (?:your|the|his|her) (?:[a-z-]+ ){0,2}?${BODY}`) },
  { kind: 'good', words: anyOf(GOOD) },
  { kind: 'process', words: anyOf(ENDS) },
  { kind: 'return', words: anyOf(GROWS) },
  { kind: 'treats', words: anyOf(TREATS) },
  { kind: 'done', words: anyOf(DONE) },
  {
    kind: 'absence',
    words: anyOf(
      '(?:no more|(?:^|(?<=, ))\\W*(?:no|less|fewer|nothing)|with no|without(?: an?| any| the)?|(?:loses?|lost) (?:your|their|its|the)) [a-z-]+(?: [a-z]+)?',
    ),
  },
  {
    kind: 'will',
    words: anyOf(
      `${CLIENTS}(?: will|'ll) (?!(?:be|also|soon|then|not|never|have|need|receive|get|come|return|visit|see|meet|hear|book|pay|ring|call|wear|take|keep|wash|apply|use|start|begin|stop|eat|drink|drive|fly|go|leave|stay|lie|sit|wait|bring|fill|sign|send|complete|choose|decide|know|find|learn|also|then|always|only|probably|do|want|ask|talk|discuss|spend|work|look|make|set|agree|practise|practice|repeat|try|plan|review|continue|move|finish|end|feel (?:a|the)|notice (?:a|the) (?!difference|change)|gradually|usually|first|both|each|either)\\b)[a-z]+`,
    ),
  },
  {
    kind: 'does',
    words: anyOf(
      '(?:your (?!gp|doctor|results?|order|next|first|appointment|report|plan)[a-z]+|children|patients|clients|couples|wearers|users|parents|families|mothers|babies|horses|smokers|runners|dogs|cats|he|she) (?!(?:can|may|might|must|should|will|would|could|is|are|was|were|has|have|had|do|does|did|not|never|who|whose|with|without|from|in|on|at|of|to|and|or|for|needs?|gets?|comes?|returns?|visits?|sees?|meets?|books?|pays?|rings?|calls?|wears?|takes?|starts?|stops?|leaves?|stays?|goes|go|decides?|brings?|sits?|learns?|receives?|often|usually|sometimes|also|then|ends?|costs?|lasts?|includes?|at|by|as|after|before|within|during|over|again|treatments?|sessions?|visits?|courses?|appointments?)\\b)[a-z]+',
    ),
  },
  {
    kind: 'state',
    words: anyOf(
      COMPARATIVE,
      NO_MORE,
      GIVES,
      `${COPULA} ${HOW}${STATES}`,
      '(?:is|are|be|get) rid of [a-z]+',
      `(?:feel|notice|enjoy|have|see)s? (?:the|your|more|new) ${REGAINED}(?: (?:back|return))?`,
      `(?:${STATES}|(?!see (?:the|a|us|our|your|you)\\b)${ABILITY}(?:s|ed)?|wear|[a-z]{2,}ing(?! (?:is|are|was|will be) ))(?: [a-z]+){0,4}? (?:again|through)`,
      `(?:${CLIENTS}|will|'ll|be) (?:[a-z]+ )?${ABILITY}(?:[a-z]?ing|s)?(?: [a-z]+){0,2}? (?!only|early|daily|slowly|carefully|gently|badly|briefly)[a-z]+ly`,
      `${CLIENTS} (?:[a-z]+ )?(?:have|has) (?:[a-z]+ ){1,4}?back`,
      `have your (?:[a-z]+ ){1,3}back`,
      'normal(?:ly)? again|fits? again',
      `${ABILITY}s? (?!longer|later|after|under|over|never|slower|rather|other|together|further|either)[a-z]{3,}er`,
      'an? (?:different|new) (?:person|man|woman|dog|cat|you)|non-smokers?|an? ex-smoker',
      'from [a-z0-9 ]{2,20} to (?:none|zero|nothing)',
      `(?:will|'ll|could) (?:soon )?be (?:[a-z]+ing|understood|heard|able to(?! see the))`,
      `(?:is|are|feels?|looks?|becomes?) (?!open|due|available|here|there|back|with|ready|on|in|full|closed|possible|allowed|seen|done|taken|given|held|shown|[a-z]+ed )[a-z]+ again`,
      `back (?:to (?!us|work|school|normal|everyday|the (?:clinic|practice)|your (?:gp|usual))[a-z]+|on (?:the|your|his|her|their|its)|in (?:balance|shape|control|form|step|the saddle))`,
      `${CLIENTS} (?:[a-z]+ )?(?:returns?|go(?:es)?) (?:back )?to (?:training|running|sport|football|tennis|dancing|full fitness)`,
      'in (?:balance|shape|control)|under control',
      `looks? (?:like|as if|as though|new|untouched)`,
      '(?:works(?! out)|will work|helps|kicks? in|takes? effect|appears?|shows|visible|visibly|noticeable|noticeably)',
      '(?:los(?:es?|ing|t)|drop(?:s|ping)?|shed(?:s|ding)?) (?:[a-z-]+ ){0,3}?(?:kilos?|pounds?|stone|inches|sizes?|weight|centimetres?|cm)|gains? (?:[a-z]+ ){0,6}?(?:sleep|strength|energy|muscle)',
      '^\\W*(?:more |new |fresh |boundless )?(?:energy|vitality|confidence|focus|strength|mobility|clarity)',
      '^\\W*(?!book|see|come|ring|call|try|ask|wash|test|check|visit|apply|repeat|brush|we|measure|start|read|then|and|eat|drink)[a-z-]+ again',
      '(?!risk|sugar|gluten|dairy|duty|hands|toll|latex|interest|lactose)[a-z]+-free|beach-ready|like new|like a new',
      `^\\W*(?:(?:[a-z]+ )?${STATES} (?!(?:and|or|of|to|in|within|after|by)\\b)[a-z]+(?: (?:at|on|from|in) (?:[a-z]+ ){1,2}[a-z]+)?|(?!(?:we|you|it|be|keep|stay|is|are|get|feel|please)\\b)[a-z]+ ${STATES}) $`,
      `${NUMBER} (?:more|extra) (?!minutes|hours|days|weeks|visits|sessions|pounds|people|treatments|appointments)[a-z]+`,
      '(?:notice|notices) (?!whether|if|how|no|nothing|any)[a-z]+',
      '^\\W*(?:first|more|better|lower|higher) (?:[a-z]+ )?(?:words?|speech|sleep|sight|hearing|energy|strength|cholesterol|blood pressure|blood sugar|weight|mobility|balance|focus|confidence|posture|range)',
      '(?:levels?|pressure|sugar|weight|sight|hearing|speech|cycle|sleep|voice|walking),? (?:is |are )?back to normal|sees? (?:6/6|20/20)|(?:falls?|fell|drops?|dropped|rises?|rose|goes|went|improve[sd]?|climb(?:s|ed)) from (?:[a-z0-9]+ ){1,4}to',
      '(?:comes?|came) off (?:their|your|the) (?:tablets|medication|medicines?|painkillers|inhalers?)',
      'down (?:an? |two |three )?(?:[a-z]+ )?sizes?|without (?:[a-z]+ )?(?:glasses|lenses|tablets|painkillers|medication|an? (?:stick|frame|brace|wig|hearing aid)|crutches)',
      `(?:sound|deep|restful|better|good|full|unbroken|undisturbed) (?:nights?|nights' sleep|sleep|night's sleep)|(?:a full|an? (?:enviable|thick)) head of hair`,
      `${CLIENTS} (?:[a-z]+ )?(?:wakes?|sleeps?|feels?) (?:up )?(?:rested|refreshed|well|through|great|wonderful|amazing|full|alive|(?!tired|drained|exhausted|dazed|bruised|irritated)[a-z]+ed)`,
      `feel(?:s|ing)? like (?:yourself|himself|herself|a new|themselves)`,
      `(?:need|needs|take|takes|use|uses) (?:no|fewer|less) (?:tablets|painkillers|medicines?|medication|glasses)`,
      `stopped (?:smoking|drinking|snoring|vaping|biting)|(?:gives?|gave|given) up (?:smoking|cigarettes|drinking)|(?:throws?|throwing|bin|put) (?:away )?your (?:[a-z]+ )?(?:razors?|glasses|tablets|sticks?|crutch(?:es)?|painkillers|wig|inhaler)`,
      `(?:fit|fits) into`,
    ),
  },
];

/** Gains that stay. */
export const LASTING_GAINS: readonly GainWords[] = [
  { kind: 'good', words: anyOf(GOOD) },
  { kind: 'treats', words: anyOf(TREATS) },
  {
    kind: 'state',
    words: anyOf(
      COMPARATIVE,
      NO_MORE,
      `${COPULA} ${HOW}${STATES}`,
      GIVES,
      `(?:keeps? (?:you |them |(?:your|the) (?:[a-z]+ ){1,2})|keeps (?:[a-z]+ ){1,2})(?:${HOW})?(?:${STATES}|full|warm|awake|going)`,
      'stays? (?:put|that way|like that|as it is)',
      `${CLIENTS} (?:feels?|stays?|sleeps?) (?:full|well|soundly|slim|warm|(?!tired|drained|exhausted|dazed|bruised|irritated|dizzy)[a-z]+ed)`,
      "(?:stays?|keeps?) (?:away|off|down)|keeps? (?:[\\w'-]+ ){1,3}?(?:away|at bay)|keeps? (?:improving|growing|working|you [a-z]+)",
      '(?:stays?|keeps?|is|are|remains?) (?:[a-z]+ ){0,2}?(?:under control|in check|in remission)',
      'glows?|shines?|protects?|stays? (?:in|its|their) shape|holds? (?:its|their) (?:shape|curl|colour)|keeps? (?:its|their|your|the) (?:shape|colour|shine|lift|tone|firmness|curl)',
      'carr(?:y|ies) you',
    ),
  },
];

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
