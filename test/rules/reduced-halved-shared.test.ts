/** Amounts that follow from prices by a reduction, a half, a share or a product, and wrong ones of the same kinds. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string) => ({
  ...{ category: 'hands', name, description: `${name}.`, price, duration: '30min', book: 'visit', image: 'dot' },
});

const SITE = {
  'catalogue.needling': treatment('Dry needling', '£45'),
  'catalogue.orthotics': treatment('Custom insoles', '£260'),
  'catalogue.vaccine': treatment('Rabies vaccine', '£70'),
  'catalogue.spine-programme': treatment('Spine programme', '£420'),
  'catalogue.classic-brow': treatment('Brow refill', '£38'),
  'catalogue.brow-set': treatment('Henna brow', '£52'),
  'figures.studentDiscount': '20%',
  'figures.callOut': '£33',
};
const RULES = ['price/contradiction', 'price/unbacked', 'price/saving', 'price/from', 'price/free'];
const unknown = (amount: string) => `“${amount}” is not a price in the config.`;

suite('amounts that follow from prices', (test) => {
  testSentences(
    test,
    RULES,
    {
      'Students pay less: dry needling is £36 and custom insoles are £208.': undefined,
      'Students pay less: dry needling is £37.': '“£37” is not a price of “Dry needling” (£45).',
      'For a late change we charge half of its price: £22.50 for dry needling and £130 for custom insoles.': undefined,
      'For a late change we charge half of its price: £25 for dry needling.': unknown('£25'),
      'After one of the six sessions of the spine programme, this is £70.': undefined,
      'After one of the six sessions of the spine programme, this is £75.':
        '“£75” is not a price of “Spine programme” (£420).',
      'Four sessions are used: 4 × £45 is £180.': undefined,
      'Who starts late pays £78, six times £13.': undefined,
      'Dry needling and the rabies vaccine can be given together. Those two alone are £115.': undefined,
      'A course of the rabies vaccine is £210.': undefined,
      'A course of the rabies vaccine is £200.': '“£200” is not a price of “Rabies vaccine” (£70).',
      'A policy with a limit of £500 a year pays for dry needling.': undefined,
      'Each further dry needling is £45: a programme of six is £270.': undefined,
      'If one of the three rooms is free, you can have dry needling at once.': undefined,
      'One of three sessions is free.':
        '“One of three sessions is free” does not match any saving in the prices. The highest saving is 17%.',
    },
    SITE,
  );
});

/** Returns the messages of the check of these values, by rule. */
async function messagesWith(values: Readonly<Record<string, unknown>>, rules: readonly string[]) {
  const { findings, site } = await checkedWith({ ...SITE, ...values });
  assert.ok(site);
  return findings.filter(({ rule }) => rules.includes(rule)).map(({ message }) => message);
}

suite('amounts on pages of their own', (test) => {
  const INFILL = {
    'catalogue.classic-infill': {
      ...treatment('Classic infill', 'From £35'),
      options: {
        two: { title: 'After two weeks', price: '£35', duration: '45min', book: 'visit' },
        three: { title: 'After three weeks', price: '£46', duration: '1h', book: 'visit' },
      },
    },
    'catalogue.classic-lashes': treatment('Classic lashes', '£65'),
  };
  const page = (description: string) => ({
    'routes./treatments/classic-infill': {
      title: 'Infill',
      description,
      name: 'Classic infill',
      treatment: 'classic-infill',
    },
  });

  test('the page of a treatment can use the words of its name in another order, beside the name of another', async () => {
    const right = page('Infills for classic lashes: £35 after two weeks, £46 after three.');
    assert.equal(await messagesWith({ ...INFILL, ...right }, RULES), []);
    const wrong = page('Infills for classic lashes: £35 after two weeks, £49 after three.');
    assert.equal((await messagesWith({ ...INFILL, ...wrong }, RULES)).length, 1);
  });

  test('a deposit for a party can be more than the price for each child', async () => {
    const party = (price: string) => ({
      'catalogue.party': { ...treatment('Party', price), figures: { deposit: '£50' } },
    });
    const tooHigh = ['The deposit “£50” is more than this treatment costs, £22.'];
    assert.equal(await messagesWith(party('£22 per child'), ['price/deposit']), []);
    assert.equal(await messagesWith(party('£22'), ['price/deposit']), tooHigh);
  });
});

suite('amounts that are typed', (test) => {
  const answers = [
    ['Dry needling is £45.', '{catalogue.needling.price}'],
    ['Dry needling is £45 until 1 March.', undefined],
    ['Dry needling goes up from £45 in April.', undefined],
    ['A henna brow costs £52 instead of the usual £60.', undefined],
  ] as const;
  for (const [answer, quote] of answers)
    test(`“${answer}” has ${quote ? 'one' : 'no'} correction that stays right when the price changes`, async () => {
      const questions = [{ question: 'How much is it?', answer }];
      const { findings } = await checkedWith({ ...SITE, 'pages./.1.questions': questions });
      const typed = findings.filter(({ rule, path }) => rule === 'price/typed' && path?.at(-1) === 'answer');
      assert.ok(typed.length > 0);
      assert.equal(typed[0]?.replacement?.text, quote);
    });
});
