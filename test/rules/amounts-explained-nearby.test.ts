/** Tests amounts that their whole text or the texts next to it explain: by a name, a time or a computation. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const RULES = ['price/contradiction', 'price/unbacked', 'price/saving'];
const treatment = (name: string, price: string, duration: string, more: object = {}) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration, book: 'visit', image: 'dot' },
  ...more,
});
const VALUES = {
  'catalogue.first-survey': treatment('Roof survey', '£72', '1h'),
  'catalogue.short-look': treatment('Short look', '£34', '20min'),
  'catalogue.gutter': treatment('Gutter cleaning', '£46', '45min', {
    options: {
      one: { title: 'One gutter', price: '£46', book: 'visit' },
      three: { title: 'Three gutters', price: '£108', book: 'visit' },
    },
  }),
  'figures.lateCancellation': '£30',
};
const QUESTION = 'How does it work?';

/** Returns what these rules report about an answer on the home page, which is about no treatment. */
async function aboutAnswer(answer: string): Promise<readonly string[]> {
  const { findings, site } = await checkedWith({ ...VALUES, 'pages./.1.questions': [{ question: QUESTION, answer }] });
  assert.ok(site, findings.map(({ message }) => message).join());
  return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
}

/** Answers, and the messages of the check about each. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  // what an earlier sentence names
  'A roof survey is sensible after a storm. Bring nothing. It needs dry weather and costs £72.': [],
  'A roof survey is sensible after a storm. Bring nothing. It needs dry weather and costs £74.': [
    '“£74” is not a price in the config.',
  ],
  // a time that only one thing takes
  'If a tile rattles, ring us: twenty minutes, £34, and it is quiet.': [],
  'If a tile rattles, ring us: twenty minutes, £72, and it is quiet.': [
    '“£72” is not the price of anything that this sentence names.',
  ],
  // sums, shares and differences of the amounts in the text
  'Three gutters in one street are £108. So everybody pays £36.': [],
  'Three gutters in one street are £108. So everybody pays £38.': ['“£38” is not a price in the config.'],
  'A roof survey is £72 and a short look £34. Most people have both. Then it is £106.': [],
  'A roof survey is £72 and a short look £34. Most people have both. Then it is £116.': [
    '“£116” is not a price in the config.',
  ],
  // several prices of one thing
  'Why did they pay more? Because three of them were blocked. It was £108 instead of £46.': [],
  'Why did they pay more? Because three of them were blocked. It was £118 instead of £46.': [
    '“£118” is not a price in the config.',
    '“£46” is not the price of anything that this sentence names.',
  ],
  // several prices of several things
  'A roof survey and a look in the autumn are £72 and £34.': [],
  'A roof survey and a look in the autumn are £72 and £36.': ['“£36” is not a price of “Roof survey” (£72).'],
  // half of a price
  'Later than that, half of the price is due: for a roof survey, £36.': [],
  'Later than that, half of the price is due: for a roof survey, £38.': [
    '“£38” is not a price of “Roof survey” (£72).',
  ],
  // a voucher is for anything
  'A voucher for a roof survey or anything else starts at £34.': ['“£34” is not a price of “Roof survey” (£72).'],
  // amounts that no fact states explain nothing
  'We take £81 when you book. Cancel late, and we return £51 of it. The other £30 are a late cancellation.': [
    '“£81” is not a price in the config.',
    '“£51” is not a price in the config.',
  ],
};

suite('amounts that their text explains', (test) => {
  for (const [answer, messages] of Object.entries(ANSWERS))
    test(`“${answer}” ${messages.length === 0 ? 'is not reported' : 'is reported'}`, async () => {
      assert.equal(await aboutAnswer(answer), messages);
    });
});

/** Returns what these rules report about a policy with this text. */
async function aboutPolicy(text: string): Promise<readonly string[]> {
  const values = {
    ...VALUES,
    'routes./terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },
    'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-01-01' }],
  };
  const { findings, site } = await checkedWith(values, { 'policies/terms.md': text });
  assert.ok(site, findings.map(({ message }) => message).join());
  return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
}

const table = (deposit: string, rest: string): string =>
  `## Prices\n\n| For | Deposit | On the day |\n|---|---|---|\n| Roof survey | ${deposit} | ${rest} |\n`;

suite('amounts that their row or their policy explains', (test) => {
  test('a cell states the price of what the first cell of its row names', async () => {
    assert.equal(await aboutPolicy('## Prices\n\n| What | Price |\n|---|---|\n| Roof survey | £72 |\n'), []);
  });
  test('a cell is reported if it states another price than what the first cell of its row names', async () => {
    assert.equal(await aboutPolicy('## Prices\n\n| What | Price |\n|---|---|\n| Roof survey | £34 |\n'), [
      '“£34” is not the price of anything that this sentence names.',
    ]);
  });
  test('a cell states the price of the option that the first cell of its row names', async () => {
    assert.equal(await aboutPolicy('## Prices\n\n| What | Price |\n|---|---|\n| Three gutters | £108 |\n'), []);
  });
  test('a cell states what is left of a price after the amount in another cell', async () => {
    assert.equal(await aboutPolicy(table('£30', '£42')), []);
  });
  test('a cell is reported if it states another rest than what is left', async () => {
    assert.equal(await aboutPolicy(table('£30', '£52')), ['“£52” is not a price in the config.']);
  });
  test('a policy states a fee below a heading, without its name', async () => {
    assert.equal(await aboutPolicy('## When you cannot come\n\n- Later than that: £30.\n'), []);
  });
  test('a policy is reported if it states an amount that is no fee', async () => {
    assert.equal(await aboutPolicy('## When you cannot come\n\n- Later than that: £35.\n'), [
      '“£35” is not a price in the config.',
    ]);
  });
});

suite('amounts next to a name', (test) => {
  const figure = (value: string) => ({
    ...VALUES,
    'pages./.2': { kind: 'quickFacts', title: 'In short', facts: [{ value, note: 'A roof survey, with the report' }] },
  });
  const messages = async (value: string) => {
    const { findings, site } = await checkedWith(figure(value));
    assert.ok(site, findings.map(({ message }) => message).join());
    return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
  };
  test('a figure states the price of what its note names', async () => {
    assert.equal(await messages('£72'), []);
  });
  test('a figure is reported if it states another price than what its note names', async () => {
    assert.equal(await messages('£34'), ['“£34” is not the price of anything that this sentence names.']);
  });
});
