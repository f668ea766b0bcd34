/** The remains of a link or of HTML have one finding, and none about brackets or spelling. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const PLACES: Readonly<Record<string, string>> = {
  'See [all prices] (/treatments).': 'content/prose: “] (/treatments)” is not part of a complete fact or link.',
  'See [all prices](/treatments.': 'content/prose: “](” is not part of a complete fact or link.',
  'See [all prices(/treatments).': 'content/prose: “[all prices(/treatments)” is not part of a complete fact or link.',
  'See all prices](/treatments).': 'content/prose: “](/treatments)” is not part of a complete fact or link.',
  'Ring [our number](0113 496 0000).': 'content/prose: “](0113 496 0000)” is not part of a complete fact or link.',
  'Come in.<br>Sit down.': 'content/markup: Visitors would see “<br>” as text.',
  'See [all prices.': 'content/spelling: The bracket [ is never closed.',
};

suite('what remains of a link or of HTML', (test) => {
  for (const [lead, finding] of Object.entries(PLACES))
    test(`“${lead}” has one finding`, async () => {
      const { findings } = await checkedWith({ 'pages./.0.lead': lead });
      assert.equal(
        findings.map(({ rule, message }) => `${rule}: ${message}`),
        [finding],
      );
    });
});
