/** Sentences that admit, refuse or tell of others what the rules on claims report. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const claimsOf = async (lead: string): Promise<readonly string[]> => {
  const { findings } = await checkedWith({ 'pages./.0.lead': lead });
  return findings.flatMap(({ rule }) => (rule.startsWith('claim/') ? [rule] : []));
};

/** Texts, and the rules that report them. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'One visitor knocked off a star because of the cold waiting room.': [],
  'Two people gave us three stars last year, for the stairs.': [],
  'Nobody ever gave us three stars.': ['claim/review'],
  'There are two Dr Pells in this village, so write the first name too.': [],
  'Dr Pell sees you on Fridays.': ['claim/credential'],
  'Other clinics offer anti-wrinkle injections. We do not, and send you to your doctor.': [],
  'Try our anti-wrinkle injections. We do not charge for the first talk.': ['claim/pom-indirect'],
  'A lifetime guarantee? We promise nothing of the kind, and guarantee neither.': [],
  'We guarantee nothing less than a straight back.': ['claim/guarantee'],
  'Shoes? The shop beside the station sells last year’s for half the price.': [],
};

suite('an honest sentence', (test) => {
  for (const [text, rules] of Object.entries(TEXTS))
    test(`${text} is ${rules.length === 0 ? 'not reported' : `reported by ${rules.join(' and ')}`}`, async () =>
      assert.equal([...new Set(await claimsOf(text))], rules));
});
