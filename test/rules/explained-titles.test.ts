/** Sentences that tell visitors what the title or the letters of a person mean. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const TEAM = {
  'people.idris': person('Dr Idris Lane', 'Physiotherapist', {
    qualifications: ['PhD in biomechanics, Loughborough, 2015', 'MSc in physiotherapy'],
    ...registered('HCPC', 'PH098117'),
  }),
  'people.marcus': person('Dr Marcus Wren', 'Eye surgeon', {
    qualifications: ['MBBS, London, 1999', 'FRCOphth'],
    ...registered('GMC', '7012345'),
  }),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['idris', 'marcus'] },
};

suite('a sentence that explains a title', (test) => {
  testSentences(
    test,
    ['claim/credential'],
    {
      'Dr Idris Lane is a doctor of biomechanics, not of medicine.': undefined,
      'Idris is a doctor of biomechanics.': undefined,
      'Idris is a doctor.': '“doctor” is a healthcare role, but the config calls Idris “Physiotherapist”.',
      'Idris is a doctor of medicine.': '“doctor” is a healthcare role, but the config calls Idris “Physiotherapist”.',
      'Idris is a doctor of psychology.':
        '“doctor” is a healthcare role, but the config calls Idris “Physiotherapist”.',
      'The letters FRCOphth after Marcus’s name stand for Fellow of the Royal College of Ophthalmologists.': undefined,
      'Marcus is a Fellow of the Royal College of Ophthalmologists.': undefined,
      'Marcus is a Fellow of the Royal College of Surgeons.':
        '“Fellow of the Royal College of Surgeons” is claimed, but the entry of Dr Marcus Wren does not contain it.',
      'Idris is a Fellow of the Royal College of Ophthalmologists.':
        '“Fellow of the Royal College of Ophthalmologists” is claimed, but the entry of Dr Idris Lane does not contain it.',
    },
    TEAM,
  );
});
