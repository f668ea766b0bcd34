/**
 * Entries of people whose titles do not fit their registers or training: a dietitian with the number of a podiatrist, a
 * registered healer, an optometrist with a diploma in dispensing.
 */
import type { Person } from '../../../../config/site.ts';
import { titleAndQualifications } from '../../about/people.ts';
import type { Findings } from '../../rule.ts';
import { isUnprotectedRole } from '../lexicon/credentials.ts';
import { type Profession, professionsOf } from '../lexicon/professions-of-registers.ts';
import { professionOfNumber } from '../lexicon/register-numbers.ts';
import { registerOf, registerOfTitle, titlesIn } from '../lexicon/registers.ts';

/** Reports an HCPC number of another profession than that of the person. */
export function professionFindings(key: string, person: Person): Findings {
  const { name, title, focus, registration } = person;
  if (!registration || registerOf(person) !== 'HCPC') return [];
  const profession = professionOfNumber(registration.number);
  const texts = [focus.source, ...titleAndQualifications(person)];
  const isOther = isOtherProfession(title) && !texts.some((text) => profession?.words.test(text));
  if (!profession || !isOther) return [];
  return {
    message: `“${registration.number}” is the number of ${profession.name} in the register (HCPC), but ${name} is called “${title}”.`,
    help: 'Copy the number from the register, or correct the title. If the profession has no register, remove “registration”.',
    path: ['people', key, 'registration', 'number'],
  };
}

/** A title such as “Founder” names no profession. */
const isOtherProfession = (title: string): boolean =>
  titlesIn(title).some((one) => registerOfTitle(one.title) === 'HCPC') ||
  title
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => isUnprotectedRole(word) && !/^(?:therapist|practitioner)$/.test(word));

/** A manager is registered for a place (https://www.cqc.org.uk/guidance-providers/registration/registered-managers), and a provider is a firm. */
const REGISTERED = /\b(?:state[ -])?registered (?!manager|provider|charity|office)[a-z]+/i;

/** Reports “registered” in the title of a person without an entry in a register. */
export function registeredTitleFindings(key: string, { name, title, qualifications, registration }: Person): Findings {
  const [words] = REGISTERED.exec(title) ?? [];
  // `reservedFindings` reports the titles of a profession that the law regulates.
  const isReported = titlesIn(title).length > 0;
  const statesRegister = qualifications.some(({ source }) => /regist/i.test(source));
  if (words === undefined || registration || isReported || statesRegister) return [];
  return {
    message: `“${words}” is the title of ${name}, who has no entry in a register.`,
    help: 'Add “registration” with the register, the number and the address of the entry, or write the title without “registered”.',
    path: ['people', key, 'title'],
  };
}

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
  // The qualifications that name professions of the register, and their places in its list
  const training = person.qualifications.flatMap(({ source: words }) => {
    const ranks = professions.flatMap((one, rank) => (one.training.test(words) ? [rank] : []));
    return ranks.length > 0 ? [{ words, ranks }] : [];
  });
  const wider = training.find(
    ({ words, ranks: [rank = called] }) => rank < called && isEntry(words, professions[rank]),
  );
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
