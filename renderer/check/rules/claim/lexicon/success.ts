/** Success in every case, cures, and perfect results. */
import { isUnclaimed } from './certainty.ts';
import { anyOf, type Lexicon, type WordContext } from './lexicon.ts';
import { namesComplaint } from './subjects.ts';

const ILL =
  '(?:diseases?|problems?|cancers?|faults?|conditions?|illness(?:es)?|tumou?rs?|lesions?|infections?|defects?|cysts?|polyps?|fractures?|cavit(?:y|ies)|clots?|growths?|lumps?|cataracts?|allerg(?:y|ies))';
const PEOPLE = '(?:dog|cat|pet|patient|client|person|people|woman|women|man|men|child|owner|couple|runner)s?';
/** 'Every verruca', 'all skin types', 'any single case' */
const ALL = `(?:every(?:one|body)|(?:every|all|any|each)(?: of)?(?: (?:our|single|the))*(?: [a-z]+)? [a-z]+)`;
const HUNDRED = '(?:100 ?%|(?:100|(?:a |one )?hundred) per ?cent)';
/** A treatment succeeds. */
const SUCCEEDS =
  '(?:gets? used to|adapts?|heals?|survives?|regains? [a-z]+|feels? (?:better|the difference|well|great)|sleeps?(?= (?:better|through|well|again))|loses? weight|gets? (?:better|well|results|rid)|responds?(?! (?:[a-z]+ ){0,3}(?:differently|in)\\b)|finds? relief|stops? [a-z]+ing|recovers?|improves?|benefits?|disappears?|vanish(?:es)?|goes(?= *(?:away|[.,!]|$))|clears?(?: up)?|succeeds?|sees? (?:results?|an? difference|an? improvement)|lasts?|comes? out|stops?|(?:walks?|leaves?|goes) (?:out |away |home |us |here )?(?:happy|cured|smiling|satisfied|pain-free|free of)|(?:is|are|gets?|becomes?) (?:[a-z]+ly )?(?:cured|happy|gone|removed|solved|helped|pain-free|free of|successful|satisfied|healed))';
/** What treatments do to complaints. */
const REMOVES =
  '(?:removes?|clears?|cures?|fix(?:es)?|solves?|heals?|stops?|eliminates?|erases?|straightens?|corrects?|saves?|beats?|conquers?|banish(?:es)?|relieves?|treats? successfully)';
/** 'There is no bald patch that we cannot cover', 'we have yet to see a head that we could not treat' */
const NONE =
  "(?:there is )?(?:nobody|no ?one)(?= (?:that|whom?|which))|(?:there is|there's|there are|have|know) (?:no|not one|not an?)|no|not one|not a single|(?:have|has) yet to (?:see|meet|find) an?";
const CANNOT =
  "(?:cannot|can't|could not|couldn't|does not|doesn't|did not|didn't|do not|don't|has not|have not|haven't|will not|won't)";
/** The end of a clause. */
const END =
  '(?= *(?:[.,;!]|$|\\u0000| (?:of|with|in|on|that|however|whatever|no matter|whether|for good|for ever|completely|without)\\b))';

const EVERY_CASE: Lexicon = {
  words: anyOf(
    `${ALL} ${SUCCEEDS}`,
    `(?:we|i|our [a-z]+(?: [a-z]+)?|(?:this|the) [a-z]+|it) (?:can )?${REMOVES} (?:any|every|all(?! (?:of )?your)|each)(?: single)? [a-z]+(?: [a-z]+)?${END}`,
    `(?:we|i|our [a-z]+|(?:this|the) [a-z]+|it) (?:can )?helps? (?:every|all|each|any)(?: single)? (?:${PEOPLE}|case)${END}`,
    '(?:work|succeed|find|detect|spot|relieve|remove|improve|recover|cure|heal|help|clear|disappear|vanish|go|come off|come out|get [a-z ]{1,20}? out)(?:s|es)?,?(?: [a-z]+){0,3}?,? (?:(?:each and )?every time|in every(?: single)? case|without exception|every(?: single)? time|each time)|successful (?:every(?: single)? time|in every case|each time)',
    `works? (?:(?:for|on|with) )?(?:absolutely |literally )?${ALL}`,
    `every(?:one|body) (?:who|that) [a-z ]{2,40}? ${SUCCEEDS}`,
    '(?:fixed|cured|solved|healed|removed|better),? (?:no matter what|whatever happens)',
    `(?:not (?:a single|one)(?: of our)?) ${PEOPLE}(?: [a-z]+){0,6}? (?:ever|has had|have had|needed|relapsed|complained)`,
    'no (?:failures|relapses|complaints|disappointments)(?! (?:about|procedure))',
    'always gets? it right',
    'always (?:works?|succeeds?|successful|helps?|heals?|implants?|takes?(?= *[.,!])|comes? out|goes away)',
    `(?:every|any|all) [a-z]+(?: [a-z]+)?(?: that| who)?(?: is| are| has| comes)? [a-z]+ (?:by us |here |we treat )?(?:heals?|recovers?|goes|disappears?)`,
    `(?:detects?|finds?|spots?|catch(?:es)?|sees?|picks? up|diagnos\\w+) (?:every|all|any) (?:[\\w-]+ ){0,2}${ILL}`,
    'every [a-z]+ (?:that )?(?:we|i) (?:treat|see|remove|fit|clean|operate on)s? (?:heals?|recovers?|improves?|goes|disappears?|lasts?|is (?:cured|happy|gone))',
    'whatever (?:the|its|their|your) [a-z ]{2,30}, (?:we|it|our [a-z]+) (?:solve|remove|clear|cure|fix|help|work|get rid)s?',
    `no [a-z]+ (?:survives?|beats?|resists?|withstands?|escapes?|is too (?:difficult|hard|stubborn|old|deep|severe|dark) for (?:us|our|this|it))`,
    '(?:nobody|no ?one|no (?:patient|client|customer)s?)(?: [a-z]+){0,4}? (?:leaves?|goes|went|walks?)(?: [a-z]+){0,3}? (?:disappointed|unhappy|in pain|dissatisfied|with (?:pain|fear))',
    `${ALL} (?:can|will) be (?:cured|fixed|healed|solved|removed|corrected|overcome|beaten)`,
    'can always be (?:cured|fixed|healed|solved|removed|corrected|overcome|treated)',
    '(?:takes? away|removes?|excludes?|rules? out|eliminates?) (?:every|all|any) risks?',
    `${ALL} (?:see|hear|sleep|walk|speak|talk|move|run|breathe|chew|read)s? (?:perfectly|flawlessly|well|freely|again|better)`,
    `${ALL} learns? to [a-z]+ (?:with us|here)`,
    `(?:works?|succeeds?|helps?) in (?:${HUNDRED}|(?:100|one hundred|a hundred) (?:out of|in) (?:100|one hundred|a hundred))`,
    `(?:no|nobody is|no ?one is) (?:[a-z]+ )?(?:[a-z]+ is )?(?:beyond (?:help|us|repair|hope)|immune to|a (?:lost cause|hopeless case)|incurable|untreatable)`,
    'whatever (?:ails|troubles|bothers|the|your|its) ?(?!age)[a-z]*',
    `(?:${NONE})(?: (?!that|who|which)[a-z]+){0,2},? (?:that|whom?|which) (?:(?:we|it|our [a-z]+|this [a-z]+|they) )?${CANNOT} [a-z]+`,
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
  (word.startsWith('whatever') &&
    !/\b(?:ends?|gone|cures?|works?|helps?|heals?|solves?|fix(?:es)?|removes?|sorts?|rid|relief|goes|disappears?|stops?|success|see|hear|walk|sleep|run|lose)\b/.test(
      `${before}${after}`,
    )) ||
  /\b(?:instruments?|tools?|rooms?|staff|questions?|prices?|appointments?|letters?|calls?|records?|courses?|sessions?|class(?:es)?|recipes?|meals?|products?|soaps?|gloves|towels?|medicines?|numbing|anaesthe\w+|drops|equipment|surfaces?|bacteria|germs|spores|needles|lift|door|alarm|website|line)\b/.test(
    `${before}${word}`,
  ) ||
  /\b(?:if|unless|until|before|once|when) (?:the |your |all |every )*$/.test(before) ||
  /^ (?:differently|at (?:its|their|his|her) own|on (?:its|their) own|by itself|eventually|sooner or later|slowly|with age)\b/.test(
    after,
  ) ||
  (/\b(?:any|each) [a-z]+ (?:lasts?|stops?|goes)\b/.test(word) && !/\bwe\b/.test(before));

const NEVER_FAILS: Lexicon = {
  words: anyOf(
    'miracles?(?! (?:cure )?(?:does|do) not)',
    'never fails?(?! to\\b)',
    'never makes? (?:an? |any )?mistakes?|never gets? it wrong',
    'never (?:failed|disappointed|let down|lost) (?:an?|any|one) [a-z]+',
    "(?:cannot|can't) (?:get|become|grow) worse",
    '(?:the|a|your) (?:definitive|final|ultimate|complete|perfect) (?:answer|solution|cure|end|remedy) (?:to|for|of)',
    "(?:cannot|can not|can't) (?:possibly )?(?:fail|fall ill|go wrong|get (?:ill|sick|infected)|lose)",
    'no (?:way|chance|possibility) (?:that |of |for )[a-z ]{1,20}(?:fail|failing|go(?:ing)? wrong)',
    'only a matter of time',
    "(?:we|i)(?:'ll| will| can)? (?:get|make) you (?:pregnant|slim(?:mer)?|well|happy|healthy|beautiful|younger|pain-free|fit|better)",
    '(?:is|are|becomes?|will be) (?:history|a thing of the past|a distant memory)',
    "the (?:last|only) [a-z -]{1,25}(?:that )?you(?:'ll| will) ever need",
    'it is impossible (?:for|that|to)(?: [a-z]+){1,4} (?:again|return|come back|fail|grow)',
    '(?:is|are) never (?:wrong|mistaken|inaccurate)',
    '(?:never|not) (?:ever )?(?:had|seen|known|lost) an? (?:single )?(?:[a-z]+ )?(?:complication|failure|recurrence|complaint|problem|[a-z]+ (?:come|grow|return|fail)s?)',
    'without a(?: single)? (?:complication|failure|recurrence|complaint|problem)',
    '(?:complete|total|guaranteed) (?:success|removal|cure|recovery|satisfaction)',
    '(?:five|ten|fifteen|twenty|\\d+) years younger',
    '(?:as good as new|like new again|good as new)',
    "(?:will|'ll) (?:be left with|have|get|enjoy) (?:perfect|flawless) (?:skin|sight|vision|hearing|teeth|smile|legs|sleep|health)",
    '(?:nobody|no ?one) will (?:ever )?(?:know|see|tell|notice)',
    '(?:save|rescue)s? every [a-z]+',
  ),
  harmless: (context) => isUnclaimed(context) || /\b(?:if|unless|so that)\b/.test(context.before),
};

const THING =
  "(?!(?:the |your )?(?:in|under|with|within|for|by|at|and|or|is|are|gel|composite|resin|cement|varnish|polish|glue|adhesive|it|can)\\b)[a-z'-]+";

const CURES: Lexicon = {
  words: anyOf(
    `cures? (?:your |the |all |any |most |every )?${THING}`,
    '(?:have|found|offer) (?:a|the) cure',
    '(?:can|will) be cured',
    "(?:we|it|our [a-z]+) (?:will |can |'ll )?makes? (?:[\\w'-]+ ){1,4}(?:stop|disappear|vanish|go away)",
    'an? (?:[a-z]+ )?cure for [a-z]+',
    "(?:our|these|this) (?:[a-z-]+ ){1,3}?(?:stops?|reverses?|ends?|eliminates?|erases?|prevents?|beats?|wipes? out|puts? an end to) (?:all |any |every |the |your )?[a-z'-]+(?: [a-z]+)?",
  ),
  harmless: (context) => isUnclaimed(context) || !isClaimedCure(context),
};

/** 'We cure hay fever', but not 'the cure costs', 'an operation can cure it' */
function isClaimedCure({ word, before, after }: WordContext): boolean {
  if (/^an? /.test(word)) return before === '' && !/\b(?:exist|yet|found|known|one day|not)\b/.test(after);
  if (/^(?:our|these|this)/.test(word)) return namesComplaint(word) && !/\b(?:helps?|may|can)\b/.test(word);
  if (/be cured$/.test(word))
    return /\b(?:we|our|us|with|here)\b/.test(after) && !/\b(?:rarely|not|always)\b/.test(before);
  if (/\b(?:a|the|any|this|may|might) $/.test(before)) return false;
  return !/\bcan $/.test(before) || /\b(?:we|our)\b/.test(before);
}

export const SUCCESS: readonly Lexicon[] = [EVERY_CASE, NEVER_FAILS, CURES];
