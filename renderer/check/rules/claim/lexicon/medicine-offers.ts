/**
 * Sentences in which a clinic offers or arranges a group of prescription-only medicines. The same words in advice, in a
 * warning or about another prescriber advertise nothing (CAP code 12.12; Human Medicines Regulations 2012, reg 284).
 */
import type { Lexicon, WordContext } from './lexicon.ts';
import { GROUPS_OF_MEDICINES, REMEDIES, VACCINES } from './medicine-groups.ts';

const WE =
  '(?:we|let us|our (?:[a-z-]+ ){1,4}?|(?:an?|the|one|this|that|visiting|guest|partner) (?:[a-z-]+ ){0,2}(?:doctor|nurse|gp|prescriber|psychiatrist|vet|dentist|pharmacist|clinic)|(?:dr|mr|mrs|ms) [a-z]+|i)';
const GIVES =
  '(?:offer|give|provide|prescribe|supply|sell|arrange|organise|inject|start|keep|stock|send|post|supplie|use|recommend|follow|issue|hand out|write|put|try|have|treat|get|find|sort out|do|carry out|perform|administer|dispense|combine|add|numb|starts? you on)(?:e?s|ing|d)?';
/** Words between a verb and its object. */
const BETWEEN =
  "(?:(?!before|after|instead|than|without|until|while|unless|against|about|if|when|who|which|your gp|what|advice)[\\w',-]+ ){0,7}";

const OFFERED_BEFORE: readonly RegExp[] = [
  new RegExp(`\\b${WE}\\b[^.]{0,60}\\b${GIVES} ${BETWEEN}$`),
  /\b(?:ask|talk|speak)(?: (?:us|to us|(?:to )?our [a-z]+|(?:to )?(?:dr|mr|mrs|ms) [a-z]+|[a-z]+))?(?: (?:now|today))? (?:about|for) (?:[\w'-]+ ){0,4}$/,
  // 'Renew your HRT with us', 'now prescribing statins', 'no wait for antibiotics'
  /^(?:(?:need|want|looking for|after|in need of|book|order|get|collect|buy|try|private|prescribed|now|start|renew|reserve|pick up|save on|stock up on|why wait for|now (?:prescrib|stock|offer|supply|sell)ing)\b|top up(?= (?:on )?your)|no (?:wait|queue|waiting list) for) (?:(?!(?:about|with|that|when|at)\b)[\w'-]+ ){0,4}$/,
  /\b(?:take|takes|use|uses|love|loves|trust|choose|wear) our (?:own )?(?:[a-z-]+ )?$|^(?!we\b)[\w' -]+ with our (?:own )?$|\bour [a-z]+ (?:all )?swear by (?:[a-z-]+ )?$/,
  /^you (?:will |can )?(?:get|receive) (?:[a-z-]+ )?$|^(?:next|same)[ -]day $/,
  new RegExp(`\\b${WE}(?: (?:can|will|also))* $`),
  // 'Ruth carries antibiotics for sore throats': one word before the verb is a name.
  /^(?!(?:nobody|everybody|everyone|someone|somebody|it|who|that|which|he|she|they|gps?|doctors?|dentists?|vets?|hospitals?|pharmac\w+|boots|superdrug)\b)[a-z]+ (?:also |now |gladly )*(?:dispenses|prescribes|injects|stocks|carries|supplies|offers|brings|keeps) (?:[\w'-]+ ){0,4}$/,
  // 'Then Priya can arrange a cortisone shot for the shoulder'
  /^(?:then |and |so )?(?!(?:nobody|everybody|everyone|someone|somebody|it|who|that|which|he|she|they|you|one|people|only|gps?|[a-z]*(?:doctor|dentist|vet|surgeon|consultant|specialist|hospital|nurse|physio)s?|[a-z]+(?:ists|ors|ers))\b)[a-z]+ (?:can|will) (?:also |now |gladly )*(?:arrange|give|prescribe|order|inject|organise|supply)(?: you)? (?:[\w'-]+ ){0,4}$/,
  // 'Where Bath comes for its HRT', 'people turn to us for antibiotics'
  /\b(?:comes?|came|turns?) (?:(?:here|back|in|to us|to (?:dr|mr|mrs|ms) [a-z]+) )?for (?:(?:its|their|your|her|his) )?(?:[a-z-]+ )?$/,
  new RegExp(`\\b(?:come|pop|drop|call) (?:in|by|round|to us) for ${BETWEEN}$`),
  /\b(?:pair|combine|team|top up|follow|finish) (?:[\w'-]+ ){1,5}with (?:our |an? |the )?(?:[\w'-]+ )?$/,
  /\bwhy not (?:have|try|get|add|take|ask for) (?:[\w'-]+ ){0,3}$/,
  /(?:^|\byou (?:can )?|, )(?:leave|go home|walk out|fly) with (?:(?!(?:about|on|advice)\b)[\w'-]+ ){0,4}$/,
  /\b(?:now(?! (?:supplies|sells|stocks|offers)\b)|new|including|plus|combine [a-z ]+ with) (?:[\w'-]+ ){0,3}$/,
];
const OFFERED_AFTER: readonly RegExp[] = [
  /^(?:,? [\w'-]+){0,8}?,? (?:(?:is|are|can|will)(?: all| also| now| often| usually)?(?: be)? )?(?:available|in stock|ready|arranged|supplied|posted|delivered|collected|picked up|handed out|(?:done|carried out|performed) by our|bought|booked|offered|tailored|started|prescribed (?:by our|on the|in clinic|here|online|after a (?:short|quick)|privately|same|from)|given (?:by our|here|on|at|every|in)|included|part of (?:the|our)|on the menu|on offer)\b/,
  /^ (?:(?:with|from|through) us|here)\b|^ on request\b|^,? discreetly\b|^[^.]{0,20}\b(?:arrives?|comes?|ships?) (?:by (?:post|courier)|(?:the )?next day|tomorrow|in plain)\b|^[^.]{0,20}\bwithin (?:the|an) hour\b/,
  /^[^.]{0,40}\b(?:on (?:private )?prescription|(?:without|no|skip|avoid) (?:an?|the|your|any)? ?(?:appointments?|gp|doctor|wait(?:ing(?: list| room)?)?|referral|queue|argument|fuss|lecture|questions? asked|quibble)|from our|by our|with our|our [a-z ]{2,25}(?:prescribes?|injects?|gives?|offers?|supplies)|ask (?:us|at reception|at the desk)|in our (?:clinic|shop|rooms)|(?:at|from|behind) (?:the|our) (?:desk|counter|reception|till)|at your first|(?:the )?same (?:day|week|afternoon|evening|visit)|call away|(?:to|at|on) your door(?:step)?|from £|for £)/,
  /\b(?!(?:gps?|doctors?|hospitals?|dentists?|vets?|pharmac\w+|who|they|only|nurses?|midwi\w+|consultants?)\b)[a-z]+ (?:can|will) (?:get|arrange|order|prescribe|supply|send)(?: you)? (?:them|it|these|one|some)\b/,
  /^[^.:]{0,60}:? (?:our|we|dr) [a-z ,]{0,30}\b(?:prescribe|offer|inject|give|arrange|supply|(?:have|stock|sell|keep|do) (?:them|it|these|those)\b)/,
];

/** 'Prescription wormer: three for the price of two', 'is on the house', 'only £9 a tube', 'order yours at the desk' */
const DEAL =
  /\b(?:(?:two|three|four|\d) for (?:the price of )?(?:one|two|three|\d)|half[ -]price|\d+% off|on the house|free with (?:every|each|any|your)|(?:only|just|at) £\d|(?:order|start|begin) (?:yours|now|today|here)|(?:less|cheaper|lower) than (?:the |your |at )?(?:high[ -]street|chemists?|pharmac(?:y|ies)|shops?|others?)\b|(?:below|under|half|at|for) (?:the )?(?:high[ -]street|supermarket|online|pharmacy|chemists?'?|shop|cost|trade) prices?|(?:slots|appointments|spaces) (?:left )?(?:this|next) week)\b|£[\d.,]+ (?:a|per) (?:tube|strip|bottle|pack(?:et)?|syringe|box|dose|course|tablet|pipette|pump|day)\b/;

const KIND_BEFORE = /^(?:(?:private|rescue|standby|stand-by|emergency|travel|prescription) )*$/;

/** 'Steroid injections for tennis elbow', 'Standby antibiotics for your trip': words without a verb, as in a heading */
const isHeading = ({ before, after }: WordContext): boolean =>
  KIND_BEFORE.test(before) &&
  /^ (?:for|against|from|in|than|twice|once|every) /.test(after) &&
  !/\b(?:is|are|was|were|be|can|may|might|should|must|do|does|have|has|will|would|often|sometimes|usually|always|(?:work|help|need|take|make|cause|lower|raise|last|affect|change|suit)s?)\b/.test(
    after,
  );

/** 'New: antidepressants', 'Price list: statins, £45': words that announce what follows the colon */
const isAnnounced = ({ previous, before, after }: WordContext): boolean =>
  ANNOUNCES.test(previous) && KIND_BEFORE.test(before) && /^(?:$|,? (?:(?:at|from|for) )?£| [-–])/.test(after);
const ANNOUNCES =
  /^(?:new|now|(?:new|now|also) (?:in|here)|price list|private prescriptions|available(?: here| now)?|in stock|what we (?:offer|prescribe|stock|sell))$/;

/** Another prescriber, a medicine in general, or one that harms or is already taken. */
const NO_OFFER =
  /(?<!\b(?:for|than|on) )\bthe nhs\b|\b(?:your (?:own )?(?:gp|doctor|vet|consultant|surgeon|specialist|hospital|psychiatrist|pharmacist|chemist|dentist|midwife)|the hospital|hospitals|elsewhere|in the past|other (?:clinics|doctors|medicines)|(?:can|may|might|do|does|will) not|cannot|never|neither|nor|rarely|only (?:if|when|where)|side[ -]effects?|(?:can|may) (?:cause|make|dry|thin|weaken|darken|raise|lower|affect|lead|irritate|damage)|causes?|thins?|weakens?|over-?us\w+|resist\w+|stop taking|come off|wean|(?:^|please |and |to )bring|bring (?:your|all|any|every|a list|them|along)|tell us|let us know|mention|taking|on the form|checks? with|allergic|allerg(?:y|ies) to|(?:any|your|food) allerg(?:y|ies)|according to|trials?|stud(?:y|ies)|reviews?|risks?|addict\w+|depend\w+ on|before (?:we|you(?! (?:come|arrive|leave|sit|go|fly|travel|lie))\b)|instead of|rather than|as well as|as good as|alternative|without (?:tablets|medicines?|drugs|injections|medication|antibiotics|steroids|painkillers|hormones)|matter for|nothing to do|not (?:our|a|need|needed|help)|no (?:need|antibiotics|medicines?|medication|steroids)|do nothing|nhs charge|over the counter|medication reviews?|when (?:needed|necessary)|last resort|(?:hormone|testosterone|thyroid|blood) levels?|hormone tests?)\b/;

/** 'without the hospital’s waiting list' or 'you need not see your GP' praises the clinic's own offer. */
const SHORTCUT =
  /\b(?:need(?: not|n't)|no need to|(?:do not|don't) (?:need|have) to|without (?:seeing|asking|a (?:visit|trip) to)) (?:(?:see|ask|visit|ring|bother) )?(?:your|the|a) (?:gp|doctor|hospital)\b|\b(?:without|skip|avoid|no need for|forget|beat|no) (?:the |a |your )?(?:hospital(?:'s)?|gp(?:'s)?|doctor(?:'s)?|nhs) (?:waiting (?:lists?|times?)|queues?|wait|appointment|referral|letter)\b|\b(?:without|skip|avoid|beat|no) (?:the |a |any )?(?:waiting list|queue|wait|trip|referral|letter|appointment) (?:for|at|to|from|with) (?:your|the|a) (?:own )?(?:gp|doctor|hospital|surgery)\b|\bth(?:at|an) (?:no|an?|the|other|your) (?:[a-z]+ )?(?:shops?|supermarkets?|chemists?|websites?|stores?|clinics?) (?:may|can|will|is|are|do|does)(?: not|not)?\b/g;

/** 'A single antibiotic injection, and the wound is taken care of', 'One steroid shot into the knee, and it bends' */
const isOneDose = ({ before, after }: WordContext): boolean =>
  /^\W*(?:just |only )?(?:an?|one) (?:[a-z-]+ ){0,2}$/.test(before) &&
  /^(?: (?:in|into|under) (?:the|your) [a-z]+)?,? and (?:the|your|it|he|she|they)\b/.test(after);

/** 'Strong steroid creams, on the day', 'Antibiotics while you wait.': words without a verb, and how soon or where people get them */
const isOnTheSpot = ({ before, after }: WordContext): boolean =>
  /^(?:(?!(?:the|these|those|such|your|some|most|many|no|all|other)\b)[a-z-]+ ){0,2}$/.test(before) &&
  /^(?: (?:for|against) (?:[a-z]+ ){1,2}[a-z]+)?,? (?:on the (?:spot|day)(?=,|$)|while you wait(?=,|$)|today$|(?:now|also|here|today) (?:in|at) [a-z]+|within (?:minutes|the hour)|(?:straight|right) (?:away|into (?:the|your) [a-z]+)|in (?:a few |ten |five )?minutes)\b/.test(
    after,
  );

/** 'That famous tablet for acne? We prescribe it.' */
const OFFERED_IN_REPLY =
  /^ (?:yes,? )?(?:we|our [a-z]+|dr [a-z]+) (?:can |will |now |also |do )*(?:prescribe|stock|offer|have|supply|sell|keep|give|arrange)s? (?:it|them|that|those|one|both|these)\b(?!.* (?:if|only|unless|but)\b)/;

/** 'Hair falling out? Our prescription tablets stop it.' */
const isPraised = ({ before, after }: WordContext): boolean =>
  /^\W*our (?:own )?$/.test(before) &&
  /^(?:$| (?:is|are) (?:much |far )?(?:stronger|better|faster|gentler)\b| (?:stops?|clears?|treats?|helps?|works?|ends?|calms?|keeps?|takes?|switch|puts?|gets?|brings?|slows?|wakes?|melts?|soothes?|lowers?|eases?|lifts?)\b)/.test(
    after,
  );

const isOffered = (context: WordContext): boolean => {
  const { before, word, after, afterColon, endsInQuestionMark } = context;
  const sentence = `${before}${word}${after}`.replace(SHORTCUT, '');
  if (
    NO_OFFER.test(sentence) ||
    (endsInQuestionMark && /^(?:do|are|have|did|is|should|which|what|can i|how|where|when|who)\b/.test(sentence))
  )
    return false;
  return (
    isHeading(context) ||
    isOneDose(context) ||
    isOnTheSpot(context) ||
    OFFERED_IN_REPLY.test(context.reply) ||
    isPraised(context) ||
    isAnnounced(context) ||
    (DEAL.test(`${after}${afterColon}`) && !NO_OFFER.test(afterColon)) ||
    OFFERED_BEFORE.some((one) => one.test(before)) ||
    OFFERED_AFTER.some((one) => one.test(after))
  );
};

/** 'Nail fungus tablets are prescribed by our doctor': any remedy that the clinic prescribes. */
const PRESCRIBED =
  /\b(?:prescribed (?:by (?:our|dr)|privately|here|in (?:the|our)|after|on the|online|the same)|on private prescription|on prescription (?:from (?:our|us)|for|here)|(?:we|our (?:[a-z-]+ ){1,3}) ?(?:can |will |also |often |may )?prescribes?|private prescriptions? for)\b/;

const isPrescribed = ({ before, word, after }: WordContext): boolean => {
  const sentence = `${before}${word}${after}`;
  return PRESCRIBED.test(sentence) && !NO_OFFER.test(sentence);
};

const IN_STOCK =
  /\b(?<!\b(?:out of|not|when|if|keep|whether)\b[^.]{0,20})(?:in stock|on (?:the|our) shel(?:f|ves)|in (?:the|our) fridge|(?:now|back) (?:in|available)|just (?:in|arrived)|available now)\b|\bask [a-z]+ for (?:yours|one|them)\b|\b(?:we|i) (?:now |also |always )*stock\b/;

const isStocked = ({ before, word, after }: WordContext): boolean =>
  IN_STOCK.test(`${before}${word}${after}`) || isGivenAway(before, after);

/** 'Free kennel cough vaccine with every booster', 'skip the queue and have your RSV jab', but not 'free on the NHS' */
const isGivenAway = (before: string, after: string): boolean =>
  /^(?:[^,.]*[ ,])?(?:free|half[ -]price) $/.test(before)
    ? /\bwith (?:every|each|any|your)\b/.test(after) || before.includes('half')
    : /\b(?:is|are|comes?) (?:half[ -]price|on the house)\b/.test(after) ||
      /\b(?:skip|beat|jump) the queue\b/.test(before);

/** Groups of medicines that the clinic offers, unless the context makes them harmless. */
export const offeredGroups = (harmless: (context: WordContext) => boolean): readonly Lexicon[] => [
  { words: GROUPS_OF_MEDICINES, harmless: (context) => !isOffered(context) || harmless(context) },
  { words: REMEDIES, harmless: (context) => !isPrescribed(context) || harmless(context) },
  { words: VACCINES, harmless: (context) => !isStocked(context) || harmless(context) },
];
