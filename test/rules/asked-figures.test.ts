/** Answers that leave to their question which figure they state. */
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const messagesAbout = factsAnswered({
  'catalogue.massage.figures.driving': 'two days',
  'figures.quietBeforeHearing': '12 hours',
  'figures.notice': '48 hours',
  'figures.lateness': '10 minutes',
  'figures.arrival': '10 minutes',
});
const differs = (words: string, title: string, value: string) => `“${words}” differs from ${title}, which is ${value}.`;
const notice = (words: string) => differs(words, '“notice”', '48 hours');

/** Questions with answers, and the message about each; `undefined` for those that must not be reported. */
const ANSWERS: readonly AnsweredQuestion[] = [
  [
    'When may I drive after a massage?',
    'After a week, if your neck turns.',
    differs('a week', '“driving” of “Massage”', 'two days'),
  ],
  ['When may I drive after a massage?', 'After two days, if your neck turns.', undefined],
  ['Is driving after a massage allowed?', 'Within a week, most people do not even ask.', undefined],
  [
    'How many hours of quiet do I need before hearing is tested?',
    'Six, and no concert.',
    differs('Six', '“quiet before hearing”', '12 hours'),
  ],
  ['How many hours of quiet do I need before hearing is tested?', 'Twelve, and no concert.', undefined],
  ['How many minutes is a massage?', 'Ninety.', '“Ninety” is not the duration of “Massage”, which is 1 hour.'],
  ['How many minutes is a massage?', 'Sixty.', undefined],
  ['What if I am unable to come?', 'Please phone us the evening before.', notice('the evening before')],
  ['What if I am unable to come?', 'Phone by the day before, and all is well.', notice('the day before')],
  ['What if I am unable to come?', 'Phone two days before, and all is well.', undefined],
  ['What if I am unable to come?', 'A nurse phones you the evening before in any case.', undefined],
  ['Are changes free?', 'You may move a visit free of charge up to the evening before.', notice('the evening before')],
  ['Are changes free?', 'You may move a visit free of charge up to two days before.', undefined],
  ['Can I think again?', 'With a day’s warning, you owe us nothing.', notice('a day')],
  ['Can I think again?', 'Of course: until the day before, your deposit comes back.', notice('the day before')],
  ['Can I think again?', 'Of course: until two days before, your deposit comes back.', undefined],
  ['May I have my deposit back?', 'You may, if you tell us a day before.', notice('a day')],
  ['What if the bus makes me late?', 'We wait for half an hour.', differs('half an hour', '“lateness”', '10 minutes')],
  ['What if the bus makes me late?', 'We wait for ten minutes.', undefined],
  [
    'Should I arrive early?',
    'By a quarter of an hour, please.',
    differs('a quarter of an hour', '“arrival”', '10 minutes'),
  ],
  ['Should I arrive early?', 'By ten minutes, please.', undefined],
];

suite('an answer that leaves its figure to the question', (test) => testAnswers(test, messagesAbout, ANSWERS));
