/** Sentences that say of the clinic, or of its people, that they cure a complaint, and outcomes that are called guaranteed. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const cures = (words: string) => `“${words}” promises what no treatment can guarantee.`;

suite('a cure', (test) => {
  testSentences(
    test,
    ['claim/guarantee'],
    {
      'We cure hot flushes, poor sleep and brain fog.': cures('cure hot flushes, poor sleep and brain fog'),
      'Dr Vane cures hot flushes.': cures('cures hot flushes'),
      'Dr Vane’s approach cures hot flushes, poor sleep and brain fog.': cures(
        'cures hot flushes, poor sleep and brain fog',
      ),
      'Iris cures snoring and we book you in.': cures('cures'),
      'Our acupuncture has cured hundreds of migraines.': cures('cured hundreds of migraines'),
      'Antibiotics cure most chest infections.': undefined,
      'Surgery cures a cataract.': undefined,
      'We cannot cure arthritis, but we can ease the pain.': undefined,
      'We cure some warts with one freeze.': undefined,
      'Our lamp cures the resin in twenty seconds.': undefined,
      'A cream that cures athlete’s foot is sold at the chemist.': undefined,
    },
    {
      'people.iris': person('Dr Iris Vane', 'GP', registered('GMC', '7012345')),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['iris'] },
    },
  );
});

suite('a guaranteed outcome', (test) => {
  testSentences(test, ['claim/guarantee'], {
    'A diagnosis is guaranteed at the first visit.': cures('A diagnosis is guaranteed'),
    'You are guaranteed a firm diagnosis after one scan.': cures('guaranteed'),
    'Your recovery is guaranteed.': cures('guaranteed'),
    'A diagnosis is not guaranteed.': undefined,
    'No diagnosis is guaranteed.': undefined,
    'Nobody can guarantee a diagnosis at the first visit.': undefined,
    'Your results are guaranteed to arrive within two days.': undefined,
    'A place is guaranteed.': undefined,
    'Works on Fridays.': undefined,
    'A reply is guaranteed within one working day.': undefined,
    'The lenses are guaranteed for two years.': undefined,
  });
});
