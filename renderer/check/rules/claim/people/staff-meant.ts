/** Staff whom a sentence names by their work: 'our nurses', 'the dental nurse'. */
import type { Person, Site } from '../../../../config/site.ts';

/** Assistants who may do less than those with whom they work. */
export const OUR_STAFF =
  '\\b(?:[Oo]ur|[Tt]he) (?<kind>[\\p{L}-]+ )?(?<staff>nurse|hygienist|therapist|receptionist|assistant|technician|groomer|trainer)s?';
/** Somebody else, to whom a later verb may belong: 'the nurse weighs you, and the vet prescribes' */
const OTHER = /\b(?:vets?|surgeons?|doctors?|gps?|dentists?|opticians?|optometrists?|who|that|she|he|they|we|you)\b/i;
const BEFORE_VERB = new RegExp(
  `${OUR_STAFF}(?: (?:can|may|will|also|even|now|often|usually|all|both|then))*(?<between> [^.;:!?]*\\b(?:and|or)(?: also| then)?)? $`,
  'u',
);

/** Returns the people with this word in their titles. */
export const staffCalled = ({ people }: Pick<Site, 'people'>, word: string): readonly Person[] =>
  Object.values(people).filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()));

/** Returns the staff who are the subject of the verb after these words: 'Our nurses can weigh your dog and …'. */
export function staffBefore(site: Pick<Site, 'people'>, before: string): readonly Person[] {
  const { kind = '', staff, between = '' } = BEFORE_VERB.exec(before)?.groups ?? {};
  if (staff === undefined || OTHER.test(between)) return [];
  // 'Our dental nurse' is not every nurse, if one of them has this title.
  const ofKind = staffCalled(site, `${kind}${staff}`);
  return ofKind.length > 0 ? ofKind : staffCalled(site, staff);
}
