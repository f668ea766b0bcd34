/** Wrong claims of the children’s therapy practice about its people and reviews, and sentences about medicines. */
import { RATING } from '../labels.ts';
import { also, wrong } from '../sentence.ts';

const credentials = [
  ...wrong(
    'claim/credential',
    'questions',
    'Dr Ruth Ellingham founded the practice when her own son was small.',
    'Bethan Crake is an HCPC-registered occupational therapist and runs our groups.',
    'Who will my child see? Usually Daniel Oyelaran, who is a consultant child psychiatrist and a patient listener.',
    'We are the leading practice for children in the North East.',
    'Nobody in Northumberland knows more about sensory differences than our team.',
    'More than 5,000 families have trusted us with their children.',
    'Sophie Hallam is a chartered psychologist as well as an occupational therapist.',
    'Ours are the only fully qualified children’s therapists in the Tyne valley.',
    'A small house can do great things. In 2024 we were named children’s practice of the year.',
    'Martin Soulsby is a trained family therapist, so your first telephone call is already therapy.',
    'Everyone on our team is registered with the Health and Care Professions Council.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.sensory-assessment',
    'Sophie holds an advanced diploma in sensory integration and assesses your child herself.',
  ),
  ...wrong(
    'claim/credential',
    'catalogue.autism-assessment',
    'A paediatrician from our own team examines every child on the second visit.',
  ),
];

const reviews = [
  ...wrong(
    'claim/review',
    'questions',
    '“Ruth saw in ten minutes what school had missed for three years,” says the mum of Noah, aged seven.',
    'One dad wrote to us: “We have our boy back.”',
    'Facebook gives us five stars, and so does every parent whom we have met.',
    'Here is what families say: “Wonderful with children”, “so patient”, “could not recommend them more”.',
    '“They listened, and that was a first.” (Anna, mother of twins)',
  ),
  ...wrong(['claim/review', 'claim/credential'], 'questions', 'Loved by 99 per cent of the parents who come to us.'),
  ...also('claim/effect', [
    ...wrong(
      'claim/review',
      'catalogue.sleep-consultation',
      'Emma from Corbridge told us: “She slept through on the third night. You are magicians!”',
    ),
    ...wrong(
      'claim/review',
      'catalogue.child-psychology-session',
      '“I am not scared of the bus any more,” wrote Alfie, 9, in a card that hangs in our kitchen.',
    ),
    ...wrong(
      'claim/review',
      'programmes.steady-hands',
      'A grandmother in Haltwhistle says: “He writes to me now, and I can read it.”',
    ),
  ]),
];

const ratings = wrong(
  RATING,
  'questions',
  'We try to be kind, punctual and honest, and parents notice. On Google, they give us 4.9 out of 5.',
  'More than 120 Google reviews with an average of 4.7: thank you!',
  'We do not like to boast. Still, our Google rating is a perfect 5.0, and we are proud of it.',
  'Google counts 38 reviews of the practice and an average of 4.7.',
);

const medicineNames = [
  ...wrong(
    'claim/pom-name',
    'questions',
    'If attention is the problem, we can arrange Ritalin with a doctor whom we know.',
    'We also advise on Concerta and Elvanse, and many families start with one of them.',
    'For anxious teenagers, we add sertraline where talking is too slow.',
    'Ask us about atomoxetine if stimulants did not suit your child.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.sleep-consultation',
    'Where routines are not enough, we help you to get melatonin.',
  ),
  ...wrong(
    'claim/pom-name',
    'catalogue.autism-assessment',
    'After the diagnosis, a doctor can prescribe methylphenidate on the same day.',
  ),
];

const medicineAllusions = wrong(
  'claim/pom-indirect',
  'questions',
  'Private ADHD medication, started within a fortnight: ask us how.',
  'We work with a doctor who prescribes stimulants, so your child need not wait for the NHS.',
  'Looking for the sleep hormone on prescription? We know where to send you.',
  'Antidepressants for teenagers can be part of the package.',
  'Concentration tablets are only a telephone call away, thanks to our partner clinic.',
);

export const peopleClaims = [...credentials, ...reviews, ...ratings, ...medicineNames, ...medicineAllusions];
