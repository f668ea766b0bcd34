import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { ageFindings } from './age.ts';
import { contactFindings } from './contacts.ts';
import { quantityFindings } from './in-prose.ts';

const ANSWER = 'pages./.1.questions.0.answer';
const AT = 'clinic.address.postcode';

/** '15-minute' → [15], '10–15 minutes' → [10, 15]; nothing where the text is no length in minutes. */
const minutesIn = (text: string): readonly number[] => {
  const match = /^(\d+)(?:–(\d+))?[- ]?min/.exec(text);
  return match ? [Number(match[1]), ...(match[2] ? [Number(match[2])] : [])] : [];
};

export const contentOneFact: Rule = {
  name: 'content/one-fact',
  severity: 'error',
  checks:
    'Lengths, numbers of sessions, terms, ages, telephone numbers, e-mail and postal addresses are the same in every sentence and figure as in the fact that states them.',
  because: 'Two lengths for one appointment leave a visitor guessing which is right.',
  source: 'CAP code 3.1',
  examples: {
    bad: [
      {
        shows: 'a figure that gives another length than the duration',
        values: { 'catalogue.massage.duration': '20min', 'catalogue.massage.figures.guide': '15-minute' },
      },
      {
        shows: 'a range of minutes beside one duration',
        values: { 'catalogue.massage.duration': '15min', 'catalogue.massage.figures.landing': '10–15 minutes' },
      },
      { shows: 'another length in a sentence', values: { [ANSWER]: 'A massage takes 45 minutes.' } },
      { shows: 'another notice in a sentence', values: { [ANSWER]: 'Please give us two days’ notice.' } },
      {
        shows: 'another length in a document to download',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['Massage, 45min, £60 per session'] } },
      },
      { shows: 'the telephone number with a slip', values: { [ANSWER]: 'Call us on 0113 496 0010.' } },
      { shows: 'the e-mail address with a slip', values: { [ANSWER]: 'Write to helo@small.example.' } },
      { shows: 'the postcode with a slip', values: { [ANSWER]: 'Find us at LS1 1BA.' } },
      {
        shows: 'two letters of the postcode in each other’s place',
        values: { [AT]: 'LS12 3AB', [ANSWER]: 'Come to LS12 3BA.' },
      },
      { shows: 'another house of the street', values: { [ANSWER]: 'We are at 7 Test Street.' } },
      { shows: 'another age', values: { 'navigation.legal.0': 'For people aged 18 and over.' } },
      {
        shows: 'another number of sessions',
        values: {
          'catalogue.massage.figures.sessions': '3–4 sessions',
          [ANSWER]: 'Most people book six sessions of massage.',
        },
      },
    ],
    good: [
      {
        shows: 'the same length in other words',
        values: { 'catalogue.massage.duration': '20min', 'catalogue.massage.figures.guide': '20-minute' },
      },
      {
        shows: 'a figure that is no length of the appointment',
        values: { 'catalogue.massage.figures.lasts': '2 days' },
      },
      { shows: 'the same length in a sentence', values: { [ANSWER]: 'A massage takes an hour.' } },
      {
        shows: 'minutes of something else',
        values: { [ANSWER]: 'After a massage, wait 15 minutes before you drive.' },
      },
      { shows: 'the same notice in other units', values: { [ANSWER]: 'Please give us one day’s notice.' } },
      { shows: 'the telephone number in other groups', values: { [ANSWER]: 'Call us on +44 113 4960000.' } },
      { shows: 'the telephone number of somebody else', values: { [ANSWER]: 'Ask the register on 0300 500 6184.' } },
      { shows: 'the postcode in small letters', values: { [ANSWER]: 'Find us at ls11aa.' } },
      { shows: 'the postcode of somebody else', values: { [ANSWER]: 'The register is at SK9 5AF.' } },
      { shows: 'a number before another street', values: { [ANSWER]: 'From 12 Station Road it is a minute.' } },
      { shows: 'an age that is no limit', values: { [ANSWER]: 'Massage helps people over 40 too.' } },
    ],
  },
  find: (input) => [
    ...figureFindings(input),
    ...quantityFindings(input),
    ...ageFindings(input),
    ...contactFindings(input),
  ],
};

/** Figures of a treatment that give its appointment another length than its duration does. */
const figureFindings = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { duration, figures }]) => {
    const others = Object.values(figures ?? {}).filter((text) => {
      const minutes = minutesIn(text);
      return minutes.length > 0 && minutes.some((value) => value !== duration.minutes);
    });
    if (others.length === 0) return [];
    return [
      {
        message: `The appointment takes ${duration.text}, but its figures also say ${others.map((text) => `“${text}”`).join(' and ')}.`,
        against: others.join(' and '),
        help: 'Keep one length, or accept the difference with a reason.',
        path: ['catalogue', slug, 'duration'],
      },
    ];
  });
