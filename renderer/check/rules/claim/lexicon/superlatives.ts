/** Words that claim superiority or a rank (CAP code 3.7; GMC, Good medical practice). */
import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

const PROVIDER =
  '(?:clinics?|practices?|surger(?:y|ies)|salons?|studios?|spas?|hospitals?|centres?|dentists?|doctors?|gps?|vets?|opticians?|optometrists?|osteopaths?|chiropractors?|podiatrists?|chiropodists?|physiotherap(?:ists?|y)|physios?|nutritionists?|dieti[ct]ians?|audiologists?|therapists?|beauticians?|nurses?|practitioners?|specialists?|injectors?|experts?|coach(?:es)?|surgeons?|trainers?|groomers?|psychologists?|hygienists?|orthodontists?|technicians?|stylists?|artists?|providers?|teams?)';
/** What a clinic offers: 'healthcare', 'facials', 'laser hair removal'. */
const SERVICE =
  '(?:[a-z]*care|treatments?|results|service|facials?|massages?|manicures?|pedicures?|[a-z]+ removal|whitening|dentistry|medicine|rehabilitation|rehab|(?:eye|hearing|sight) tests?|[a-z]+(?:therapy|metry|ology|iatry|plasty|ics)|address|place|choice|hands)';
/** Adjectives of “most” that compare treatments, and not clinics: 'the most recent treatments'. */
const NEUTRAL = '(?:of|recent|common|likely|important|suitable|appropriate|popular|frequent|expensive|people|patients)';
const RANK = `(?:best|leading|finest|top|foremost|premier|favourite|no\\.? ?1|number one|(?:friendl|gentl|kind|great|saf|nic)i?est|most (?:highly )?(?:experienced|qualified|trusted|advanced|recommended|skilled|respected|trained))`;
const MOST = `(?:(?:friendl|gentl|kind|great|saf|nic)i?est and )?most (?!${NEUTRAL}\\b)[a-z]+(?: and [a-z]+)?`;
const BETWEEN = "(?: (?!(?:of|in|for|the|to|on|at|is|and|or|that|who|if)\\b)[\\w'-]+){0,3}";
const WHOSE = "(?:the|our|your|[a-z]+'s|[a-z]+s')";
/** An area in which nobody can compare all clinics. */
const AREA =
  "(?:(?:anywhere |all |around )?(?:in|within|across|this side of|north of|south of|east of|west of|outside)(?: (?:all|the))* [\\w'-]+|for miles(?: around)?|around here|money can buy|(?:that )?you (?:can|will|could) (?:ever )?(?:find|get))";
const BETTER = '(?:better|[a-z]+ier|(?:gentl|kind|saf|fin|fast)er|more [a-z-]+)';
const NOBODY = `(?:nobody|no ?one|no (?:other )?${PROVIDER})`;

export const SUPERLATIVES: Lexicon = {
  words: anyOf(
    `(?:the|simply the|is the|are the) ${RANK}(?: [\\w'-]+){0,4}? ${AREA}`,
    `${WHOSE}(?: very)? ${RANK}${BETWEEN} (?:${PROVIDER}|treatments?|results|care)`,
    `${WHOSE} ${MOST}${BETWEEN} ${PROVIDER}`,
    '(?:world[ -](?:class|leading|renowned|famous)|award[ -]winning|best[ -]in[ -]class|un(?:rivalled|paralleled|matched|surpassed|beatable)|second to none|number one|no\\.? ?1)',
    `(?:leading|top|finest|foremost|premier) (?:[\\w-]+ )?${PROVIDER}`,
    `the only ${PROVIDER} (?:in|within|for)`,
    "(?:our|the clinic's) (?:[\\w-]+ )?(?:specialists?|consultants?)",
    `best (?:results|treatments?|care|${PROVIDER})`,
    `(?:(?:better|more) [a-z-]+|${BETTER}) than (?:those (?:of|at) )?(?:any|every|all|most)(?: of)?(?: the)?(?: other)? ${PROVIDER}`,
    `${BETTER} than (?:(?:any|every)(?:one|body)(?: else)?|anywhere(?: else)?|elsewhere|the (?:others|rest|competition))`,
    `${NOBODY}(?: [\\w'-]+){0,8}? (?:better|more|as well|like (?:us|we|our)|comes? close|(?:can )?match(?:es)?|compares?)`,
    `(?:no|(?:not|never|n't|cannot) find an?) ${BETTER} (?:${PROVIDER}|${SERVICE})`,
    `(?:not|never|won't|can't|cannot) find (?:an? )?${BETTER}(?: [a-z]+){1,3}`,
    '(?:(?:simply|by far|(?:regarded|known|seen) as|(?:we|they) are|(?:she|he) is|voted) the best|voted best)(?= *(?:$|[.!,;]|\\u0000)| (?:at what|in the business|there is|of the best)\\b)',
    'leading (?:name|authority|authorities)',
    'leads? the (?:field|way|market)',
    'of (?:international|national|world) renown|internationally (?:renowned|recognised|acclaimed)',
    'market[ -]leaders?',
    '(?:a )?leaders? in (?:the field|[a-z]+(?:care| removal| loss| health))',
    'the gold standard (?:of|in)',
    '(?:head and shoulders|a cut|a class|streets) (?:above|ahead)',
    'in a class of (?:its|our|their) own',
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || isOrdinary(context),
};

const THINGS =
  '(?:equipment|lens(?:es)?|clinics?|services?|tools?|shoes?|rooms?|training|knowledge|interests?|advice|care|treatments?|products?|instruments?)';
/** What is compared if it is not the clinic. */
const OTHER_THING =
  /\b(?:time|days?|weeks?|season|ways?|parking|views?|walks?|pubs?|restaurants?|positions?|exercises?|shoes?|food|things?|chance|option|weather|light|seats?|hospital|schools?)\b/;
const IN_AREA = new RegExp(`^(?:simply |is |are )?the .* ${AREA}$`);
const AREA_NOUN =
  /\b(?:town|city|county|country|area|region|district|land|world|field|uk|north|south|east|west|business|around|buy|find|get)$/;

/** 'For the best results', 'the best treatment for you', 'our number one priority', 'our specialist lenses' */
function isOrdinary(context: WordContext): boolean {
  const { word, before, after, authored } = context;
  if (
    /\b(?:become|hire|meet other|among|you are|you're|for|find|choose|choosing|want|deserves?) (?:the )?$/.test(before)
  )
    return true;
  if (/\b(?:treatments?|results|care)$/.test(word)) return ORDINARY_AFTER.test(after);
  if (/^(?:number one|no\.? ?1)$/.test(word)) return isOrdinaryNumber(context);
  if (/specialist$/.test(word)) return new RegExp(`^ (?:[\\w-]+ )?${THINGS}\\b`).test(after);
  if (/\bthan (?:any|every|elsewhere|the )/.test(word) && !new RegExp(PROVIDER).test(word))
    return !/\b(?:we|our|us|here)\b/.test(before);
  if (/^(?:nobody|no ?one)/.test(word)) return !isAboutSkill(context);
  if (IN_AREA.test(word))
    return OTHER_THING.test(word) || !(AREA_NOUN.test(word) || /\p{Lu}[\p{L}’'-]*$/u.test(authored));
  return false;
}

const ORDINARY_AFTER = /^ (?:for|is|of|depends?|comes?|may|might|would|at|when|if|with|possible|option|against)\b/;

const isOrdinaryNumber = ({ before, after }: WordContext): boolean =>
  /^ (?:cause|priority|reason|concern|rule|tip|problem|enemy|question|on)\b/.test(after) ||
  /\b(?:tooth|bus|room|question|tip|rule|step|priority) $/.test(before);

/** 'Nobody fits varifocals better', but not 'nobody feels better at once' or 'nobody does better with gums than …' */
const isAboutSkill = ({ word, after }: WordContext): boolean =>
  !/\b(?:feels?|is|are|was|gets?|sleeps?|recovers?|heals?|walks?|hears?|sees?|runs?|lives?|needs?|has|have|had|should|must|wants?|likes?|deserves?|pays?|waits?|does (?:better|more|as well))\b/.test(
    word,
  ) && !/^ (?:with|if|when|because|after)\b|^ than (?!us\b|we\b|our\b)/.test(after);
