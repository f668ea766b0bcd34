/** Success in every case: 'it works for everyone', 'no dog leaves us in pain'. */
import { isUnclaimed } from './certainty.ts';
import { STATES } from './effect-words.ts';
import { anyOf, type Lexicon, type WordContext } from './lexicon.ts';

const ILL =
  '(?:diseases?|problems?|cancers?|faults?|conditions?|illness(?:es)?|tumou?rs?|lesions?|infections?|defects?|cysts?|polyps?|fractures?|cavit(?:y|ies)|clots?|growths?|lumps?|cataracts?|allerg(?:y|ies))';
const PEOPLE = '(?:dog|cat|pet|patient|client|person|people|woman|women|man|men|child|owner|couple|runner)s?';
const HUNDRED = '(?:100 ?%|(?:100|(?:a |one )?hundred) per ?cent)';
/** 'Ten out of ten eyes' */
const TEN_OF_TEN = '(?<number>ten|twenty|fifty|\\d+|(?:an? |one )?hundred) (?:out of|in) \\k<number>';
/** 'Every verruca', 'all skin types', 'any single case', '100% of our implants' */
const ALL = `(?:every(?:one|body)|(?:every|all|any|each|${HUNDRED} of|${TEN_OF_TEN})(?: of)?(?: (?:our|single|the))*(?: [a-z]+)? [a-z]+)`;
/** A treatment succeeds. */
const SUCCEEDS =
  '(?:gets? used to|adapts?|heals?|survives?|regains? [a-z]+|feels? (?:better|the difference|well|great)|sleeps?(?= (?:better|through|well|again))|loses? weight|gets? (?:better|well|results|rid)|responds?(?! (?:[a-z]+ ){0,3}(?:differently|in)\\b)|finds? relief|stops? [a-z]+ing|recovers?|improves?|benefits?|disappears?|vanish(?:es)?|goes(?= *(?:away|[.,!]|$))|clears?(?: up)?|succeeds?|sees? (?:results?|an? difference|an? improvement)|lasts?(?! (?:year|week|month|night|time|summer|winter)\\b)|comes? out|stops?|(?:reach(?:es)?|achieves?|meets?) (?:the|their|his|her|its) [a-z]+|(?:walks?|leaves?|goes) (?:out |away |home |us |here )?(?:happy|cured|smiling|with an? (?:[a-z]+ )?smile|satisfied|pain-free|free of)|(?:is|are|gets?|becomes?) (?:[a-z]+ly )?(?:cured|happy|gone|removed|solved|helped|pain-free|free of|successful|satisfied|healed))';
/** What treatments do to complaints. */
const REMOVES =
  '(?:removes?|clears?|cures?|fix(?:es)?|solves?|heals?|stops?|eliminates?|erases?|straightens?|corrects?|saves?|beats?|conquers?|banish(?:es)?|relieves?|treats? successfully)';
/** 'There is no bald patch that we cannot cover', 'we have yet to see a head that we could not treat' */
const NONE =
  "(?:there is )?(?:nobody|no ?one)(?= (?:that|whom?|which))|(?:there is|there's|there are|have|know) (?:no|not one|not an?)|there (?:isn't|aren't|has never been) (?:an?|one|any)|no|not one|not a single|(?:have|has) (?:yet to (?:see|meet|find|have)|never (?:seen|met|found|had|known)) an?";
const CANNOT =
  "(?:cannot|can't|could not|couldn't|(?:was|were|is|are) not|wasn't|isn't|does not|doesn't|did not|didn't|do not|don't|has not|have not|haven't|will not|won't)";
/** The name of a person: 'no knot that Jay cannot loosen'. */
const SOMEBODY =
  '(?!(?:you|i|he|she|people|patients|clients|owners|parents|anyone|everyone|children|dogs|cats|nobody|others|science|doctors|there)\\b)[a-z]+';
/** The end of a clause. */
const END =
  '(?= *(?:[.,;!]|$|\\u0000| (?:of|with|in|on|that|however|whatever|no matter|whether|for good|for ever|completely|without)\\b))';

export const EVERY_CASE: Lexicon = {
  words: anyOf(
    `${ALL} ${SUCCEEDS}`,
    `(?:we|i|our [a-z]+(?: [a-z]+)?|(?:this|the) [a-z]+|it) (?:can )?${REMOVES} (?:any|every|all(?! (?:of )?your)|each)(?: single)? [a-z]+(?: [a-z]+)?${END}`,
    `(?:we|i|our [a-z]+|(?:this|the) [a-z]+|it) (?:can )?helps? (?:every|all|each|any)(?: single)? (?:${PEOPLE}|case)${END}`,
    '(?:effective|reliable|spot on|work|succeed|find|detect|spot|relieve|remove|improve|recover|cure|heal|help|clear|disappear|vanish|go|come off|come out|get [a-z ]{1,20}? out)(?:s|es)?,?(?: [a-z]+){0,3}?,? (?:(?:each and )?every time|in every(?: single)? case|without exception|every(?: single)? time|each time)|successful (?:every(?: single)? time|in every case|each time)',
    `works?,? (?:(?:for|on|with) )?(?:absolutely |literally )?(?!all (?:day|night|week|year|morning|the time)\\b)${ALL}`,
    `(?:every(?:one|body)|(?:every|all|each|any) [a-z]+(?: [a-z]+)?) (?:who|that|whom|which) [a-z ]{2,40}? (?:${SUCCEEDS}|learns? to [a-z]+)`,
    '(?:fixed|cured|solved|healed|removed|better),? (?:no matter what|whatever happens)',
    `(?:not (?:a single|one)(?: of our)?) ${PEOPLE}(?: [a-z]+){0,6}? (?:ever|has had|have had|needed|relapsed|complained)`,
    '(?:with us|here),? (?:nobody|no one) is (?:afraid|scared|in pain|disappointed|anxious)|(?:nobody|no one) is (?:afraid|scared|in pain|disappointed) (?:with us|here)',
    'no (?:failures|relapses|complaints|disappointments)(?! (?:about|procedure))',
    '(?:results?|outcomes?) (?:is|are|looks?|feels?) always [a-z]+',
    'keeps? (?:every|all|any) [a-z]+ (?:away|at bay|out)',
    "(?:any|every|all|each) [a-z' -]{2,50},? without exception",
    'always gets? it right|always does (?:what it|the (?:job|trick)|its job)',
    'always (?:works?|succeeds?|successful|helps?|heals?|implants?|takes?(?= *[.,!])|comes? out|goes away)',
    `(?:every|any|all) [a-z]+(?: [a-z]+)?(?: that| who)?(?: is| are| has| comes)? [a-z]+ (?:by us |here |we treat )?(?:heals?|recovers?|goes(?= *(?:away|[.,!]|$))|disappears?)`,
    `(?:detects?|finds?|spots?|catch(?:es)?|sees?|picks? up|diagnos\\w+) (?:every|all|any) (?:[\\w-]+ ){0,2}${ILL}`,
    'every [a-z]+ (?:that )?(?:we|i) (?:treat|see|remove|fit|clean|operate on)s? (?:heals?|recovers?|improves?|goes|disappears?|lasts?|is (?:cured|happy|gone))',
    '(?:whatever|whichever|however [a-z]+) [a-z ]{2,40}, (?:we|it|our [a-z]+) (?:(?:will|can) )?(?:(?:solve|bring back|restore|replace|remove|clear|cure|fix|help|heal|work|get rid|conquer|beat|overcome|put (?:it )?right)s?|(?:gets?|brings?|has|have) (?:it|them|her|him|(?:the|your) [a-z]+) (?:back|under control|gone|out|off|right|better|moving|going))',
    `no [a-z]+ (?:survives?|beats?|resists?|withstands?|escapes?|is too (?:difficult|hard|stubborn|old|deep|severe|dark) for (?:us|our|this|it))`,
    '(?:nobody|no ?one|no (?:patient|client|customer)s?)(?: [a-z]+){0,4}? (?:leaves?|goes|went|walks?)(?: [a-z]+){0,3}? (?:disappointed|unhappy|in pain|dissatisfied|with (?:[a-z]+ )?(?:pains?|fears?|aches?)|without [a-z]+ing)',
    `${ALL} (?:can|will) be (?:cured|fixed|healed|solved|removed|corrected|overcome|beaten)`,
    'can always be (?:cured|fixed|healed|solved|removed|corrected|overcome|treated)',
    '(?:takes? away|removes?|excludes?|rules? out|eliminates?) (?:every|all|any) risks?',
    `${ALL} (?:see|hear|sleep|walk|speak|talk|move|run|breathe|chew|read)s? (?:perfectly|flawlessly|well|freely|again|better)`,
    `${ALL} learns? to [a-z]+ (?:with us|here)`,
    `(?:works?|succeeds?|helps?) in (?:${HUNDRED}|${TEN_OF_TEN})`,
    `(?:we|i|our [a-z]+) (?:makes?|gets?) (?:any|every|each|all)(?: [a-z]+){0,2} ${PEOPLE} (?:feel |sleep |[a-z]+ly )?(?:${STATES}|well|better)`,
    // 'A perfect result, every time'
    '(?:perfect|flawless|beautiful|great|superb|excellent|natural)(?: (?!and\\b)[a-z]+){1,3},? (?:every (?:single )?time|each time|always|in every case)',
    `(?:no|nobody is|no ?one is) (?:[a-z]+ )?(?:[a-z]+ is )?(?:beyond (?:help|us|repair|hope)|immune to|a (?:lost cause|hopeless case)|incurable|untreatable)`,
    'whatever (?:ails|troubles|bothers|the|your|its) ?(?!age)[a-z]*',
    `(?:${NONE})(?: (?!that|who|which)[a-z]+){0,2},? (?:that|whom?|which) (?:(?:we|it|our [a-z]+|this [a-z]+|they|${SOMEBODY}) )?${CANNOT} [a-z]+`,
    '(?:yet to (?:see|meet|find)|(?:have|has) never (?:met|seen|found)) (?:the|an?) [a-z]+(?: [a-z]+)? that (?:beats?|defeats?|resists?|stumps?|survives?)',
    '(?:not a single|not one|no) [a-z]+ (?:who|that) (?:regrets?|complains?|(?:has|have) (?:ever )?(?:regretted|complained))(?= *(?:[.,!;]|$| it\\b))',
    'never misses|not once (?:has|have|did)',
    `(?:completely |fully |totally )?effective (?:on|for|against|in) (?:every|any|all)`,
    '(?:completely|fully|totally|entirely|always|absolutely) (?:effective|successful|reliable|accurate)',
    `${HUNDRED} (?:safe|effective|success\\w*|natural results|certain\\w*|sure|pain[ -]?(?:free|less)|satisfaction|accura\\w+|reliab\\w+|removal|protect\\w*|cure[sd]?|recovery|gone)`,
    `(?:works?|protects?|removes?|cures?|success rates?(?: is| are| of| stands at|:)?|succeeds?)(?: (?:you|it|them|to|in|by))? ${HUNDRED}`,
  ),
  harmless: (context) => isUnclaimed(context) || isService(context),
};

/** 'Every dog is different', 'we treat all patients with respect': no success is promised. */
const isService = ({ before, word, after }: WordContext): boolean =>
  (word.startsWith('whatever') && / (?:require|need|want|like|prefer|wish|ask)s?\b/.test(`${word}${after}`)) ||
  (word.startsWith('whatever') &&
    !word.includes(',') &&
    !/\b(?:ends?|gone|cures?|works?|helps?|heals?|solves?|fix(?:es)?|removes?|sorts?|rid|relief|goes|disappears?|stops?|success|see|hear|walk|sleep|run|lose)\b/.test(
      `${before}${word.replace(/^\w+ (?:the|your|its|their) \w+$/, '')}${after}`,
    )) ||
  /\b(?:instruments?|tools?|rooms?|staff|questions?|prices?|appointments?|letters?|calls?|records?|courses?|sessions?|class(?:es)?|recipes?|meals?|products?|soaps?|gloves|towels?|medicines?|numbing|anaesthe\w+|drops|equipment|surfaces?|bacteria|germs|spores|needles|lift|door|alarm|website|line|forms?)\b/.test(
    `${before}${word}`,
  ) ||
  /\b(?:if|unless|until|before|once|when) (?:the |your |all |every )*$/.test(before) ||
  /^ (?:differently|at (?:its|their|his|her) own|on (?:its|their) own|by itself|eventually|sooner or later|slowly|with age)\b/.test(
    after,
  ) ||
  (/\b(?:any|each) [a-z]+ (?:lasts?|stops?|goes)\b/.test(word) && !/\bwe\b/.test(before));
