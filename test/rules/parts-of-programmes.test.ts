/** Programmes that name their treatments: the price of these one by one, and the saving, are computed. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const SESSIONS = ['massage', 'massage', 'massage'];

/** The treatment “Massage” costs £60 per session. */
const assessment = {
  ...{ name: 'Hand assessment', category: 'hands', description: 'Words.', image: 'dot' },
  ...{ price: '£50', duration: '45min', book: 'visit' },
};
const programme = (price: string, includes: readonly string[] = ['assessment', ...SESSIONS]) => ({
  ...{ name: 'Calm hands', department: 'main', schedule: '4 sessions over 4 weeks', description: 'Words.' },
  ...{ price, includes, book: 'visit' },
});
const siteWith = (calm: unknown) => ({ 'catalogue.assessment': assessment, 'programmes.calm': calm });

const ANSWERS: Sentences = {
  'Calm hands is an assessment and three sessions. One by one they come to £230.': undefined,
  'Calm hands saves you £30.': undefined,
  'Calm hands costs {programmes.calm.price} instead of {programmes.calm.reference}.': undefined,
  'Calm hands saves you £40.': '“£40” is not the saving on “Calm hands” (£200), which is £30.',
};

suite('the treatments of a programme', (test) => {
  testSentences(test, ['price/contradiction', 'price/saving', 'price/unbacked'], ANSWERS, siteWith(programme('£200')));

  test('have a total and a saving that text can quote', async () => {
    const { site } = await checkedWith({
      ...siteWith(programme('£200')),
      'pages./.1.questions.0.answer': 'It is {programmes.calm.saving} less than {programmes.calm.reference}.',
    });
    const home = site?.pages.find(({ route }) => route === '/');
    assert.match((await home?.html()) ?? '', 'It is £30 less than £230.');
  });

  test('give the programme a saving in the table of prices', async () => {
    const { site } = await checkedWith({
      ...siteWith(programme('£200')),
      'pages./treatments.0': { kind: 'priceTable' },
    });
    const page = site?.pages.find(({ route }) => route === '/treatments');
    assert.match((await page?.html()) ?? '', 'Save £30');
  });

  const REPORTED = {
    'cost less than it does': [
      programme('£240'),
      'price/saving',
      '“£240” is not less than the total price of its parts, £230.',
    ],
    'include one that does not exist': [
      programme('£200', ['masage']),
      'config/reference',
      'There is no treatment or option “masage”.',
    ],
  } as const;
  for (const [title, [calm, rule, message]] of Object.entries(REPORTED))
    test(`are reported if they ${title}`, async () => {
      const { findings } = await checkedWith(siteWith(calm));
      assert.equal(
        findings.filter((finding) => finding.rule === rule).map((finding) => finding.message),
        [message],
      );
    });
});
