/** Public bodies and registers that are said to endorse the clinic: 'approved by the NHS', 'the CQC recommends our practice'. */
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { anyOf, isNotAsserted, type Lexicon, type WordContext } from './lexicon.ts';
import { SERVICE } from './providers.ts';
import { REGISTER_NAMES } from './registers.ts';

const PUBLIC_BODY =
  '(?:the )?(?:nhs|national health service|cqc|care quality commission|ofsted|mhra|department of health|government|ministry of health|rspca|world health organi[sz]ation|british (?:medical|dental|veterinary) association)\\b';
const BODY = `(?:${PUBLIC_BODY}|(?:the )?(?:${REGISTER_NAMES}))`;
/** Bodies that do approve doctors, for certain examinations, but recommend nobody. */
const AUTHORITY =
  '(?:the )?(?:dvla|driver and vehicle licensing agency|hse|health and safety executive|caa|civil aviation authority|mca|maritime and coastguard agency|home office|health board|council|police)\\b';
const ENDORSED = '(?:approved|recommended|endorsed|backed|supported)';
/** Bodies of one profession, which endorse no clinic: 'the Chartered Society of Physiotherapy' */
const PROFESSIONAL_BODY =
  '(?:the )?(?:royal college|chartered (?:society|institute|college)|british (?:[a-z]+ )?(?:association|society|academy|college)) (?:of|for) [a-z]+';
/** 'The warm treatment has the blessing of the General Optical Council' */
const BLESSING =
  '(?:with|ha(?:s|ve)|carr(?:y|ies)|enjoys?) the (?:full |official )?(?:blessing|approval|backing|endorsement|support|recommendation|seal of approval|stamp of approval) of';
/** Registers accredit people: 'Anna is accredited by the BACP' is about her entry. */
const ACCREDITED = '(?:accredited|certified)';
const PROFESSIONAL =
  '(?:gps?|doctors?|dentists?|surgeons?|consultants?|nurses?|midwi(?:fe|ves)|vets?|physios?|coaches|trainers?)';
/** 'Every GP in Skipton brings their own children here': as a witness, this is a recommendation. */
const OWN_CHOICE =
  '(?:sends?|brings?|comes?|trusts?) (?:us )?(?:with )?(?:their|his|her) own (?:[a-z]+ )?(?:[a-z]+ )??(?:to us|here|to our [a-z]+|with us)';
/** 'all major insurers', 'every other leading health insurer': nobody knows what all of them do. */
const EVERY_INSURER =
  '(?:all|every|each)(?: of)?(?: the)? (?:other )?(?:(?:major|main|leading|big|large|top|uk|british|private|health|medical|pet) )*(?:insurers?|insurance (?:company|companies|providers?))';
const ENDORSES =
  '(?:recommends?|endorses?|approves?(?: of)?|backs?|trusts?|(?:has|have) (?:approved|recommended|endorsed|backed))';
/** What public bodies do approve. */
const INFORMATION =
  '(?:apps?|websites?|sites?|pages?|leaflets?|guid(?:e|ance|eline)s?|information|advice|list|suppliers?|frameworks?|products?|devices?|courses?|tests?|vaccines?|trusts?)\\b';
/** What trainers give */
const COURSE = '(?:course|certificate|qualification|diploma|award|class|workshop)';
const RECOMMENDS = '(?:recommends?|endorses?|backs?|trusts?)';
const CLINIC = `(?:us\\b|our [a-z-]+|(?:this|the) (?:${CLINIC_NOUN}|team)|(?:this|the) [a-z]+ ${CLINIC_NOUN})`;

/** 'The clinic that', not 'choose a clinic that': see `isAboutClinic`. */
const PLACE = `(?:the|a|your|one) (?:only |one )?(?:[a-z-]+ ){0,2}(?:${CLINIC_NOUN}|team|doctor|dentist|vet|nurse)s?`;
/** 'The health board sends us the people whom it cannot help' */
const LAST_RESORT =
  "(?:sends?|refers?|passes) (?:us|to us|our way)\\b(?: [\\w'-]+){0,6}? (?:it|they|he|she|nobody else|no one else) (?:cannot|can't|could not|couldn't|can) (?:help|treat|cure|explain|solve)";

const OUTLET =
  "(?:the )?(?:guardian|(?:sunday )?times|telegraph|daily mail|mail online|independent|observer|financial times|evening standard|bbc|itv|channel (?:4|5|four|five)|sky news|radio (?:\\d|one|two|four|five)|this morning|vogue|elle|tatler|grazia|glamour|cosmopolitan|marie claire|harper's bazaar|hello|good housekeeping|vanity fair|forbes|country life|lancet|bmj|british medical journal|national (?:press|newspapers|television|tv)|television|tv)\\b";
const REPORTED =
  '(?:seen|featured|heard|recommended|mentioned|reported|named|praised|quoted|profiled|written about|listed|appeared|published)';

/** 'As seen in The Guardian', 'Tatler lists us': the press as a witness. */
export const PRESS: Lexicon = {
  words: anyOf(
    `(?:as )?${REPORTED} (?:(?:[a-z]+ ){0,4})?(?:in|on|by) ${OUTLET}(?:(?:,| and|, and)(?: (?:in|on|by))? ${OUTLET})*`,
    `(?:we|our (?:team|[a-z]+)) (?:were|was|have been|has been) (?:in|on) ${OUTLET}`,
    `${OUTLET}(?:'s [a-z]+)? (?:has |have )?(?:wrote about|written about|lists|listed|recommends|recommended|features|featured|praises|praised|calls|called|chose|named) (?:us\\b|our [a-z]+|(?:this|the) ${CLINIC_NOUN})`,
    `in the press: ${OUTLET}`,
    // 'As featured in Runner’s World'
    `as (?:seen|featured|heard) (?:in|on) (?:the )?[a-z']+(?: [a-z']+)?`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    !isOutlet(context) ||
    // 'In The Times of 3 May 2025' can be looked up.
    /\b20\d\d\b/.test(context.after) ||
    !(OF_CLINIC.test(context.before) || OF_CLINIC_AFTER.test(context.word)),
};

const KNOWN_OUTLET = new RegExp(`\\b${OUTLET}`);
/** The name of a magazine has capital letters. */
const isOutlet = ({ word, authored }: WordContext): boolean =>
  KNOWN_OUTLET.test(word) || / (?:in|on) (?:[Tt]he )?(?!Figure|Table|Part|Chapter)\p{Lu}/u.test(authored);

const OF_CLINIC_AFTER = new RegExp(
  String.raw`\b(?:us|our [a-z]+|(?:this|the) ${CLINIC_NOUN})$|^(?:we|our|in the press)\b`,
);
const OF_CLINIC = new RegExp(
  String.raw`^(?:(?:proudly|recently|now|also) )*$|\b(?:we|our [a-z]+|this ${CLINIC_NOUN})(?: (?:were|was|are|have|has|been|also|recently|often))+ $`,
);

export const ENDORSEMENTS: Lexicon = {
  words: anyOf(
    `${ENDORSED}(?:(?:,| and|, and) ${ENDORSED})* by ${BODY}(?:(?:, | and |, and )${BODY})*`,
    `${ENDORSED} by ${PROFESSIONAL_BODY}`,
    // 'Recommended by every GP in Cardiff'
    `${ENDORSED} by (?:all|every|most|nearly all|almost every|the|local)(?: (?:of the|local|nhs|other|leading|top))* (?:gps?|doctors?|dentists?|surgeons?|consultants?|midwi(?:fe|ves)|vets?|hospitals?|health visitors?|opticians?)`,
    `(?:(?:recognised|accepted|${ENDORSED}) by|(?:recognised|approved|registered|preferred) (?:[a-z]+ )?(?:provider|clinic|practice)s? (?:for|with|of|to|by)|(?:on the|with) (?:[a-z]+ )?(?:list|panel)s? of|(?:recognised|registered|approved) with) (?:(?!your\\b)[a-z]+(?:,| and|, and) ){0,4}${EVERY_INSURER}`,
    `(?:every|all(?: of)?(?: the)?|the|local) (?:[a-z]+ )?${PROFESSIONAL}(?: (?:in|of|around|from) [a-z]+)? ${OWN_CHOICE}`,
    `${BLESSING} (?:${BODY}|${PROFESSIONAL_BODY})`,
    `${ACCREDITED} by ${PUBLIC_BODY}`,
    // 'The NHS-approved way to recover', but not 'an NHS-approved app'
    `(?:nhs|ofsted|cqc)[ -](?:approved|recommended|endorsed|backed) (?:(?!${INFORMATION})[a-z-]+ ){0,2}(?!${INFORMATION})[a-z-]+`,
    // 'It is an Ofqual-regulated diploma', 'our course ends with a CPD-certified certificate'
    `(?<=\\b(?:it|this|ours|(?:our|the|this) ${COURSE}) (?:is|leads to|ends with|counts as) (?:an? |the )?)[a-z]+-(?:regulated|accredited|certified|approved|recognised) (?:[\\w-]+ ){0,3}?${COURSE}`,
    `${BODY} (?:(?:also|even|officially|highly) )?${ENDORSES} ${CLINIC}`,
    // 'The clinic that the DVLA and the HSE recommend'
    `${PLACE} (?:that|which|whom|who) (?:${BODY}|${AUTHORITY})(?:(?:, | and |, and )(?:${BODY}|${AUTHORITY}))* (?:(?:also|even|both|all) )?${RECOMMENDS}`,
    `${AUTHORITY} (?:(?:also|even|officially|highly) )?${RECOMMENDS} ${CLINIC}`,
    `(?:${PUBLIC_BODY}|${AUTHORITY}|(?:the )?(?:nhs )?(?:hospitals?|gps|doctors)) ${LAST_RESORT}`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    !(OF_COURSE.test(context.word) ? /^\p{Lu}/u.test(context.authored) : isAboutClinic(context)),
};

const OF_COURSE = new RegExp(`^[a-z]+-[a-z]+ed .*${COURSE}$`);

/** A phrase without a verb describes the clinic that publishes it: 'Approved by the NHS', 'Laser treatment, approved by the NHS' */
const PHRASE = new RegExp(
  `^(?:(?!.*\\b(?:is|are|was|were|be|been)\\b).*\\b(?:${SERVICE}|sessions?|appointments?|courses?)\\b.*)?$`,
);
const OWN = new RegExp(String.raw`\b(?:we|our|us|(?:this|the) (?:${CLINIC_NOUN}|team))\b`);
/** 'We use only products that are approved by the MHRA', 'we give the vaccines that the NHS recommends' */
const OF_THING =
  /\b(?:that|which|who) (?:is|are|was|were|has been|have been) $|\b(?:use|give|follow|offer|teach|wear|drink|take|read|see)s?\b[^,]*$/;

const NAMES_CLINIC = new RegExp(`${ENDORSES} ${CLINIC}$|${LAST_RESORT}$|${OWN_CHOICE}$`);
const isAboutClinic = ({ word, before }: WordContext): boolean =>
  NAMES_CLINIC.test(word) ||
  /^nhs[ -]/.test(word) ||
  ((PHRASE.test(before) || OWN.test(before)) && !OF_THING.test(before));
