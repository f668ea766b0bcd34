/** Sentences that say that nobody has to be assessed before a treatment. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const skips = (words: string, treatment: string): string =>
  `“${words}” offers ${treatment} to people whom nobody has assessed.`;

const SENTENCES: Sentences = {
  'No consultation is needed for lip filler.': skips('No consultation is needed', 'filler'),
  'Book filler without a consultation.': skips('without a consultation', 'filler'),
  'You can skip the consultation and have filler today or tomorrow.': undefined,
  'For cheek filler, you can skip the consultation.': skips('you can skip the consultation', 'filler'),
  'You do not need an assessment for anti-wrinkle injections.': skips('do not need an assessment', 'anti-wrinkle'),
  'With filler, the consultation is optional.': skips('consultation is optional', 'filler'),
  'No consultation needed: choose your volume online.': undefined,
  'No consultation needed for a facial, but for filler you see our nurse first.': undefined,
  'Nobody has filler without a consultation.': undefined,
  'We place no filler without a consultation.': undefined,
  'You cannot book filler without a consultation.': undefined,
  'No separate consultation is needed for filler: the nurse assesses you on the day.': undefined,
  'If you had filler here last year, no consultation is needed.': undefined,
  'No consultation fee is charged before filler.': undefined,
  'Can I have filler without a consultation?': undefined,
  'No need for an assessment: just tell us that you would like to be sedated.': skips(
    'No need for an assessment',
    'sedation',
  ),
  'You need no assessment before sedation.': skips('You need no assessment', 'sedation'),

  'You can book shockwave at once, and nobody needs to examine you beforehand.': skips(
    'nobody needs to examine you',
    'shockwave',
  ),
  'No assessment is needed before your first shockwave session.': skips('No assessment is needed', 'shockwave'),
  'You can book IPL without an assessment.': skips('without an assessment', 'IPL'),
  'You do not need to be seen before laser hair removal.': skips('do not need to be seen', 'laser'),
  'Have tattoo removal without being examined.': skips('without being examined', 'tattoo removal'),
  'No referral is needed for shockwave.': undefined,
  'You do not need to be seen by a GP before shockwave.': undefined,
  'No assessment is needed before a massage.': undefined,
  'You do not have to be seen before your visit to the hygienist.': undefined,
  'Nobody has laser hair removal without being assessed.': undefined,
  'No consultation is needed if you had IPL here this year.': undefined,
  'For a massage, no consultation is needed.': undefined,
};

const untested = (words: string, treatment: string): string =>
  `“${words}” offers ${treatment} without the test that shows how the skin reacts.`;

const PATCH_TESTS: Sentences = {
  'In a hurry? Then we leave out the patch test and laser you the same day.': untested(
    'we leave out the patch test',
    'laser',
  ),
  'No patch test is needed for a brow tint.': untested('No patch test is needed', 'tint'),
  'You can have IPL without a patch test.': untested('without a patch test', 'IPL'),
  'With our peels, the patch test can be skipped.': untested('patch test can be skipped', 'peels'),
  'If you are short of time, we can skip the patch test for your lash lift.': untested(
    'we can skip the patch test',
    'lash lift',
  ),
  'Waxing needs no patch test.': undefined,
  'Nobody has IPL without a patch test.': undefined,
  'Without a patch test we do not use the laser.': undefined,
  'No patch test, no laser.': undefined,
  'You need no second patch test for your next peel.': undefined,
  'Do I need a patch test for a tint?': undefined,
};

/** Treatments in the mouth and on the eye. */
const EXAMINED: Sentences = {
  'You can start aligners without ever seeing a dentist.': skips('without ever seeing a dentist', 'aligners'),
  'No examination is needed: a selfie is enough to order your aligners.': skips('No examination is needed', 'aligners'),
  'All we need is a photo of your smile to make your aligners.': skips('All we need is a photo', 'aligners'),
  'Get whiter teeth with our whitening trays, no dentist needed.': skips('no dentist needed', 'whitening trays'),
  'Your brace comes by post without anybody examining your teeth.': skips(
    'without anybody examining your teeth',
    'braces',
  ),
  'Order contact lenses without an eye test.': skips('without an eye test', 'contact lenses'),
  'Have veneers without a dental examination.': skips('without a dental examination', 'veneers'),
  'You can see our hygienist without seeing a dentist first.': undefined,
  'Send us a photo, and we tell you whether an assessment is worthwhile.': undefined,
  'A photo is enough for a first estimate for aligners.': undefined,
  'Nobody starts aligners here without seeing a dentist.': undefined,
  'No aligner leaves the practice without a dentist having examined you.': undefined,
  'We never fit braces without examining your teeth.': undefined,
  'You can buy brace wax without seeing anyone.': undefined,
  'You can order your usual contact lenses without an eye test for a year.': undefined,
  'We lend you a knee brace without an examination.': undefined,
};

const decided = (words: string): string => `“${words}” leaves to a program what somebody has to assess.`;

/** In a clinic with a member of a health profession. */
const PROGRAMS: Sentences = {
  'Upload two selfies, and our app confirms within minutes that you are suitable, without anyone having to look.':
    decided('our app confirms within minutes that you are suitable'),
  'Our online quiz confirms that you are suitable.': decided('Our online quiz confirms that you are suitable'),
  'Our app tells you from a photo which treatment you need.': decided(
    'Our app tells you from a photo which treatment you need',
  ),
  'Answer ten questions, and our chatbot works out what is wrong with you.': decided(
    'our chatbot works out what is wrong with you',
  ),
  'Our AI diagnoses your rash within seconds.': decided('Our AI diagnoses your rash'),
  'The online checker tells you whether you are a good candidate, no dentist needed.': decided(
    'The online checker tells you whether you are a good candidate',
  ),
  'No examination needed: our app confirms that you are suitable for aligners.': skips(
    'No examination needed',
    'aligners',
  ),
  'Our online form tells us whether you may be suitable.': undefined,
  'Our app gives you a first idea of whether aligners suit you.': undefined,
  'Our online quiz shows whether you are suitable, and a dentist examines you before we start.': undefined,
  'No app tells you which treatment you need.': undefined,
  'Beware of an app that diagnoses your rash.': undefined,
  'Our app tells you which aligner to wear each week.': undefined,
  'Our quiz tells you which pillow suits you.': undefined,
  'The software shows the dentist what is wrong with you.': undefined,
  'Does your app tell me which treatment I need?': undefined,
};
const MEMBER = { 'people.una': person('Una Bell', 'Dental nurse', registered('GDC', '181238')) };
const WITHOUT_MEMBERS: Sentences = {
  'Our quiz tells you which treatment suits you.': undefined,
  'Our quiz confirms that you are suitable for lip filler.': decided('Our quiz confirms that you are suitable'),
};

/** The entry of a treatment says what its sentences are about. */
const IN_ENTRY: readonly (readonly [treatment: string, sentence: string, message?: string])[] = [
  ['Lip filler', 'No consultation needed: choose your volume.', skips('No consultation needed', '“Lip filler”')],
  ['Lip filler', 'A consultation is not required.', skips('consultation is not required', '“Lip filler”')],
  ['Lip filler', 'No chat needed beforehand: pick a time and walk in.', skips('No chat needed', '“Lip filler”')],
  ['Lip filler', 'No need to talk to us first.', skips('No need to talk to us first', '“Lip filler”')],
  ['Laser hair removal', 'No patch test needed.', untested('No patch test needed', '“Laser hair removal”')],
  ['Lip filler', 'No consultation, no filler.'],
  ['Lip filler', 'No consultation is needed for waxing.'],
  ['Lip filler', 'Do not skip the consultation.'],
  ['Brow lamination', 'No consultation needed: just book.'],
];
const MEDICINES: readonly (readonly [treatment: string, sentence: string, message?: string])[] = [
  ['Frown treatment', 'No consultation needed.', skips('No consultation needed', '“Frown treatment”')],
  ['Flu vaccination', 'No consultation needed.'],
];

const reported = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith(values);
  return findings
    .filter(({ rule, path }) => rule === 'claim/assessment' && path?.at(-1) === 'description')
    .map(({ message }) => message);
};

suite('an assessment that is called unnecessary', (test) => {
  testSentences(test, ['claim/assessment'], SENTENCES);
  testSentences(test, ['claim/assessment'], PATCH_TESTS);
  testSentences(test, ['claim/assessment'], EXAMINED);
  testSentences(test, ['claim/assessment'], PROGRAMS, MEMBER);
  testSentences(test, ['claim/assessment'], WITHOUT_MEMBERS);

  for (const [list, values] of [
    [IN_ENTRY, {}],
    [MEDICINES, { 'catalogue.massage.prescriptionOnly': true }],
  ] as const)
    for (const [name, description, message] of list)
      test(`“${description}” about “${name}” is ${message === undefined ? 'not ' : ''}reported`, async () => {
        const entry = { 'catalogue.massage.name': name, 'catalogue.massage.description': description };
        assert.equal(await reported({ ...values, ...entry }), message === undefined ? [] : [message]);
      });
});
