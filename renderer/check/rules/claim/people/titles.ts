/** Titles and letters in the entries of people that only members of a register have: 'Osteopath', 'MRCVS'. */
import type { Person, Site } from '../../../../config/site.ts';
import { qualificationsOf } from '../../about/people.ts';
import type { Findings, RuleFinding } from '../../rule.ts';
import { isMember, isStatutory, registerOf, registersNamed, shortNameOf } from '../lexicon/registers.ts';
import { type Reserved, reservedIn, reservedTitlesIn } from '../lexicon/reserved-titles.ts';

/** Reports a protected title or reserved letters of one person without the entry in the register; the first of them. */
export function reservedFindings(key: string, person: Person): Findings {
  if (registerConflict(person)) return [];
  const title = titleWithoutEntry(person);
  if (!title) return qualificationFindings(key, person).slice(0, 1);
  const { words, at, registers } = title;
  return {
    ...lackingEntry(person, words, registers[0], 'title'),
    path: ['people', key, 'title'],
    span: { at, length: words.length },
  };
}

/** The title of a register in the job title of a person who is not in it. */
export const titleWithoutEntry = (person: Person): Reserved | undefined =>
  reservedTitlesIn(person.title).find(
    ({ registers }) =>
      !isMember(person, registers) && !qualificationsOf(person).some((text) => namesOneOf(text, registers)),
  );

/** `registerClaims` reports 'On the register of the HCPC' of somebody without an entry. */
const namesOneOf = (text: string, registers: readonly string[]): boolean =>
  registersNamed(text).some((register) => registers.includes(register));

const qualificationFindings = (key: string, person: Person): readonly RuleFinding[] =>
  qualificationsOf(person).flatMap((text, index) => {
    const reserved = reservedIn(text);
    if (!reserved || isMember(person, reserved.registers) || namesOneOf(text, reserved.registers)) return [];
    return {
      ...lackingEntry(person, reserved.words, reserved.registers[0], 'qualification'),
      path: ['people', key, 'qualifications', index],
    };
  });

const lackingEntry = ({ name, registration }: Person, words: string, register: string, kind: string) => ({
  message: `“${words}” is a ${kind} of people in the register (${register}), but ${
    registration
      ? `the entry of ${name} is in another register (${registration.register})`
      : `${name} has no entry there`
  }.`,
  help: registration
    ? `Remove the ${kind}, or correct “registration” of the person.`
    : `Add “registration” with the number and the address of the entry, or ${kind === 'title' ? 'write another title' : 'remove the qualification'}.`,
});

/** The words of an entry that contradict its registration. */
interface RegisterConflict {
  readonly kind: 'title' | 'qualification';
  readonly words: string;
  readonly registers: readonly string[];
}

/** Returns the title or qualification that shows that the registration names the wrong register. */
export function registerConflict(person: Person): RegisterConflict | undefined {
  const { registration, title } = person;
  if (!registration || !isStatutory(registration.register)) return undefined;
  const own = shortNameOf(registration.register);
  const entries = qualificationsOf(person).filter((text) => ENTRY.test(text));
  const named = entries.flatMap(registersNamed);
  const [entry] = entries.filter((text) => registersNamed(text).length > 0);
  if (entry !== undefined && !named.includes(own))
    return { kind: 'qualification', words: plain(entry), registers: named };
  const reserved = reservedTitlesIn(title);
  const [first] = reserved;
  return first && reserved.every(({ registers }) => !registers.includes(own))
    ? { kind: 'title', words: first.words, registers: [first.registers[0]] }
    : undefined;
}

/** A qualification that states an entry, and not only a prize or a course. */
const ENTRY = /\b(?:on the .*register|registered (?:with|by)|-registered)\b/i;

/** '[register of the HCPC](term:hcpc)' → 'register of the HCPC' */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** Reports a register that does not fit the title or a qualification of the person. */
export function conflictFindings(key: string, person: Person, { people }: Pick<Site, 'people'>): Findings {
  const conflict = registerConflict(person);
  if (!conflict || !person.registration) return [];
  const { kind, words, registers } = conflict;
  return {
    message: `“registration” of ${person.name} names the register of the ${person.registration.register}, but the ${kind} “${words}” means that of the ${registers.join(' and the ')}.`,
    help: `${rightRegister(person, people)}Look the person up, and correct “registration” or the ${kind}.`,
    path: ['people', key, 'registration', 'register'],
  };
}

/** Which of two registers is right, if the title says so. “Nurse” can mean several; a clinic without vets has no RCVS nurse. */
function rightRegister({ title }: Person, people: Site['people']): string {
  const [first] = reservedTitlesIn(title);
  if (!first) return '';
  const [usual, ...others] = first.registers;
  const own = new Set(Object.values(people).map(registerOf));
  const possible = [usual, ...others.filter((register) => own.has(register))];
  return `People with the title “${first.words}” are in the register of the ${possible.join(' or the ')}. `;
}
