/** Degrees, memberships and training that sentences ascribe to the people of the config. */
import type { Person, Site } from '../../../../config/site.ts';
import { CLINIC_NOUN } from '../../../../facts/clinic-nouns.ts';
import { MONTHS } from '../../../../facts/date.ts';
import { textsOf } from '../../../../facts/texts.ts';
import { entryField, isProof, personOf, qualificationsOf, titleAndQualifications } from '../../about/people.ts';
import type { PublicText } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords, withoutOverlap } from '../find-words.ts';
import { ADD_REGISTRATION, INSPECTOR, registrationsOf } from '../inspectors.ts';
import { REGISTERED } from '../lexicon/credentials.ts';
import { ENDORSEMENTS } from '../lexicon/endorsements.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { DEGREE, isOfPremises, isProvedBy, MEMBERSHIP, OFFICE, PREMISES, TRAINING } from '../lexicon/qualifications.ts';
import { fullNameOf, shortNameOf } from '../lexicon/registers.ts';
import { CERTIFIED_ROLE, POSTS } from '../lexicon/roles-and-posts.ts';
import { groupBefore, peopleNamed, personBefore } from './named-person.ts';

/** Reports “holds a master’s degree in lymphology” if no qualification of the person is such a degree. */
export function qualificationClaims(input: RuleInput): readonly RuleFinding[] {
  const claims = (lexicon: Lexicon) => findWords(input, lexicon).filter(({ text }) => needsProof(text));
  // 'Registered with the General Dental Council' is read by `registerClaims`.
  const endorsements = [...findWords(input, ENDORSEMENTS), ...findWords(input, REGISTERED)];
  return [
    ...[...withoutOverlap(claims(MEMBERSHIP), endorsements), ...claims(OFFICE)].flatMap((found) =>
      unproved(found, input.site, true),
    ),
    ...[
      ...claims(DEGREE),
      ...claims(CERTIFIED_ROLE),
      ...claims(POSTS).filter((found) => isOutsideEntries(found) && !isHere(found, input.site)),
      ...claims(TRAINING).filter((found) => isPlace(found) && isOutsideEntries(found)),
    ].flatMap((found) => unproved(found, input.site, false)),
  ];
}

export const needsProof = (text: PublicText): boolean => text.kind !== 'testimonial' && !isProof(text);

/** 'Trained at Kendal College': sentences about a person may tell where the person learned, which no other field states. */
const isOutsideEntries = ({ text }: FoundWords): boolean => entryField(text) === undefined;

/** 'Lead nurse at Hill Clinic', 'at Leeds': a post in the clinic itself */
const isHere = ({ words }: FoundWords, { clinic, departments }: Site): boolean => {
  const employer = /^.*? (?:at|of|for|to|with) (?:the )?(\p{Lu}.*)$/u.exec(words)?.[1] ?? '';
  return [...textsOf([clinic, departments])].some(({ text }) => text.includes(employer));
};

/** 'in Beijing', but not 'in massage' or 'in May'. */
const isPlace = ({ words }: FoundWords): boolean => /\p{Lu}[\p{L}-]+$/u.test(words) && !IS_MONTH.test(words);
const IS_MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})$`);

function unproved(found: FoundWords, site: Site, canBeClinic: boolean): readonly RuleFinding[] {
  const { words } = found;
  const own = personOf(found.text, site.people);
  const person = own ?? personBefore(site, found.text, found.span) ?? personListed(site, found);
  const group = person ? [person] : groupBefore(site, found.text, found.span);
  const unnamed = group.length > 0 ? [] : unnamedStaff(found, site);
  if (group.length + unnamed.length === 0 && !(canBeClinic && isClinic(found))) return [];
  const hasProof = (one: Person) => ownProofs(one).some((proof) => isProvedBy(words, proof));
  const ownProofs = own
    ? entriesOf
    : /^(?:trained|studied|graduated|went|attended)/i.test(words)
      ? educationOf
      : proofsOf;
  const isProved =
    group.length + unnamed.length > 0
      ? unnamed.some(hasProof) || (group.length > 0 && group.every(hasProof))
      : clinicProofs(site, isOfPremises(words)).some((proof) => isProvedBy(words, proof));
  // A consultant is on the specialist register.
  if (
    isProved ||
    (/specialist (?:register|list)$/i.test(words) && group.every(({ title }) => /consultant|specialist/i.test(title)))
  )
    return [];
  const lacking = group.find((one) => !hasProof(one));
  return [
    findingAt(
      found,
      `“${words}” is claimed, but ${lacking ? `the entry of ${lacking.name}` : 'the config'} does not contain it.`,
      group.length + unnamed.length > 0
        ? 'Add it to “qualifications” of the people concerned if it is true, or correct the sentence.'
        : NAMES_INSPECTOR.test(words)
          ? ADD_REGISTRATION
          : 'Remove it; or, if the clinic has it, accept this value with the certificate or the entry in the list of the body as the reason.',
    ),
  ];
}

const NAMES_INSPECTOR = new RegExp(`\\b${INSPECTOR}\\b`, 'i');

/** 'Ruth Cole: PhD in optics' */
function personListed(site: Site, { text: { text }, span: { at } }: FoundWords): Person | undefined {
  const name = /(?:^|[.!?] )(?<name>\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?): $/u.exec(text.slice(0, at))?.groups?.name;
  return name === undefined ? undefined : peopleNamed(site, name)[0];
}

/** 'Your artist has …', 'our dentists are all …', 'three of our vets hold …': the people with this word in their titles. */
function unnamedStaff({ text: { text }, span: { at } }: FoundWords, { people }: Site): readonly Person[] {
  const noun = STAFF.exec(text.slice(0, at))?.groups?.noun;
  if (noun === undefined) return [];
  return Object.values(people).filter(({ title }) => title.toLowerCase().split(/\W+/).includes(noun.replace(/s$/, '')));
}

const STAFF =
  /\b(?:[Oo]ur|[Yy]our|[Tt]he(?= [a-z]+ here\b)) (?:[a-z]+ )?(?<noun>(?!(?:all|are|both|each|has|have|here|is|was|were|who|practice|clinic|surgery|centre|studio|salon|hospital)\b)[a-z]+)(?: here)?(?:,? who)?(?: (?:are|is|were|was|have been|has been))?(?: (?:all|both|each|also|an?|now))* $/;

/** 'We are accredited by …', 'Accredited by …', but not 'Members of … follow its rules'. */
const isClinic = ({ words, text: { text }, span: { at } }: FoundWords): boolean => {
  const before = text.slice(0, at);
  const after = text.slice(at + words.length);
  const isFragment =
    FRAGMENT_END.test(after) && /^(?:[Mm]embers?|[Ff]ellows?|\p{Lu}\S*|of|the|and|for|in| )+$/u.test(words);
  // 'An RCVS-accredited hospital in Leeds takes over at night'
  if (/(?:^|[.!?] )An? $/.test(before) && /^(?: [a-z]+ \p{Lu}[\p{L}-]+)* [a-z]+s\b/u.test(after)) return false;
  if (HOLDERS.test(words) && OF_VISITORS.test(after)) return false;
  if (OF_US.test(words) || (DECORATED.test(words) && HOLDS.test(before))) return true;
  if (/(?:^|[.!?] )(?:(?:An?|Proud|The) (?:proud )?)?$/.test(before))
    return (
      /^\w+ed\b|ed(?: \w+)?$|^\S+-[a-z]+ed\b|friendly \w+$|^(?:\w+ )?(?:members?|fellows?|accreditations?|memberships?): |investors? in people/i.test(
        words,
      ) || isFragment
    );
  return WE_ARE.test(before);
};

const WE_ARE = new RegExp(
  `\\b(?:we|we’re|we're|(?:the|our) (?:${CLINIC_NOUN}|hospital)|our team)(?: (?:is|are|has|have|been|also|an?|proud|now|[a-z]+ed and))* $`,
  'i',
);

/** 'Members of the British Veterinary Association | since 1998.', ', all of us.': what follows has no verb. */
const FRAGMENT_END =
  /^(?:,? (?:ever )?since (?:(?:19|20)\d\d|we (?:began|opened|started)|the (?:beginning|start|first day))|,? for (?:[a-z]+ ){0,2}[\w-]+ years|,? (?:(?:all|both|each|every (?:last |single )?one) of us|and proud of it))* *(?:[.!]|$)/i;

/** 'The BACN has accredited us', 'awarded to us by the BDA' */
const OF_US = new RegExp(`\\b(?:us|(?:our|this|the) ${PREMISES})$|\\bto us by\\b`, 'i');
const DECORATED = /\b(?:mark|badge|seal|kitemark|award|plaque|crest)\b/i;
/** 'We hold the BDA quality mark', 'the badge of the BDA', but not 'ask for the BDA quality mark' */
const HOLDS =
  /(?:^|[.!?:] )(?:(?:the|our|with|holders? of)(?: the)? )?$|\b(?:we|our \w+) (?:also |now |proudly )*(?:hold|holds|have|has|carry|carries|display|earned|won|got|received|wear)(?: the)? $/i;

/** 'Green Card holders can park in the yard': visitors, of whom the sentence says what they may do */
const HOLDERS = /\bholders?$/i;
const OF_VISITORS =
  /^ (?:can|may|must|should|need|pay|get|receive|save|have|park|enter|who|are (?:welcome|asked|free))\b/i;

/** What the title, the qualifications and the register prove. */
const entriesOf = (person: Person): readonly string[] => [
  ...titleAndQualifications(person),
  ...registerNames(person.registration?.register),
];

const registerNames = (register: string | undefined): readonly string[] =>
  register === undefined ? [] : [register, fullNameOf(register), shortNameOf(register)];

const educationOf = (person: Person): readonly string[] => [...titleAndQualifications(person), ...aboutOf(person)];

const aboutOf = ({ about }: Pick<Person, 'about'>): readonly string[] => (about ? [about.source] : []);

export const proofsOf = (person: Person): readonly string[] => [...entriesOf(person), ...aboutOf(person)];

const clinicProofs = (site: Site, ofPremises: boolean): readonly string[] => [
  ...Object.values(site.people).flatMap((one) =>
    ofPremises ? [...qualificationsOf(one), ...aboutOf(one)] : proofsOf(one),
  ),
  ...registrationsOf(site),
];
