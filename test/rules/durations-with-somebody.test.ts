/** How long a client is with somebody whom a sentence calls by the profession; a massage takes an hour here. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const wrong = (words: string) => `“${words}” is not the duration of “Massage”, which is 1 hour.`;

suite('the time with somebody', (test) =>
  testSentences(test, ['content/one-fact'], {
    'For a massage, you will be with the therapist for around half an hour.': wrong('half an hour'),
    'For a massage: you are with our senior physiotherapist for 40 minutes.': wrong('40 minutes'),
    'In a massage, you’ll be with the nurse for about two hours.': wrong('two hours'),
    'For a massage, you are with the therapist for an hour.': undefined,
    'A massage is the classic ninety minutes.': wrong('ninety minutes'),
    'Give yourself two hours for a massage.': wrong('two hours'),
    'For a massage, you’ll be in and out in half an hour.': wrong('half an hour'),
    'For a massage, you are with the nurse for ten minutes, then with the therapist.': undefined,
    'For a massage, you are with the nurse for ten minutes and with the therapist for fifty.': undefined,
    'After a massage, you are with the nurse for ten minutes.': undefined,
  }));
