/** The texts in the entry of a person in the config. */
import type { Person } from '../../../../config/site.ts';
import { configPathOf, type PublicText } from '../../public-texts/index.ts';

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
