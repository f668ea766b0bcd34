import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

const LINES = 'navigation.legal';
const PERSON = { name: 'Ada Small', office: '1 Small Street, Leeds LS1 1AA' };
const SHOWN = '{clinic.name} is {clinic.legal.name}, {clinic.legal.office}.';

/** How names of companies end, whom the law wants to state a number (Companies Act 2006, s 58 and 59). */
const COMPANY = /\b(?:ltd|limited|llp|plc|cic|cyf(?:yngedig)?)\b\.?$/i;

export const legal: Rule = {
  name: 'content/legal',
  severity: 'error',
  checks:
    'The owner’s name and address, a company’s number and place of registration, and the VAT number where there is one, are stated and shown.',
  because: 'A visitor must be able to find out with whom they would make a contract.',
  source:
    'Electronic Commerce (EC Directive) Regulations 2002, reg 6; Company, LLP and Business (Names and Trading Disclosures) Regulations 2015, reg 25; Companies Act 2006, s 1202',
  examples: {
    bad: [
      {
        shows: 'a registration number that no page shows',
        values: { 'clinic.legal.number': '07654321', [LINES]: ['For people of 16 and over.'] },
      },
      {
        shows: 'a company without a number and place',
        values: { 'clinic.legal': { ...PERSON, name: 'Small Ltd' }, [LINES]: [SHOWN] },
      },
      {
        shows: 'a number without a place',
        values: {
          'clinic.legal': { ...PERSON, number: '07654321' },
          [LINES]: [`${SHOWN} Number {clinic.legal.number}.`],
        },
      },
      { shows: 'a VAT number that no page shows', values: { 'clinic.legal.vat': 'GB 123 4567 89' } },
    ],
    good: [
      { shows: 'a sole trader, named with the address', values: { 'clinic.legal': PERSON, [LINES]: [SHOWN] } },
      {
        shows: 'the company and its VAT number in the footer',
        values: {
          'clinic.legal.vat': 'GB 123 4567 89',
          [LINES]: [
            '{clinic.legal.name}, registered in {clinic.legal.place}, number {clinic.legal.number}, {clinic.legal.office}. VAT {clinic.legal.vat}.',
          ],
        },
      },
    ],
  },
  find: (input) => [...unstated(input), ...unshown(input)],
};

function unstated({ site }: RuleInput): readonly RuleFinding[] {
  const { name, number, place } = site.clinic.legal;
  if ((number === undefined) !== (place === undefined))
    return [
      {
        message: 'A company states its number and where it is registered; one of them is missing.',
        help: 'Write both, “number” and “place”; leave both out where the clinic is no company.',
        path: ['clinic', 'legal', number === undefined ? 'place' : 'number'],
      },
    ];
  return number === undefined && COMPANY.test(name)
    ? [
        {
          message: `“${name}” is a company without its number and place of registration.`,
          help: 'Write them: “number” and “place” of “clinic.legal”.',
          path: ['clinic', 'legal', 'name'],
        },
      ]
    : [];
}

function unshown({ site, pages }: RuleInput): readonly RuleFinding[] {
  const { name, number, place, office, vat } = site.clinic.legal;
  return Object.entries({ name, number, place, office, vat }).flatMap(([field, text]) =>
    text === undefined || pages.some((page) => page.words().includes(text))
      ? []
      : [
          {
            message: `No page shows “${text}”.`,
            help: `Show it in the footer or in the terms: “{clinic.legal.${field}}” quotes it.`,
            path: ['clinic', 'legal', field],
          },
        ],
  );
}
