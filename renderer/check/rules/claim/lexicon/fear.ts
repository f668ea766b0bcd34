/** Words that frighten or shame visitors into booking (CAP codes 1.3 and 4.2; GMC, guidance on cosmetic interventions). */
const DELAY = '(?:wait|delay|hesitate|put it off|postpone|leave it)';
const OTHERS =
  '(?:people|everyone|everybody|others|strangers|friends|colleagues|your (?:[a-z]+ )?(?:husband|wife|partner|friends|family|colleagues|neighbours))';

/** Statements that waiting, or how somebody looks, is bad. */
export const FEAR: readonly string[] = [
  `the (?:longer|more) you ${DELAY}(?: [\\w'-]+){0,4}?,? the (?:less|worse|harder|fewer|weaker|poorer|more (?:[a-z]+ you (?:lose|pay)|you (?:lose|pay)|damage|it costs|difficult|painful)|(?:bigger|greater|higher) the (?:risk|damage|cost))`,
  `(?:each|every) (?:single )?(?:day|week|month|year|hour|minute)(?: that)? (?:you ${DELAY}|without(?: [\\w'-]+){1,4}? (?:cost|harm|damage|rob|make|weaken)s?|in(?: [\\w'-]+){1,4}? (?:cost|harm|damage)s?(?=[^.!?\\u0000]*\\b(?:come|book|call|ring)\\b))`,
  'wait (?:[a-z]+ ){1,3}and (?:you|your|it|they)(?: [a-z]+)? (?:will|could|may|might|lose|pay|regret|never)',
  "(?:if you (?:don't|do not)|unless you) act",
  'waiting (?:(?:will )?only |just )?(?:makes?|gets) (?:it|things|matters) (?:worse|harder)',
  `(?:owners|people|patients|those|anyone|everyone|all|clients|men|women|parents) who ${DELAY}s?(?: [\\w'-]+){0,3}? (?:regrets?|pays?|loses?|ends? up|suffers?)`,
  'you owe (?:it|this) to',
  "(?:don't|do not) let (?:[\\w'-]+ ){1,4}(?:cost|rob|ruin|spoil|steal|destroy)",
  'before (?:you lose|it (?:costs|ruins|spoils|takes))',
  "(?:don't|do not|never) (?:spend|waste|live|suffer|endure|go through) (?:another|one more|any longer|in silence)",
  '(?:your|that|those) embarrassing [a-z]+',
  "(?:don't|do not) be the (?:one|only|person|last)",
  "(?:don't|do not) let (?:it|this|things) get (?:any )?worse",
  `(?:will|'ll|could|may)(?: [\\w'-]+){1,6} if you ${DELAY}(?= *(?:[.!]|$|\\u0000))`,
  "(?:embarrass\\w+|unsightly|ugly|hideous|disgusting)(?: [\\w'-]+){1,8}?,? (?:book|call|ring|come)(?: [a-z]+)? (?:now|today|tonight)",
  `${OTHERS} (?:will |are |is )?(?:star(?:e|es|ing)|laugh(?:s|ing)?|whisper(?:s|ing)?|point(?:s|ing)?|snigger(?:s|ing)?) (?:at|about|behind)`,
  '(?:nobody|no one|no (?:employer|man|woman|partner|bride|boss|date)) (?:wants?|likes?|loves?|hires?) (?:to (?:see|look at|sit (?:next to|beside|near)|kiss|touch|smell|share|be seen with)|an? [a-z]+ (?:with|who))',
  '(?:bikini|beach|summer|wedding|party|holiday)[ -](?:ready|body)',
  'stop hiding|hide (?:your|them|it) (?:no longer|no more)|no more hiding',
  '(?:end|stop) the (?:shame|embarrassment)',
];

/** Questions that expect no answer. */
export const RHETORICAL: readonly string[] = [
  'what are you waiting for',
  '(?:would|do|could) you (?:really )?(?:let|want)(?: [a-z]+){1,4} (?:to )?(?:see|catch|photograph|remember) you',
  'why (?:wait(?= *(?:\\?|any longer|until (?:you|it|your)|when))|put up with|suffer|hesitate|live with)',
  '(?:still|tired of|ashamed of|embarrassed (?:by|about|of)|fed up with) (?:hiding|suffering|(?:people|others|everyone) (?:laughing|staring|looking)|(?:your|those|that|being) [a-z]+)',
  'how much longer (?:will|do|can|must)',
  'are you going to (?:wait|let|put up)',
  'do you (?:really )?want (?:to (?:end up|be the|spend|lose|miss|go on)|people|everyone|everybody)',
  'what will (?:your|the|people|they|others) (?:[a-z-]+ )?(?:say|think)',
  '(?:can you|how long can you) (?:really )?afford to (?:wait|ignore)',
  "(?:isn't it|is it not) (?:high )?time",
];
