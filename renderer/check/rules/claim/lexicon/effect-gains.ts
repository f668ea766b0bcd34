/** What a clause with a time may state as a gain. */
import { NUMBER } from './effect-times.ts';
import {
  ABILITY,
  COMPARATIVE,
  COPULA,
  DONE,
  ENDS,
  GOOD,
  GROWS,
  HOW,
  NO_MORE,
  REGAINED,
  STATES,
  TREATS,
} from './effect-words.ts';
import { anyOf } from './lexicon.ts';
import { BODY } from './subjects.ts';

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
  '(?:you|your (?!gp|doctor|results?|order|next|first)[a-z]+|clients|patients|people|women|men|smokers|runners|members|dogs?|cats?|children|kids|toddlers|babies|couples|he|she|they|(?:his|her) (?!owner|vet|gp|doctor|results?|order|next|first)[a-z]+)';

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
      '(?:your (?!gp|doctor|results?|order|next|first|appointment|report|plan)(?:[a-z]+s|teeth|feet|hair|children|people)|your (?!gp|doctor|results?|order|next|first|appointment|report|plan)[a-z]+(?= [a-z]+s\\b)|children|patients|clients|couples|wearers|users|parents|families|mothers|babies|horses|smokers|runners|dogs|cats|he|she) (?!(?:can|may|might|must|should|will|would|could|is|are|was|were|has|have|had|do|does|did|not|never|who|whose|with|without|from|in|on|at|of|to|and|or|for|needs?|gets?|comes?|returns?|visits?|sees?|meets?|books?|pays?|rings?|calls?|wears?|takes?|starts?|stops?|leaves?|stays?|goes|go|decides?|brings?|sits?|learns?|receives?|often|usually|sometimes|also|then|ends?|costs?|lasts?|includes?|tells?|says?|shows?|means?|depends?|at|by|as|after|before|within|during|over|again|treatments?|sessions?|visits?|courses?|appointments?)\\b)[a-z]+',
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
      `(?:${STATES}|(?!sees? (?:the|a|us|our|your|you)\\b)${ABILITY}(?:s|ed)?|wear|[a-z]{2,}ing(?! (?:is|are|was|will be) ))(?: [a-z]+){0,5}? (?:again|through)`,
      `(?:${CLIENTS}|will|'ll|be) (?:[a-z]+ )?${ABILITY}(?:[a-z]?ing|s)?(?: [a-z]+){0,2}? (?!only|early|daily|slowly|carefully|gently|badly|briefly)[a-z]+ly`,
      `${CLIENTS} (?:[a-z]+ )?(?:have|has) (?:[a-z]+ ){1,4}?back`,
      `have your (?:[a-z]+ ){1,3}back`,
      'normal(?:ly)? again|fits? again',
      `${ABILITY}s? (?!longer|later|after|under|over|never|slower|rather|other|together|further|either)[a-z]{3,}er`,
      'an? (?:different|new) (?:person|man|woman|dog|cat|you)|non-smokers?|an? ex-smoker',
      'from (?:crutches|the sofa|the couch|sofa|couch|a wheelchair|a stick) to (?:the |a )?[a-z0-9]+',
      'from [a-z0-9 ]{2,20} to (?:none|zero|nothing)',
      `(?:will|'ll|could) (?:soon )?be (?!(?:looking at|facing|heading|paying|waiting|needing|dealing|sitting|asking|sending)\\b)(?:[a-z]+ing|understood|heard|able to(?! see the))`,
      `(?:is|are|feels?|looks?|becomes?) (?!open|due|available|here|there|back|with|ready|on|in|full|closed|possible|allowed|seen|done|taken|given|held|shown|[a-z]+ed )[a-z]+ again`,
      `back (?:to (?!us|work|school|normal|everyday|the (?:clinic|practice)|your (?:gp|usual))[a-z]+|on (?:the|your|his|her|their|its)|in (?:balance|shape|control|form|step|the saddle))`,
      `${CLIENTS} (?:[a-z]+ )?(?:returns?|go(?:es)?) (?:back )?to (?:training|running|sport|football|tennis|dancing|full fitness)`,
      'in (?:balance|shape|control)|under control|(?:is|are|be) (?:out of pain|full of (?:energy|life)|fun|a (?:joy|pleasure|breeze))',
      'gets? (?:you|him|her|them|your [a-z]+) (?:over|rid of|out of) [a-z]+|(?:see|hear|sleep|walk|speak|chew)s? well(?! (?:as|before|after|in advance))',
      `^\\W*(?!risk)${HOW}${STATES} $`,
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
  { kind: 'treats', words: anyOf(TREATS, `supports? (?:the|your) (?:[a-z]+ )?${BODY}`) },
  {
    kind: 'state',
    words: anyOf(
      COMPARATIVE,
      NO_MORE,
      `${COPULA} ${HOW}${STATES}`,
      GIVES,
      `(?:keeps? (?:you |them |(?:your|the) (?:[a-z]+ ){1,2})|keeps (?:[a-z]+ ){1,2})(?:${HOW})?(?:${STATES}|full|warm|awake|going)`,
      'stays? (?:with you|put|that way|like that|as it is)',
      `${CLIENTS} (?:feels?|stays?|sleeps?) (?:full|well|soundly|slim|warm|(?!tired|drained|exhausted|dazed|bruised|irritated|dizzy)[a-z]+ed)`,
      "(?:stays?|keeps?) (?:away|off|down)|keeps? (?:[\\w'-]+ ){1,3}?(?:away|at bay)|keeps? (?:improving|growing|working|you [a-z]+)",
      '(?:stays?|keeps?|is|are|remains?) (?:[a-z]+ ){0,2}?(?:under control|in check|in remission)',
      'glows?|shines?|protects?|stays? (?:in|its|their) shape|holds? (?:its|their) (?:shape|curl|colour)|keeps? (?:its|their|your|the) (?:shape|colour|shine|lift|tone|firmness|curl)',
      'carr(?:y|ies) you',
    ),
  },
];
