import type { Rule } from '../rule.ts';
import { MEDICINE_NAMES } from './lexicon/medicines.ts';
import { atWords, locationOf, said } from './words.ts';

export const pomName: Rule = {
  name: 'claim/pom-name',
  severity: 'warning',
  checks:
    'No text names a prescription-only medicine: not on pages, in titles, texts of pictures, addresses or short links.',
  because:
    'Prescription-only medicines may not be advertised to the public, and a clinic’s whole site is its advertisement. Balanced information on inner pages is tolerated; small print on a home page is not.',
  source:
    'Human Medicines Regulations 2012, reg 284; CAP code 12.12; https://www.asa.org.uk/news/botox-and-other-poms.html',
  examples: {
    bad: [
      { shows: 'a brand on the home page', values: { 'pages./.0.lead': 'Massage, and Botox on Fridays.' } },
      {
        shows: 'a brand in a short link',
        values: { 'booking.botox_friday': 'https://book.example/friday' },
      },
      { shows: 'letters replaced, so that filters do not see it', values: { 'clinic.tagline': 'B*tox and more' } },
    ],
    good: [
      {
        shows: 'the concern in place of the medicine',
        values: { 'pages./.0.lead': 'A consultation for lines and wrinkles.' },
      },
      { shows: 'another word that ends alike', values: { 'pages./.0.lead': 'No detox, and no talk of toxins.' } },
    ],
  },
  find: (input) =>
    said(input, MEDICINE_NAMES, ['entry', 'inner', 'policy']).map((found) => ({
      ...atWords(
        found,
        `“${found.words}” names a prescription-only medicine ${locationOf(found)}.`,
        found.reach === 'entry'
          ? 'Name the concern instead: “a consultation for lines and wrinkles”, “for excessive sweating”.'
          : 'It may stand in balanced information, with no price, picture or booking button beside it: then accept it for that reason.',
      ),
      // Nothing makes it right where everybody meets it: no reason that an owner could give is one.
      unsuppressible: found.reach === 'entry',
    })),
};
