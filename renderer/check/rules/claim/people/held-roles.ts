/** Whether the entry of a person gives the role that a sentence ascribes, and the finding if it does not. */
import type { Person } from '../../../../config/site.ts';
import { titleAndQualifications } from '../../about/people.ts';
import type { RuleFinding } from '../../rule.ts';
import { type FoundWords, findingAt } from '../find-words.ts';
import { isUnprotectedRole, mayUseTitle } from '../lexicon/credentials.ts';
import { isProvedBy } from '../lexicon/qualifications.ts';
import { registerOf, registerOfTitle, registersNamed } from '../lexicon/registers.ts';
import { hasOtherDoctorate } from './doctors.ts';
import { isDentalSpecialty, isListedSpecialist, specialtyFinding, unlistedSpecialty } from './ranks.ts';

/** Every doctor is on the register of surgeons, but few operate; consultants in some specialties never do. */
const isSurgeon = (person: Person): boolean =>
  registerOf(person) !== 'GMC' ||
  titleAndQualifications(person).some((text) =>
    /surg|consultant (?!gastro|cardio|neurolog|rheum|haemat|endocrin|radiolog|psychiatr|paediatrician|physician|an(?:a)?esth|geriatric|respirat|allerg|immuno|microbio|patholog|oncolog|nephro)|[MF]RC(?!P|GP|Psych|PCH|R\b|A\b|Path|EM\b)/i.test(
      text,
    ),
  );

/**
 * A rank or a medical specialty has to be in the title of the person. Members of a register may use the titles of their profession;
 * other professions are also proved by a qualification in the subject.
 */
export function hasRole(person: Person, role: string): boolean {
  const { title } = person;
  const singular = role.toLowerCase().replace(/s$/, '');
  const register = registerOfTitle(singular);
  const proofs = isUnprotectedRole(singular) ? titleAndQualifications(person) : [title];
  const subject = isUnprotectedRole(singular) ? singular.replace(/(?:ist|ling|lor|[eo]r)$/, '') : singular;
  return (
    proofs.some((text) => (subject === 'vet' ? /\bvet\b/i.test(text) : text.toLowerCase().includes(subject))) ||
    (register !== undefined &&
      registerOf(person) === register &&
      (singular !== 'surgeon' || isSurgeon(person)) &&
      mayUseTitle(title, register, singular)) ||
    isListedSpecialist(person, singular)
  );
}

/** 'Lowri is a lactation consultant': a qualification contains the rank together with the word before it. */
const isWithin = ({ qualifications }: Person, words: string): boolean => {
  const compound = words.split(' ').slice(-2).join(' ');
  return (
    /^[\p{Ll}-]+ [\p{Ll}-]+$/u.test(compound) &&
    !/^(?:an?|the|our|your|is|qualified|registered|experienced|trained) /.test(compound) &&
    qualifications.some(({ source }) => source.toLowerCase().includes(compound))
  );
};

/** 'Is called Doctor because of his PhD' */
const IS_CALLED = /\b(?:called|titled|addressed as|the title(?: of)?) ["“'‘]?$/i;

/** 'A doctor of biomechanics, not of medicine': the subject of a doctorate in the entry of the person */
const isDoctorate = (person: Person, { words, text, span }: FoundWords, before: string): boolean => {
  if (/^doctor$/i.test(words) && IS_CALLED.test(before) && hasOtherDoctorate(person)) return true;
  const [, subject] = /^ of ([a-z]+)/i.exec(text.text.slice(span.at + span.length)) ?? [];
  return (
    /^doctor$/i.test(words) &&
    subject !== undefined &&
    !/^medicine$/i.test(subject) &&
    person.qualifications.some(({ source }) => isProvedBy(`doctorate in ${subject}`, source))
  );
};

/** 'A chartered physiotherapist': a title and a degree prove the work, but not the entry in a register. */
const OF_REGISTER = /\b(?<claim>(?:state-)?registered|chartered) (?:[a-z-]+ )?$/i;

/** True unless the words before the role say that the person is in a register, and the entry does not. */
export const isEnteredIfSo = ({ registration, qualifications }: Person, before: string): boolean =>
  !OF_REGISTER.test(before) ||
  registration !== undefined ||
  qualifications.some(({ source }) => /\b(?:chartered|regist|accredited|member)/i.test(source));

function lackingRegister(found: FoundWords, person: Person, before: string): RuleFinding[] {
  const claim = OF_REGISTER.exec(before)?.groups?.claim ?? '';
  const { text } = found.text;
  // 'A registered therapist with the HCPC': `registerClaims` reports the register that the sentence names.
  if (isEnteredIfSo(person, before) || registersNamed(text.slice(found.span.at)).length > 0) return [];
  return [
    findingAt(
      found,
      `“${claim} ${found.words}” is claimed, but ${person.name} has no entry in a register.`,
      `Write “${person.title}”; or add “registration” to the person, with the number and the address of the entry.`,
    ),
  ];
}

const ORAL = /\boral $/i;

/** Reports a role that the entry of the person does not give; `before` is the sentence before the role. */
export function roleFindings(found: FoundWords, person: Person, before: string, name = person.name): RuleFinding[] {
  const words = ORAL.test(before) && /^surgeons?$/i.test(found.words) ? `oral ${found.words}` : found.words;
  const unlisted = unlistedSpecialty(found, person);
  if (unlisted) return [unlisted];
  if (hasRole(person, words) || isWithin(person, `${before}${words}`) || isDoctorate(person, found, before))
    return lackingRegister(found, person, before);
  if (isDentalSpecialty(person, words)) return [specialtyFinding({ ...found, words }, person)];
  return [
    findingAt(
      found,
      `“${words}” is a healthcare role, but the config calls ${name} “${person.title}”.`,
      person.registration
        ? `Write “${person.title}”, or correct the title of the person.`
        : `Write “${person.title}”, or add “registration” to the person and correct the title.`,
    ),
  ];
}
