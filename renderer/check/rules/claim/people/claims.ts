/** Claims about registers and the title “Dr” in sentences, compared with the entries of the people whom they mean. */
import type { Person } from '../../../../config/site.ts';
import { listed } from '../../../../core/wording.ts';
import { personOf } from '../../about/person-of.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords } from '../find-words.ts';
import { REGISTERED, registersIn } from '../lexicon/credentials.ts';
import { isStatutory, registerOf, registersNamed } from '../lexicon/registers.ts';
import { isAtWork, isColleagueElsewhere, TITLED } from '../lexicon/titled-people.ts';
import { isDoctor } from '../suitability/clinical.ts';
import { hasOtherDoctorate } from './doctors.ts';
import { entryField, isProof, titleAndQualifications } from './entry-texts.ts';
import { groupBefore, hasDoctorTitle, peopleNamed, personAsked, personBefore, titledBeside } from './named-person.ts';
import { otherRegister } from './other-register.ts';
import { isReportedName } from './reported-name.ts';
import { registerConflict } from './titles.ts';

/** Some are in a second register, which a qualification states: 'Accredited by the BABCP'. */
const isInRegister = (person: Person, register: string): boolean =>
  registerOf(person) === register ||
  (person.registration !== undefined &&
    !isStatutory(register) &&
    person.qualifications.some(({ source }) => registersNamed(source).includes(register)));

/** Reports claims such as “GMC-registered” if the person or group of the sentence, or else everybody, lacks an entry. */
export const registerClaims = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, REGISTERED).flatMap((found) => {
    const person =
      personOf(found.text, input.site.people) ??
      personBefore(input.site, found.text, found.span) ??
      personAsked(input.site, input.lookups.questionOf(found.text), found.text.text.slice(0, found.span.at));
    if (!person && IN_ANSWER.test(found.words)) return [];
    const group = person ? [person] : groupBefore(input.site, found.text, found.span);
    const candidates = group.length > 0 ? [] : titledBeside(input.site, found.text, found.span);
    const registers = registersIn(found.words);
    const isInOneOf = (one: Person) => registers.some((register) => isInRegister(one, register));
    const isEntered = (register: string) =>
      group.length > 0
        ? group.every(isInOneOf) && group.some((one) => isInRegister(one, register))
        : (candidates.length > 0 ? candidates : Object.values(input.site.people)).some((one) =>
            isInRegister(one, register),
          );
    // 'Look us up in the public register' says of nobody in particular that the entry exists.
    if (THE_REGISTER.test(found.words)) return anyRegister(found, group);
    if (ANY_REGISTER.test(found.words))
      return anyRegister(found, group.length > 0 ? group : Object.values(input.site.people));
    // `conflictFindings` reports the registration.
    if (isProof(found.text) && group.some(registerConflict)) return [];
    const other = group.length + candidates.length === 0 ? otherRegister(found, registers, input.site) : undefined;
    if (other) return [other];
    const missing = registers.filter((register) => !isEntered(register));
    if (missing.length === 0) return [];
    return notEntered(found, missing, [...group, ...candidates]);
  });

/** 'Yes, with the HCPC' */
const IN_ANSWER = /^(?:with|by|at) /i;

function notEntered(found: FoundWords, missing: readonly string[], people: readonly Person[]): RuleFinding {
  const isIn = (one: Person) => missing.every((register) => isInRegister(one, register));
  const namesOf = (some: readonly Person[]) => listed(some.map(({ name }) => name));
  const [entered, lacking] = [people.filter(isIn), people.filter((one) => !isIn(one))];
  const who =
    lacking.length === 0
      ? 'no person in the config has an'
      : `${namesOf(lacking)} ${lacking.length === 1 ? 'has' : 'have'} no`;
  return findingAt(
    found,
    `“${found.words}” is claimed, but ${who} entry in the register (${missing.join(', ')}).`,
    `If the people concerned are in that register, add “registration” to them, with the number and the address of the entry. If not, ${entered.length > 0 ? `say it only of ${namesOf(entered)}` : 'correct the sentence'}.`,
  );
}

const THE_REGISTER = /^(?:in|on) the (?:public|professional|national|statutory) register/i;
/** 'medically trained', 'on a national register', 'state-registered': the words name no register. */
const ANY_REGISTER = /^(?:medically|on an? |state|registered (?:with|by) (?:an?|the) [a-z]+ regulator)/i;

/** Registers of the state, and not those that practitioners may join (https://www.hcpc-uk.org/registration/your-registration/registration-faqs/). */
const isEnteredAs = (words: string, { registration }: Person): boolean =>
  registration !== undefined && (!/^state/i.test(words) || isStatutory(registration.register));

function anyRegister(found: FoundWords, group: readonly Person[]): readonly RuleFinding[] {
  const lacking = group.find((one) => !isEnteredAs(found.words, one));
  if (!lacking) return [];
  return [
    findingAt(
      found,
      `“${found.words}” is claimed, but ${lacking.name} has no entry in ${/^state/i.test(found.words) ? 'the register of a profession that the law regulates' : 'a register'}.`,
      'Name those whom you mean; or, if all are in a register, add “registration” to them, with the number and the address of the entry.',
    ),
  ];
}

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
const isNameOfPerson = ({ text }: FoundWords): boolean =>
  text.kind === 'testimonial' || entryField(text) === 'name';

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
          `“${name}” has the title of a doctor but is not one of the people of the config.`,
          'Add the person to “people” with “registration”, or correct the name.',
        )
      : findingAt(
          found,
          `“${name}” has the title of a ${isProfessor ? 'professor' : 'doctor'}, but the config gives this person another title and no ${isProfessor ? 'chair' : 'doctorate'}.`,
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
