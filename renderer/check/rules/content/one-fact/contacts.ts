/** Telephone numbers, addresses and postcodes in sentences that are those of the clinic with a typo, or others in their place. */
import { distance } from 'fastest-levenshtein';
import type { Site } from '../../../../config/site.ts';
import { literal, matchesOf } from '../../../../core/pattern.ts';
import { CLINIC_OR_DESK } from '../../../../facts/clinic-nouns.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { internationalNumber } from '../../../../facts/phone.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import { isAboutOthers } from '../../about/others.ts';
import { proseOf } from '../../about/prose.ts';
import { type PublicText, textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { plainFinding } from '../authored-finding.ts';
import { numberToRing } from './number-to-ring.ts';

/** A contact detail of the clinic, and how to recognise a wrong version of it. */
interface Contact {
  readonly label: string;
  readonly value: string;
  readonly quote: string;
  readonly pattern: RegExp;
  /** True if the text is the clinic’s detail with a typo. Text that differs more belongs to somebody else. */
  readonly isTypo: (found: string) => boolean;
  /** True if the text is a different detail. It is reported only if the sentence calls it the clinic’s: 'call us on 0113 496 0001'. */
  readonly isOther?: (found: string) => boolean;
  /** True if a text means the clinic’s detail without saying so: 'or ring 0113 496 0001'. */
  readonly isMeant?: (text: PublicText, at: number, found: string) => boolean;
}

/** '020 7946 0000', '+44 (0)20 7946 0000' */
export const NUMBER = /(?<![\d£.,])(?:\+44 ?(?:\(0\) ?)?|0)\d(?:[ -]?\d){8,9}(?!\d)/g;
/** The same with a digit or two too few or too many */
const MISTYPED_NUMBER = /(?<![\d£.,])(?:\+44 ?(?:\(0\) ?)?|0)\d(?:[ -]?\d){7,11}(?!\d)/g;
/**
 * At most 64 characters before the @ (RFC 5321, section 4.5.3.1.1). Without the limit, a long word with dots or hyphens
 * takes time in proportion to the square of its length.
 */
export const MAIL = /(?<![a-z0-9])[a-z0-9][a-z0-9._+-]{0,63}@(?:[a-z0-9-]+\.)+[a-z]+/g;
/** 'n1 9jy' (https://en.wikipedia.org/wiki/Postcodes_in_the_United_Kingdom#Formatting). */
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b/g;

const CLINIC = `(?:us|(?:the|our) (?:${CLINIC_OR_DESK}|team))`;
const REACH = `(?:(?:ring|call|phone|telephone|text|message|whatsapp|reach|contact) ${CLINIC}|(?:write|e-?mail)(?: to)? ${CLINIC})`;
const DETAIL = `our (?:(?:tele)?phone )?(?:number|line|e-?mail)(?: address)?`;
/** Words that say whose number or address comes next: 'ring us today on', 'our number is'. */
const CLINICS_OWN = new RegExp(
  String.raw`\b(?:${REACH}|${DETAIL})(?: (?:today|now|directly|anytime|any (?:time|day)))?,? (?:on|at|is):? $`,
);

/** 'Can I e-mail you?', 'Yes, to reception@…' */
const ASKS = /\b(?:ring|call|phone|telephone|text|message|reach|contact|write to|e-?mail) you\b/;
const SHORT_ANSWER =
  /^\W*(?:(?:yes|of course|certainly|please)\W+)*(?:(?:ring|call|phone|write|e-?mail|use) )?(?:to|on|at)?:? ?$/;

/** The maximum number of wrong characters in a telephone number or an e-mail address. */
const MAX_WRONG_CHARACTERS = 2;

/** Reports telephone numbers, e-mail addresses, postcodes and houses in sentences that should be the clinic’s and differ. */
export const contactFindings = ({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] => {
  const contacts = [...linesOf(site), ...placesOf(site.clinic)];
  return proseOf(publicTexts).flatMap((publicText) =>
    contacts.flatMap(({ pattern, value, isTypo, isOther, isMeant, label, quote }) =>
      matchesOf(pattern, publicText.normal.text).flatMap((match) => {
        const span = publicText.normal.original(match.index, match[0].length);
        const before = publicText.normal.text.slice(0, match.index);
        const isAsked = SHORT_ANSWER.test(before) && ASKS.test(lookups.questionOf(publicText));
        const isToRing = isMeant?.(publicText, match.index, match[0]) ?? false;
        const isClaimed = isAsked || isToRing || CLINICS_OWN.test(before);
        const isSecond = isClaimed && isOther?.(match[0]);
        // 'The council office at 10 Test Street has the form.'
        const isOthers = label === 'address' && isAboutOthers(sentenceAt(publicText.normal.text, match.index));
        if (isOthers || !(isTypo(match[0]) || isSecond)) return [];
        const correct = publicText.quotes ? `Quote the fact: {${quote}}.` : 'Correct it.';
        return plainFinding(publicText, span, {
          message: `“${textAt(publicText, span)}” is not the clinic’s ${label}, which is ${value}.`,
          help: [correct, ...(isSecond ? [IF_SECOND] : []), ...(isSecond && isToRing ? [IF_OF_OTHERS] : [])].join(' '),
          against: value,
        });
      }),
    ),
  );
};

const IF_SECOND = 'If the clinic has a second one, state it in figures and quote that.';
const IF_OF_OTHERS = 'If it is somebody else’s, say whose it is: “ring the hospital on …”.';

/** The general addresses of an organisation; others, such as 'privacy', belong to a part of it. */
const GENERAL =
  /^(?:info|hello|hi|contact|reception|office|desk|front-?desk|enquir(?:y|ies)|mail|post|team|bookings?|appointments?|admin|welcome|clinic|practice|surgery)@/;

/** Another general address of the same organisation: 'hello@' instead of 'reception@'. */
const isOtherDesk = (found: string, email: string): boolean =>
  found !== email && GENERAL.test(found) && domainOf(found) === domainOf(email);
const domainOf = (address: string): string | undefined => address.split('@')[1];

/** Companies that give everybody an address: 'gmail.com' and 'gmail.co.uk' are not the same person’s. */
const MAILBOXES = /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|btinternet|protonmail)$/;
const MIN_OWN_DOMAIN = 5;

/** The clinic’s domain with another ending: 'hello@small-practice.com' instead of 'hello@small-practice.co.uk'. */
function hasOtherEnding(found: string, email: string): boolean {
  const [name, own] = [found, email].map((address) => domainOf(address)?.split('.')[0] ?? '');
  const isOwn = name === own && name !== undefined && name.length >= MIN_OWN_DOMAIN && !MAILBOXES.test(name);
  return isOwn && domainOf(found) !== domainOf(email);
}

/** The telephone number and the e-mail address. */
const linesOf = (site: Site): readonly Contact[] => {
  const { phone } = site.clinic;
  const email = site.clinic.email.toLowerCase();
  return [
    {
      label: 'telephone number',
      value: phone,
      quote: 'clinic.phone',
      pattern: MISTYPED_NUMBER,
      isTypo: (found) => differs(asDialled(found), asDialled(phone)),
      isOther: (found) => asDialled(found) !== asDialled(phone),
      isMeant: numberToRing(site),
    },
    {
      label: 'e-mail address',
      value: site.clinic.email,
      quote: 'clinic.email',
      pattern: MAIL,
      isTypo: (found) => differs(found, email) || isOtherDesk(found, email) || hasOtherEnding(found, email),
      isOther: (found) => domainOf(found) !== domainOf(email),
    },
  ];
};

const placesOf = ({ address, legal }: Site['clinic']): readonly Contact[] => [
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

/** Any house in the clinic’s road, such as '260 Station Road', probably means the clinic, except the registered office. */
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
      pattern: new RegExp(
        [
          String.raw`(?<![\d.,£-])\d+[a-z]?(?:-\d+[a-z]?)? ${literal(road)}(?!\p{L})`,
          String.raw`(?<!\d ?)${literal(road)},? (?:number|no\.?) \d+[a-z]?(?!\w)`,
          // 'Number 14 is the brick house at the top of Prior Bank'
          String.raw`\bnumber \d+[a-z]?(?!\w)(?=[^.;:!?]*\b${literal(road)}(?!\p{L}))`,
        ].join('|'),
        'gu',
      ),
      isTypo: (found) => found !== value && !others.includes(found) && numberIn(found) !== numberIn(value),
    },
  ];
}

const numberIn = (text: string): string | undefined => /\d+(?:-\d+)?[a-z]?/.exec(text)?.[0];
export const asDialled = (text: string): string => internationalNumber(text.replace('(0)', '').replaceAll('-', ' '));
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
