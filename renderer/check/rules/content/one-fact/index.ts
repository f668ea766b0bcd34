import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { ageFindings } from './age.ts';
import { contactFindings } from './contacts.ts';
import { quantityFindings } from './in-prose.ts';

const ANSWER = 'pages./.1.questions.0.answer';
const AT = 'clinic.address.postcode';

/** '15-minute' → [15], '10–15 minutes' → [10, 15]; an empty list if the text is not a duration in minutes. */
const minutesIn = (text: string): readonly number[] => {
  const match = /^(\d+)(?:–(\d+))?[- ]?min/.exec(text);
  return match ? [Number(match[1]), ...(match[2] ? [Number(match[2])] : [])] : [];
};

export const contentOneFact: Rule = {
  name: 'content/one-fact',
  severity: 'error',
  checks:
    'Durations, numbers of sessions, figures, ages, telephone numbers, e-mail and postal addresses are the same in every sentence as in the fact that states them.',
  because:
    'If two texts contradict each other, visitors cannot know which is right, and may come too late, prepare wrongly or reach nobody.',
  source: 'CAP code 3.1',
  examples: {
    bad: [
      {
        shows: 'a figure that contradicts the duration',
        values: { 'catalogue.massage.duration': '20min', 'catalogue.massage.figures.guide': '15-minute' },
      },
      {
        shows: 'a range of minutes that contradicts the duration',
        values: { 'catalogue.massage.duration': '15min', 'catalogue.massage.figures.landing': '10–15 minutes' },
      },
      { shows: 'a sentence that contradicts the duration', values: { [ANSWER]: 'A massage takes 45 minutes.' } },
      {
        shows: 'a sentence that contradicts the notice period',
        values: { [ANSWER]: 'Please give us two days’ notice.' },
      },
      {
        shows: 'a document for download that contradicts the duration',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['Massage, 45min, £60 per session'] } },
      },
      { shows: 'a typo in the telephone number', values: { [ANSWER]: 'Call us on 0113 496 0010.' } },
      { shows: 'a typo in the e-mail address', values: { [ANSWER]: 'Write to helo@small.example.' } },
      { shows: 'a typo in the postcode', values: { [ANSWER]: 'Find us at LS1 1BA.' } },
      {
        shows: 'two swapped characters in the postcode',
        values: { [AT]: 'LS12 3AB', [ANSWER]: 'Come to LS12 3BA.' },
      },
      { shows: 'another house in the same street', values: { [ANSWER]: 'We are at 7 Test Street.' } },
      { shows: 'another age', values: { 'navigation.legal.0': 'For people aged 18 and over.' } },
      {
        shows: 'a wrong number of sessions',
        values: {
          'catalogue.massage.figures.sessions': '3–4 sessions',
          [ANSWER]: 'Most people book six sessions of massage.',
        },
      },
    ],
    good: [
      {
        shows: 'the same duration in other words',
        values: { 'catalogue.massage.duration': '20min', 'catalogue.massage.figures.guide': '20-minute' },
      },
      {
        shows: 'a figure that is not a duration of the appointment',
        values: { 'catalogue.massage.figures.lasts': '2 days' },
      },
      { shows: 'the same duration in a sentence', values: { [ANSWER]: 'A massage takes an hour.' } },
      {
        shows: 'minutes that refer to something else',
        values: { [ANSWER]: 'After a massage, wait 15 minutes before you drive.' },
      },
      { shows: 'the same notice in other units', values: { [ANSWER]: 'Please give us one day’s notice.' } },
      { shows: 'the telephone number with different spacing', values: { [ANSWER]: 'Call us on +44 113 4960000.' } },
      {
        shows: 'the telephone number of another organisation',
        values: { [ANSWER]: 'Ask the register on 0300 500 6184.' },
      },
      { shows: 'the postcode in lower case', values: { [ANSWER]: 'Find us at ls11aa.' } },
      { shows: 'the postcode of another organisation', values: { [ANSWER]: 'The register is at SK9 5AF.' } },
      { shows: 'a number before another street', values: { [ANSWER]: 'From 12 Station Road it is a minute.' } },
      { shows: 'an age that is not a minimum', values: { [ANSWER]: 'Massage helps people over 40 too.' } },
    ],
  },
  find: (input) => [
    ...figureFindings(input),
    ...quantityFindings(input),
    ...ageFindings(input),
    ...contactFindings(input),
  ],
};

/** Reports figures of a treatment that contradict its duration. */
const figureFindings = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { duration, figures }]) => {
    const others = Object.values(figures ?? {}).filter((text) => {
      const minutes = minutesIn(text);
      return minutes.length > 0 && minutes.some((value) => value !== duration.minutes);
    });
    if (others.length === 0) return [];
    return {
      message: `The duration is ${duration.text}, but the figures also contain ${others.map((text) => `“${text}”`).join(' and ')}.`,
      against: others.join(' and '),
      help: 'Use one duration, or accept the difference with a reason.',
      path: ['catalogue', slug, 'duration'],
    };
  });
