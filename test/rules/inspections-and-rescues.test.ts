/** Results of inspections, recommendations by public bodies, rewards for stars, and testimonials about rescues. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ANSWER = 'pages./.1.questions.0.answer';

const messagesOf = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith(values);
  return findings.flatMap(({ rule, message }) =>
    /^claim\/(?:credential|review|testimonial)$/.test(rule) ? [message] : [],
  );
};

const unproved = (words: string): string =>
  `“${words}” says that an inspectorate visits this clinic, but the config contains no registration.`;

const SENTENCES: readonly (readonly [sentence: string, message?: string])[] = [
  [
    'The CQC rated our clinic Good.',
    '“The CQC rated our clinic Good” states the result of an inspection without its date.',
  ],
  [
    'Judged outstanding by the Care Inspectorate.',
    '“Judged outstanding by the Care Inspectorate” states the result of an inspection without its date.',
  ],
  ['The CQC rated us Good in March 2026.'],
  ['The CQC has not rated us outstanding yet.'],
  ['The CQC regulates us.', unproved('The CQC regulates us')],
  [
    'Our clinic is inspected and rated by the Care Quality Commission.',
    unproved('Our clinic is inspected and rated by the Care Quality Commission'),
  ],
  ['Small Practice is regulated by the CQC.', unproved('Small Practice is regulated by the CQC')],
  ['We are registered with the CQC.', '“registered with the CQC” is claimed, but the config does not contain it.'],
  ['We are a CQC-registered studio.', '“CQC-registered” is claimed, but the config does not contain it.'],
  ['As a salon in Scotland, we are not registered with the CQC.'],
  ['The hospital is inspected by the Care Quality Commission.'],
  ['Choose a clinic that is registered with the CQC.'],
  [
    'The practice that the police and the HSE recommend.',
    '“The practice that the police and the HSE recommend” claims an endorsement, and nothing proves it.',
  ],
  ['Choose a practice that the NHS recommends.'],
  ['The council recommends the car park behind the library.'],
  [
    'The hospital refers to us those whom nobody else can help.',
    '“The hospital refers to us those whom nobody else can help” claims an endorsement, and nothing proves it.',
  ],
  ['The hospital sends us a letter when it can.'],
  [
    'Give us five stars on Trustpilot, and we take a tenner off your next visit.',
    '“Give us five stars on Trustpilot, and we take a tenner off your next visit” offers a reward for a review.',
  ],
  [
    'Leave us a five-star review and your next brow tint is on us.',
    '“Leave us a five-star review and your next brow tint is on us” offers a reward for a review.',
  ],
  [
    'Write a review, and we’ll treat you to a coffee.',
    '“Write a review, and we’ll treat you to a coffee” offers a reward for a review.',
  ],
  ['If you leave a review, it helps others to decide; reflect on us kindly.'],
  ['From the station it is two streets ahead, beside the baker.'],
  ['Nobody takes a tablet as a treat.'],
  [
    'Nobody in Leeds listens as closely as we do.',
    '“Nobody in Leeds listens as closely” claims to be better than others.',
  ],
];

const QUOTES: Readonly<Record<string, string | undefined>> = {
  'I owe Ann my life.': '“owe Ann my life” is a medical claim that the words of one client cannot prove.',
  'She noticed what two doctors had missed.':
    '“noticed what two doctors had missed” is a medical claim that the words of one client cannot prove.',
  'My back is better, and so is my asthma.':
    '“better, and so is my asthma” claims that an illness was cured, for which the words of one client are no evidence.',
  'My dog and I are better friends, and so is my neighbour.': undefined,
};

suite('a claim that others would have to prove', (test) => {
  for (const [sentence, message] of SENTENCES)
    test(`“${sentence}” is ${message === undefined ? 'not ' : ''}reported`, async () =>
      assert.equal(await messagesOf({ [ANSWER]: sentence }), message === undefined ? [] : [message]));

  test('a registration with the CQC is proved by its number', async () => {
    const sentence = 'We are CQC-registered, and the Care Quality Commission inspects us.';
    assert.equal(await messagesOf({ [ANSWER]: sentence, 'clinic.legal.cqc': '1-1234567890' }), []);
  });

  for (const sentence of ['Healthcare Inspectorate Wales inspected us in May.', 'We are regulated by the RQIA.'])
    test(`“${sentence}” needs a registration outside England`, async () => {
      assert.is((await messagesOf({ [ANSWER]: sentence })).length, 1);
      const regulator = 'The inspectorate of the country, W00012345';
      assert.equal(await messagesOf({ [ANSWER]: sentence, 'clinic.legal.regulator': regulator }), []);
    });

  for (const [quote, message] of Object.entries(QUOTES))
    test(`the testimonial “${quote}” is ${message === undefined ? 'not ' : ''}reported`, async () => {
      const one = { department: 'main', name: 'A client', source: 'Google', date: '2026-05-12', consent: 'Folder 3' };
      assert.equal(await messagesOf({ 'testimonials.one': { ...one, quote } }), message === undefined ? [] : [message]);
    });
});
