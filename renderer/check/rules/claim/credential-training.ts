/** Titles of one profession with the training of a narrower one in the same register: an optometrist with a diploma in dispensing. */
import type { Person, Site } from '../../../config/site.ts';
import type { RuleFinding } from '../rule.ts';
import { type Profession, professionsOf } from './lexicon/professions-of-registers.ts';
import { shortNameOf } from './lexicon/registers.ts';

/**
 * Reports a title if all qualifications that name a profession of the register name narrower ones. A dentist may also clean
 * teeth as a hygienist.
 */
export const trainingFindings = ({ people }: Pick<Site, 'people'>): readonly RuleFinding[] =>
  Object.entries(people).flatMap(([key, person]) => {
    const { registration, name, title } = person;
    const professions = registration ? professionsOf(shortNameOf(registration.register)) : [];
    // 'Dentist and hygienist': one of the two is the qualification.
    const [called, ...others] = professions.filter((one) => one.title.test(title));
    const trained = trainingOf(person, professions);
    const isNarrower = (one: Profession) =>
      called !== undefined && professions.indexOf(one) > professions.indexOf(called);
    if (others.length > 0 || !trained?.professions.every(isNarrower)) return [];
    return [
      {
        message: `“${trained.words}” is the qualification of ${trained.professions[0]?.name}, but ${name} is called “${title}”.`,
        help: 'Correct the title, or add the qualification that belongs to it.',
        path: ['people', key, 'title'],
      },
    ];
  });

interface Training {
  /** The first qualification that names a profession. */
  readonly words: string;
  readonly professions: readonly Profession[];
}

function trainingOf({ qualifications }: Person, all: readonly Profession[]): Training | undefined {
  const named = qualifications.flatMap(({ source: words }) => {
    const professions = all.filter(({ training }) => training.test(words));
    return professions.length > 0 ? [{ words, professions }] : [];
  });
  const [first] = named;
  return first && { words: first.words, professions: named.flatMap(({ professions }) => professions) };
}
