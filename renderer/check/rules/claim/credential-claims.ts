import type { Person, Site } from '../../../config/site.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { isDoctor } from './clinical.ts';
import { hasOtherDoctorate } from './credential-people.ts';
import { type FoundWords, findingAt, findWords } from './find-words.ts';
import {
  PROTECTED_TITLE,
  REGISTERED,
  registerOfTitle,
  registersIn,
  shortNameOf,
  TITLED,
} from './lexicon/credentials.ts';
import { describedPerson, hasDoctorTitle, peopleNamed, personBefore } from './named-person.ts';

const registerOf = ({ registration }: Person): string | undefined => registration && shortNameOf(registration.register);

/** Reports claims such as “GMC-registered” if the person of the sentence, or else everybody, lacks an entry. */
export const registerClaims = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, REGISTERED).flatMap((found) => {
    const person = describedPerson(input.site, found.text) ?? personBefore(input.site, found.text, found.span);
    const people = person ? [person] : Object.values(input.site.people);
    const missing = registersIn(found.words).filter((register) => !people.some((one) => registerOf(one) === register));
    if (missing.length === 0) return [];
    const who = person ? person.name : 'no person in the config';
    return findingAt(
      found,
      `“${found.words}” is claimed, but ${who} has ${person ? 'no' : 'an'} entry in the register (${missing.join(', ')}).`,
      'Add “registration” to the people concerned, with the number and the address of the entry.',
    );
  });

/** Reports “Lena is a dentist” if the config gives Lena another job and no entry in the register of dentists. */
export const protectedTitles = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, PROTECTED_TITLE).flatMap((found) => {
    const person = personBefore(input.site, found.text, found.span);
    const register = registerOfTitle(found.words);
    if (!person || register === undefined || registerOf(person) === register) return [];
    const title = found.words.split(' ').at(-1) ?? '';
    return person.title.toLowerCase().includes(title.toLowerCase())
      ? []
      : findingAt(
          found,
          `“${found.words}” gives ${person.name} a title that only members of the register (${register}) may use.`,
          `Write “${person.title}”, or add “registration” to the person.`,
        );
  });

/** Reports “Dr” before the name of a person who is not in the config, or who is no doctor there. */
export function doctorTitles(input: RuleInput): readonly RuleFinding[] {
  const seen = new Set<string>();
  return findWords(input, TITLED).flatMap((found) => {
    const name = /^(?:Dr|Prof|Professor)\.?(?: \p{Lu}[\p{L}’'-]*)+/u.exec(found.words)?.[0].replace(/[’']s?$/, '');
    const key = `${name} ${JSON.stringify(found.text.source)}`;
    if (name === undefined || isNameOfPerson(found) || seen.has(key)) return [];
    seen.add(key);
    return titleFinding({ ...found, span: { at: found.span.at, length: name.length } }, name, input.site);
  });
}

/** The name in the entry of a person is checked there. */
const isNameOfPerson = ({ text: { source, kind } }: FoundWords): boolean =>
  kind === 'testimonial' || (source.from === 'config' && source.path[0] === 'people' && source.path[2] === 'name');

function titleFinding(found: FoundWords, name: string, site: Pick<Site, 'people'>): readonly RuleFinding[] {
  const people = peopleNamed(site, name);
  if (people.some(mayBeCalledDoctor)) return [];
  return [
    people.length === 0
      ? findingAt(
          found,
          `“${name}” has the title of a doctor but is not one of the people of the config.`,
          'Add the person to “people” with “registration”, or correct the name.',
        )
      : findingAt(
          found,
          `“${name}” has the title of a doctor, but the config gives this person another title and no doctorate.`,
          'Remove “Dr”, or add “registration” or the doctorate to the person.',
        ),
  ];
}

/** Dentists and vets use the title by courtesy. */
const COURTESY: ReadonlySet<string | undefined> = new Set(['GDC', 'RCVS', 'GCC']);

const mayBeCalledDoctor = (person: Person): boolean =>
  hasDoctorTitle(person) || isDoctor(person) || hasOtherDoctorate(person) || COURTESY.has(registerOf(person));
