import { distance } from 'fastest-levenshtein';
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { internationalNumber } from '../../../../facts/phone.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

type Clinic = RuleInput['site']['clinic'];

/** One way to reach the clinic, and what in a sentence is meant to be it but is not. */
interface Contact {
  readonly what: string;
  readonly own: string;
  readonly quote: string;
  readonly pattern: RegExp;
  /** Whether what the pattern found is the clinic's, but for a slip. What is further from it is somebody else's. */
  readonly isSlip: (found: string) => boolean;
}

/** '020 7946 0000', '+44 (0)20 7946 0000' */
const NUMBER = /(?<![\d£.,])(?:\+44 ?(?:\(0\) ?)?|0)\d(?:[ -]?\d){8,9}(?!\d)/g;
const MAIL = /[a-z0-9][a-z0-9._+-]*@(?:[a-z0-9-]+\.)+[a-z]+/g;
/** 'n1 9jy' (https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom#Formatting). */
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/g;

/** How many digits or letters of a number or an e-mail address may be other. */
const SLIPS = 2;

/** What sentences say to be the clinic's telephone number, e-mail address, postcode or house, and is not, for a slip. */
export const contactFindings = ({ site: { clinic }, publicTexts }: RuleInput): readonly RuleFinding[] => {
  const contacts = contactsOf(clinic);
  return proseOf(publicTexts).flatMap((publicText) =>
    contacts.flatMap(({ pattern, own, isSlip, what, quote }) =>
      [...publicText.normal.text.matchAll(pattern)].flatMap((match) => {
        const run = publicText.normal.original(match.index, match[0].length);
        if (!isSlip(match[0]) || !isAuthored(publicText, run)) return [];
        return [
          {
            message: `“${publicText.text.slice(run.at, run.at + run.length)}” is not the ${what} of the clinic: that is ${own}.`,
            help: publicText.quotes ? `Quote it: {${quote}}.` : 'Correct it.',
            ...authoredAt(publicText, run),
            against: own,
          },
        ];
      }),
    ),
  );
};

const contactsOf = ({ phone, email, address, legal }: Clinic): readonly Contact[] => [
  {
    what: 'telephone number',
    own: phone,
    quote: 'clinic.phone',
    pattern: NUMBER,
    isSlip: (found) => differs(dialled(found), dialled(phone)),
  },
  {
    what: 'e-mail address',
    own: email,
    quote: 'clinic.email',
    pattern: MAIL,
    isSlip: (found) => differs(found, email.toLowerCase()),
  },
  {
    what: 'postcode',
    own: address.postcode,
    quote: 'clinic.address.postcode',
    pattern: POSTCODE,
    isSlip: (found) =>
      isNeighbour(compact(found), compact(address.postcode)) && !compact(legal.office).includes(compact(found)),
  },
  ...houseOf(address.street, legal.office),
];

/** '260 Station Road' is the only house in that road which sentences mean, beside the registered office. */
function houseOf(street: string, office: string): readonly Contact[] {
  const own = normalise(street).text;
  const road = /^\d\S* (?<road>\p{L}.*)$/u.exec(own)?.groups?.road;
  if (road === undefined) return [];
  const others = normalise(office).text;
  return [
    {
      what: 'address',
      own: street,
      quote: 'clinic.address.street',
      pattern: new RegExp(String.raw`(?<![\d.,£-])\d+[a-z]?(?:-\d+[a-z]?)? ${literal(road)}(?!\p{L})`, 'gu'),
      isSlip: (found) => found !== own && !others.includes(found),
    },
  ];
}

const dialled = (text: string): string => internationalNumber(text.replace('(0)', '').replaceAll('-', ' '));
const compact = (text: string): string => text.replaceAll(' ', '').toLowerCase();

function differs(found: string, own: string): boolean {
  const slips = distance(found, own);
  return slips > 0 && slips <= SLIPS;
}

/** Two letters of a postcode lead into the next street: one other letter is a slip, and two that have changed places. */
const isNeighbour = (found: string, own: string): boolean =>
  distance(found, own) === 1 || (found !== own && distance(found, own) === 2 && sorted(found) === sorted(own));
const sorted = (text: string): string => [...text].sort().join('');
