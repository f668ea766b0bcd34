/** Claims about registers in sentences, compared with the entries of the people whom they mean. */
import type { Person, Site } from '../../../../config/site.ts';
import { listed, wordList } from '../../../../core/wording.ts';
import { isProof, personOf } from '../../about/people.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords } from '../find-words.ts';
import { REGISTERED, registersIn } from '../lexicon/credentials.ts';
import {
  isRegisteredByLaw,
  isStatutory,
  registerOf,
  registerOfTitle,
  registersNamed,
  titlesIn,
} from '../lexicon/registers.ts';
import { groupBefore, personAsked, personBefore, titledBeside } from './named-person.ts';
import { needsProof } from './qualifications.ts';
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
    const stranger = strangerBefore(input.site, found);
    if (stranger !== undefined)
      return findingAt(
        found,
        `“${found.words}” is said of “${stranger}”, who is not one of the people of the config.`,
        `Add the person to “people” with “registration”, or remove “${found.words}”.`,
      );
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

/** 'Priya Nair is ', 'Our third therapist, Priya Nair, is also an ' */
const NAMED_BEFORE =
  /(?<!\p{Lu}[\p{L}’'-]* |[\p{L}’'-])(?<name>\p{Lu}[\p{Ll}’'-]+ \p{Lu}[\p{L}’'-]+)(?:, who)?,? is (?:also |fully |an? )*$/u;

/** Returns the name of a person beside a claim about a register of people, if nothing in the config has this name. */
function strangerBefore(site: Site, { text, span, words }: FoundWords): string | undefined {
  const name = NAMED_BEFORE.exec(text.text.slice(0, span.at))?.groups?.name;
  if (name === undefined || !needsProof(text) || !registersIn(words).every(isStatutory)) return undefined;
  const { people, catalogue, categories, departments, programmes, clinic } = site;
  const items = [people, catalogue, categories, departments, programmes].flatMap((part) => Object.values(part));
  const names = [clinic.name, clinic.legal.name, clinic.address.town, ...items.map((item) => item.name)];
  const isKnown = name.split(' ').some((word) => names.some((other) => wordList(other).includes(word)));
  return isKnown ? undefined : name;
}

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
const isEnteredAs = (words: string, person: Person): boolean =>
  /^state/i.test(words) ? isRegisteredByLaw(person) : person.registration !== undefined;

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

const TITLE_BEFORE = /(?<title>[a-z-]+ [a-z-]+)(?:, who (?:is|are)|s? (?:is|are))(?: (?:also|all|both|fully))? $/i;

/** Reports a register that nobody with the title before the words is in; nothing unless the law regulates the title. */
function otherRegister(
  found: FoundWords,
  registers: readonly string[],
  { people }: Pick<Site, 'people'>,
): RuleFinding | undefined {
  const before = found.text.text.slice(0, found.span.at);
  const words = TITLE_BEFORE.exec(before)?.groups?.title ?? '';
  const own = registerOfTitle(words);
  const title = titlesIn(words).at(-1)?.title.replace(/s$/, '');
  const isOther = own !== undefined && registers.every((register) => register !== own && isStatutory(register));
  const holders = Object.values(people).filter(
    (person) => title !== undefined && person.title.toLowerCase().includes(title),
  );
  const isEntered = holders.some((person) => registers.includes(registerOf(person) ?? ''));
  return isOther && title !== undefined && !isEntered
    ? findingAt(
        found,
        `“${found.words}” is said of a ${title}, but the register for this title is another one (${own}).`,
        'Correct the name of the register.',
      )
    : undefined;
}
