/** Figures that a sentence does not state, because it is about the neighbour of what they belong to: another treatment, another purchase, another period. */
import { course } from 'clinic-site';
import * as assert from 'uvu/assert';
import { explanation, faq, question } from '../../renderer/config/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TREATMENT = {
  ...{ category: 'skin', description: 'By hand.', price: '£80 per session', duration: '40min' },
  ...{ image: 'dot', book: 'visit' },
};

const VALUES = {
  'categories.skin': { name: 'Skin', department: 'main', anchor: 'skin', route: '/', description: 'For the skin.' },
  'catalogue.peel': {
    ...TREATMENT,
    name: 'Enzyme peel',
    packages: [course('Four peels', { sessions: 4, price: '£300' })],
  },
  'catalogue.needling': { ...TREATMENT, name: 'Microneedling', figures: { apart: 'five weeks' } },
  'catalogue.garden': { ...TREATMENT, name: 'Garden club', price: '£40 a month', figures: { discount: '15%' } },
  'catalogue.camp': {
    ...TREATMENT,
    name: 'Holiday camp',
    figures: { ages: '6 to 11', glovesWarmed: '12%', size: 'ten' },
  },
  'figures.pensionerDiscount': '10%',
  'figures.notice': '24 hours',
  'figures.records': '8 years',
  'figures.validity': '12 months',
  'figures.giftCardValidity': '24 months',
  'figures.refund': 'ten working days',
  'figures.acknowledgement': 'two working days',
  'figures.reply': '15 working days',
};
const differs = (words: string, fact: string) => `“${words}” differs from ${fact}.`;
const apart = (words: string) => differs(words, '“apart” of “Microneedling”, which is five weeks');

const SENTENCES: Sentences = {
  'Microneedling is repeated every two weeks.': apart('every two weeks'),
  'Some come back for one session of microneedling every two years.': undefined,
  'After the course of microneedling we see you every two months.': undefined,
  'The sessions of microneedling lie three weeks apart.': apart('three weeks'),
  'Peels lie three weeks apart.': undefined,
  'The gardeners’ 15% and the pensioners’ discount cannot be added up.': undefined,
  'The pensioner discount or the 15% for the club: you choose.': undefined,
  'The pensioner discount is 15%.': differs('15%', '“pensioner discount”, which is 10%'),
  'Her notice is 72 hours instead of 24.': undefined,
  'Please give us 72 hours’ notice.': differs('72 hours', '“notice”, which is 24 hours'),
  'You can cancel a membership until a month before it is renewed.': undefined,
  'You can cancel an appointment until a week before.': differs('a week', '“notice”, which is 24 hours'),
  'A printed copy of your records takes two weeks.': undefined,
  'We keep your records for two years.': differs('two years', '“records”, which is 8 years'),
  'The six sessions of a course are spread over three months.': undefined,
  'Courses can be spread over three months.': differs('three months', '“validity”, which is 12 months'),
  'If you bought it by telephone, you have 14 days in which to withdraw.': undefined,
  'You may think better of a course for 14 days: see your right to cancel.': undefined,
  'We acknowledge complaints within two working days and answer them within 15 working days.': undefined,
  'We answer complaints within 20 working days.': differs('20 working days', '“reply”, which is 15 working days'),
  'The camp is the exception: children from 6 to 11 come without a parent.': undefined,
  'A gift card is valid for 12 months.': differs('12 months', '“gift card validity”, which is 24 months'),
  'In a trial, wool gloves warmed the fingers by 22%.': differs(
    '22%',
    '“gloves warmed” of “Holiday camp”, which is 12%',
  ),
  'In a trial, wool gloves warmed the fingers by 12%.': undefined,
  'The camp is for children aged 5 to 11.': differs('aged 5 to 11', '“ages” of “Holiday camp”, which is 6 to 11'),
  'We see children from 6.': '“6” is not the minimum age, which is 16.',
};

suite('figures of something else than a sentence is about', (test) => {
  testSentences(test, ['content/one-fact'], SENTENCES, VALUES);

  const found = async (values: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}) => {
    const { findings } = await checkedWith({ ...VALUES, ...values }, files);
    return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
  };

  test('a text about a category states the interval of the treatment that its row names', async () => {
    const page = (label: string) =>
      explanation({
        title: 'Skin',
        paragraphs: ['Two ways.'],
        facts: [{ label, text: 'Three sessions, three weeks apart' }],
      });
    const of = { 'routes./.category': 'skin' };
    assert.equal(await found({ ...of, 'pages./.2': page('Peel') }), []);
    assert.equal(await found({ ...of, 'pages./.2': page('Needling') }), [apart('three weeks')]);
  });

  test('a question about a group is compared with the size of the treatment of the page', async () => {
    const page = (answer: string) => faq([question('How many are in the group?', answer)]);
    const of = { 'routes./.category': 'skin' };
    assert.equal(await found({ ...of, 'pages./.2': page('Ten at most.') }), []);
    assert.equal(await found({ ...of, 'pages./.2': page('Twelve at most.') }), [
      differs('Twelve', '“size” of “Holiday camp”, which is ten'),
    ]);
  });

  test('a period of the clinic is not compared with the row of something else in a column that states it', async () => {
    const policy = (last: string) => ({
      'policies/terms.md': `## Deposits\n\n| For | When it comes back |\n| --- | --- |\n| Peels | if you cancel at least 24 hours before |\n| ${last} |\n`,
    });
    const values = { 'pages./.2': { kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-01-05' } };
    assert.equal(await found(values, policy('Camp | if you cancel at least a month before')), []);
  });
});
