import type { Rule } from '../rule.ts';
import { findingAt, findWords, locationOf } from './find-words.ts';
import { MEDICINE_NAMES } from './lexicon/medicines.ts';

export const pomName: Rule = {
  name: 'claim/pom-name',
  severity: 'warning',
  checks: 'Texts, titles, addresses, short links and descriptions of images name no prescription-only medicine.',
  because:
    'Advertising such a medicine leads people to ask for it without medical advice, and a clinic’s whole site counts as advertising.',
  source:
    'Human Medicines Regulations 2012, reg 284; CAP code 12.12; https://www.asa.org.uk/news/botox-and-other-poms.html (tolerates balanced information on inner pages, but not small print on a home page)',
  bad: {
    'a brand on the home page': { 'pages./.0.lead': 'Massage, and Botox on Fridays.' },
    'a brand in a short link': { 'booking.botox_friday': 'https://book.example/friday' },
    'a disguised spelling that evades filters': { 'clinic.tagline': 'B*tox and more' },
  },
  good: {
    'the concern instead of the medicine': { 'pages./.0.lead': 'A consultation for lines and wrinkles.' },
    'other words with the same ending': { 'pages./.0.lead': 'No detox, and no talk of toxins.' },
  },
  find: (input) =>
    findWords(input, MEDICINE_NAMES, ['entry', 'inner', 'policy']).map((found) => ({
      ...findingAt(
        found,
        `“${found.words}” ${locationOf(found)} names a prescription-only medicine.`,
        found.reach === 'entry'
          ? 'Name the concern instead: “a consultation for lines and wrinkles”, “for excessive sweating”.'
          : 'Remove the name; or, if it is part of balanced information without a price, image or booking button nearby, accept it for that reason.',
      ),
      // No reason can justify the name on a page that every visitor sees.
      unsuppressible: found.reach === 'entry',
    })),
};
