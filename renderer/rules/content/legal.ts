import type { Rule } from '../rule.ts';

const LINES = 'navigation.legal';

export const legal: Rule = {
  name: 'content/legal',
  severity: 'error',
  checks:
    'The company’s name, number, place of registration and office, and its VAT number where it has one, are shown.',
  because: 'A visitor must be able to find out with whom they would make a contract.',
  source:
    'Electronic Commerce (EC Directive) Regulations 2002, reg 6; Company, LLP and Business (Names and Trading Disclosures) Regulations 2015, reg 25',
  examples: {
    bad: [
      {
        shows: 'a number that no page shows',
        values: { 'clinic.legal.number': '07654321', [LINES]: ['For people of 16 and over.'] },
      },
      { shows: 'a VAT number that no page shows', values: { 'clinic.legal.vat': 'GB 123 4567 89' } },
    ],
    good: [
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
  find: ({ site: { clinic }, pages }) => {
    const { name, number, place, office, vat } = clinic.legal;
    const stated = { name, number, place, office, ...(vat === undefined ? {} : { vat }) };
    return Object.entries(stated)
      .filter(([, text]) => !pages.some((page) => page.words().includes(text)))
      .map(([field, text]) => ({
        message: `No page shows “${text}”.`,
        help: `Show it in the footer or in the terms: “{clinic.legal.${field}}” quotes it.`,
        path: ['clinic', 'legal', field],
      }));
  },
};
