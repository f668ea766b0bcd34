/** Short texts that leave to their labels what they state: rows, steps, cells of tables, and answers of a few words. */
import * as assert from 'uvu/assert';
import { TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'figures.aidWarranty': '48 months',
  'figures.batteryWarranty': '12 months',
  'figures.footWarranty': '24 months',
  'figures.alterations': '60 days',
  'figures.expressReading': '30 minutes',
  'figures.lateness': '10 minutes',
  'figures.notice': '24 hours',
  'figures.records': 'eight years',
  'figures.cuppingFrom': '40',
  'clinic.minimumAge': 5,
  'catalogue.cupping.price': '£45',
  'catalogue.cupping.figures': { notice: 'two days', report: 'three days' },
};

const differs = (words: string, figure: string, value: string) =>
  `“${words}” differs from ${figure}, which is ${value}.`;

/** Labels, the texts beside them on the page “Warranties and reports”, and the messages; `undefined` for a correct text. */
const ROWS: readonly AnsweredQuestion[] = [
  ['Hearing aid', 'Three years, from the maker', differs('Three years', '“aid warranty”', '48 months')],
  ['Batteries', '6 months', differs('6 months', '“battery warranty”', '12 months')],
  ['Feet of the stand', 'One year', differs('One year', '“foot warranty”', '24 months')],
  ['Alterations', 'For 30 days', differs('30 days', '“alterations”', '60 days')],
  ['Cupping', 'five days', differs('five days', '“report” of “Cupping”', 'three days')],
  ['Hearing aid', '48 months, from the maker', undefined],
  ['Batteries', 'A year', undefined],
  ['Ear moulds', '6 months', undefined],
  ['Batteries', 'Three months after you open the box', undefined],
  ['Alterations', '30 days for suits of others', undefined],
  ['Collection', 'After 30 days', undefined],
  ['Cupping', 'three days', undefined],
  ['Massage', 'five days', undefined],
  ['Hearing aid', 'Bring it in every six months', undefined],
];

suite('a row, of which the label and the page name the figure', (test) => {
  for (const [label, text, message] of ROWS)
    test(`“${label}: ${text}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () => {
      const hero = { kind: 'hero', title: 'What lasts', lead: 'In short.', image: 'dot' };
      const paragraphs = ['In short.'];
      const rows = { kind: 'explanation', title: 'How long', paragraphs, image: 'dot', facts: [{ label, text }] };
      const { site, findings } = await checkedWith({
        ...VALUES,
        'routes./lasting': { title: 'A page', description: 'In short.', name: 'Warranties and reports' },
        'pages./lasting': [hero, rows],
      });
      assert.ok(site);
      const own = findings.filter(({ rule }) => rule === 'content/one-fact');
      assert.equal(
        own.map((finding) => finding.message),
        message === undefined ? [] : [message],
      );
    });
});

suite('a row of a policy about a treatment with a notice of its own', (test) => {
  const messages = async (row: string) => {
    const text = `## Changes\n\n| What you booked | Tell us | Otherwise |\n| --- | --- | --- |\n${row}\n`;
    const { findings } = await checkedWith({ ...TERMS_PAGE, ...VALUES }, { 'policies/terms.md': text });
    return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
  };
  test('is compared with that', async () => {
    assert.equal(await messages('| Cupping | 24 hours before | a fee |'), [
      differs('24 hours', '“notice” of “Cupping”', 'two days'),
    ]);
    assert.equal(await messages('| Cupping | 48 hours before | a fee |'), []);
  });
  test('is compared with that of the clinic, if it names no such treatment', async () => {
    assert.equal(await messages('| A class | 24 hours before | a fee |'), []);
    assert.equal(await messages('| A class | 48 hours before | a fee |'), [
      differs('48 hours', '“notice”', '24 hours'),
    ]);
  });
});

const ANSWERS: readonly AnsweredQuestion[] = [
  ['What if I am late?', 'Up to half an hour is no trouble.', differs('half an hour', '“lateness”', '10 minutes')],
  ['What if I am late?', 'After 20 minutes you wait in turn.', differs('20 minutes', '“lateness”', '10 minutes')],
  ['What if I am late?', 'Up to ten minutes is no problem.', undefined],
  ['What if I am late?', 'Half an hour is not a drama if you ring us.', undefined],
  // `footWarranty` is only meant by a sentence about feet.
  ['And if it breaks?', 'Repairs are guaranteed for three months.', undefined],
  ['And if it breaks?', 'By your other rights, you get it replaced for up to six years.', undefined],
  [
    'And if it breaks?',
    'The hearing aid has a warranty of three years.',
    differs('three years', '“aid warranty”', '48 months'),
  ],
  ['What do I bring?', 'A prescription that is less than three months old, and your records.', undefined],
  ['Who checks you?', 'The register may ask to see our records every two years.', undefined],
  ['Do you keep my notes?', 'We keep your records for ten years.', differs('ten years', '“records”', 'eight years')],
  ['May I bring my son?', 'Yes, from three, with a story.', '“three” is not the minimum age, which is 5.'],
  ['Is there an age limit?', 'From four, like everything here.', '“four” is not the minimum age, which is 5.'],
  ['Can my daughter come?', 'From her fourth birthday.', '“fourth” is not the minimum age, which is 5.'],
  ['Who is cupping for?', 'We offer it from 35, and not below.', differs('35', '“cupping from”', '40')],
  ['Who is cupping for?', 'We offer it from 40, and not below.', undefined],
  ['Who is cupping for?', 'Men of 50 or over can have it free elsewhere.', undefined],
  ['May I bring my son?', 'Yes, from five.', undefined],
  ['May I bring my son?', 'Yes, from six, if he likes it.', undefined],
  ['May I bring my son after school?', 'Yes, from four.', undefined],
  ['May my son come at the weekend?', 'From ten, with you.', undefined],
  ['When may I drive?', 'From the week of your fourth birthday cake.', undefined],
];

suite('an answer that leaves its figure or its age to the question', (test) =>
  testAnswers(test, factsAnswered(VALUES), ANSWERS));

const costs = (words: string, price: string, time: string) =>
  `“${words}” is not the duration of what costs ${price}, which is ${time}.`;

suite('a time beside the price of what takes so long', (test) =>
  testAnswers(test, factsAnswered(VALUES), [
    ['What is cupping?', 'A lot of air: £45 for an hour, with tea.', costs('an hour', '£45', '30 minutes')],
    [
      'What is cupping?',
      'With cups, it is 45 minutes for £45.',
      '“45 minutes” is not the duration of “Cupping”, which is 30 minutes.',
    ],
    [
      'What is massage?',
      'Warm oil for £60, 45 minutes.',
      '“45 minutes” is not the duration of “Massage”, which is 1 hour.',
    ],
    ['What is cupping?', 'A lot of air: £45 for half an hour, with tea.', undefined],
    ['What is cupping?', 'A lot of air, and £45 for an hour less of pain.', undefined],
    ['What is cupping?', 'Others ask £80 for an hour.', undefined],
    ['What is massage?', 'Something by hand, £60 an hour.', undefined],
  ]));
