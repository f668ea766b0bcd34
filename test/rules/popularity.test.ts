import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person } from '../support/credentials.ts';
import { testSentences } from '../support/sentences-at-once.ts';
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

  const unproved = (words: string) => `“${words}” states a number that nothing proves.`;
  testSentences(
    test,
    ['claim/credential'],
    {
      'Daniel has placed more than 6,000 implants over his career.': unproved(
        'Daniel has placed more than 6,000 implants',
      ),
      'Over 10,000 smiles created since we began.': unproved('Over 10,000 smiles created'),
      'More than 3,000 crowns made for happy patients.': unproved('More than 3,000 crowns made'),
      'Over 4,000 insoles moulded since 2009.': unproved('Over 4,000 insoles moulded'),
      'Trusted by over 12,000 pairs of feet.': unproved('Trusted by over 12,000 pairs of feet'),
      'Five thousand feet and counting.': unproved('Five thousand feet and counting'),
      'Over 4,500 pairs of insoles fitted.': unproved('Over 4,500 pairs of insoles fitted'),
      'Three hundred feet above the sea, the view is fine.': undefined,
      'Over 3,000 trees planted since 2009.': undefined,
      'Over 2,000 miles cycled for charity.': undefined,
      'A thousand pairs of glasses were sent to Malawi.': undefined,
      'She has fitted 2,000 crowns.': unproved('She has fitted 2,000 crowns'),
      'Daniel has treated over 4,000 broken teeth.': unproved('Daniel has treated over 4,000 broken teeth'),
      'Surgeons in Sweden have placed more than 6,000 implants.': undefined,
      'Daniel has given 40 talks to schools.': undefined,
      'Daniel has treated 620 patients in 2025.': undefined,
    },
    {
      'people.daniel': person('Daniel Osei', 'Practice owner'),
      'pages./.2': { kind: 'people', title: 'Who we are', people: ['daniel'] },
    },
  );
});
