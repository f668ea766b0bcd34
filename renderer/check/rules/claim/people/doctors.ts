/** People who are called “Dr”, in their entries and in sentences, and what explains the title. */
import type { Person } from '../../../../config/site.ts';
import { listed } from '../../../../core/wording.ts';
import { entryField, qualificationsOf, titleAndQualifications } from '../../about/people.ts';
import type { Findings, RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords } from '../find-words.ts';
import { professionsOf } from '../lexicon/professions-of-registers.ts';
import { formRequired } from '../lexicon/register-numbers.ts';
import { isKnownRegister, registerOf } from '../lexicon/registers.ts';
import { isAtWork, isColleagueElsewhere, TITLED } from '../lexicon/titled-people.ts';
import { isDoctor } from '../suitability/clinical.ts';
import { hasDoctorTitle, isReportedName, peopleNamed } from './named-person.ts';
import { registerConflict } from './titles.ts';

const GMC_NUMBER = /^\d{7}$/;
/** Doctorates that are not medical qualifications, and professions that use the title by courtesy. */
const OTHER_DOCTOR =
  /\b(?:phd|dphil|dclinpsy\w*|clinpsyd|d\w*psy\w*|psyd|pharmd|dprof|edd|doctorate|doctoral|dentist|dental surg\w+|dentistry|bds|chiropract\w+|vet(?! nurse))\b/i;

/** Checks one person of the config: a doctor has a register entry, and a page shows its number. */
export function personFindings(key: string, person: Person, { pages }: RuleInput): Findings {
  const { name, registration } = person;
  if (!hasDoctorTitle(person) && !registration) return [];
  if (!registration)
    return hasOtherDoctorate(person)
      ? []
      : {
          message: `“${name}” has the title of a doctor but no register entry.`,
          help: 'Add “registration” with the General Medical Council number, or state the subject of the doctorate.',
          path: ['people', key, 'name'],
        };
  const { number, register } = registration;
  const courtesy = courtesyFinding(key, person);
  if (courtesy) return courtesy;
  const at = ['people', key, 'registration', 'number'];
  const other = otherProfessionFinding(key, person, register);
  if (other) return other;
  const form = isDoctor(person) && !GMC_NUMBER.test(number) ? 'seven digits' : formRequired(register, number);
  if (form !== undefined && !registerConflict(person))
    return {
      message: `“${number}” is not a valid ${register} number: it must have ${form}.`,
      help: 'Copy the number from the register.',
      path: at,
    };
  // `content/unlisted-person` reports a person whom no page shows, unless one shows them on a later day.
  const isShown = pages.some((page) => page.words().includes(name));
  return !isShown || pages.some((page) => new RegExp(`\\b${number}\\b`).test(page.words()))
    ? []
    : {
        searchesFor: 'parts',
        message: `No page shows the registration number of ${name}: ${register} ${number}.`,
        help: 'Show the person’s profile on a page with a “profiles” section.',
        path: at,
      };
}

/** Reports the title of a doctor before the name, or as the job title, of somebody in another register. */
function otherProfessionFinding(key: string, person: Person, register: string): RuleFinding | undefined {
  if (!isOtherProfession(person)) return undefined;
  const reason = `but the entry in the register (${register}) is not that of a doctor, and no qualification is a doctorate.`;
  if (hasDoctorTitle(person))
    return {
      message: `“${person.name}” has the title of a doctor, ${reason}`,
      help: 'Remove “Dr”, or add the doctorate to “qualifications”.',
      path: ['people', key, 'name'],
    };
  return TITLED_DOCTOR.test(person.title)
    ? {
        message: `“${person.title}” is the title of a doctor, ${reason}`,
        help: 'Correct the title, or add the doctorate to “qualifications”.',
        path: ['people', key, 'title'],
      }
    : undefined;
}

/** 'Doctor of sports podiatry' as a job title, but not 'Doctor’s assistant' */
const TITLED_DOCTOR = /^doctor(?: of [a-z]|$|,)/i;

/** True if the title or a qualification explains the title of a doctor without a register of doctors. */
export const hasOtherDoctorate = (person: Pick<Person, 'title' | 'qualifications'>): boolean =>
  titleAndQualifications(person).some((text) => OTHER_DOCTOR.test(text));

/** Doctorates, without the professions that use the title by courtesy. */
const DOCTORATE =
  /\b(?:ph\.?d|dphil|d?clinpsyd?|d\w*psy\w*|psyd|pharmd|dprof|edd|dds|dmd|mb ?bs|mb ?bch|mbchb|doctor(?:ate|al| of))\b/i;

/**
 * Dentists and vets are called “Dr” by courtesy, but not the other members of their registers, such as dental therapists. The
 * title of a dentist has to explain it (https://www.asa.org.uk/advice-online/use-of-the-term-dr-dentists.html).
 */
function courtesyFinding(key: string, person: Person): RuleFinding | undefined {
  const { name, title } = person;
  const register = registerOf(person);
  const [first, ...others] = register === 'GDC' || register === 'RCVS' ? professionsOf(register) : [];
  const texts = qualificationsOf(person);
  const isExplained =
    first?.title.test(title) || texts.some((text) => DOCTORATE.test(text)) || registerConflict(person);
  if (!first || !hasDoctorTitle(person) || isExplained) return undefined;
  const other = others.find((one) => one.title.test(title));
  if (other && !texts.some((text) => first.training.test(text)))
    return {
      message: `“${name}” has the title of a doctor, but ${other.name} without a doctorate is not called “Dr”.`,
      help: 'Remove “Dr”, or add the doctorate to “qualifications”.',
      path: ['people', key, 'name'],
    };
  return register === 'GDC'
    ? {
        message: `“${name}” is called “Dr” by courtesy, but “${title}” does not tell visitors that this is a dentist and not a doctor.`,
        help: 'Write “dentist” into the title, or remove “Dr”.',
        path: ['people', key, 'name'],
      }
    : undefined;
}

/** Registers of doctors, and of dentists and vets, who use the title by courtesy. */
const DOCTORS: ReadonlySet<string | undefined> = new Set(['GMC', 'GDC', 'RCVS', 'GCC']);

/** True for a nurse or dietitian without a doctorate. */
const isOtherProfession = (person: Person): boolean =>
  person.registration !== undefined &&
  isKnownRegister(person.registration.register) &&
  !DOCTORS.has(registerOf(person)) &&
  !registerConflict(person) &&
  !hasOtherDoctorate(person);

/** Reports “Dr” before the name of a person who is not in the config, or who is no doctor there. */
export function doctorTitles(input: RuleInput): readonly RuleFinding[] {
  const seen = new Set<string>();
  return findWords(input, TITLED).flatMap((found) => {
    const name = /^(?:Dr|Professor|Prof)\.?(?: ?\p{Lu}\.)*(?: \p{Lu}[\p{L}’'-]*)+/u
      .exec(found.words)?.[0]
      // 'Dr Fox’s Monday clinic': the name ends at the possessive.
      .replace(/[’']s?(?: .*)?$/, '');
    const key = `${name} ${JSON.stringify(found.text.source)}`;
    if (name === undefined || isNameOfPerson(found) || seen.has(key)) return [];
    seen.add(key);
    return titleFinding({ ...found, span: { at: found.span.at, length: name.length } }, name, input);
  });
}

/** The name in the entry of a person is checked there. */
const isNameOfPerson = ({ text }: FoundWords): boolean => text.kind === 'testimonial' || entryField(text) === 'name';

function titleFinding(found: FoundWords, name: string, input: RuleInput): readonly RuleFinding[] {
  const people = peopleNamed(input.site, name);
  const isProfessor = /^prof/i.test(name);
  const { text, span } = found;
  const before = text.text.slice(0, span.at);
  const after = text.text.slice(span.at + span.length);
  const isOthers = (isProfessor && !isAtWork(before, after)) || isColleagueElsewhere(before, after);
  if (people.length === 0 && (isOthers || isReportedName(input, text, name))) return [];
  if (people.some(isProfessor ? isCalledProfessor : mayBeCalledDoctor)) return [];
  return [
    people.length === 0
      ? findingAt(
          found,
          `“${name}” has the title of a ${isProfessor ? 'professor' : 'doctor'} but is not one of the people of the config.`,
          'Add the person to “people” with “registration”, or correct the name.',
        )
      : findingAt(
          found,
          `“${name}” has the title of a ${isProfessor ? 'professor' : 'doctor'}, but the entry of ${listed(people.map((person) => person.name))} has another title and no ${isProfessor ? 'chair' : 'doctorate'}.`,
          isProfessor
            ? 'Remove “Professor”, or add it to the name or the title of the person.'
            : people.every(({ registration }) => registration !== undefined)
              ? 'Remove “Dr”; or, if the person has a doctorate, add it to “qualifications”.'
              : 'Remove “Dr”, or add “registration” or the doctorate to the person.',
        ),
  ];
}

const isCalledProfessor = (person: Person): boolean =>
  [person.name, ...titleAndQualifications(person)].some((text) => /\bprof/i.test(text));

/** Dentists and vets use the title by courtesy; a chiropractor needs it in the config (ASA, use of the term “Dr”: chiropractors). */
const COURTESY: ReadonlySet<string | undefined> = new Set(['GDC', 'RCVS']);

const mayBeCalledDoctor = (person: Person): boolean =>
  hasDoctorTitle(person) ||
  isDoctor(person) ||
  (registerOf(person) !== 'GCC' && hasOtherDoctorate(person)) ||
  (COURTESY.has(registerOf(person)) && isDentistOrVet(person));

/** Nurses and hygienists are on the same registers. */
const isDentistOrVet = ({ title, qualifications }: Person): boolean =>
  /dentist|odontist|dental surgeon|oral surgeon|\bvet\b|veterinary surgeon/i.test(title) ||
  qualifications.some(({ source }) =>
    /\bBDS\b|\bBChD\b|\bBV|VetMB|RCVS\b|dentist|veterinary (?:medicine|science)/i.test(source),
  );
