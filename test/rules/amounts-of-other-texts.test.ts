/** Tests amounts that a neighbouring text, the name of a figure or another price of the sentence explains. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'price/saving'];
const treatment = (name: string, price: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '20min', book: 'visit', image: 'dot' },
  ...more,
});
const BENCH = {
  'catalogue.knife': treatment('Knife sharpening', '£12 per knife', {
    packages: [{ label: 'Set of eight', sessions: 8, price: '£80', note: 'within a year' }],
  }),
  'catalogue.saw': treatment('Saw setting', '£31'),
  'catalogue.mower': treatment('Mower service', '£74'),
  'figures.bladeDeposit': '£15',
  'figures.eveningCallOut': '£27',
  'offers.shed': {
    ...{ name: 'Shed day', price: '£95', includes: ['saw', 'mower'], description: 'Both.', features: [] },
    ...{ book: 'visit', ctaText: 'Book', normalSince: '2025-01-05', runs: { from: '2025-11-01', until: '2030-01-01' } },
  },
  'programmes.year': {
    ...{ name: 'Grounds contract', schedule: '4 visits a year', price: '£600', instalments: '12 x £50' },
    ...{ note: 'For one garden', description: 'Four visits.', book: 'visit', ctaText: 'Book' },
  },
};

suite('amounts that other texts explain', (test) =>
  testSentences(
    test,
    RULES,
    {
      // a price, less several others
      'Whoever bought a set of eight for £80 and used three gets £44 back, which is £80 less three times £12.':
        undefined,
      // the price of one of what is sold by the set, several times
      'Four blades from a set of eight at £80 cost £48.': undefined,
      // the parts of an offer
      'In spring, the mower and the saw are £95 instead of £74 and £31 apart.': undefined,
      'The difference between £31 and £74 pays for the oil.': undefined,
      // a difference is no price, even if something costs as much
      'The mower costs £74 and the saw £31: a difference of £43.': undefined,
      'The mower costs £74 and the saw £31: a difference of £31.':
        '“£31” is not the difference between the prices that this sentence compares.',
      'The mower is dearer than the saw, a difference of £31.':
        '“£31” is not the difference: “Mower service” £74 − “Saw setting” £31 = £43.',
      // a saving beside the price that saves it
      'Those eight are £80, a saving of £16.': undefined,
      'Those eight are £80, a saving of £18.': '“£18” does not match any saving in this text.',
      'You pay £50 a month, twelve times.': undefined,
      'Can I pay in instalments? Yes, for every treatment over £1,500.': undefined,
      'Can I pay in instalments? Yes, for a massage of £1,500.':
        '“£1,500” is not a price of “Massage” (£60 per session).',
      'You pay £55 a month, twelve times.': '“£55” is not a price in the config.',
      'Sixteen neighbours who share a contract come to £37.50 a head.': undefined,
      // the words of a figure, in the sentence or the one before
      'On a dark evening we come to the garden, too. Such a call out adds £27.': undefined,
    },
    BENCH,
  ));

const benefit = (copy: string, value: string) => ({
  'pages./.2': { kind: 'benefits', benefits: [{ title: 'Together', copy, figure: { value, unit: 'saved' } }] },
});

suite('large figures beside their notes', (test) => {
  const reported = async (value: string): Promise<readonly string[]> => {
    const copy = 'A saw for £31 and a mower for £74 are £95 on a shed day.';
    const { site, findings } = await checkedWith({ ...BENCH, ...benefit(copy, value) });
    assert.ok(site, findings.map(({ message }) => message).join());
    return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
  };
  test('a large figure that its note computes is not reported', async () => assert.equal(await reported('£64'), []));
  test('a large figure that its note does not compute is reported', async () =>
    assert.equal(await reported('£63'), ['“£63” is not a price in the config.']));
});
