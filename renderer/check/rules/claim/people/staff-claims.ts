/** How a sentence ascribes a role to unnamed staff: 'our surgeons', 'in the hands of nurses', 'everybody here is a vet'. */
import type { Person, Site } from '../../../../config/site.ts';
import type { FoundWords, WithinSentence } from '../find-words.ts';
import { registerOf, registerOfTitle, TITLES } from '../lexicon/registers.ts';
import { isElsewhere } from '../lexicon/titled-people.ts';
import { isEveryClinician, type Kind, kindIn } from './staff-meant.ts';

/** “Our doctor” may only visit to prescribe. */
const PRESCRIBER = /^(?:doctor|gp|general practitioner|nurse|pharmacist)$/i;
/** 'our own surgeons' */
const OURS = /\bour(?: (?!(?:patients?|clients?|last|nearest|local)\b)[a-z-]+){0,2} $/;
/** 'a registered nurse gives every injection', 'in the hands of consultant surgeons' */
const QUALIFIED = /\b(?:registered|qualified|chartered|consultant|specialist|experienced|senior)(?: [a-z-]+)? $/;
const IN_HANDS =
  /\b(?:in the hands of|(?:is|are|be|been|was|gets?)(?: [a-z]+ly| always)? (?:[a-z]+ed(?: out| after| to)?|run|led|seen|given|taken|done|read|held|overseen|made|taught) by|^your (?:appointment|visit|session|consultation|treatment) (?:is|will be) with)(?:,? [a-z-]+){0,6} $/;
/** 'Your scan is read by a radiologist', 'our clinic is run by a surgeon' */
const OF_CLINIC = /^\W*(?:your|our|all|every|each|you (?:are|will(?: always)? be))\b(?!.* (?:can|could|would) be\b)/;
/** 'a paediatrician from our own team', 'a radiologist on the team' */
const OF_TEAM =
  /^ (?:(?:from|in|on|of|who is part of) our (?:own )?(?:team|staff|clinic|practice|centre)|on the (?:team|staff)|in[ -]house)\b/;
/** 'By a registered surgeon', on a list of what a treatment includes; 'Run by a surgeon' */
const BY =
  /^(?:(?:led|run|headed|overseen|supervised|staffed|founded) )?by (?:an?|our|two|one of our) (?:[a-z-]+ ){0,3}$/;
/** 'Placed by a specialist surgeon.', of a treatment; anybody may have written a letter or diagnosed a condition. */
const DONE_BY =
  /^(?:(?:always|usually|only) )?(?:placed|fitted|carried out|done|performed|given|taught|read|reported|made|delivered|examined|treated|checked|taken|held|conducted|administered|injected|assessed|planned) by (?:an?|our|two|one of our) (?:[a-z-]+ ){0,3}$/;
/** 'Run by doctors', 'Founded by surgeons'; `REGISTERED` contains “led by doctors”. */
const BY_SEVERAL = /^(?:run|headed|overseen|supervised|staffed|founded|owned|taught) by (?:[a-z-]+ ){0,2}$/;
const NO_CLAUSE = /^[^,;:?]*$/;
const WORKS =
  /^ (?:gives?|performs?|does|do|carr(?:y|ies) out|treats?|sees?|operates?|removes?|fits?|leads?|runs?|supervises?|reads?|visits?|comes to|takes?|checks?|measures?|examines?|injects?|scans?|reviews?|looks? after|will (?:see|treat)) (?:every|each|all|you|our|the whole|your(?!.* (?:at (?:the|your)|if|when|gp|ward)\b))\b/;
/** 'everyone who treats you here is a registered doctor' */
const ALL_STAFF_ARE =
  /\b(?:every(?:one|body) (?:here|(?:on|in) (?:our|the) team|who (?:works|treats|sees)[a-z ]*)|(?:the|our) (?:whole|entire) team|all (?:of )?(?:our|the) (?:team|staff)|(?:all|each|every one)(?: (?:two|three|four|five|six|seven|eight|nine|ten))? of us|all (?:of )?our people|(?:every|all)(?: [a-z]+)? members? of (?:(?:our|the) )?(?:team|staff)(?:,? who [a-z ]{1,30}?)?|every(?:one|body) (?:(?:whom|who|that) )?(?:you (?:will )?(?:meet|see|speak to)|(?:meets|sees|welcomes) you)(?: [a-z'’]+){0,4}) (?:is|are) (?:[a-z-]+ ){0,3}$/;
/** 'You are always treated by a doctor', 'only nurses see you here' */
const ALWAYS = /\balways (?:treated|seen|injected|looked after|cared for) by (?:an? )?(?:[a-z-]+ )?$/;
const ONLY = /^only (?:an? )?(?:(?:registered|qualified|trained) )?$/;
const TREATS =
  /^ (?:ever )?(?:treats?|sees?|looks? after|injects?|examines?|works? on) (?:you|our (?:patients|clients)|people|anybody)\b/;
/** 'A doctor or | nurse': reported at the first of them */
const ROLE_OR = new RegExp(`\\b(?:${TITLES})s? (?:or|and) (?:an? )?(?:(?:registered|qualified|trained) )?$`);
/** 'We have a neurologist on the team', 'a neurologist visits us on Thursdays' */
const EMPLOYED = /(?:\bwe (?:[a-z]+ )?(?:have|employ)|^with) (?:an?|two|three|our own) (?:[a-z-]+ )?$/;
/** 'A surgeon leads our team', 'Surgeon on site every Friday' */
const LEADS =
  /^ (?:leads?|heads?|runs?|oversees?|supervises?) (?:our|the) (?:whole )?(?:team|clinic|practice|centre|surgery)\b(?! (?:at|in|of) the\b)/;
const ON_SITE = /^ (?:on[ -]site|in[ -]house)\b/;
const ON_TEAM = /^ (?:on|in|among) (?:the|our) (?:team|staff|house)\b| (?:on[ -]site|among us)\b/;
const VISITOR = /^\W*(?:[a-z ]+, )?(?:an?|two|three) (?:[a-z-]+ ){0,2}$/;
const VISITS =
  /^(?: from [a-z ]+?)? (?:(?:visits?|joins?|comes? to|works? with|holds? (?:an? |his |her |their )?(?:[a-z]+ )?clinics?(?: (?:with|at|in))?) (?:us|here|our)\b|(?:visits|is here) (?:on|once|twice) [a-z]+)/;
const IN_HOUSE = /\b(?:in-house|on-site|resident)(?: [a-z-]+)? $/;
const NOT_CLAIMED =
  /\byour(?: [a-z]+)? $|\b(?:if|whether|not|no|none|nobody|neither|nor|never|without|unless|may|must|should|^\W*ask|ask (?:your|the|whether|if|who|which|that|for)|hospital|surgery)\b|n't\b/;

/** Assistants, whom clinics often leave out of their lists of people: dentists do not work without dental nurses. */
const ASSISTANT = /^(?:dental nurse|veterinary nurse|dental technician|pharmacy technician)s?$/i;

/** 'doctors | or nurses': the other titles that the same people may have */
export const OR_ROLE = new RegExp(
  `^,? (?:or|and)(?: an?)?(?: (?:registered|qualified|trained))? (?<role>${TITLES})s?\\b`,
);
/** 'Vet-led swimming'; `REGISTERED` contains “doctor-led”. */
const LED = /^[ -](?:led|run)\b(?! by)/;
const UNIT = /\b(?:births?|care|maternity|choose|hospital|unit|ward|nhs|stud(?:y|ies)|research)\b/;

/** `RANKS` and the superlatives report the first two; the others are what clinics call everybody. */
const NOT_UNNAMED = /^(?:specialist|consultant|therapist|practitioner)s?$/i;

/** The people of whom a sentence says that they have a role. */
export interface StaffClaim {
  /** The people of one kind: 'our massage therapist is an osteopath'. */
  readonly kind: Kind | undefined;
  /** 'Our surgeons' is true if one person is a surgeon; 'we are all surgeons' only if everybody is. */
  readonly of: 'somebody' | 'everybody' | 'all who treat';
}

/** A role, and the sentence before and after it, in lower case. */
type RoleInSentence = Pick<FoundWords, 'words'> & Pick<WithinSentence, 'before' | 'after'>;

/** Returns what a sentence claims with a role; `undefined` if it ascribes the role to nobody of the clinic. */
export function staffClaim(role: RoleInSentence, people: Site['people']): StaffClaim | undefined {
  const { words, before, after } = role;
  const kind = kindIn(before, Object.values(people));
  const of = isOfAllWhoTreat(role) ? 'all who treat' : ALL_STAFF_ARE.test(before) ? 'everybody' : 'somebody';
  const isLed = LED.test(after) && !/^(?:doctor|gp)/i.test(words) && !UNIT.test(`${before}${after}`);
  const isDone = isDoneBy(role) || isPassive(role);
  const isAnybody = NOT_UNNAMED.test(words) && !(isDone && /^consultant/i.test(words)) && !isLed && !kind;
  if (isAnybody || NOT_CLAIMED.test(before) || isElsewhere(before, after)) return undefined;
  if (of !== 'somebody' && ROLE_OR.test(before)) return undefined;
  const isClaimed = of !== 'somebody' || kind || isLed || isDone || isOfTeam(role, people) || statesWork(role);
  return isClaimed ? { kind, of } : undefined;
}

const isOfAllWhoTreat = ({ before, after }: RoleInSentence): boolean =>
  isEveryClinician(before) || (ONLY.test(before) && TREATS.test(after.replace(OR_ROLE, ''))) || ALWAYS.test(before);

const isDoneBy = ({ before, after }: RoleInSentence): boolean =>
  BY.test(before) || (DONE_BY.test(before) && NO_CLAUSE.test(after));

const isPassive = ({ before }: RoleInSentence): boolean => OF_CLINIC.test(before) && IN_HANDS.test(before);

/** 'Our surgeons', 'a radiologist on the team', 'a neurologist visits us' */
const isOfTeam = ({ words, before, after }: RoleInSentence, people: Site['people']): boolean =>
  (OURS.test(before) && (!isOftenUnlisted(words, people) || IN_HANDS.test(before))) ||
  OF_TEAM.test(after) ||
  (EMPLOYED.test(before) && ON_TEAM.test(after)) ||
  (VISITOR.test(before) && (VISITS.test(after) || LEADS.test(after))) ||
  (/^(?:[a-z]+ )?$/.test(before) && ON_SITE.test(after)) ||
  IN_HOUSE.test(before);

/** 'Run by doctors', 'a registered nurse gives every injection' */
const statesWork = ({ words, before, after }: RoleInSentence): boolean =>
  (BY_SEVERAL.test(before) && /s$/i.test(words) && /^(?:, for\b|\W*$)/.test(after)) ||
  (QUALIFIED.test(before) && (WORKS.test(after) || IN_HANDS.test(before)));

/** True for a visitor, and for an assistant of somebody in the same register. */
const isOftenUnlisted = (words: string, people: Site['people']): boolean =>
  PRESCRIBER.test(words) || (ASSISTANT.test(words) && Object.values(people).some((one) => isRegisteredAs(one, words)));

/** True for a member of the register to which a title belongs. */
export const isRegisteredAs = (person: Person, title: string): boolean =>
  person.registration !== undefined && registerOf(person) === registerOfTitle(title);
