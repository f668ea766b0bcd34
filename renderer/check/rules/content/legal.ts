import { normalise } from '../../../facts/normalise.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../rule.ts';

const LINES = 'navigation.legal';
const PERSON = { name: 'Ada Small', registeredOffice: '1 Small Street, Leeds LS1 1AA' };
const SHOWN = '{clinic.name} is {clinic.legal.name}, {clinic.legal.registeredOffice}.';

/** Endings of the names of companies, which must state their number by law (Companies Act 2006, s 58 and 59). */
const COMPANY = /\b(?:ltd|limited|llp|plc|cic|cyf(?:yngedig)?)\b\.?$/i;

export const legal: Rule = {
  name: 'content/legal',
  severity: 'error',
  searchesFor: 'parts',
  checks:
    'The site shows the owner’s name and address, the number and place of registration of a company, and any VAT number.',
  because: 'Without them, visitors cannot find out who they enter into a contract with.',
  source:
    'Electronic Commerce (EC Directive) Regulations 2002, reg 6; Company, LLP and Business (Names and Trading Disclosures) Regulations 2015, reg 25; Companies Act 2006, s 1202',
  bad: {
    'a registration number that no page shows': {
      'clinic.legal.number': '07654321',
      [LINES]: ['For people of 16 and over.'],
    },
    'a company without a number and place of registration': {
      'clinic.legal': { ...PERSON, name: 'Small Ltd' },
      [LINES]: [SHOWN],
    },
    'a number without a place of registration': {
      'clinic.legal': { ...PERSON, number: '07654321' },
      [LINES]: [`${SHOWN} Number {clinic.legal.number}.`],
    },
    'a number with a digit too few': { 'clinic.legal.number': '1234567' },
    'a VAT number that no page shows': { 'clinic.legal.vat': 'GB 123 4567 89' },
  },
  good: {
    'a sole trader with a name and address': { 'clinic.legal': PERSON, [LINES]: [SHOWN] },
    'a company and its VAT number in the footer': {
      'clinic.legal.vat': 'GB 123 4567 89',
      [LINES]: [
        '{clinic.legal.name}, registered in {clinic.legal.registeredIn}, number {clinic.legal.number}, {clinic.legal.registeredOffice}. VAT {clinic.legal.vat}.',
      ],
    },
  },
  find: (input) => [missingNumber(input), shortNumber(input), otherPostcode(input), ...notShown(input)],
};

function missingNumber({ site }: RuleInput): Findings {
  const { name, number, registeredIn } = site.clinic.legal;
  if ((number === undefined) !== (registeredIn === undefined))
    return {
      message: 'A company must state both its number and its place of registration; one of them is missing.',
      help: 'Write both “number” and “registeredIn”, or remove both if the owner is not a company.',
      path: ['clinic', 'legal', number === undefined ? 'registeredIn' : 'number'],
    };
  return number === undefined && COMPANY.test(name)
    ? {
        message: `“${name}” is a company, but its number and place of registration are missing.`,
        help: 'Add “number” and “registeredIn” to “clinic.legal”.',
        path: ['clinic', 'legal', 'name'],
      }
    : [];
}

/** Numbers of Companies House: eight digits, or two letters and six digits ('SC123456'). */
const REGISTERED_NUMBER = /^(?:\d{8}|[A-Z]{2}\d{6}|[A-Z]{2}\d{5}[A-Z])$/;

/** The countries whose companies are registered there. */
const UK = /\b(?:england|wales|scotland|northern ireland|united kingdom|uk)\b/i;

/** Reports the number of a British company that is too long or too short: a zero at its beginning is often left out. */
function shortNumber({ site }: RuleInput): Findings {
  const { name, number, registeredIn = '' } = site.clinic.legal;
  if (number === undefined || !COMPANY.test(name) || !UK.test(registeredIn)) return [];
  const typed = number.replace(/[\s.-]/g, '').toUpperCase();
  if (REGISTERED_NUMBER.test(typed)) return [];
  const digits = /^\d{5,7}$/.test(typed);
  return {
    message: `“${number}” is not the number of a company: those of Companies House have 8 characters.`,
    help: digits
      ? `Write “${typed.padStart(8, '0')}” if only the zero at its beginning is missing; otherwise add the missing digit.`
      : 'Copy it from the register: find-and-update.company-information.service.gov.uk.',
    path: ['clinic', 'legal', 'number'],
  };
}

/** A British postcode covers at most a street, so that one house has only one (Royal Mail, Postcode Address File). */
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i;

/** Reports a registered office in the same house as the clinic, with another postcode. */
function otherPostcode({ site }: RuleInput): Findings {
  const { address, legal: owner } = site.clinic;
  const [postcode] = POSTCODE.exec(owner.registeredOffice) ?? [];
  const isSameHouse = normalise(owner.registeredOffice).text.startsWith(`${normalise(address.street).text},`);
  return postcode === undefined || !isSameHouse || withoutSpaces(postcode) === withoutSpaces(address.postcode)
    ? []
    : {
        message: `“${postcode}” is not the postcode of ${address.street}, which is ${address.postcode}.`,
        help: 'Correct the postcode of the clinic or of the registered office.',
        path: ['clinic', 'legal', 'registeredOffice'],
        against: address.postcode,
      };
}

const withoutSpaces = (postcode: string): string => postcode.replaceAll(' ', '').toUpperCase();

/** The words before a fact in the small print. */
const FOOTER_WORDS: Readonly<Record<string, string>> = {
  number: 'Company number ',
  registeredIn: 'Registered in ',
  registeredOffice: 'Registered office: ',
  vat: 'VAT number ',
};

function notShown({ site, pages }: RuleInput): readonly RuleFinding[] {
  const { name, number, registeredIn, registeredOffice, vat } = site.clinic.legal;
  return Object.entries({ name, number, registeredIn, registeredOffice, vat }).flatMap(([field, text]) =>
    text === undefined || pages.some((page) => page.words().includes(text))
      ? []
      : {
          message: `No page shows “${text}”.`,
          help: `Add a line to “legal” of “navigation”, which every footer shows: '${FOOTER_WORDS[field] ?? ''}{clinic.legal.${field}}.'. Or quote it in the terms.`,
          path: ['clinic', 'legal', field],
        },
  );
}
