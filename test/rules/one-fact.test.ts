/**
 * Tests “One fact, one value” on the shipped site, whose two departments have first appointments of different
 * durations.
 */
import * as assert from 'uvu/assert';
import shipped from '../../site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const DESCRIPTION = 'routes./.description';

const messagesAbout = async (sentence: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ [DESCRIPTION]: sentence }, {}, { config: shipped, folder: ROOT });
  return findings.flatMap(({ rule, message }) => (rule === 'content/one-fact' ? [message] : []));
};

suite('the duration of a first appointment in a sentence', (test) => {
  for (const [sentence, message] of [
    [
      'The skin consultation takes 30 minutes.',
      '“30 minutes” is not the duration of “Skin Consultation”, which is 20 minutes, 15 minutes or 10–15 minutes.',
    ],
    [
      'The discovery call takes 20 minutes.',
      '“20 minutes” is not the duration of “Discovery Call”, which is 30 minutes.',
    ],
  ] as const)
    test(`a sentence about one appointment is compared with the duration of that appointment: ${sentence}`, async () =>
      assert.equal(await messagesAbout(sentence), [message]));

  for (const sentence of [
    'The skin consultation takes 20 minutes.',
    'The discovery call takes 30 minutes.',
    'The first consultation takes 20 minutes.',
    'The first consultation takes 30 minutes.',
    'Profhilo begins with a consultation of 20 minutes.',
  ])
    test(`a duration is accepted if it fits the named appointment, or any if none is named: ${sentence}`, async () =>
      assert.equal(await messagesAbout(sentence), []));
});

/**
 * Returns the messages about sentences on a treatment page, where the figures have names such as “visible”, “full” and
 * “lasts”.
 */
const messagesOnTreatmentPage = async (...sentences: readonly string[]): Promise<readonly string[]> => {
  const path = 'pages./treatments/anti-wrinkle.0.lead';
  const { findings } = await checkedWith({ [path]: sentences.join(' ') }, {}, { config: shipped, folder: ROOT });
  return findings.flatMap(({ rule, message }) => (rule === 'content/one-fact' ? [message] : []));
};

suite('a period of aftercare in a sentence', (test) => {
  test('a period of aftercare is not compared with figures of similar names', async () =>
    assert.equal(
      await messagesOnTreatmentPage(
        'Avoid the gym for 24 hours.',
        'Avoid exercise for 24 hours.',
        'Do not lie down for 4 hours.',
        'Keep out of the full sun for 3 weeks.',
        'You may notice swelling for 3 days.',
        'You may notice a difference after 10 days.',
        'A bruise may be visible for 9 days.',
        'For the first 6 hours, do not wear make-up.',
        'Redness can last for 2 hours.',
        'Please avoid alcohol (12 hours) before your full appointment.',
        'Stay upright for 4 hours and do not rub the area for two days.',
        'Drink no alcohol within 24 hours of your treatment.',
        'Do not fly for a week after the treatment.',
      ),
      [],
    ));

  test('sentences that contradict a duration or a figure are still reported', async () =>
    assert.equal(
      await messagesOnTreatmentPage(
        'A session of Profhilo takes an hour.',
        'To avoid a charge, please give us 24 hours’ notice.',
        'Do not leave it to less than three days’ notice.',
        'The result is visible after 9 days.',
      ),
      [
        '“an hour” is not the duration of “Profhilo”, which is 45 minutes.',
        '“24 hours” differs from “notice”, which is 48 hours.',
        '“three days” differs from “notice”, which is 48 hours.',
        "“9 days” differs from “visible” of “Forehead, Frown or Crow's Feet”, which is 3–5 days.",
      ],
    ));
});
