import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

/** The messages of `claim/credential` about the first sentence of the home page. */
async function messagesAbout(lead: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ 'pages./.0.lead': lead });
  return findings.filter(({ rule }) => rule === 'claim/credential').map(({ message }) => message);
}

suite('how many people chose the clinic', (test) => {
  test('a number without evidence is reported as a number', async () => {
    assert.equal(await messagesAbout('Trusted by thousands of patients.'), [
      '“Trusted by thousands of patients” states a number that nothing proves.',
    ]);
    assert.equal(await messagesAbout('Trusted by nine out of ten doctors.'), [
      '“Trusted by nine out of ten doctors” states a number that nothing proves.',
    ]);
  });

  test('a preference of others without a number is reported as a preference', async () => {
    assert.equal(await messagesAbout('Preferred by dentists.'), [
      '“Preferred by dentists” says whom others prefer, and nothing proves it.',
    ]);
  });
});
