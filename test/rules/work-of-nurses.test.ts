/** What veterinary nurses, whom a sentence names by their work, may not do: diagnose, operate in the body, and prescribe. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const VETS = {
  'people.ada': person('Ada Brook', 'Veterinary surgeon', registered('RCVS', '7012345')),
  'people.owen': person('Owen Pratt', 'Veterinary nurse', registered('RCVS', '123456')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ada', 'owen'] },
};
const DOCTORS = {
  'people.una': person('Una Bell', 'Nurse', {
    ...registered('NMC', '18A0123E'),
    qualifications: ['Independent prescriber'],
  }),
  'people.omar': person('Omar Hale', 'Nurse', registered('NMC', '12A3456E')),
  'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['una', 'omar'] },
};

const reserved = (words: string) =>
  `“${words}” is work that the law reserves for vets (Veterinary Surgeons Act 1966, s. 19 and schedule 3), but the config calls Owen Pratt “Veterinary nurse”.`;
const prescribing = (verb: string) =>
  `“${verb}” is said of Owen Pratt, but the entry of Owen Pratt names no right to prescribe.`;

suite('the work of veterinary nurses', (test) => {
  testSentences(
    test,
    ['claim/credential'],
    {
      'Our nurses can diagnose an ear infection.': reserved('can diagnose an ear infection'),
      'The nurse diagnoses your cat’s cough.': reserved('diagnoses your cat’s cough'),
      'Our nurses perform dental extractions and spays.': reserved('perform dental extractions and spays'),
      'Owen spays cats on Fridays.': reserved('spays cats'),
      'Our nurses weigh your dog and prescribe the drops.': prescribing('prescribe'),
      'Our nurses can diagnose an infection and prescribe the right tablets on the spot.': reserved(
        'can diagnose an infection and prescribe',
      ),
      'Owen spays cats and also prescribes drops.': reserved('spays cats and also prescribes'),
      'Owen spays cats, and Ada prescribes drops.': reserved('spays cats'),
      'Owen prescribes drops.': prescribing('prescribes'),
      'Ada spays cats on Fridays.': undefined,
      'Our nurses cannot diagnose an infection.': undefined,
      'Our nurses assist at spays.': undefined,
      'The nurse weighs your dog, and the vet prescribes.': undefined,
      'The nurse weighs your dog and the vet prescribes.': undefined,
    },
    VETS,
  );
});

suite('the work of nurses of people', (test) => {
  testSentences(
    test,
    ['claim/credential'],
    {
      'Our nurses can diagnose an ear infection.': undefined,
      'Our nurses prescribe the drops.': undefined,
    },
    DOCTORS,
  );
});
