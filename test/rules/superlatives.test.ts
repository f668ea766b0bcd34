/** What to write instead of a claim to be better than others depends on what is compared: prices, a ranking, or people. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const HELP: Readonly<Record<string, string>> = {
  'You will not find cheaper glasses anywhere in Norfolk.':
    'State your price instead, or whose prices you compared it with, and when.',
  'Rated the number one optician in Leeds.':
    'Name who decided this, when, and where visitors can read it; otherwise leave it out.',
  'Nobody in the country makes a better lens.':
    'Write what visitors can verify: training, years of experience, or the registration number.',
};

suite('help for a claim to be better than others', (test) => {
  for (const [sentence, help] of Object.entries(HELP))
    test(`“${sentence}” is answered with “${help}”`, async () => {
      const { findings } = await checkedWith({ 'pages./.0.lead': sentence });
      assert.equal(
        findings.filter(({ rule }) => rule === 'claim/credential').map((finding) => finding.help),
        [help],
      );
    });
});
