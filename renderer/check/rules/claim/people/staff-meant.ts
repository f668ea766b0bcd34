/** Staff whom a sentence names by their work: 'our nurses', 'the dental nurse', 'all our receptionists are …'. */
import type { Person, Site } from '../../../../config/site.ts';
import { isCalled } from '../lexicon/credentials.ts';

/** Assistants who may do less than those with whom they work. */
const OUR_STAFF =
  '\\b(?:[Oo]ur|[Tt]he) (?<kind>[\\p{L}-]+ )?(?<staff>nurse|hygienist|therapist|receptionist|assistant|technician|groomer|trainer)s?';
/** Somebody else, to whom a later verb may belong: 'the nurse weighs you, and the vet prescribes' */
const OTHER = /\b(?:vets?|surgeons?|doctors?|gps?|dentists?|opticians?|optometrists?|who|that|she|he|they|we|you)\b/i;
const BEFORE_VERB = new RegExp(
  `${OUR_STAFF}(?: (?:can|may|will|also|even|now|often|usually|all|both|then))*(?<between> [^.;:!?]*\\b(?:and|or)(?: also| then)?)? $`,
  'u',
);

/** Returns the people with this word in their titles. */
const staffCalled = ({ people }: Pick<Site, 'people'>, word: string): readonly Person[] =>
  Object.values(people).filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()));

/** Returns the staff who are the subject of the verb after these words: 'Our nurses can weigh your dog and …'. */
export function staffBefore(site: Pick<Site, 'people'>, before: string): readonly Person[] {
  const { kind = '', staff, between = '' } = BEFORE_VERB.exec(before)?.groups ?? {};
  if (staff === undefined || OTHER.test(between)) return [];
  // 'Our dental nurse' is not every nurse, if one of them has this title.
  const ofKind = staffCalled(site, `${kind}${staff}`);
  return ofKind.length > 0 ? ofKind : staffCalled(site, staff);
}

/** 'All our receptionists are registered nurses', 'our massage therapist is an osteopath' */
const QUALITIES =
  '(?: (?:all|also|an?|fully|registered|qualified|trained|chartered|senior|consultant|specialist))* (?:[a-z]+ed )?(?:[a-z]+al )?$';
const ALL_ARE = new RegExp(
  `\\b(?<each>(?:all|each|every one)(?: of)? )?our (?<noun>(?:[a-z]+ ){0,2}[a-z]+?)s? (?<verb>are|is)${QUALITIES}`,
);
/** 'Your doctor is a consultant' can mean another one than ours, unless we have somebody with this title. */
const YOURS_IS = new RegExp(`^\\W*your (?<noun>(?:[a-z]+ ){0,2}[a-z]+) (?<verb>is|will be) an?${QUALITIES}`);
const ANYBODY =
  /^(?:practitioner|clinician|therapist|specialist|expert|professional|team|staff|member|people|founder|owner|director|manager)$/;
/** 'All our practitioners' are those who treat people, whatever their titles. */
const CLINICIANS = /^(?:practitioner|clinician|professional|expert)$/;

/** The people of one kind, by their titles. */
export interface Kind {
  readonly people: readonly Person[];
  /** True for 'our vet is', which can be one of several. */
  readonly isOne: boolean;
  readonly noun: string;
}

/** The people whom 'all our receptionists are …' and 'our massage therapist is …' mean, by their titles. */
export function kindIn(before: string, team: readonly Person[]): Kind | undefined {
  const { each, noun = '', verb } = (ALL_ARE.exec(before) ?? YOURS_IS.exec(before))?.groups ?? {};
  const words = noun.split(' ');
  const called = (name: string) => team.filter(({ title }) => isCalled(title, name));
  const people = words
    .map((word, index) => (ANYBODY.test(word) ? [] : called(words.slice(index).join(' '))))
    .find((some) => some.length > 0);
  const isOne = each === undefined && verb !== 'are';
  // 'All our receptionists': nobody has this title.
  const isOfNobody = noun !== '' && !isOne && words.length === 1 && !ANYBODY.test(noun);
  return people || isOfNobody ? { people: people ?? [], isOne, noun } : undefined;
}

/** 'All our practitioners are …' */
export const isEveryClinician = (before: string): boolean => CLINICIANS.test(ALL_ARE.exec(before)?.groups?.noun ?? '');
