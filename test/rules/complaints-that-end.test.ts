/** Complaints that are said to end after a visit, or by a day of the week. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

suite('a complaint that ends', (test) =>
  testSentences(
    test,
    ['claim/effect', 'claim/pressure'],
    {
      'Broken veins vanish after your first visit to Carys.': effect('Broken veins vanish after your first visit'),
      'Numb hands and sore knees disappear as soon as Hugo moves the saddle.': effect(
        'Numb hands and sore knees disappear as soon as Hugo moves the saddle',
      ),
      'Tendon pain is gone by Friday.': effect('Tendon pain is gone by Friday'),
      'Once patch testing is done, eczema settles in most people.': effect(
        'Once patch testing is done, eczema settles',
      ),
      'Migraines go away the moment Tom adjusts the neck.': effect('Migraines go away the moment Tom adjusts the neck'),
      'Your snoring vanishes with the first fitting.': effect('Your snoring vanishes with the first fitting'),
      'Heel pain disappears overnight.': effect('Heel pain disappears overnight'),
      'After cupping, tell us if your back pain is gone by Friday.': undefined,
      'The swelling is gone by Friday.': undefined,
      'Warts disappear by themselves within two years.': undefined,
      'Back pain settles within six weeks in most people.': undefined,
      'Does eczema settle once patch testing is done?': undefined,
      'Warts are gone after {catalogue.cupping.figures.warts}.': undefined,
    },
    {
      'catalogue.cupping.figures': { warts: 'two visits' },
      'catalogue.cupping.evidence': { warts: 'Folder 3, audit of 2024' },
    },
  ));
