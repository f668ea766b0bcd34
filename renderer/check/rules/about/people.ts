/** People of the clinic: their names, their jobs, and the texts of their entries in the config. */
import type { Person } from '../../../config/site.ts';
import { normalise } from '../../../facts/normalise.ts';
import { configPathOf, type PublicText } from '../public-texts/index.ts';

/** Returns the person whose entry in the config contains the text; `undefined` for any other text. */
export const personOf = (text: PublicText, people: Readonly<Record<string, Person>>): Person | undefined => {
  const [part, key] = configPathOf(text);
  return part === 'people' ? people[`${key}`] : undefined;
};

/** Returns true if the text is “about” of a person. */
export const isAboutOfPerson = (text: PublicText): boolean => entryField(text) === 'about';

const TITLE = /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Sir|Dame|Prof|Professor)\.? /;

/** 'Dr Ann Fox' → 'Ann Fox' */
export const withoutTitle = (name: string): string => name.replace(TITLE, '');

const STAFF =
  /reception|manager|administrat|co-?ordinator|secretar|front (?:of house|desk)|\bdesk\b|office|bookkeep|account|finance|marketing|housekeep|clean|\bhost(?:ess)?\b|concierge|\bcook\b|driver|\bdog\b/;

/** True for a receptionist or manager: 'everybody who treats you' means the others. */
export const treatsNobody = ({ title }: Pick<Person, 'title'>): boolean => STAFF.test(normalise(title).text);

/** Returns the field of an entry that contains a text: 'title'; `undefined` for texts outside entries. */
export const entryField = (text: PublicText): string | undefined => {
  const [part, , field] = configPathOf(text);
  return part === 'people' ? `${field}` : undefined;
};

/** True for the fields of an entry that prove what sentences say of the person; “about” contains such sentences. */
export const isProof = (text: PublicText): boolean => !['about', undefined].includes(entryField(text));

export const qualificationsOf = ({ qualifications }: Pick<Person, 'qualifications'>): readonly string[] =>
  qualifications.map(({ source }) => source);

export const titleAndQualifications = (person: Pick<Person, 'title' | 'qualifications'>): readonly string[] => [
  person.title,
  ...qualificationsOf(person),
];
