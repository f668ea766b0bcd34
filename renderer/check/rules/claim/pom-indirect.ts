import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { hintsAt } from './lexicon/medicines.ts';
import { medicinesIn } from './medicine.ts';
import { atWords, locationOf, said } from './words.ts';

export const pomIndirect: Rule = {
  name: 'claim/pom-indirect',
  severity: 'warning',
  checks: 'No text means a prescription-only medicine without naming it: “anti-wrinkle injections”, “three areas”.',
  because: 'Words that everybody takes for the medicine advertise it as its name does.',
  source:
    'CAP code 12.12; https://www.asa.org.uk/news/cosmetic-interventions-and-the-cap-code.html; ASA G24-1253503 Valterous Ltd',
  examples: {
    bad: [
      {
        shows: 'what the injections are for',
        values: { 'pages./.0.lead': 'Massage and anti-wrinkle injections.' },
      },
      {
        shows: 'areas, where wrinkles are spoken of',
        values: {
          'catalogue.massage.prescriptionOnly': true,
          'pages./.0.lead': 'Wrinkles softened in three areas.',
        },
      },
    ],
    good: [
      { shows: 'a cosmetic product', values: { 'pages./.0.lead': 'We sell no anti-wrinkle cream.' } },
      {
        shows: 'other areas than those of a face',
        values: {
          'catalogue.massage.prescriptionOnly': true,
          'pages./.0.lead': 'Massage of two areas: neck and back.',
        },
      },
      {
        shows: 'muscles that are relaxed by hand',
        values: { 'pages./.0.lead': 'An hour of muscle relaxation.' },
      },
    ],
  },
  find: (input) => [
    ...said(input, hintsAt(input.site), ['entry', 'inner']).map((found) =>
      atWords(found, `“${found.words}” means a prescription-only medicine ${locationOf(found)}.`, HELP),
    ),
    ...offersByWrinkle(input),
  ],
};

const HELP =
  'Name the concern instead: “a consultation for lines and wrinkles”, “for a wide jaw”, “for excessive sweating”.';

/** An offer with such a medicine that is called after what the medicine does. */
const offersByWrinkle = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.offers).flatMap(([key, offer]) => {
    const word = /\bwrinkles?\b[^\n]*/i.exec(offer.name);
    return word && medicinesIn(site, offer).length > 0
      ? [
          {
            message: `“${word[0]}” is an offer with a prescription-only medicine, called after what the medicine does.`,
            help: HELP,
            path: ['offers', key, 'name'],
            span: { at: word.index, length: word[0].length },
          },
        ]
      : [];
  });
