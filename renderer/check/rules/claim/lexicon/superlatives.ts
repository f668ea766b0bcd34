/** Words that claim superiority or a rank (CAP code 3.7; GMC, Good medical practice). */
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { anyOf, isAboutOthers, isDenied, isNotAsserted, isQuestion, type Lexicon } from './lexicon.ts';
import { AREA, NOBODY, OUTCOME, PLACE, PROVIDER, RIVALS, SERVICE } from './providers.ts';
import { isOrdinary } from './superlative-senses.ts';

/** Adjectives of “most” that compare treatments, and not clinics: 'the most recent treatments'. */
const NEUTRAL = '(?:of|recent|common|likely|important|suitable|appropriate|popular|frequent|expensive|people|patients)';
const KIND = '(?:(?:friendl|gentl|kind|great|saf|nic|clever|skil+ful|warm|smart)i?est)';
const RANK = `(?:best(?:[- ](?:known|loved))?|leading|finest|top|foremost|premier|favourite|no\\.? ?1|number[ -]one|(?:highest|top|best)[ -](?:rated|ranked|reviewed|performing)|${KIND}|first choice|go-to|most[ -](?:highly |widely )?(?:experienced|reviewed|visited|recognised|qualified|trusted|advanced|recommended|skilled|respected|trained|successful|sought-after|loved|talked-about))`;
const MOST = `(?:${KIND} and )?most (?!${NEUTRAL}\\b)[a-z]+(?: and [a-z]+)?`;
/** Any other superlative: 'the highest', 'the lowest'; nouns that are not compared are never called so. */
const ANY_MOST = `(?:(?!interest|forest|request|oldest|latest|nearest)[a-z]{2,}est|most [a-z]+)`;
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|twenty|\\d+)';
const BETWEEN = "(?: (?!(?:of|in|for|the|to|on|at|is|and|or|that|who|if)\\b)[\\w'-]+){0,3}";
/** “Our most experienced podiatrist” compares colleagues. */
const WHOSE = "(?:the|[a-z]+'s|[a-z]+s')";
const BETTER =
  '(?:better(?:-[a-z]+)?|[a-z]+ier|(?:cheap|quick|clean|gentl|kind|saf|fin|fast|great|strong|high)er|more (?!than\\b)[a-z-]+|superior)';
const MORE = `(?:${BETTER}|more|higher|lower|fewer)`;
/** 'as closely', but not 'as a present' */
const AS_MUCH = 'as (?!(?:long|soon|far|if|part|an?|the|this|that|it|you|they|he|she|their|your|his|her|its)\\b)[a-z]+';
const CANNOT =
  "(?:(?:can|could) only (?:dream of|envy)|(?:cannot|can't|do not|don't|does not|never|fail to) (?:offer|match|do|provide|have|copy|achieve|equal|reach|manage|give|teach))";
const CAN_MATCH =
  '(?:comes? (?:anywhere )?(?:close|near)|(?:can )?(?:match(?:es)?|rivals?|equals?|compares?|competes?|offers?|provides?))';

/** A rank among all clinics. */
const RANKED: readonly string[] = [
  `(?:the|simply the|is the|are the) ${RANK}(?: [\\w'-]+){0,4}? ${AREA}`,
  `${WHOSE}(?: very)? ${RANK}${BETWEEN} (?:${PROVIDER}|${SERVICE}|${OUTCOME})`,
  `${WHOSE} ${MOST}${BETWEEN} ${PROVIDER}`,
  `the (?:very )?${ANY_MOST}${BETWEEN} (?:${PROVIDER}|${SERVICE}|${OUTCOME})(?: [\\w'-]+){0,2}? ${AREA}`,
  '(?:world[ -](?:class|leading|beating|renowned|famous)|(?:market|industry)[ -]leading|(?:multi-)?award[ -]winning|best[ -]in[ -]class|un(?:rivalled|paralleled|matched|surpassed|beatable|equalled)|peerless|matchless|incomparable|second to none|bar none|number[ -]one|no\\.? ?1)',
  // 'the lightest touch in Kent', but not 'even the gentlest touch hurts'
  `the (?:very )?${ANY_MOST} touch(?: [\\w'-]+){0,2}? ${AREA}`,
  `(?:leading|top|finest|foremost|premier|elite|superior) (?:[\\w-]+ )?(?:${PROVIDER}|[a-z]*care|[a-z]+(?:pathy|therapy|istry))`,
  `(?:the|[a-z]+'s) only (?:[a-z'-]+ ){0,3}?${PROVIDER}(?: (?:(?:with)?in|between|for|near|around|outside|on|(?:north|south|east|west) of) (?:the )?${PLACE})?`,
  `gold[- ](?:standard|level|status) (?!(?:cat|dog|rabbit)[ -]friendly)(?:[a-z-]+ ){0,3}?${PROVIDER}`,
  `(?:platinum|diamond|gold|silver)(?: (?:plus|elite|tier|[a-z]+))? providers?|(?:[a-z]+ )?(?:platinum|diamond)(?: (?:plus|elite|tier))? (?:${PROVIDER}|partner)`,
  // 'Our fees are the lowest in Leeds'
  `our (?:[a-z-]+ ){1,3}(?:is|are) (?:by far )?the (?:very )?${ANY_MOST}(?: [\\w'-]+){0,2}? ${AREA}`,
  `${WHOSE} ${RANK}(?: [a-z-]+)? (?:authorit(?:y|ies)|experts?|names?|voices?|figures?|choice)`,
  "[a-z]+'s first choice",
  'the (?:highest|best) (?:levels?|standards?) of (?:training|qualification|skill|expertise|care)|(?:the )?[a-z]{2,}est(?: [a-z-]+){1,5} there (?:is|are)(?= *(?:[.!]|$|\\u0000))|master [a-z]+ists?',
  // 'Our consultant dermatologist' is compared with the roles of the config.
  "(?:our|the clinic's) (?:[\\w-]+ )?(?:specialists?|consultants?(?! (?:[a-z]{4,}(?:ists?|icians?|opaths?)|[a-z]*surgeons?|dentists?|vets?|nurses?)\\b))|our (?:[a-z-]+ )?team of (?:[a-z-]+ )?(?:specialists|consultants)",
  // 'We are specialists in gums', 'a team of consultants'
  '(?:we are(?: all)?|(?:each|every one|all) of us (?:is|are)|all of them) (?:an? |the |true |real )?specialists?(?= (?:in|for)\\b| *(?:[.!,]|$))|an? (?:[a-z-]+ )?team of (?:[a-z-]+ )?(?:specialists|consultants)(?= *(?:[.!]|$|\\u0000))',
  // 'The knee specialists.', 'Specialists in gums since 2004'
  '(?<=(?:^|\\u0000|[.!?] ))(?:the|your) (?:[a-z]+ ){1,3}specialists(?= *(?:[.!]|$|\\u0000))|(?<=(?:^|\\u0000|[.!?] ))specialists(?= (?:in|for) (?:[a-z]+ ){1,3}since (?:19|20)\\d\\d)',
  `best (?:results|treatments?|care|(?:[\\w-]+ )?${PROVIDER})`,
  `(?:[a-z]*care|service|[a-z]+(?:pathy|therapy|metry|istry|ology|puncture)) at its (?:very )?(?:best|finest)`,
];

/** A comparison with other clinics. */
const COMPARED: readonly string[] = [
  // 'works better than any other in Leeds', 'faster than anywhere else in town': others in an area are other clinics.
  `${MORE}(?: [\\w'-]+){0,5}? than (?:any other|any(?:where|one|body) else)(?: [a-z]+)? ${AREA}`,
  `${MORE}(?: [\\w'-]+){0,5}? than (?:those (?:of|at|from) )?(?:at |with |in )?${RIVALS}`,
  // 'Our results are three times as good as those of other clinics'
  `(?:twice|(?:two|three|four|five|ten|\\d+) times) as (?:good|effective|successful|accurate|reliable|gentle|safe|fast|quick|strong|lasting|experienced) as (?:those of |the results of |at |in |with )?(?:(?:the |an? )?nhs(?: [a-z]+)?|${RIVALS})`,
  `${BETTER}(?: [\\w'-]+)? than your (?:gp|doctor|dentist|optician|vet|physio\\w*|hospital)`,
  // 'more accurate than the one your NHS practice uses'
  `${BETTER} than (?:the (?:ones?|tests?|scans?|treatments?)|those|what) (?:(?:that|of|from|at|in|on) )?(?:your|the) (?:nhs|gp|doctor|dentist|optician|vet|hospital)`,
  `(?:superior to|ahead of|above|envy of) (?:the (?:work|results|care) of )?${RIVALS}`,
  `${NOBODY}(?: [\\w'-]+){0,8}? (?:better|more(?: (?!(?:than|to|for|in|at|and|or|of)\\b)[a-z-]+){0,2}|${AS_MUCH}|like (?:us|we|our)|like (?!(?:you|i|he|she|they|people|that|this)\\b)[a-z]+ (?:does|do|can)|${CAN_MATCH}|[a-z]+er than (?:us|we|our))`,
  `(?:no|(?:not|never|\\w+n't|cannot) find an?|there (?:is not|isn't) an?) ${BETTER}(?: [a-z]+)? (?:${PROVIDER}|${SERVICE})`,
  `(?:not|never|won't|can't|cannot|struggle to|hard[- ]pressed to) find (?:an? )?${BETTER}(?: [a-z]+){1,3}`,
  "(?:not|never|\\w+n't) be in (?:better|safer) hands",
  `(?:other|rival|competing|most) ${PROVIDER} (?:[a-z]+ )?${CANNOT}`,
  `(?:not|never|won't|can't|cannot) (?:find|get|receive)(?: an?)? ${BETTER}(?: [a-z]+){1,2} (?:anywhere|elsewhere|around here)`,
  `unlike (?:other|most|many|some|rival|ordinary|all) (?:[a-z-]+ )?${PROVIDER}`,
  // Rivals of any kind, if the sentence says that they are compared with “us”.
  "(?:other|rival|competing) (?:[a-z-]+ ){1,2}(?:cannot|can't|never) (?:match|equal|compete with|beat|rival|copy) (?:our|us|what we)",
  "unlike (?:other|most|many|rival|all) (?:[a-z-]+ )?(?!(?:animal|mammal|sport|shop|store|office|people)s?\\b)[a-z]+s, we (?!(?:cannot|can't|do not|don't|are (?:closed|open|not))\\b)[a-z]+",
  '(?:we are|ours? (?:[a-z]+ )?(?:is|are))(?: [a-z]+)? (?:better|superior|more (?:experienced|skilled|qualified))(?: [a-z]+){0,3} (?:than|to) (?:any|every|all|most|other|any other) [a-z]+',
  `more (?!accidents|injuries|germs)[a-z]+ (?:[\\w'-]+ ){1,6}(?:us|here|our (?:${CLINIC_NOUN}|team|pool|rooms)) than (?:(?:to|at|with|in) )?any(?: other|where|body|one)`,
  `no other ${PROVIDER}(?: [\\w'-]+){0,5} (?:has|have|employs?|owns?)(?: [\\w'-]+){0,5}? (?:with our|our (?:kind|level|sort|standard|range|training|experience|skills?|expertise))`,
  '(?:has|have|with|without|know|knows) (?:no |any |an )?(?:equals?|rivals?|peers?)(?= *(?:[.!,]|$|\\u0000)| (?:in|on|for|among|anywhere)\\b)',
  `out(?:perform|class|shine|do|strip)s? (?:(?:the|our|every|all|any|most|other)\\b)`,
];

/** The names that leaders are given. */
const TITLES: readonly string[] = [
  '(?:(?:simply|by far|(?:regarded|known|seen|recogni[sz]ed) as|(?:we|they) are|(?:she|he) is|voted) the best|voted best)(?= *(?:$|[.!,;]|\\u0000)| (?:at what|in the business|there is|of the best)\\b)',
  `(?:voted|named|rated|crowned|ranked|judged|winners? of)(?: [\\w'-]+){0,3}? (?:best|top|finest|number one)`,
  "(?:(?:winners?|finalists?|holders?) of|won|received|been given|collected) (?!no\\b|nothing\\b)(?:[\\w'-]+ ){0,5}?(?:awards?|prizes?|accolades?|medals?)",
  "(?:named|voted|made|crowned|elected|chose|chosen)(?: [\\w'-]+){0,5} of the (?:year|month|decade)",
  // 'Three-time winner at the UK Nail Awards', 'took a prize home from the Dental Awards'
  "(?:winners?|won(?! nothing| no\\b)|gold|silver|bronze|trophy|prizes?|medals?|honoured|recognised|celebrated|place|of the season)(?: (?!(?:of|to|for|and|or|by)\\b)[\\w'-]+){0,3}? (?:at|in|from) (?:the|this year's|last year's) (?:[\\w'-]+ ){1,5}awards",
  '(?:an? |the |[a-z]+ )?awards? (?:[a-z]+ )?(?:came our way|went to us|(?:was|were) given to us)',
  `${PROVIDER} of the (?:year|decade)`,
  'centre of excellence',
  'trusts? us (?:most|first|above all)',
  'finalists? (?:in|at|for|of)|(?:shortlisted|nominated|highly commended|commended|runners?-up) (?:for|at|in|as)(?: [\\w-]+){0,6}? (?:awards?|prizes?|of the year)|(?:hold|holds|have|has) (?!no\\b|not\\b)(?:an? |the |several |many |\\d+ )(?:[a-z-]+ ){0,5}awards?',
  '(?:[a-z]+ )?(?:professionals?|footballers?|athletes?|celebrit(?:y|ies)|olympians?|stars|models|royals?) (?:trust|choose|prefer|love|recommend|use)s?(?: [a-z]+)? (?:most|first|above all|themselves)|(?:trusted|chosen|used|loved|preferred|recommended) by (?:[a-z]+ )?(?:professionals?|footballers?|athletes?|celebrit(?:y|ies)|olympians?|the stars|models|royalty)|to the stars',
  'harley street[- ](?:trained|qualified|surgeons?|doctors?|dentists?|standards?|experience|expertise|clinic)|(?:trained|worked|practised|taught|learned|learnt)(?: [a-z]+)? (?:in|on|at) harley street',
  'iso ?\\d{4,5}(?:[ -][a-z]+)?',
  `official (?:[a-z-]+ ){0,3}?(?:${PROVIDER}|masseu(?:rs?|ses?)) (?:of|to|for) (?:the )?[a-z]+`,
  '(?<=(?:^|\\u0000|[.!?] )(?:proud )?|\\b(?:we are|as) (?:the |an |proud )?)official (?:[a-z-]+ ){0,3}?(?:partners?|suppliers?) (?:of|to|for) (?:the )?[a-z]+',
  'leading (?:name|authority|authorities|lights?)',
  'leads? the (?:field|way|market)',
  'key opinion leaders?|(?:trained|qualified) to the (?:very )?highest (?:standards?|levels?)|among the (?:best|most) [a-z-]+(?: [a-z]+)? in the (?:country|world|region|county)',
  `(?:finalists?|winners?|shortlisted|highly commended|runners?-up): (?:[\\w'-]+ ){0,5}awards?|(?:[\\w'-]+ )?awards?(?: 20\\d\\d)?: (?:winners?|finalists?|highly commended)|(?:king|queen)'s awards? for [a-z]+`,
  'royal warrant(?: holders?)?|by (?:royal appointment|appointment to (?:his|her) majesty)|(?:which\\?|trustmark|trading standards)[ -](?:recommended|trusted|approved) (?:provider|trader|clinic)|trading standards approved',
  '(?:carbon neutral and )?b corp(?:oration)?[ -]certified|certified b corps?',
  `the first (?:[a-z-]+ ){0,2}?(?:${PROVIDER}) (?:in|north of|south of|outside) (?:the )?[a-z]+ (?:to|with|that)|pioneered [\\w' -]{3,40} in (?:the )?(?:britain|uk|united kingdom|england|wales|scotland|country)`,
  '(?:treats?|treated|looks? after|looked after|works? with|worked with) (?:[a-z]+ ){0,2}?(?:olympic|olympians?|celebrit(?:y|ies)|premier league|royals?)(?: [a-z]+)?|trusted by (?:[a-z]+ )?(?:premier league|league|rugby|football) clubs?',
  `one of (?:only|just) (?:an? )?(?:handful|few|couple|${COUNT})(?: of)? (?:[a-z-]+ ){0,4}?(?:${PROVIDER})(?: [\\w'-]+){0,2}? ${AREA}|one of (?:the )?(?:very )?few (?:[a-z-]+ ){0,3}?${PROVIDER}(?: [\\w'-]+){0,2}? ${AREA}`,
  'of (?:international|national|world) renown|(?:internationally|nationally) (?:renowned|recognised|acclaimed)',
  'market[ -]leaders?',
  "(?:(?:are|is|as|remains?|become) (?:(?:the|an?|among the|one of the) )?|the )(?:(?!(?:group|class|team|session|walk)\\b)[a-z'-]+ )?(?:leaders?|pioneers?|authorit(?:y|ies)) (?:in|on|for)(?! charge\\b| the (?:group|class|course|team|room))",
  'leaders? in (?:the field|[a-z]+(?:care| removal| loss| health))',
  '(?:the gold standard (?:of|in)|(?:we are|our [a-z -]{2,30} (?:is|are)) the gold standard|(?:we|our [a-z]+) sets? the (?:gold )?(?:standards?|benchmark|bar))',
  '(?:head and shoulders|a cut|a class) (?:above|ahead)',
  // 'Turn left two streets ahead', 'the streets above the harbour'
  '(?<!\\b(?:two|three|four|few|several|the|narrow|quiet|of) )streets (?:ahead|above (?:the (?:rest|others|competition)|any|every|all)\\b)',
  'in a (?:class|league) of (?:its|our|their|her|his) own',
];

/** 'Chloe is known as the leading artist': praise that the clinic repeats is its own claim. */
const IS_KNOWN = /\b(?:is|are|am) (?:[a-z]+ )?known as $/;

/** 'People drive past other clinics, because Tessa is the finest nurse in Kent': the reason is not about the others. */
const reasonIn = (before: string): string => before.split(/, (?:because|since|as) /).at(-1) ?? '';

export const SUPERLATIVES: Lexicon = {
  words: anyOf(...RANKED, ...COMPARED, ...TITLES),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    (isAboutOthers({ ...context, before: reasonIn(context.before) }) && !IS_KNOWN.test(context.before)) ||
    isOrdinary(context),
};

/** 'It is the most reliable way to replace a tooth': in the description of a treatment, “it” is what the clinic sells. */
export const TREATMENT_SUPERLATIVES: Lexicon = {
  words: anyOf(
    `(?:is|are|offers?|gives?)(?: [a-z]+)? the (?:very )?(?:best|most (?!${NEUTRAL}\\b)[a-z]+|${KIND}|(?:quick|fast|easi|simpl|strong|sur)est) (?:[a-z]+ )?(?:way|method|treatment|option|solution|technique|result)s?(?: (?:to|of|for|against)\\b)?`,
  ),
  harmless: isNotAsserted,
};
