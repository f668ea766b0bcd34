/** A rule about a date compares it with the date at the clinic, wherever the check runs. */
import * as assert from 'uvu/assert';
import { accept } from '../../renderer/config/annotations.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const ENDS = '2026-07-06';
const reason = 'The clinic has decided to write it in this way.';

/** A moment shortly before or after the end of that day in a time zone. */
const MOMENTS = [
  ['Europe/London', '2026-07-06T22:59:00Z', '2026-07-06T23:01:00Z'],
  ['Asia/Kolkata', '2026-07-06T18:29:00Z', '2026-07-06T18:31:00Z'],
  ['America/Los_Angeles', '2026-07-07T06:59:00Z', '2026-07-07T07:01:00Z'],
] as const;

const closure = (zone: string) => ({
  'clinic.timeZone': zone,
  'clinic.closures': [{ from: '2026-07-01', to: ENDS, reason: 'Holidays' }],
});

const tagline = (zone: string) => ({
  'clinic.timeZone': zone,
  'clinic.tagline': accept('Massage', 'content/one-fact', { until: ENDS, reason }),
});

async function messagesOf(values: Readonly<Record<string, unknown>>, at: string): Promise<string> {
  const { findings } = await checkedWith(values, {}, { at });
  return findings.map(({ rule, message }) => `${rule}: ${message}`).join('\n');
}

suite('today', (test) => {
  for (const [zone, before, after] of MOMENTS) {
    test(`a closure is in the past after the end of its last day in ${zone}`, async () => {
      assert.not.match(await messagesOf(closure(zone), before), 'content/past-closure');
      assert.match(await messagesOf(closure(zone), after), 'content/past-closure');
    });

    test(`an exception expires at the end of its last day in ${zone}`, async () => {
      assert.not.match(await messagesOf(tagline(zone), before), ENDS);
      assert.match(await messagesOf(tagline(zone), after), ENDS);
    });

    test(`an exception expires at the end of its last day in ${zone} if the config has other errors`, async () => {
      const values = { ...tagline(zone), 'clinic.email': 'no address' };
      assert.not.match(await messagesOf(values, before), ENDS);
      assert.match(await messagesOf(values, after), ENDS);
    });
  }

  test('a config with a misspelt time zone is checked with the date in the one that was probably meant', async () => {
    const messages = await messagesOf(tagline('Europe/Lundon'), '2026-07-06T23:59:00Z');
    assert.match(messages, 'not a time zone');
    assert.match(messages, ENDS);
  });
});
