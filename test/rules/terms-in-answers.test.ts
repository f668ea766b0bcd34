/** Terms of booking and buying in sentences, and in answers that leave out what the question says. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const FIGURES = {
  'figures.notice': '48 hours',
  'figures.membershipNotice': 'six weeks',
  'figures.voucherValid': '18 months',
  'figures.payment': '21 days',
  'figures.records': 'ten years',
  'figures.arrival': '15 minutes',
};
const messagesAbout = factsAnswered(FIGURES);

/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  [
    'May I change my appointment?',
    'Free of charge up to five days before.',
    '“five days” differs from “notice”, which is 48 hours.',
  ],
  ['May I change my appointment?', 'Free of charge up to two days before.', undefined],
  ['How early should I arrive?', 'A quarter of an hour before is best.', undefined],
  [
    'How early should I arrive?',
    'Five minutes before are enough.',
    '“Five minutes” differs from “arrival”, which is 15 minutes.',
  ],
  [
    'How long is a voucher valid?',
    'Two years from the day on the card.',
    '“Two years” differs from “voucher valid”, which is 18 months.',
  ],
  [
    'How long do you keep my records?',
    'Six years, in a locked room.',
    '“Six years” differs from “records”, which is ten years.',
  ],
  ['How long do you keep my records?', 'Ten years, in a locked room.', undefined],
  ['Are records kept for long?', 'That depends. After three years of silence we write to you.', undefined],
  [
    'How do I end the membership?',
    'With three months’ notice.',
    '“three months” differs from “membership notice”, which is six weeks.',
  ],
  [
    'When do I pay?',
    'Please pay your invoice within two weeks.',
    '“two weeks” differs from “payment”, which is 21 days.',
  ],
  ['When do I pay?', 'Please pay your invoice within three weeks.', undefined],
  [
    'What if I cannot come?',
    'Give us one day’s warning, and you pay nothing.',
    '“one day” differs from “notice”, which is 48 hours.',
  ],
  // The right to cancel a purchase is not the notice for an appointment.
  [
    'Can I call a course off?',
    'A course that you buy online or by telephone can be cancelled within fourteen days without a reason.',
    undefined,
  ],
  ['Can I call a course off?', 'Yes, cancel within 14 days without giving us any reason.', undefined],
  ['Can I call a course off?', 'What you bought on the website can be cancelled within fourteen days.', undefined],
  ['Can I call a course off?', 'During the cooling-off period of two weeks you can cancel a voucher.', undefined],
];

suite('terms of booking and buying', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);
});
