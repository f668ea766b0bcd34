/** Findings that name the fact of the config which a claim contradicts. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { person, registered } from '../support/credentials.ts';
import { suite } from '../support/suite.ts';

const RATING = {
  'clinic.rating': {
    ...{ value: '4.8', best: '5', count: 90, source: 'Google', url: 'https://reviews.example/one' },
    ...{ asOf: '2026-10-20', structuredData: false },
  },
};

const aboutReviews = async (lead: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ ...RATING, 'pages./.0.lead': lead });
  return findings.flatMap(({ rule, message, path }) =>
    (rule === 'claim/review' || rule === 'content/structured-data') && path?.includes('lead') ? [message] : [],
  );
};

/** Sentences, and the message about each. */
const SENTENCES: Readonly<Record<string, string>> = {
  'Everyone gives us five stars.': '“gives us five stars” is not the rating in the config, which is 4.8.',
  'Nobody gave us fewer than five stars.': '“five stars” is not the rating in the config, which is 4.8.',
  'A lady from Hull gave us five stars.':
    '“gave us five stars” is written as text, so it stays as it is when “clinic.rating” changes.',
  'Almost four hundred of you have reviewed us on Google.':
    '“Almost four hundred of you have reviewed” is not the number of reviews in the config, which is 90.',
};

suite('a claim that contradicts the config', (test) => {
  for (const [sentence, message] of Object.entries(SENTENCES))
    test(`${sentence} is reported: ${message}`, async () => assert.equal(await aboutReviews(sentence), [message]));

  test('the help about a register names the vets’ only if the clinic has vets', async () => {
    const { findings } = await checkedWith({
      'people.ida': person('Ida Quill', 'Dermatologist', registered('GDC', '123456')),
      'pages./.2': { kind: 'profiles', title: 'Who you will see', people: ['ida'] },
    });
    assert.equal(
      findings.flatMap(({ rule, help }) => (rule === 'claim/credential' ? [help] : [])),
      [
        'People with the title “Dermatologist” are in the register of the GMC. Look the person up, and correct “registration” or the title.',
      ],
    );
  });
});
