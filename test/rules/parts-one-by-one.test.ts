/** What the parts of a programme cost one by one, if the sentence before names them. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { SEVERAL_TRADES, withProgramme } from '../support/several-trades.ts';
import { suite } from '../support/suite.ts';

async function messagesFor(description: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SEVERAL_TRADES, ...withProgramme(description) });
  return findings.filter(({ rule }) => rule.startsWith('price/')).map(({ message }) => message);
}

/** Descriptions, and the message of the check about each; `undefined` for those that it must not report. */
const DESCRIPTIONS: Readonly<Record<string, string | undefined>> = {
  'A check-up and four hygiene visits. Bought one at a time, they are £308.': undefined,
  'A check-up and four hygiene visits. Bought one at a time, they are £318.': '“£318” is not a price in the config.',
  'A clipping and four fittings with soft lenses. One by one they come to £172.': undefined,
  'A clipping and four fittings with soft lenses. One by one they come to £182.':
    '“£182” is not a price in the config.',
  'Two physios of an hour and three clippings. Booked singly, these are £220.': undefined,
  'Five visits, one a month. Each visit comes to £60.':
    '“£60” is not the price of one session of “Gums for good”, which is £56.',
};

suite('parts one by one', (test) => {
  for (const [description, message] of Object.entries(DESCRIPTIONS))
    test(`“${description}” ${message === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await messagesFor(description), message === undefined ? [] : [message]));
});
