/** Titles that do not fit the training in the same register: an optometrist with a diploma in dispensing. */
import type { Person } from '../../../../config/site.ts';
import type { Findings } from '../../rule.ts';
import { type Profession, professionsOf } from '../lexicon/professions-of-registers.ts';
import { registerOf } from '../lexicon/registers.ts';

/**
 * Reports a title if all qualifications that name a profession of the register name narrower ones, or if one of a hygienist
 * is 'Registered dentist'. A dentist may also clean teeth as a hygienist.
 */
export function trainingFindings(key: string, person: Person): Findings {
  const { name, title } = person;
  const register = registerOf(person);
  const professions = register === undefined ? [] : professionsOf(register);
  // 'Dentist and hygienist' is the wider of the two.
  const called = professions.findIndex((one) => one.title.test(title));
  const training = trainingOf(person, professions);
  const wider = training.find(({ words, ranks: [rank = called] }) => rank < called && isEntry(words, professions[rank]));
  const isNarrower = called >= 0 && training.every(({ ranks }) => ranks.every((rank) => rank > called));
  const wrong = wider ?? (isNarrower ? training[0] : undefined);
  if (!wrong) return [];
  return {
    message: `“${wrong.words}” is the qualification of ${professions[wrong.ranks[0] ?? 0]?.name}, but ${name} is called “${title}”.`,
    help: wider
      ? 'Correct the title or the qualification, as the register gives them.'
      : 'Correct the title, or add the qualification that belongs to it.',
    path: ['people', key, 'title'],
  };
}

/** 'Registered dentist (GDC)', but not 'Registered dentist in Poland' */
const isEntry = (words: string, profession: Profession | undefined): boolean =>
  profession !== undefined &&
  new RegExp(`\\bregistered ${profession.title.source}(?! (?:in|of|from) )`, 'i').test(words);

/** A qualification that names professions of the register, and their places in its list. */
interface Training {
  readonly words: string;
  readonly ranks: readonly number[];
}

const trainingOf = ({ qualifications }: Person, all: readonly Profession[]): readonly Training[] =>
  qualifications.flatMap(({ source: words }) => {
    const ranks = all.flatMap(({ training }, rank) => (training.test(words) ? [rank] : []));
    return ranks.length > 0 ? [{ words, ranks }] : [];
  });
