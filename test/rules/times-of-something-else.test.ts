/** Times and ages that a sentence gives to something else than the fact with which they could be compared. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const RULES = ['content/one-fact'];
const treatment = (name: string, duration: string, price = '£60') => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration, book: 'visit', image: 'dot' },
});
const VALUES = {
  'catalogue.urine-test': treatment('Urine and sugar test', '20min'),
  'catalogue.offshore-medical': treatment('Offshore medical', '1h'),
  'catalogue.driver-medical': treatment('Driver medical', '30min'),
  'catalogue.ear-repair': {
    ...treatment('Ear repair', '40min', '£60 per ear'),
    packages: [{ label: 'Both ears', sessions: 2, price: '£110' }],
  },
  'catalogue.ears-and-nose': treatment('Ears and nose', '50min'),
  'figures.coolingOff': '14 days',
  'figures.records': 'ten years',
  'programmes.back-to-work': {
    ...{ name: 'Back to work', department: 'main', schedule: '4 sessions over 8 weeks', price: '£320', book: 'visit' },
    description: 'A plan for people who have been away for a month or more.',
  },
};
const onPage = (slug: string) => ({ rules: RULES, slug, values: VALUES });

suite('durations of something else', (test) => {
  testSentencesOnPage(test, onPage('urine-test'), {
    'A breath test for alcohol takes two minutes and is part of the price.': [],
    'A test takes half an hour.': [
      '“half an hour” is not the duration of “Urine and sugar test”, which is 20 minutes.',
    ],
    'A sugar test takes half an hour.': [
      '“half an hour” is not the duration of “Urine and sugar test”, which is 20 minutes.',
    ],
    'A full test takes half an hour.': [
      '“half an hour” is not the duration of “Urine and sugar test”, which is 20 minutes.',
    ],
    'Plan 45 minutes for a seafarer, an hour for an offshore medical and half an hour for a driver medical.': [],
    'Plan 45 minutes for an offshore medical, and half an hour for a driver medical.': [
      '“45 minutes” is not the duration of “Offshore medical” or “Driver medical”, which is 1 hour or 30 minutes.',
    ],
  });
  testSentencesOnPage(test, onPage('ear-repair'), {
    'Both ears on one day take an hour and a quarter.': [],
    'Both ears on one day take two hours.': ['“two hours” is not the duration of “Ear repair”, which is 40 minutes.'],
    'An ear takes an hour and a quarter.': [
      '“an hour and a quarter” is not the duration of “Ear repair”, which is 40 minutes.',
    ],
  });
});

suite('periods of documents, and money that the clinic returns', (test) => {
  testSentencesOnPage(test, onPage('driver-medical'), {
    'Bring a summary of your records that is not older than three months.': [],
    'We keep your records for three years.': ['“three years” differs from “records”, which is ten years.'],
    'Should we have to cancel, you get all your money back within five working days.': [],
    'You can return a course and get your money back within five days.': [
      '“five days” differs from “cooling off”, which is 14 days.',
    ],
  });
});

/** Answers on the home page, which is about no treatment, and the messages of the check about each. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'The certificate lasts two years, or one year for sailors under 18.': [],
  'There is nothing here for people under 18.': ['“18” is not the minimum age, which is 16.'],
  'For people under 18, please ask your GP.': ['“18” is not the minimum age, which is 16.'],
  'Each ear is looked at on its own, and both ears together take about 12 minutes.': [],
};

suite('ages and times on a page about nothing else', (test) => {
  for (const [answer, messages] of Object.entries(ANSWERS))
    test(`“${answer}” ${messages.length === 0 ? 'is not reported' : 'is reported'}`, async () => {
      const questions = [{ question: 'Tell me more?', answer }];
      const { findings } = await checkedWith({ ...VALUES, 'pages./.1.questions': questions });
      const found = findings.filter(({ rule, path = [] }) => RULES.includes(rule) && path.at(-1) === 'answer');
      assert.equal(
        found.map(({ message }) => message),
        messages,
      );
    });
});
