/** Medicines that somebody prescribes without having seen the patient, or, for looks, after a video call. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const offered = (words: string, how = 'assessed'): string =>
  `“${words}” offers a prescription-only medicine to people whom no prescriber has ${how}.`;

const SENTENCES: Sentences = {
  'Send a selfie, and Joanna will write your prescription without meeting you.': offered(
    'Joanna will write your prescription without meeting you',
  ),
  'Joanna can prescribe over WhatsApp, without an appointment in person.': offered(
    'Joanna can prescribe over WhatsApp, without an appointment',
  ),
  'Our nurse will write the prescription without a face-to-face appointment.': offered(
    'Our nurse will write the prescription without a face-to-face appointment',
  ),
  'We prescribe wrinkle treatments over WhatsApp.': offered(
    'prescribe wrinkle treatments over WhatsApp',
    'seen in person',
  ),
  'The laboratory can send results without a visit.': undefined,
  'Joanna will write your prescription after she has seen you.': undefined,
  'Joanna will not prescribe without seeing you.': undefined,
  'You can collect your prescription without an appointment.': undefined,
  'We prescribe by video call.': undefined,
  'We never prescribe for wrinkles by video call.': undefined,
  'Do you prescribe wrinkle treatments by video call?': undefined,
};

suite('a prescription without a visit', (test) => testSentences(test, ['claim/remote-prescribing'], SENTENCES));
