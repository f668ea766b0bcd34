/** Tests amounts of sentences that name no treatment: deposits, ranges of all prices, totals of lists, fees in per cent. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'price/saving'];
const treatment = (name: string, price: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '20min', book: 'visit', image: 'dot' },
  ...more,
});
const KENNEL = {
  'catalogue.bridge': treatment('Dog ramp', '£1,250', { instalments: '£350 + 6 x £150' }),
  'catalogue.groom': treatment('Full groom', '£52', { figures: { deposit: '£15' } }),
  'catalogue.nails': treatment('Nail clip', '£14', { figures: { deposit: '£15' } }),
  'catalogue.swim': treatment('Pool hour', '£86', {
    packages: [{ label: 'Four hours', sessions: 4, price: '£310' }],
  }),
  'figures.lateFee': '50%',
  'figures.members': '10%',
};

suite('amounts of sentences that name no treatment', (test) =>
  testSentences(
    test,
    RULES,
    {
      'The deposit for a busy day is £15.': undefined,
      'The deposit for a busy day is £17.': '“£17” is not a price in the config.',
      'Five treatments, from £14 to £1,250.': undefined,
      'Five treatments, from £12 to £1,250.': '“£12” is not a price in the config.',
      'A groom at £52 and two clips at £14: £80 in all.': undefined,
      'Two grooms come to £104, and two clips to £28: £132 altogether.': undefined,
      'Two grooms come to £104, and two clips to £28: £142 altogether.': '“£142” is not the sum of £104 and £28.',
      // as much as something else costs
      'A pool hour is £52 more than a nail clip.':
        '“£52” is not the difference: “Pool hour” £86 − “Nail clip” £14 = £72.',
      'A dog ramp can be spread, with a first payment of £350.': undefined,
      'A dog ramp can be spread, with a first payment of £450.':
        '“£450” is not the first payment of “Dog ramp”, which is £350.',
      'If you tell us too late, the fee for a pool hour is £43.': undefined,
      'Members pay 10% less, so four pool hours save £34.40.': undefined,
      'Members pay 10% less, so four pool hours save £36.40.':
        '“£36.40” is not the saving on “Four hours” (£310), which is £34.',
    },
    KENNEL,
  ));

suite('totals of lists', (test) => {
  const reported = async (total: string): Promise<readonly string[]> => {
    const items = ['Full groom: {catalogue.groom.price}', 'Nail clip: {catalogue.nails.price}', `Total: ${total}`];
    const section = { kind: 'collapsibleLists', title: 'A bill', lists: [{ title: 'A poodle', items }] };
    const { site, findings } = await checkedWith({ ...KENNEL, 'pages./.2': section });
    assert.ok(site, findings.map(({ message }) => message).join());
    return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
  };
  test('a total that the entries above it add up to is not reported', async () =>
    assert.equal(await reported('£66'), []));
  test('a total that the entries do not add up to is reported', async () =>
    assert.equal(await reported('£68'), ['“£68” is not a price in the config.']));
});
