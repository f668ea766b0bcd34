/** Advice to do without a medicine is reported in every clinic, whoever is registered there. */
import { person, registered } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const without = (words: string): string => `“${words}” tells people to do without a medicine that they may need.`;
const REGISTERED = { 'people.iris': person('Dr Iris Vane', 'GP', registered('GMC', '7012345')) };

suite('advice to do without a medicine', (test) => {
  testSentences(
    test,
    ['claim/effect'],
    {
      'Come once a month and you can forget your blood pressure tablets.': without(
        'you can forget your blood pressure tablets',
      ),
      'With regular massage you can stop taking your blood pressure tablets.': without(
        'you can stop taking your blood pressure tablets',
      ),
      'Massage replaces your blood pressure tablets.': without('replaces your blood pressure tablets'),
      'Throw away your inhaler.': without('Throw away your inhaler'),
      'Six treatments, and your statins go in the bin.': without('your statins go in the bin'),
      'You will no longer need your insulin.': without('You will no longer need your insulin'),
      'Hypnosis helps you come off your antidepressants, whatever your GP says.': without(
        'helps you come off your antidepressants',
      ),
      'With acupuncture, your dog can come off his arthritis tablets.': without('come off his arthritis tablets'),
      'Choose chiropractic instead of painkillers.': without('chiropractic instead of painkillers'),
      'Never stop taking your blood pressure tablets without your GP.': undefined,
      'Please keep taking your antidepressants.': undefined,
      'Our doctor tells you when you can stop taking your blood thinners.': undefined,
      'You can stop taking your painkillers after three days.': undefined,
      'If you forget your inhaler, we have one here.': undefined,
      'Massage does not replace your tablets.': undefined,
      'We can replace your inhaler on the same day.': undefined,
      'You can skip your insulin on the morning of the blood test.': undefined,
      'Can you stop taking your statins?': undefined,
    },
    REGISTERED,
  );
});
