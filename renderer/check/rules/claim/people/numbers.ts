/** Numbers in a register that sentences state: 'Dr Fox is on the GDC register, number 84512'. */
import type { Person, Site } from '../../../../config/site.ts';
import { placeholdersIn } from '../../../../facts/placeholders.ts';
import { personOf } from '../../about/people.ts';
import { proseOf } from '../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, sentenceAround, wordsAt } from '../find-words.ts';
import type { WordMatch } from '../lexicon/lexicon.ts';
import { REGISTER_NAMES, registerOf, shortNameOf } from '../lexicon/registers.ts';
import { lastNamed, personBefore } from './named-person.ts';

type Registered = Person & { readonly registration: NonNullable<Person['registration']> };

/** The name of a register and a number of at least five digits, with nothing but words between: “GDC no. 84512”, “HCPC (PH085917)”. */
const STATED = new RegExp(
  `\\b(?<register>${REGISTER_NAMES})(?<between>[^\\d;!?]{0,40}?)(?<number>\\b[A-Z]{0,3}\\d{5,8}[A-Z]?\\b|\\b\\d{2}[A-Z]\\d{4}[A-Z]\\b)`,
  'gi',
);
/** 'registered with the GDC; call 01743 …', 'company number' */
const OTHER_NUMBER = /\b(?:call|ring|phone|telephone|tel|company|charity|vat|policy)\b/i;

/** Reports a number that differs from the one of the person whom the sentence names, or else of everybody in the register. */
export const registerNumbers = (input: RuleInput): readonly RuleFinding[] =>
  proseOf(input.publicTexts).flatMap((text) =>
    [...text.text.matchAll(STATED)].flatMap(
      ({ index, 0: words, groups: { register = '', between = '', number = '' } = {} }) => {
        if (OTHER_NUMBER.test(between)) return [];
        const span = { at: index + words.length - number.length, length: number.length };
        return numberFinding({ text, span }, input.site, shortNameOf(register));
      },
    ),
  );

/** Reports the number and the address of a register entry that are those of another person: values of a copied entry. */
export const sharedNumbers = ({ people }: Pick<Site, 'people'>): readonly RuleFinding[] =>
  Object.entries(people).flatMap(([key, person], index, all) => {
    if (!isRegistered(person)) return [];
    const { register, number, url } = person.registration;
    const others = all
      .map(([, one]) => one)
      .filter(isRegistered)
      .filter(({ name }) => name !== person.name);
    const earlier = all.slice(0, index).map(([, one]) => one);
    const isSame = (one: Registered) =>
      registerOf(one) === shortNameOf(register) && plain(one.registration.number) === plain(number);
    const sharing = others.find((one) => earlier.includes(one) && isSame(one));
    const entered = others.find((one) => !isSame(one) && plain(url).includes(plain(one.registration.number)));
    const path = ['people', key, 'registration'];
    // `release/stand-in` and `release/placeholder` report '000000' in each entry.
    if (sharing && placeholdersIn(number).length === 0)
      return {
        message: `“${number}” is also the number of ${sharing.name} in the register (${register}).`,
        help: 'Copy the number of each person from the register.',
        path: [...path, 'number'],
      };
    return entered && !plain(url).includes(plain(number))
      ? {
          message: `“${url}” is the entry of ${entered.name} in the register: it contains ${entered.registration.number}.`,
          help: `Copy the address of the entry of ${person.name} from the register.`,
          path: [...path, 'url'],
        }
      : [];
  });

function numberFinding(found: WordMatch, site: Pick<Site, 'people'>, register: string): readonly RuleFinding[] {
  const number = wordsAt(found);
  const members = Object.values(site.people)
    .filter(isRegistered)
    .filter((one) => registerOf(one) === register);
  const people = peopleMeant(found, site);
  const meant = people.length > 0 ? members.filter(({ name }) => people.some((one) => one.name === name)) : members;
  const [first] = meant;
  if (!first || meant.some(({ registration }) => plain(registration.number) === plain(number))) return [];
  return [
    findingAt(
      found,
      people.length === 1
        ? `“${number}” is not the number of ${first.name} in the register (${register}), which is ${first.registration.number}.`
        : `“${number}” is not the number of any of these people in the register (${register}).`,
      'Copy the number from the register, here or in “registration” of the person.',
    ),
  ];
}

/** 'Ann Fox and Tom Gray are on the register, under the numbers …': everybody whom the sentence names, or else its “she”. */
function peopleMeant(found: WordMatch, site: Pick<Site, 'people'>): readonly Person[] {
  const { text, span } = found;
  const { before } = sentenceAround(found, text.text.replace(/\bDr\. /g, 'Dr  '));
  const named = Object.values(site.people).filter((one) => lastNamed([one], before) !== undefined);
  const single = personOf(text, site.people) ?? personBefore(site, text, span);
  return named.length > 0 || !single ? named : [single];
}

const isRegistered = (person: Person): person is Registered => person.registration !== undefined;

const plain = (number: string): string => number.toUpperCase().replace(/[^A-Z\d]/g, '');
