/** Who of the clinic has a profession: 'vet' is also a veterinary surgeon, and 'practitioner' everybody who treats. */
import type { Person } from '../../../../../config/site.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { treatsNobody } from '../../../about/people.ts';
import { titleWithoutEntry } from '../../../claim/people/titles.ts';
import { isDoctor } from '../../../claim/suitability/clinical.ts';

/** Those who certainly have a profession, and all who may have it: a number of people lies between the two. */
interface Professionals {
  readonly certain: number;
  readonly possible: number;
}

/** How the people of a profession are recognised: by their titles, by their qualifications, or by 'Dr' before the name. */
interface Profession {
  readonly noun: RegExp;
  readonly certain: (person: Person) => boolean;
  readonly possible: (person: Person) => boolean;
}

const titleHas =
  (pattern: RegExp) =>
  ({ title }: Person): boolean =>
    pattern.test(normalise(title).text);
const textHas = (pattern: RegExp) => (person: Person) => textsOf(person).some((text) => pattern.test(text));
const treatsPeople = (person: Person): boolean => !treatsNobody(person);
const isCalledDr = ({ name }: Person): boolean => /^(?:prof(?:essor)?\.? )?dr\b/.test(normalise(name).text);
/** Dentists, vets and scientists are called 'Dr' too, and a doctor may have any of these titles. */
const OTHER_DOCTOR =
  /dent|orthodon|\bvet|psycholog|chiropract|osteopath|podiatr|physio|audiolog|optom|pharmac|nutrition|diet|scien|embryolog|manager|director/;
const SPECIALIST =
  /surgeon|consultant|physician|psychiatr|anaesthetist|(?:enter|cardi|dermat|neur|\bur|gynaec|rheumat|endocrin|radi|ophthalm|onc|haemat|nephr|hepat|path|andr|immun|phleb|laryng|proct|allerg)(?:olog)?ist|doctor|\bgp\b|general practitioner/;
const MEDICAL_DEGREE = /\b(?:mbbs|mbch?b?(?:ch)?|mrcgp|mrcp|frcp|mrcs|frcs)\b/;
const VET = /\bvet\b(?! nurs)|\bveterinar(?:y (?:surgeon|physician)|ian)|\bmrcvs\b/;
const DENTIST = /\bdentist|\bdental surgeon/;
/** Titles that do not say whether somebody is a practitioner. */
const UNCLEAR =
  /teacher|trainer|instructor|coach|director|lead\b|head of|owner|partner|assistant|technician|student|trainee|apprentice|adviser|advisor|consultant$|^founder$/;

const PROFESSIONS: readonly Profession[] = [
  { noun: /^vet$|^veterinarian$/, certain: titleHas(VET), possible: textHas(VET) },
  {
    noun: /^dentist$/,
    certain: titleHas(DENTIST),
    possible: textHas(/dentist|dental surgeon|odontist|\bbds\b|implantolog/),
  },
  { noun: /^physio(?:therapist)?$/, certain: titleHas(/\bphysio/), possible: textHas(/\bphysio/) },
  { noun: /^(?:podiatr|chiropod)ist$/, certain: titleHas(/podiatr|chiropod/), possible: textHas(/podiatr|chiropod/) },
  {
    noun: /^doctor$/,
    certain: (person) =>
      isDoctor(person) ||
      titleHas(/\bdoctor\b|\bgp\b|\bphysician\b/)(person) ||
      (isCalledDr(person) && !titleHas(OTHER_DOCTOR)(person)),
    possible: (person) =>
      isCalledDr(person) ||
      textHas(MEDICAL_DEGREE)(person) ||
      (titleHas(SPECIALIST)(person) && !titleHas(OTHER_DOCTOR)(person)),
  },
  {
    noun: /^gp$/,
    certain: titleHas(/\bgp\b|general practitioner/),
    possible: textHas(/\bgps?\b|general pract|\bmrcgp\b|^doctor\b/),
  },
  // Specialists of these kinds operate, and so do vets and dentists.
  {
    noun: /^surgeon$/,
    certain: titleHas(/\bsurgeon\b/),
    possible: textHas(
      /surg|urolog|gynaecolog|obstetric|ophthalm|orthopaed|laryng|\bent\b|odont|dentist|\bvet\b|\b[mf]rc(?:s|vs)\b/,
    ),
  },
  {
    noun: /^practitioner$/,
    certain: (person) => treatsPeople(person) && !titleHas(UNCLEAR)(person),
    possible: treatsPeople,
  },
  { noun: /^therapist$/, certain: titleHas(/therapist/), possible: treatsPeople },
  { noun: /^clinician$/, certain: titleHas(/clinician/), possible: treatsPeople },
];

/** Words that also mean people with other titles: an optometrist is an optician, and anybody may be a specialist. */
const GENERAL =
  /^(?:optician|specialist|consultant|expert|advis[eo]r|member|owner|founder|partner|director|manager|trainer)$/;

/** Returns how many people have a profession; `undefined` if the config does not say. */
export function professionals(noun: string, people: readonly Person[]): Professionals | undefined {
  if (GENERAL.test(noun)) return undefined;
  const profession = PROFESSIONS.find((one) => one.noun.test(noun));
  const word = new RegExp(`\\b${noun}s?\\b`);
  const { certain, possible } = profession ?? { certain: titleHas(word), possible: textHas(word) };
  const titled = people.filter(certain);
  // 'Three physiotherapists' is right if the title of a fourth is not: `claim/credential` reports that title.
  const entitled = titled.filter((person) => titleWithoutEntry(person) === undefined);
  const sure = entitled.length > 0 ? entitled : titled;
  const all = people.filter((person) => certain(person) || possible(person));
  // Without any such title, the people of the config are others.
  return (profession ? all : sure).length === 0 ? undefined : { certain: sure.length, possible: all.length };
}

/** What people are called at the end of a title or before 'and', 'of' and the like: 'Visiting GP', 'Surgeon and founder'. */
const CALLED = /([a-z]+)(?= ?$| ?[,;/&(-]| (?:and|of|for|in|to|at)\b)/g;
/** Titles such as 'Front desk' and 'Head of the house' end in words that are no people, and sisters can be those of anybody. */
const NO_PEOPLE =
  /^(?:clinics?|practice|desk|house|front|back|hand|room|office|department|lead|head|sister|brother|dog|cat|care|reception|team)$/;

/** A title that is longer than its 'and': 'Speech and language therapist, founder' */
const OF_TWO_FIELDS = /^[a-z]+ and [a-z]+ [a-z]+(?=,|$)/;

/** Returns what the titles of the clinic call its people, in normal form: 'surgeon', 'gp', 'speech and language therapist'. */
export const titlesOfPeople = (people: readonly Person[]): readonly string[] => {
  const titles = people.map(({ title }) => normalise(title).text);
  const words = titles
    .flatMap((title) => [...title.matchAll(CALLED)].map(([, word = '']) => word))
    .filter((word) => word.length > 1 && !NO_PEOPLE.test(word) && !word.endsWith('s'));
  return [...new Set([...words, ...titles.flatMap((title) => OF_TWO_FIELDS.exec(title)?.[0] ?? [])])];
};

/** Returns how many people have all of the words in their titles. */
export const titledWith = (words: readonly string[], people: readonly Person[]): number =>
  people.filter((person) => words.every((word) => titleHas(new RegExp(`\\b${word}s?\\b`))(person))).length;

const textsOf = ({ title, focus, about, qualifications }: Person): readonly string[] => [
  normalise(title).text,
  ...[focus, ...(about ? [about] : []), ...qualifications].map(({ source }) => normalise(source).text),
];
