/** Sentences that push visitors: to decide before they go home, to take an operation lightly, or through their children. */
import {
  anyOf,
  isAboutOthers,
  isDenied,
  isNotAsserted,
  isQuestion,
  type Lexicon,
  type WordContext,
} from './lexicon.ts';

const HERE =
  '(?:before you (?:leave|go)(?: home| the (?:room|building|practice|clinic|house|chair))?|on the spot|there and then|then and there|while you are (?:still )?(?:here|in the (?:chair|room))|while (?:we|you) are (?:still )?on the (?:line|phone)|before (?:we|you) hang up)';
const QUOTATION = '(?:quotation|quote|offer|price|estimate|discount|figure)';

const NEED_NOT =
  "(?:don't|do not|never|(?:(?:you|there) (?:is|are|do|have) )?no need to|(?:you )?(?:need not|(?:do not|don't) need to))";
/** What gives visitors time, if nobody talks them out of it */
const CONSIDER =
  '(?:go (?:away|home) (?:and|to) (?:think|discuss|talk)(?: (?:it|this) over| (?:about|over) (?:it|this)| (?:it|this))(?: with your [a-z]+)?|think (?:it|this) over(?! (?:alone|on your own|by yourself))|think twice(?! (?:about|before))|sleep on (?:it|this(?: one| offer| price)?)(?! (?:for|until|tonight|on|in|with|yet|when|while))|ask your (?:husband|wife|partner|parents|mother|family) first(?! (?:which|what|how|if|whether|when)\\b)|(?:give|allow) yourself time to (?:think|reconsider|change your mind))';
const AGREE = '(?:book|ring|call|come|join|say yes|sign|pay|bring|get)';

/** Where an order begins */
const ORDERS = /(?:^|[,;:] |\b(?:please|and|then|but|so|as|because|that) )$/;

/** 'Please decide before you leave the room', 'do not sleep on this one', 'the people who wait are sorry later' (GMC, guidance on cosmetic interventions, paragraphs 50 to 54) */
export const DECIDE_AT_ONCE: Lexicon = {
  words: anyOf(
    `(?:please |do |so |just )?(?:decide|make up your mind|say yes|sign up|commit|give us (?:your|an) answer)(?: (?:right|now|with us|to it|for yourself)){0,2} ${HERE}`,
    '(?:please )?(?:decide|make up your mind|say yes) (?:today|tonight|now|this minute)',
    `you (?:must|have to|need to|should|are asked to) (?:decide|make up your mind|say yes|sign up|commit)(?: (?:right|now))? ${HERE}`,
    `(?:this|our|the|your|that) ${QUOTATION} (?:is|will be|becomes|turns) (?:void|gone|withdrawn|off the table|invalid|worthless|torn up|no longer (?:valid|good)) (?:tomorrow|tonight|after today|by tomorrow|(?:once|when|as soon as|the moment) you (?:leave|go|walk))`,
    '(?:the )?(?:people|those|patients|clients|customers|women|men|owners|parents|anyone|whoever) (?:who|that) (?:waits?|hesitates?|puts? (?:it|this) off|thinks? (?:it|about it) over|sleeps? on it)(?: too long)?,? (?:are (?:always |usually )?the (?:people|ones) who (?:are|will be|end up) (?:sorry|disappointed)|(?:(?:is|are|will be|end up|always|usually|soon|later) )+(?:sorry|disappointed)|(?:regrets?|will regret|loses?|misses?) (?:it|out))',
    `${NEED_NOT} ${CONSIDER}`,
    `${NEED_NOT} (?:overthink|think about) (?:it|this)(?:[,:;]| -)? (?:(?:just|and|but|simply) )*${AGREE}`,
    `(?:book|sign(?: up)?|pay|join|say yes)(?: (?!or\\b)[a-z]+){0,3} before you (?:talk yourself out of it|change your mind|think better of it)`,
    `${NEED_NOT} overthink (?:it|this)`,
    '(?:there is )?(?:no need|nothing) to think(?: about| (?:about it|it over|twice))?(?= *(?:[.,!;]|$))',
    `(?:book|sign|pay|say yes|do it|ring|come)(?: now| today| first)?,? (?:and |you can )?think (?:about it )?(?:later|afterwards)`,
    `stop (?:reading|scrolling|thinking)(?:,| and|,? then) (?:dial|click|phone|message|${AGREE})`,
    `stop (?:dithering|hesitating|wavering|thinking(?: about it| it over)?)(?:,| and|,? then) (?:${AGREE}|start (?:smiling|living))`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    (/\bsleep on\b/.test(context.word) && LIES_ON.test(`${context.previous} ${context.before} ${context.after}`)) ||
    !ORDERS.test(context.before) ||
    /\b(?:or later|or (?:take|wait|think|at home|tomorrow|next)|whichever|if you (?:like|wish|want)|whether)\b/.test(
      `${context.before}${context.after}`,
    ),
};

/** 'Your shoulder is sore for a night, so do not sleep on it' */
const LIES_ON =
  /\b(?:ears?|sides?|pillows?|shoulders?|back|stomach|front|face|lash(?:es)?|piercings?|hips?|knees?|arms?|wounds?|stitches|scalp|skin|ache|sore)\b/;

const SNATCH = '(?:claim|grab|snap up|snatch|bag|nab|secure|reserve|book|get (?=yours\\b|the last\\b))';
const RIVAL =
  '(?:(?:some|any|every)(?:one|body) else|(?:all )?(?:the )?others|(?:another|the next|the other|your|the whole) (?:patients?|clients?|customers?|members?|owners?|(?:dog|cat|rabbit|horse)(?: owner)?s?|famil(?:y|ies)|neighbours?|friends?|street|town|village|m[ae]n|wom[ae]n|brides?))';
const GETS_IT =
  '(?:do(?:es)?(?= *(?:[.!,;:]|$))|gets? there|beats? you(?: to it)?|(?:gets?|takes?|has|have|wants?) (?:it|them|one|yours)(?= *(?:[.!,;:]|$))|snaps? (?:it|them) up|(?:hears?|finds? out) about (?:it|them))';
const SNATCHED = '(?:(?:is|are|gets?) (?:all )?(?:snapped|snatched) up|(?:are|is) (?:all gone|all taken|sold out))';
/** Where people run for help, to be safe, or for exercise */
const REFUGE =
  '(?:(?:the|an?|your) (?:nearest|exit|phone|pavement|gp|doctor|vet|nurse|hospital|line|cone|wall)|a&e|casualty|safety)\\b';

/** 'Claim your place before another patient does', 'run, don't walk, to …', but not 'members can book before others do' */
export const RACING: Lexicon = {
  words: anyOf(
    `${SNATCH} ?(?:(?!if\\b|when\\b)[\\w'-]+ ){1,6}?before (?:${RIVAL} ${GETS_IT}|(?:it|they) ${SNATCHED})`,
    `run,? (?:don't|do not) walk(?:,? to (?!${REFUGE})[\\w'-]+(?: [\\w'-]+){0,3}|(?= *[:!]))`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    !ORDERS.test(context.before) ||
    (/^run\b/.test(context.word) && !/^(?:[a-z]+,? )?$/.test(context.before)),
};

const ACQUAINTANCES =
  '(?:(?:every(?:one|body)|(?:all|half|most|the rest) (?:of )?(?:the [a-z]+|them))(?: else)? (?:in|at|on|from|of) your [a-z]+|every(?:one|body)(?: else)?|every (?:[a-z]+ )?(?:in|at|on|from) your [a-z]+|(?:the whole|all (?:of )?(?:the|your)(?: other)?|(?:\\w+|half) of your|(?:all )?(?:the )?other|your(?: other)?) (?:[a-z]+ )?(?:yard|street|village|office|team|class|club|m[au]ms|mothers|parents|owners|riders|women|girls|brides|neighbours|friends|colleagues|mates)(?: (?:in|at|on|from) [a-z]+(?: [a-z]+)?)?)';
const HAVE_DONE =
  '(?:(?:has|have) (?:already |all )*(?:booked|joined|signed up|done it|(?:had|got) (?:theirs|it done|them done|one))|(?:is|are) (?:already |all )*(?:on it|on (?:the|our) [a-z]+|doing it|having it done)|already (?:wears?|uses?|takes?|has|have|does|do)(?: (?:it|them|one|this))?)';
const NOW_HERE = '(?:right now|at (?:the|this) (?:very )?moment|at present|as we speak|as you read this|now)';
const COUNT = '(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|several|dozens of)';
const ONLOOKERS = '(?:other )?(?:people|patients|clients|customers|owners|women|men|families|parents|visitors|others)';

/** 'Everyone in your office is already on it', 'ten people are looking at this page right now' */
export const CROWDING: Lexicon = {
  words: anyOf(
    `${ACQUAINTANCES} ${HAVE_DONE}(?= *(?:[.!,;?]|$)| (?:already|except|but|by now|long ago|ages ago))(?: (?:except|but|apart from) you)?`,
    `(?:every(?:one|body)|the (?:whole|entire) [a-z]+|all (?:the|your) [a-z]+)(?: [\\w'-]+){0,6} (?:except|but) (?:for )?you(?= *(?:[.!?]|$))`,
    `${COUNT} ${ONLOOKERS} (?:are|is) (?:(?:currently|also|already) )?(?:looking at|viewing|watching|browsing|reading|considering) [\\w' -]{2,40}? ${NOW_HERE}`,
    `${COUNT} ${ONLOOKERS} (?:are|is) (?:currently )?(?:looking at|viewing|on|watching|browsing) this (?:page|offer|slot|appointment|treatment)`,
    `${COUNT} ${ONLOOKERS} (?:have|has) this (?:page|offer|slot) open`,
    `${COUNT} ${ONLOOKERS} (?:have )?(?:joined|booked|signed up) while you (?:read|were reading|hesitated?|waited|wait)(?: this)?`,
  ),
  harmless: (context) =>
    isDenied(context) ||
    isAboutOthers(context) ||
    /\b(?:if|when|once|until|after|unless|by the time)\b/.test(context.before),
};

/** What can go wrong, hurt or bleed, unlike booking and parking */
const TREATMENT =
  "(?:(?:[a-z]+ )?(?:surger(?:y|ies)|removals?|needling|operations?|procedures?|vasectom(?:y|ies)|injections?|fillers?|jabs?|implants?|extractions?|root canals?|peels?|laser(?:s| treatments?)?|(?:face)?lifts?|drips?|biops(?:y|ies)|circumcisions?|liposuction|transplants?|sclerotherapy|micro-?suction|cryotherapy|freezing|adjustments?|sedation|anaesthetics?|spaying|neutering|castration|recovery|healing|piercings?|veneers|braces)|having (?:your|a|an|the) [a-z' -]{2,30}? (?:removed|taken (?:out|off)|done|adjusted|frozen|drilled|pulled|lasered|injected|out))";
const NOTHING =
  "(?:an? (?:(?:real|total|complete|absolute|bit of a) )?(?:breeze|doddle|cinch|piece of cake|walk in the park|stroll in the park|picnic|cakewalk|snap|bit of fun|piece of (?:pie|fun)|trifle|mere nothing)|child's play|nothing at all|(?:a bit |just |only |no worse than |no more than |no different (?:from|to) )*(?:like )?(?:having |getting )?an? (?:pedicure|manicure|haircut|facial|trip to the hairdresser)|as (?:easy|simple|quick|harmless) as (?:pie|abc|an? [a-z]+|having [a-z ]+))";

/** What people enjoy, or hardly notice */
const PLEASURE =
  "(?:(?:long|quick|short|little|nice|good|leisurely|nothing but|bit of an?) )*(?:lunch(?: break)?|(?:coffee|tea) break|coffee|cup of tea|nap|snooze|night's sleep|spa (?:day|visit)|day out|holiday|picnic|stroll|party|tickle|cuddle|night out|haircut|manicure|pedicure|blow-?dry|bit of fun|trip to the (?:shops|spa|salon))";
const NO_MORE_THAN =
  '(?:(?:nothing|no|not much|little|hardly|barely|scarcely) (?:more|other|worse) than|nothing but|basically|essentially|practically|merely|about as [a-z]+ as|as (?:relaxing|pleasant|gentle|ordinary|normal) as)';
const LIKE_PLEASURE = `(?:(?:${NO_MORE_THAN} )?(?:like )?(?:having |taking |going for )?(?:a|an|your) ${PLEASURE}|the new (?:black|coffee|haircut|lipstick|lunch|manicure|mascara|pedicure|perfume|yoga))`;

/** 'Nail surgery is a breeze', 'a drip is the new manicure', 'having your wisdom tooth out is a doddle' (ASA, cosmetic interventions and social responsibility) */
export const BELITTLING: Lexicon = {
  words: anyOf(
    `${TREATMENT}(?: (?:with|here|by|for|at|under|of) (?:[a-z]+ ){0,2}[a-z]+)? (?:is|are|will be|can be) (?:(?:really|simply|just|only|always|quite|now|such) )*(?:${NOTHING}|${LIKE_PLEASURE})(?:, like (?:a|an|having a) [a-z]+)?`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    /^[^,]*\bfor (?:him|her|the vet|some|many|most|a few)\b|^ away\b|\b(?:but|must not|need|somebody|afterwards)\b/.test(
      context.after,
    ),
};

const CHILDREN =
  '(?:kids|kiddos|children|boys and girls|girls and boys|girls|boys|teens|teenagers|youngsters|little ones)';
const PARENTS =
  '(?:(?:your|the) )?(?:mums?|mummy|moms?|dads?|daddy|parents?|gran(?:dma|dad|ny|ddad)?s?|folks|grown-?ups?)';

/** 'Hey kids, tell Mum and Dad that you want to come!' (CAP code, section 5) */
export const ADDRESSING_CHILDREN: Lexicon = {
  words: anyOf(
    `(?:(?:hey|hi|hello|come on|listen|psst|listen up),? )?${CHILDREN}(?:,|:| -) (?:[a-z']+ ){0,3}?(?:tell|ask|beg|nag|pester|persuade|get|remind|show|drag) ${PARENTS}(?: (?!with\\b)[\\w'-]+){0,8}`,
    `(?:beg|nag|pester|badger) ${PARENTS}(?: [\\w'-]+){0,6}`,
  ),
  harmless: (context: WordContext) =>
    isDenied(context) ||
    isQuestion(context) ||
    /\b(?:with you|sign|agree|stay|consent|permission|doctor)\b/.test(`${context.word}${context.after}`),
};
