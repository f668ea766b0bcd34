/** The texts in the entry of a person in the config. */
import type { Person } from '../../../../config/site.ts';
import type { PublicText } from '../../public-texts/index.ts';

/** Returns the field of an entry that contains a text: 'title'; `undefined` for texts outside entries. */
export const entryField = ({ source }: PublicText): string | undefined =>
  source.from === 'config' && source.path[0] === 'people' ? `${source.path[2]}` : undefined;

/** True for the fields of an entry that prove what sentences say of the person; “about” contains such sentences. */
export const isProof = (text: PublicText): boolean => !['about', undefined].includes(entryField(text));

export const qualificationsOf = ({ qualifications }: Pick<Person, 'qualifications'>): readonly string[] =>
  qualifications.map(({ source }) => source);

export const titleAndQualifications = (person: Pick<Person, 'title' | 'qualifications'>): readonly string[] => [
  person.title,
  ...qualificationsOf(person),
];
