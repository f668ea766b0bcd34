/** Times whose verb is in the first part of a sentence, days of the week of dates, and registers of titles. */
import { testSentencesOnPage } from '../support/sentences-on-page.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, duration: string) => ({
  ...{ category: 'hands', name, description: 'With care.', price: '£60', duration, book: 'visit', image: 'dot' },
});
const VALUES = {
  'catalogue.hearing-test': treatment('Hearing test', '20min'),
  'catalogue.lung-test': treatment('Lung test', '30min'),
  'people.ada': {
    ...{ name: 'Ada Moss', title: 'Nurse', focus: 'Ears', department: 'main', qualifications: ['BSc in nursing'] },
    ...{
      registration: { register: 'NMC', number: '12F0381E', url: 'https://register.example/12F0381E' },
      image: 'dot',
    },
  },
  'people.ben': {
    ...{ name: 'Dr Ben Hall', title: 'Doctor', focus: 'Lungs', department: 'main', qualifications: ['MBBS'] },
    ...{ registration: { register: 'GMC', number: '4518827', url: 'https://register.example/4518827' }, image: 'dot' },
  },
};
const onPage = (...rules: readonly string[]) => ({ rules, slug: 'lung-test', values: VALUES });

suite('times whose verb is in the first part of the sentence', (test) => {
  testSentencesOnPage(test, onPage('content/one-fact'), {
    'The hearing test takes 20 minutes, the lung test 30 minutes.': [],
    'The hearing test takes 20 minutes, the lung test 45 minutes.': [
      '“45 minutes” is not the duration of “Lung test”, which is 30 minutes.',
    ],
    'You come three times, each of half an hour.': [],
    'You come three times, each of an hour.': ['“an hour” is not the duration of “Lung test”, which is 30 minutes.'],
  });
  testSentencesOnPage(test, onPage('content/hours'), {
    'We open at nine on Mondays, and at nine on Fridays.': [],
    'We open at nine on Mondays, and at ten on Fridays.': [
      '“ten” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
    ],
    'We close at five on Mondays, and at half past twelve on Fridays.': [],
    'We close at five on Mondays, and at one on Fridays.': [
      '“one” differs from the opening hours: the clinic is open 09:00–12:30 on Fridays.',
    ],
    'We open at nine on Mondays, and the choir meets at eight on Fridays.': [],
  });
});

suite('days of the week of dates', (test) => {
  testSentencesOnPage(test, onPage('content/date'), {
    'The course begins on Monday 4 January 2027.': [],
    'The course begins on Monday, 4 January 2027.': [],
    'The course begins on Tuesday 4 January 2027.': ['“Tuesday 4 January 2027” is a Monday.'],
    'The course begins on Monday the fourth of January.': [],
    'The course begins on Wednesday the fourth of January.': [
      '“Wednesday the fourth of January” is a Sunday in 2026 and a Monday in 2027.',
    ],
    'The house was opened on Friday 1 June 2018.': [],
  });
});

suite('registers of titles', (test) => {
  testSentencesOnPage(test, onPage('claim/credential'), {
    'Samples are taken by our nurse, who is registered with the Nursing and Midwifery Council.': [],
    'Samples are taken by our nurse, who is registered with the General Medical Council.': [
      '“registered with the General Medical Council” is said of a nurse, but the register for this title is another one (NMC).',
    ],
    'Our doctor is on the specialist register of the GMC.': [],
    'Our doctor is on the specialist register of the GDC.': [
      '“on the specialist register of the GDC” is said of a doctor, but the register for this title is another one (GMC).',
    ],
  });
});
