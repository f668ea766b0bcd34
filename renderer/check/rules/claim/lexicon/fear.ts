/** Words that frighten or shame visitors into booking (CAP codes 1.3 and 4.2; GMC, guidance on cosmetic interventions). */
const DELAY = '(?:wait|delay|hesitate|put it off|postpone|leave it|ignore (?:it|them)|do nothing)';
const OTHERS =
  '(?:people|everyone|everybody|others|strangers|friends|colleagues|your (?:[a-z]+ )?(?:husband|wife|partner|friends|family|colleagues|neighbours))';
const SUFFER =
  '(?:fail|fall|lose|suffer|regret|pay|end up|get worse|cripple|ruin|destroy|rob|cost|be too late|die|never forgive|not forgive)';
/** Words for people whom a text reminds of their duties: 'a good parent does not wait'. */
const KIN =
  '(?:owner|parent|mother|father|mum|dad|husband|wife|partner|son|daughter|grandparent|grandmother|grandfather|gran|carer|friend|neighbour|citizen|boss|employer)';
const DAY = '(?:day|week|month|year|hour|minute|second|night|season)';
const ILL =
  '(?:heart attack|stroke|cancer|worst|emergency|disaster|diagnosis|funeral|accident|fall|crash|collapse|damage|pain)';
const LOOKS =
  '(?:bald|balding|fat|overweight|wrinkl(?:y|ed)|hairy|spotty|smelly|ugly|toothless|flabby|saggy|lined|old|grey|yellow|crooked|tired)';
const NOT = "(?:do not|don't|never|cannot|can't)";
const WILL = "(?:will|'ll|could|may|might)";
const UGLY = '(?:embarrass\\w+|unsightly|ugly|hideous|disgusting)';

/** What waiting is said to lead to. */
const BAD =
  '(?:los(?:e|es|ing|t)|regrets?|wheelchairs?|crutches|operating (?:table|theatre)|surgery|amputat\\w+|hospital|dentures|blind|deaf|alone|lonely|divorced?|die|dying|crippl\\w+|worse|sorry|stuck|toothless|bald|disabled|housebound|never|for ever|forever|ends? up|suffers?|without (?:friends|[a-z]+ or|an?)|gone|harder|melt\\w*|shr[iu]nk\\w*|wear(?:s|ing)? (?:out|away)|steals?|robs?|costs? you|damage\\w*|weaker|get(?:s|ting)? (?:any )?older|separat\\w+|pays?|(?:is|are) an? (?:gamble|lottery)|russian roulette|(?:playing|plays) with)';
const LEAVE = '(?:ignor|neglect|put(?:ting)? off|postpon|delay|dither|hesitat|wait|leav|wast|los)(?:e|es|ing|s)?';

/** Statements that waiting, or how somebody looks, is bad. */
export const FEAR: readonly string[] = [
  // 'Wait any longer and you could …', 'every week without treatment, your discs wear out a little more'
  `(?:wait|leave it|put it off|hesitate|delay)(?: (?:any|much|a little|a day))? (?:longer|another [a-z]+|late),? and (?:you|your|it|they|the)`,
  `(?<=^|[.!?:;] |\\n|\\u0000)(?:ignore|neglect|put off|dismiss|skip|delay|postpone|leave(?=[^.!?\\u0000]{2,30} (?:alone|untreated|as it is|as they are)\\b)) [^.!?\\u0000]{2,40}?,? and (?:you|your(?: [a-z]+)?|it|they) ${WILL} (?!not )[^.!?\\u0000]{0,40}?${BAD}`,
  `(?:every|each)(?: single)? ${DAY} (?:that )?(?:you ${LEAVE}|without|of (?:delay|waiting|doing nothing))[^.!?\\u0000]{0,60}?\\b${BAD}`,
  `(?:people|patients|clients|parents|children|couples|owners|women|men|those|anyone|everyone|dogs|cats|adults|smokers) who (?:wait|delay|dither|hesitate|put (?:it|this) off|come (?:too )?late|ignore (?:it|this)|(?:do|are) not (?:act|come|come early|book|[a-z]+ed)(?: (?:now|early|in time))?)s?(?: [a-z]+){0,2},? (?:(?:often|usually) )?(?:are (?:couples|people) who|will (?:still )?(?:be|have|need)|${BAD})`,
  `not thank you for (?:waiting|delaying|hesitating)|or (?:pay the price|be sorry|live to regret|miss out)(?: (?:it|later|for it))*(?= *(?:[.!]|$|\\u0000))|${NOT} say (?:that )?(?:nobody|no one|we (?:did not|didn't|never)) (?:warned|told) you|you have been warned|not getting (?:any )?younger|your (?:wife|husband|partner|children|family|boss|girlfriend|boyfriend) (?:will not|won't|cannot|can't) (?:wait|stay|put up)|time bomb|(?:not|never) survive another|wonder why you (?:ever )?(?:waited|hesitated|did not|didn't)|while you (?:hesitate|dither|(?:are )?mak(?:e|ing) up your mind)`,
  // 'Slouching makes you look old', 'nobody wants to be the oldest-looking mum'
  `(?:makes?|making) you look (?:so |(?:[a-z]+ )?years )?(?:old|older|unsuccessful|ugly|lazy|cheap|ridiculous|unkempt|fat|poor|desperate|neglected)|not a good look|do yourself (?:and [^.!?\\u0000]{2,30} )?a favour|time to (?:act|do something about)|do something about it(?= now| today| before| *(?:[.!]|$|\\u0000))`,
  '(?:nobody|no one) wants to be the (?:[a-z-]+est\\b|one|only|last)|(?:everyone|everybody|all eyes|people) (?:(?:will|would) be|are|is) (?:looking|staring) at (?:you|your)|(?:she|he|they|people|everyone|your [a-z]+) (?:has|have) (?:already |long )?noticed|every(?:one|body) can see (?:it|them|that)',
  // What happens to those who wait.
  `${WILL}(?: [\\w'-]+){0,4}? ${SUFFER}(?: [\\w'-]+){0,4}? (?:if|when|for) (?:you )?(?:${DELAY}|waiting|delaying|doing nothing)`,
  `${WILL}(?: [\\w'-]+){1,6} if you ${DELAY}(?= *(?:[.!]|$|\\u0000))`,
  `that (?:is|are|you) (?:ignored?|neglected|left) (?:will|'ll) (?:[a-z]+ ){0,3}?${SUFFER}`,
  `without (?:[a-z]+ ){1,3}(?:you|your [a-z]+|they) (?:will|'ll) (?:[a-z]+ ){0,2}?${SUFFER}`,
  `(?:if you (?:ignore|neglect)(?: [\\w'-]+){1,4}?|wait (?:[a-z]+ ){1,3}and),? (?:you|your(?: [a-z]+)?|it|they) (?:will|'ll|could|may|might) (?:[a-z]+ ){0,2}?(?:${SUFFER}|go)`,
  `if you ${DELAY}(?: [\\w'-]+){0,3}?,? (?:you|your(?: [a-z]+)?|it|they|things|the [a-z]+) (?:will|'ll|could|may|might|can) (?:[a-z]+ ){0,2}?${SUFFER}`,
  `(?:ignore|neglect|leave (?:it|this|that|them) (?:too|much|any|even|a (?:bit|little|day)) (?:long|longer|late)|put off)(?: [\\w'-]+){0,4}?,? and (?:you|your(?: [a-z]+)?|it|they) (?:will|'ll|could|may|might|can) (?:[a-z]+ ){0,2}?(?:${SUFFER}|never)`,
  `(?:each|every) (?:single )?${DAY} (?:of (?:delay|waiting|doing nothing)|(?:that )?(?:passes|goes by|is lost),)|(?:each|every) (?:single )?${DAY}(?: that)? you [a-z]+ (?:steals?|robs?|kills?|takes?|costs?|shortens?)`,
  `(?:don't|do not|why|never) wait (?:for|until) (?:an?|the|your|another) (?:[a-z]+ )?${ILL}`,
  `before (?:it|they|the|your|another)(?: [\\w'-]+){0,3}? (?:kills?|harms?|cripples?|destroys?|ruins?|gets? (?:any )?worse)`,
  `(?:heart attack|stroke|cancer|tumour|lost|dying|dies?|kill(?:s|ing)?|irreversible|for ever|never)\\b[^.!?\\u0000]{0,50}[:;,-] ?(?:so )?(?:book|ring|call|come|phone|stop|act)(?: [a-z]+){0,3}? (?:now|today|tonight|at once)`,
  'or (?:live with|face|suffer|regret|pay for) (?:the|your|it)(?: (?:doubt|pain|consequences|shame|damage|regret|rest|results))?(?= *(?:[.!]|$|\\u0000))',
  `(?:if you (?:don't|do not)|unless you) act|because (?:you|they) (?:waited|hesitated|delayed|did nothing|came too late)|or risk [a-z]+ing`,
  `the (?:longer|more) you ${DELAY}(?: [\\w'-]+){0,4}?,? the (?:less|worse|harder|fewer|weaker|poorer|more (?:[a-z]+ you (?:lose|pay)|you (?:lose|pay)|damage|it costs|difficult|painful)|(?:bigger|greater|higher) the (?:risk|damage|cost))`,
  `(?:each|every) (?:single )?(?:day|week|month|year|hour|minute)(?: that)? (?:you ${DELAY}|without(?: [\\w'-]+){1,4}? (?:cost|harm|damage|rob|make|weaken)s?|in(?: [\\w'-]+){1,4}? (?:cost|harm|damage)s?(?=[^.!?\\u0000]*\\b(?:come|book|call|ring)\\b)|(?:counts|matters))`,
  `(?:wait|leave it) (?:un)?till? (?:it is|it's) too late|(?:if you (?:don't|do not)|unless you) (?!(?:cancel|ring|call|tell|let|come|hear|attend|pay|reply|confirm|return)\\b)(?:[\\w'-]+ ){1,7}?(?:now|today|soon|tonight|this (?:week|month)),? (?:you|your [a-z]+|it|they) ${WILL}(?: [a-z]+){0,3}? ${BAD}`,
  `waiting (?:(?:will )?only |just )?(?:makes?|gets) (?:it|things|matters) (?:worse|harder)|(?:don't|do not) let (?:it|this|things) get (?:any )?worse`,
  `(?:owners|people|patients|those|anyone|everyone|all|clients|men|women|parents) who ${DELAY}s?(?: [\\w'-]+){0,3}? (?:regrets?|pays?|loses?|ends? up|suffers?)`,
  "(?:don't|do not) let (?:[\\w'-]+ ){1,5}(?:cost|rob|ruin|spoil|steal|destroy|wreck|overshadow|be (?:ruined|spoil[te]d?|robbed|stolen|destroyed|wrecked|overshadowed|dominated))|before (?:you lose|it (?:costs|ruins|spoils|takes))",
  "(?:don't|do not|never) (?:spend|waste|live|suffer|endure|go through) (?:another|one more|any longer|in silence)|(?:(?:don't|do not|never) )?(?:let|waste) (?:another|one more) (?:day|week|month|year|summer|winter|night)",
  `(?:loving|caring|good|responsible|proper|real|decent) ${KIN}s? (?:would|will|do|does|never|always|gets?|has|have|takes?|brings?|books?|puts?|wants?|makes?)|${KIN}s? who (?:really |truly )?(?:care[sd]?|love[sd]? (?:you|them|their|his|her|the))`,
  '(?:selfish|stupid|foolish|lazy|irresponsible|careless|reckless|only fools) (?:people|parents|owners|patients|men|women|mothers|fathers|adults|skip|wait|refuse)',
  // 'Left unchecked, it will ruin your marriage', 'you have let yourself go'
  "(?:left (?:alone|unchecked|untreated|too long)|untreated|ignored|neglected)[^.!?\\u0000]{0,40}? (?:will|'ll|could|can) (?:[a-z]+ )?(?:ruin|wreck|destroy|end|cost you|rob you of|steal) (?:your|the) (?!teeth|joints?|gums?|bones?|sight|kidneys?|nerves?|liver|jaw)[a-z]+",
  "you(?:'ve| have) (?:[a-z]+ )?let (?:yoursel(?:f|ves)|your (?:body|looks|figure)) go|(?:get|win|have|want) your (?:[a-z-]+ )?(?:body|figure|waist) back",
  'you owe (?:it|this) to|if you (?:really |truly )?(?:loved?|cared?)',
  // What others think.
  `${OTHERS} (?:will |are |is )?(?:star(?:e|es|ing)|laugh(?:s|ing)?|whisper(?:s|ing)?|point(?:s|ing)?|snigger(?:s|ing)?) (?:at|about|behind)`,
  '(?<!\\b(?:we|to|also|and|sometimes) )(?:put|turn|scare|frighten)s? (?:people|men|women|others|everybody|everyone|customers|partners) (?:off|away)',
  'before (?:he|she|they|anyone|anybody|everyone|somebody|someone|people) (?:sees?|finds? out|leaves?|notices)|before (?:he|she|they|your [a-z]+) (?:(?:gives?|moves?|walks?|packs?) (?:up|out|away)|leaves?|loses? (?:patience|interest|heart))',
  `(?:half|most|all)(?: of)? your (?:friends|colleagues|neighbours|family)(?: [a-z]+)? (?:have|are|already)|every(?:one|body) else(?: [a-z]+){0,3}? (?:has|have|is|looks?|does)`,
  'your [a-z]+(?: [a-z]+)? (?:is|are) (?:tired|sick|fed up|ashamed|embarrassed) (?:of|with|by|for) (?:[a-z]+ing )?you\\b|(?<=^|so |and |, |[.!?:] )stop being (?:an?|the|so)',
  // 'Real athletes don’t make excuses'
  "(?<=^|[.!?:;] |\\n|\\u0000)(?:real|true|proper) (?:men|women|mums|dads|parents|lads|girls|[a-z]+(?:ers|letes|ists|ors)|champions) (?:don't|do not|never|always|take)|(?:don't|do not|stop|never) (?:make|making) excuses|no (?:more )?excuses(?= *(?:[.!,;]|$|\\u0000))|ask yourself (?:how (?:badly|much)|why) you",
  'nothing to be proud of|stop (?:embarrassing|shaming|disgusting|scaring|frightening|disappointing|letting down)',
  `(?:nobody|no one) (?:needs?|has) to (?:stay|be|remain|look|go on being) (?:so )?${LOOKS}`,
  `(?:nobody|no one|no (?:man|woman|girl|boy|employer|partner|date)) (?:wants?|likes?|loves?|fancies|hires?|dates?|marries|kisses|trusts?|respects?) (?:an? |to [a-z]+ (?:an? )?)?${LOOKS}`,
  '(?:nobody|no one|no (?:employer|man|woman|partner|bride|boss|date)) (?:wants?|likes?|loves?|hires?) (?:to (?:see|look at|sit (?:next to|beside|near)|kiss|touch|smell|share|be seen with)|an? [a-z]+ (?:with|who))',
  `(?:your|that|those) embarrassing [a-z]+|${UGLY}(?: [\\w'-]+){1,8}?,? (?:book|call|ring|come)(?: [a-z]+)? (?:now|today|tonight)`,
  "(?:don't|do not) be the (?:one|only|person|last|man|woman|mum|dad|parent|mother|father|owner|runner|boss|bride|groom) ?(?:who|that|with)?",
  '(?:bikini|beach|summer|wedding|party|holiday)[ -](?:ready|body)|(?:bikini|swimsuit|beach) season',
  // 'Winners book now', 'your children deserve a mum who can keep up'
  '(?:winners|champions|losers|quitters) (?:book|wait|act|come|hesitate|decide|never|do not)|(?:kids|children|family|dog|cat|wife|husband|partner|team) deserves? (?:better|more than|an? (?:[a-z]+ )?(?:mum|dad|mother|father|parent|owner|partner)(?: who| with| that)?)',
  'you (?:could|may|might) (?:kill|be killing)|(?:women|men|people|colleagues|strangers|clients|customers) notice(?= *(?:[.!]|$|\\u0000))',
  '(?:stop|no more) hiding|hide (?:your|them|it) (?:no longer|no more)|(?:end|stop) the (?:shame|embarrassment)',
];

/** Questions that expect no answer. */
export const RHETORICAL: readonly string[] = [
  '(?:so )?why (?:do|would|should|will) you(?: wait)?(?= *\\?)|what are you waiting for|are you (?:really )?(?:happy|content) to|why (?:are|is|do) [a-z]+ (?:still|always) [a-z]+(?:ing)?',
  'would you (?:really )?(?:let|want) (?:your|that|them|him|her|people)|what would (?:your|people|they|the|others)',
  '(?:would|do|could) you (?:really )?(?:let|want)(?: [a-z]+){1,4} (?:to )?(?:see|catch|photograph|remember) you',
  'why (?:wait(?= *(?:\\?|any longer|until (?:you|it|your)|when))|put up with|suffer|hesitate|live with)',
  '(?:still|tired of|ashamed of|embarrassed (?:by|about|of)|fed up with) (?:hiding|suffering|(?:people|others|everyone) (?:laughing|staring|looking)|(?:your|those|that|being) [a-z]+)',
  'how much longer (?:will|do|can|must)|how many more [a-z]+|are you going to (?:wait|let|put up)|(?:can you|how long can you) (?:really )?afford (?:not )?to (?:know|wait|ignore|do nothing|delay|miss|put|gamble|risk)|is (?:that|this) (?:really )?(?:the [a-z]+ )?(?:that |what |how )?you want',
  `what (?:sort|kind) of (?:[a-z]+ )?(?:${KIN}|person|man|woman) (?:lets?|leaves?|would|waits?|does|puts?|risks?|denies)`,
  'do you really want|do you want (?:to (?:end up|be|stay|remain|look|hide|spend|lose|miss|go on|keep)|people|everyone|everybody|your [a-z]+ to (?:be|end up|stay|miss|suffer|grow up))',
  'have you (?:[a-z]+ )?let yoursel(?:f|ves) go',
  'what will (?:your|the|people|they|others) (?:[a-z-]+ )?(?:say|think)',
  "(?:isn't it|is it not) (?:high )?time|when will you(?= *\\?)|are you (?:the )?next|what(?: is|'s) your excuse|how badly do you want|(?:does|do|should|must) your (?:boss|wife|husband|partner|children|kids|family|friends?|colleagues?|customers|mother|guests|date) really (?:need|want|have) to|panic(?:king)? yet",
  `(?:deaf|blind|a stranger|a burden|an embarrassment|a disappointment) to (?:your|the)|(?:ruining|wrecking|destroying|killing|spoiling) your`,
];
