/** The last day of an offer or of a reduced price in sentences. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const SITE = {
  'catalogue.massage.price': '£60',
  'catalogue.massage.reduced': {
    price: '£55',
    runs: { from: '2026-11-01', until: '2026-12-31' },
    normalSince: '2026-03-01',
  },
  'catalogue.scrub': {
    category: 'hands',
    name: 'Salt scrub',
    description: 'Salt.',
    price: '£45',
    duration: '30min',
    book: 'visit',
    image: 'dot',
  },
  'catalogue.wrap': {
    category: 'hands',
    name: 'Warm wrap',
    description: 'Wax.',
    price: '£40',
    duration: '30min',
    book: 'visit',
    image: 'dot',
  },
  'offers.winter': {
    name: 'Winter hands',
    price: '£75',
    includes: ['scrub', 'wrap'],
    runs: { from: '2026-11-01', until: '2027-01-31' },
    description: 'Both for less.',
    features: [],
    book: 'visit',
    ctaText: 'Book both',
  },
  'pages./treatments.2': { kind: 'signatureOffers', title: 'Offers' },
};
const QUESTION = 'pages./.1.questions.0.question';
const ANSWER = 'pages./.1.questions.0.answer';

async function findingsWith(question: string, answer: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, [QUESTION]: question, [ANSWER]: answer });
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message, help }) => `${message} → ${help}`);
}

const WRONG_OFFER =
  'is not the last day of the offer, which is 31 January 2027. → Write that day, or correct offers.winter.runs.until.';
const WRONG_REDUCED =
  'is not the last day of the reduced price, which is 31 December 2026. → Write that day, or correct catalogue.massage.reduced.runs.until.';

/** Questions with answers, and the finding about each; `undefined` for those that the check must not report. */
const CASES: readonly (readonly [question: string, answer: string, finding: string | undefined])[] = [
  [
    'Do you have an offer?',
    'Until 28 February, a salt scrub and a warm wrap are {offers.winter.price} together.',
    `“28 February” ${WRONG_OFFER}`,
  ],
  [
    'Do you have an offer?',
    'Until 31 January, a salt scrub and a warm wrap are {offers.winter.price} together.',
    undefined,
  ],
  [
    'Can I have both?',
    'The scrub and the wrap are {offers.winter.price} until the end of March.',
    `“end of March” ${WRONG_OFFER}`,
  ],
  ['How long can I book Winter hands?', 'Until 15 January 2027.', `“15 January 2027” ${WRONG_OFFER}`],
  ['How long can I book Winter hands?', 'Until 31 January 2027.', undefined],
  ['Do you have an offer?', 'Save with Winter hands until 31 January.', undefined],
  ['What is reduced?', 'A massage costs less until 14 February.', `“14 February” ${WRONG_REDUCED}`],
  ['What is reduced?', 'A massage is {catalogue.massage.price} until 31 December.', undefined],
  [
    'What is reduced?',
    'A massage is {catalogue.massage.price} until the end of November.',
    `“end of November” ${WRONG_REDUCED}`,
  ],
  ['What is reduced?', 'A massage costs less until Christmas Eve.', `“Christmas Eve” ${WRONG_REDUCED}`],
  ['Do you have an offer?', 'Our winter offer ends on 28 February.', `“28 February” ${WRONG_OFFER}`],
  ['Until when?', 'Winter hands runs until 31 January 2027, so think about it over Christmas.', undefined],
  ['Is there anything on?', 'The offer ends before the summer.', `“summer” ${WRONG_OFFER}`],
  ['Is there an offer?', 'Winter hands is for people who need soft hands before the summer.', undefined],
  ['What is new?', 'We now offer yoga to people who want to stretch before the summer.', undefined],
  ['What is new?', 'Our therapists offer classes until Easter.', undefined],
  ['What is new?', 'Since May we also offer home visits, until the end of March by car.', undefined],
  // The day until which clients come is not the last on which they can book.
  [
    'Can I split the winter offer?',
    'Winter hands: you may use the two parts on different days, both before the end of March.',
    undefined,
  ],
  ['Can I split it?', 'Both treatments of Winter hands have to be taken by 30 April.', undefined],
  ['Can I split it?', 'Have all of them by May, if you have Winter hands.', undefined],
  ['Can I have both?', 'Book both treatments of Winter hands by 30 April.', `“30 April” ${WRONG_OFFER}`],
  ['Can I have both?', 'Use this offer until 30 April.', `“30 April” ${WRONG_OFFER}`],
  ['Who gives massages?', 'Nobody is here for a massage until 4 January.', undefined],
];

suite('the last day of a price', (test) => {
  for (const [question, answer, finding] of CASES)
    test(`“${question}” “${answer}” ${finding === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await findingsWith(question, answer), finding === undefined ? [] : [finding]));
});

const ofOffers = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> =>
  (await checkedWith({ ...SITE, ...values })).findings
    .filter(({ rule }) => rule === 'content/one-fact')
    .map(({ message }) => message);

suite('the section of the only offer', (test) => {
  test('a title with another last day is reported', async () =>
    assert.equal(await ofOffers({ 'pages./treatments.2': { kind: 'signatureOffers', title: 'Until 31 March' } }), [
      '“31 March” is not the last day of the offer, which is 31 January 2027.',
    ]));
  test('a title with the last day is not reported', async () =>
    assert.equal(
      await ofOffers({ 'pages./treatments.2': { kind: 'signatureOffers', title: 'Until 31 January' } }),
      [],
    ));
});
