/** Superlatives and comparisons that do not compare the clinic with others: 'the best treatment for you'. */
import type { WordContext } from './lexicon.ts';
import { AREA, OUTCOME, PROVIDER, SERVICE } from './providers.ts';

const THINGS =
  '(?:equipment|lens(?:es)?|clinics?|services?|tools?|shoes?|rooms?|training|knowledge|interests?|advice|care|treatments?|products?|instruments?)';
/** 'Our street won a prize', 'the award-winning fish and chip shop' */
const AWARDED = /\b(?:award|prize|won|winners?|finalists?|accolade|medal)/;
const OTHER_WINNER =
  /\b(?:street|town|village|garden|gardener|neighbours?|school|park|beach|building|architect|baker|brewer|library)\b/;
const OTHER_HOUSE =
  /^ (?:[\w-]+ ){0,3}(?:shop|café|cafe|bakery|pub|restaurant|hotel|gardens?|films?|books?|cheese|beer|bread|beach|park|museum|school|gallery|cake|ice cream)\b/;
/** Things that may be compared instead of the clinic. */
const OTHER_THING =
  /\b(?:time|days?|weeks?|season|ways?|parking|car park|views?|walks?|pubs?|restaurants?|positions?|exercises?|shoes?|food|things?|chance|option|weather|light|seats?|hospital|schools?|evidence|studies|trials?|road|(?<!high )street|lane|causes?|reasons?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
const IN_AREA = new RegExp(` ${AREA}$`);
const AREA_NOUN =
  /\b(?:town|city|county|country|area|region|district|land|world|field|uk|north|south|east|west|coast|island|side|high street|market|planet|business|around|miles|buy|find|get)$/;
const isInArea = ({ word, authored }: WordContext): boolean =>
  AREA_NOUN.test(word) || /\p{Lu}[\p{L}’'-]*$/u.test(authored);

/** 'For the best results', 'our number one priority', 'our specialist lenses', 'you are the best expert on your body' */
export function isOrdinary(context: WordContext): boolean {
  const { word, before, after } = context;
  if (
    !/^no /.test(word) &&
    /\b(?:(?<!\b(?:has|have|had) )become|hire|meet other|you are|you're|for|find|choose|choosing|want|deserves?) (?:the )?$/.test(
      before,
    ) &&
    !CHOSEN.test(before)
  )
    return true;
  if (/^ (?:is|are) (?:one (?:who|that)|somebody|someone|whoever|those who)\b/.test(after)) return true;
  if (OFFERED.test(word) && /^(?:the )?best /.test(word) && ORDINARY_AFTER.test(after)) return true;
  if (/ place$/.test(word) && PLACED.test(after)) return true;
  if (/(?:authorities|experts|names|voices)$/.test(word) && /\bby (?:the )?$/.test(before)) return true;
  if (/excellence$/.test(word))
    return !(TITLE_OF_OURS.test(before) || OWN.test(`${before}${after}`)) || ELSEWHERE.test(before);
  if (/^(?:number[ -]one|no\.? ?1)$/.test(word)) return isOrdinaryNumber(context);
  if (/specialist$/.test(word)) return new RegExp(`^ (?:[\\w-]+ )?${THINGS}\\b`).test(after);
  if (/^(?:the|\S+'s) only/.test(word)) return isOnlyElsewhere(context);
  if (EMBEDDED.test(before) && /^(?:is |are )?the /.test(word)) return true;
  if (/^(?:nobody|nowhere|no ?one|no |few )/.test(word)) return !isAboutSkill(context);
  if (/^(?:above|ahead)/.test(word) || / than /.test(word)) return isOtherComparison(context);
  if (AWARDED.test(word) && (OTHER_WINNER.test(before) || OTHER_HOUSE.test(after))) return true;
  if (/money can buy$/.test(word)) return !OWN.test(before) && !CLINIC_NOUN.test(`${before}${word}`);
  if (IN_AREA.test(word)) return OTHER_THING.test(word) || !(isInArea(context) || CLINIC.test(word));
  return false;
}

/** 'People ask us who is the best', 'it comes back even after the best laser in the world' */
const EMBEDDED =
  /\b(?:asks?|asked|wonder|know) (?:[a-z]+ ){0,3}$|\b(?:who|which|what)(?: one)? $|\b(?:after|despite) $/;
/** 'You are choosing the finest pool in Wales' states what it is; 'if you are choosing the best clinic' does not. */
const CHOSEN = /^(?:[\w' ]+, )?you(?: (?:are|have)|'re|'ve) (?:just |also )?(?:choosing|chosen|found) (?:the )?$/;
/** 'The safest place for a baby to sleep is on the back': where something happens, and no address. */
const PLACED =
  /^ (?:for|to)\b.* (?:is|remains) (?:[a-z]+ )?(?:on|under|in (?:an?|your|their|bed)|an?|your|their|home|bed)\b/;
const ELSEWHERE = /\b(?:trained|worked|refer\w*|hospitals?|sends? you|letters?)\b/;
/** 'A nationally accredited centre of excellence' */
const TITLE_OF_OURS =
  /^(?:an? |the )?(?:[a-z]+ly )?(?:(?:accredited|recogni[sz]ed|designated|certified|award-winning|true|real) )?$/;
const OFFERED = new RegExp(`\\b(?:${SERVICE}|${OUTCOME})$`);
const CLINIC = new RegExp(`\\b(?:${PROVIDER}|name) in `);
const CLINIC_NOUN = new RegExp(`\\b${PROVIDER}`);
const ORDINARY_AFTER = /^ (?:for|is|of|depends?|comes?|may|might|would|at|when|if|with|possible|option|against)\b/;

const isOrdinaryNumber = ({ before, after }: WordContext): boolean =>
  /^ (?:cause|priority|reason|concern|rule|tip|problem|enemy|question|on|bus|tram|train|route|line|song|hit|book)\b/.test(
    after,
  ) || /\b(?:tooth|bus|room|question|tip|rule|step|priority) $/.test(before);

/** 'Exercise works better than any tablet', 'shoes do more than any podiatrist': neither is about the clinic. */
const isOtherComparison = (context: WordContext): boolean => {
  const { word, before, after } = context;
  if (/ than (?:the|those|what) .*(?:nhs|gp|doctor|dentist|optician|vet|hospital)$/.test(word)) return false;
  if (IN_AREA.test(word)) return OTHER_THING.test(`${before}${word}`) || !isInArea(context);
  return (
    !(before === '' || OTHER_PROVIDER.test(word) || OWN.test(`${before}${word}`)) || COSTS.test(`${before}${after}`)
  );
};

/** 'The only nurse on duty', 'the only dentist in our street' */
const isOnlyElsewhere = (context: WordContext): boolean =>
  /^the /.test(context.word)
    ? !isInArea(context) || / (?:road|street|lane|building)\b/.test(`${context.word}${context.after}`)
    : /\b(?:day|week|month|year|morning|today|tomorrow)'s\b/.test(context.word);

const OTHER_PROVIDER = new RegExp(`\\bother (?:[a-z-]+ )?${PROVIDER}$`);
const OWN = /\b(?:we|our|us|here|ours|(?:mr|mrs|ms|miss|dr|prof\w*) [a-z]+)\b/;
const COSTS = /\b(?:costs?|pay|minutes|longer)\b/;

/** 'Nobody fits varifocals better', but not 'nobody feels better at once' or 'nobody does better with gums than …' */
const isAboutSkill = ({ word, after }: WordContext): boolean => {
  // 'Nobody will press you to buy more'
  if (/\byou (?:to|into|for)\b|\b(?:buy|pay|spend|charged?) more$/.test(word)) return false;
  if (/\b(?:has|have) better$/.test(word) && HAS_PROVIDER.test(after)) return true;
  if (
    /^(?: [\w'-]+){0,4} than (?:us|we|ours?|here)\b/.test(after) ||
    THAN_PERSON.test(after) ||
    /\b(?:us|we|our)$| like [a-z]+ (?:does|do|can)$/.test(word)
  )
    return true;
  if (/\b(?:offers?|provides?)$/.test(word)) return SUPPLIED.test(word) && !/^ (?:appointments?|refunds?)/.test(after);
  if (/^(?: [\w'-]+){0,4} than\b|^ (?:with|if|when|because|after)\b/.test(after))
    return /^no better /.test(word) && CLINIC_NOUN.test(word);
  return !PATIENT_VERB.test(word) || (CLINIC_NOUN.test(word) && !/^(?:nobody|no ?one)\b/.test(word));
};

const HAS_PROVIDER = new RegExp(`^ (?:[a-z-]+ )?${PROVIDER}\\b`);

/** 'knows more about migraine than Imogen', at the end of the sentence */
const THAN_PERSON =
  /^(?: [\w'-]+){0,4} than (?!you|they|he|she|it|this|that|before|ever|usual|others?|[a-z]+ing\b)(?:(?:mrs?|ms|miss|mx|dr|prof(?:essor)?)\.? )?[a-z]+\W*$/;

/** 'that no other clinic offers' */
const SUPPLIED = /\bno other\b.* (?:offers?|provides?)$/;

/** What patients do, and not clinics. */
const PATIENT_VERB =
  /\b(?!(?:has|have) (?:ever )?(?:done|performed|carried out|treated|seen|fitted|placed|given|made|trained|completed|delivered|removed|helped)\b)(?:feels?|is|are|was|gets?|sleeps?|recovers?|heals?|walks?|hears?|sees?|runs?|lives?|needs?|has|have|had|should|must|wants?|likes?|deserves?|pays?|waits?|manages?|eats?|drinks?|expects?|remembers?|notices?|weighs?|does (?:better|more|as well))\b/;
