/** Ranges of counted things, and the time after which something is looked at again. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const differs = (text: string, figure: string) => `“${text}” differs from “${figure}” of “Massage”`;

suite('ranges of sessions', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'For massage, most people need six to eight sessions.': `${differs('six to eight', 'sessions')}, which is three to five.`,
      'For massage, most people need four or six sessions.': `${differs('four or six', 'sessions')}, which is three to five.`,
      'For massage, most people need eight sessions.': `${differs('eight', 'sessions')}, which is three to five.`,
      'For massage, most people need three to five sessions.': undefined,
      'For massage, most people need four or five sessions.': undefined,
    },
    {
      'catalogue.massage.figures': { lasts: '2 days', sessions: 'three to five' },
      'catalogue.massage.evidence': { lasts: 'Notes of the practice, 2025', sessions: 'Notes of the practice, 2025' },
    },
  ));

suite('times of reviews', (test) =>
  testSentences(
    test,
    ['content/one-fact'],
    {
      'We look at the hand again twelve weeks after the massage.': `${differs('twelve weeks', 'review')}, which is eight weeks.`,
      'After a massage we check your hand again twelve weeks later.': `${differs('twelve weeks', 'review')}, which is eight weeks.`,
      'After a massage, the hand is examined again after six weeks.': `${differs('six weeks', 'review')}, which is eight weeks.`,
      'We look at the hand again eight weeks after the massage.': undefined,
      'We look at the hand again two weeks after the massage if it hurts.': undefined,
      'After a massage we see some hands again and again for twelve weeks.': undefined,
    },
    { 'catalogue.massage.figures': { lasts: '2 days', review: 'eight weeks' } },
  ));
