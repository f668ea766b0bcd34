/** What the entry of a person in the config states about training and work. */
import type { Person } from '../../../../config/site.ts';

export const qualificationsOf = ({ qualifications }: Pick<Person, 'qualifications'>): readonly string[] =>
  qualifications.map(({ source }) => source);

export const titleAndQualifications = (person: Pick<Person, 'title' | 'qualifications'>): readonly string[] => [
  person.title,
  ...qualificationsOf(person),
];
