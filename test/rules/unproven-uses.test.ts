/** What treatments are said to do to illnesses and in the body, without evidence, and who may say it. */
import { person, registered } from '../support/credentials.ts';
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

const inClinicOf =
  (register: string, number: string, sentences: Sentences) => (test: Parameters<typeof testSentences>[0]) =>
    testSentences(test, ['claim/effect'], sentences, {
      'people.ada': person('Ada Brook', 'Team leader', registered(register, number)),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada'] },
    });

suite(
  'an illness in a clinic of therapists',
  inClinicOf('HCPC', 'PH012345', {
    'Adjustments relieve asthma, colic and bed-wetting.': effect('Adjustments relieve asthma, colic and bed-wetting'),
    'Rolling and climbing in our group treats ADHD and dyspraxia.': effect('treats ADHD and dyspraxia'),
    'Occupational therapy reduces autistic traits.': effect('reduces autistic traits'),
    'I have watched these insoles correct scoliosis.': effect('insoles correct scoliosis'),
    'Fitted insoles straighten the spine.': effect('insoles straighten the spine'),
    'That puff of air opens blocked tubes and relieves glue ear.': effect('relieves glue ear'),
    'Hearing aids slow down dementia.': effect('Hearing aids slow down dementia'),
    'Microsuction for vertigo and dizziness: it works.': effect('Microsuction for vertigo and dizziness: it works'),
    'The Steady Ears course gets rid of your child’s dyslexia.': effect('gets rid of your child’s dyslexia'),
    'Balance boards halt Parkinson’s disease.': effect('halt Parkinson’s disease'),
    'Steady Steps halves your risk of falling.': effect('halves your risk of falling'),
    'The class cuts your risk of a broken hip by 40%.': effect('cuts your risk of a broken hip by 40%'),
    'We treat children with dyspraxia.': undefined,
    'Ada treats people who have dementia.': undefined,
    'Nothing reverses dementia.': undefined,
    'Does therapy cure autism?': undefined,
    'Your doctor treats asthma, and we teach you to breathe.': undefined,
    'Grommets relieve glue ear for a while.': undefined,
    'Exercise relieves back pain.': undefined,
    'The Epley manoeuvre is meant for vertigo of one kind.': undefined,
    'Wax removal can ease tinnitus.': undefined,
    'In the trial of 2019, the class halved the number of falls.': undefined,
    'A rail in the bath is a good idea.': undefined,
  }),
);

suite(
  'an illness in a clinic of doctors',
  inClinicOf('GMC', '7012345', {
    'This inhaler relieves asthma.': undefined,
    'Our clinic treats ADHD and epilepsy.': undefined,
    'Adjustments relieve asthma.': effect('Adjustments relieve asthma'),
  }),
);

suite(
  'what happens in the body',
  inClinicOf('HCPC', 'PH012345', {
    'Deep strokes flush lactic acid out of the legs.': effect('flush lactic acid'),
    'The cups pull toxins to the surface.': effect('pull toxins'),
    'A facial squeezes impurities out of your body.': effect('squeezes impurities'),
    'The blade breaks down old scar tissue.': effect('breaks down old scar tissue'),
    'New blood vessels grow in the tendon.': effect('New blood vessels grow'),
    'Pressure melts your fascia.': effect('melts your fascia'),
    'A slow jog clears lactic acid.': undefined,
    'Your muscles clear lactic acid by themselves.': undefined,
    'Massage does not flush lactic acid out of the muscles.': undefined,
    'The cleanser removes impurities.': undefined,
    'Scar tissue forms over the wound.': undefined,
    'You may have read that a sauna detoxifies the body. It does not.': undefined,
    'In this illness of the retina, new blood vessels grow.': undefined,
  }),
);

suite(
  'a measure of a skill',
  inClinicOf('HCPC', 'PH012345', {
    'Steady Hands adds two years to a child’s writing age in one term.': effect(
      'adds two years to a child’s writing age',
    ),
    'Our tapes raise your child’s IQ by ten points.': effect('raise your child’s IQ by ten points'),
    'The glasses double your reading speed.': effect('double your reading speed'),
    'The course makes children write twice as fast.': effect('makes children write twice as fast'),
    'Brain training adds 20% to exam marks.': effect('adds 20% to exam marks'),
    'We measure the reading age of your child.': undefined,
    'In the trial of 2019, lessons raised the reading age by two months.': undefined,
    'The exam adds two hours to the day.': undefined,
  }),
);
