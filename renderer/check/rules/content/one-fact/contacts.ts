import { distance } from 'fastest-levenshtein';
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { internationalNumber } from '../../../../facts/phone.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

type Clinic = RuleInput['site']['clinic'];

/** A contact detail of the clinic, and how to recognise a misspelt version of it. */
interface Contact {
  readonly label: string;
  readonly value: string;
  readonly quote: string;
  readonly pattern: RegExp;
  /** True if the text is the clinic's detail with a typo. Text that differs more belongs to somebody else. */
  readonly isTypo: (found: string) => boolean;
}

/** '020 7946 0000', '+44 (0)20 7946 0000' */
const NUMBER = /(?<![\d£.,])(?:\+44 ?(?:\(0\) ?)?|0)\d(?:[ -]?\d){8,9}(?!\d)/g;
const MAIL = /[a-z0-9][a-z0-9._+-]*@(?:[a-z0-9-]+\.)+[a-z]+/g;
/** 'n1 9jy' (https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom#Formatting). */
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/g;

/** The maximum number of wrong characters in a telephone number or an e-mail address. */
const MAX_WRONG_CHARACTERS = 2;

/** Reports telephone numbers, e-mail addresses, postcodes and houses in sentences that are the clinic's with a typo. */
export const contactFindings = ({ site: { clinic }, publicTexts }: RuleInput): readonly RuleFinding[] => {
  const contacts = contactsOf(clinic);
  return proseOf(publicTexts).flatMap((publicText) =>
    contacts.flatMap(({ pattern, value, isTypo, label, quote }) =>
      [...publicText.normal.text.matchAll(pattern)].flatMap((match) => {
        const run = publicText.normal.original(match.index, match[0].length);
        if (!isTypo(match[0]) || !isAuthored(publicText, run)) return [];
        return {
          message: `“${textAt(publicText, run)}” is not the clinic’s ${label}, which is ${value}.`,
          help: publicText.quotes ? `Quote the fact: {${quote}}.` : 'Correct it.',
          ...authoredAt(publicText, run),
          against: value,
        };
      }),
    ),
  );
};

/** The general addresses of an organisation; others, such as 'privacy', belong to a part of it. */
const GENERAL =
  /^(?:info|hello|hi|contact|reception|office|desk|front-?desk|enquir(?:y|ies)|mail|post|team|bookings?|appointments?|admin|welcome|clinic|practice|surgery)@/;

/** Another general address of the same organisation: 'hello@' instead of 'reception@'. */
const isOtherDesk = (found: string, email: string): boolean =>
  found !== email && GENERAL.test(found) && found.split('@')[1] === email.split('@')[1];

const contactsOf = ({ phone, email, address, legal }: Clinic): readonly Contact[] => [
  {
    label: 'telephone number',
    value: phone,
    quote: 'clinic.phone',
    pattern: NUMBER,
    isTypo: (found) => differs(asDialled(found), asDialled(phone)),
  },
  {
    label: 'e-mail address',
    value: email,
    quote: 'clinic.email',
    pattern: MAIL,
    isTypo: (found) => differs(found, email.toLowerCase()) || isOtherDesk(found, email.toLowerCase()),
  },
  {
    label: 'postcode',
    value: address.postcode,
    quote: 'clinic.address.postcode',
    pattern: POSTCODE,
    isTypo: (found) =>
      isNeighbour(withoutSpaces(found), withoutSpaces(address.postcode)) &&
      !withoutSpaces(legal.registeredOffice).includes(withoutSpaces(found)),
  },
  ...houseOf(address.street, legal.registeredOffice),
];

/**
 * Any house in the clinic's road, such as '260 Station Road', probably means the clinic, except the registered office.
 *
 */
function houseOf(street: string, office: string): readonly Contact[] {
  const value = normalise(street).text;
  const road = /^\d\S* (?<road>\p{L}.*)$/u.exec(value)?.groups?.road;
  if (road === undefined) return [];
  const others = normalise(office).text;
  return [
    {
      label: 'address',
      value: street,
      quote: 'clinic.address.street',
      pattern: new RegExp(String.raw`(?<![\d.,£-])\d+[a-z]?(?:-\d+[a-z]?)? ${literal(road)}(?!\p{L})`, 'gu'),
      isTypo: (found) => found !== value && !others.includes(found),
    },
  ];
}

const asDialled = (text: string): string => internationalNumber(text.replace('(0)', '').replaceAll('-', ' '));
const withoutSpaces = (text: string): string => text.replaceAll(' ', '').toLowerCase();

function differs(found: string, value: string): boolean {
  const edits = distance(found, value);
  return edits > 0 && edits <= MAX_WRONG_CHARACTERS;
}

/**
 * Postcodes that differ in two letters may be different streets, so only one wrong letter or two swapped letters count
 * as a typo.
 */
const isNeighbour = (found: string, value: string): boolean =>
  distance(found, value) === 1 || (found !== value && distance(found, value) === 2 && sorted(found) === sorted(value));
const sorted = (text: string): string => [...text].sort().join('');
