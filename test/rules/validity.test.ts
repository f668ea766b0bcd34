/** How long vouchers, courses and certificates are valid, in other words than “valid for”. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({
  'figures.voucherValidity': '12 months',
  'figures.courses': 'nine months',
  'catalogue.massage.figures.valid': 'two years',
});
const voucher = (words: string) => `“${words}” differs from “voucher validity”, which is 12 months.`;
const certificate = (words: string) => `“${words}” differs from “valid” of “Massage”, which is two years.`;

/** Questions with answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly AnsweredQuestion[] = [
  ['Do your vouchers lapse?', 'They never expire.', voucher('never expire')],
  ['What do you sell?', 'Gift cards without an expiry date.', voucher('without an expiry date')],
  [
    'What do you sell?',
    'A course does not run out.',
    '“does not run out” differs from “courses”, which is nine months.',
  ],
  ['Do your vouchers lapse?', 'Ours never do.', voucher('Ours never do')],
  ['Do your vouchers lapse?', 'Never.', voucher('Never')],
  ['Do your vouchers lapse?', 'After {figures.voucherValidity}.', undefined],
  ['What do you sell?', 'Our patience never runs out.', undefined],
  ['What do you sell?', 'Gift cards, good for {figures.voucherValidity}.', undefined],
  ['How long does a massage certificate count?', 'It is good for three years.', certificate('three years')],
  ['How long does a massage certificate count?', 'It is good for two years.', undefined],
  ['How often must I renew a massage certificate?', 'Every three years.', certificate('Every three years')],
  ['How often must I come for a massage?', 'Every week, for a while.', undefined],
];

suite('the validity of what a clinic sells', (test) => testAnswers(test, messagesAbout, ANSWERS));
