/** Amounts that a text works out step by step, and the wrong ones among them. */
import * as assert from 'uvu/assert';
import { TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string) => ({
  ...{ category: 'hands', name, description: `${name}.`, price, duration: '30min', book: 'visit', image: 'dot' },
});

const SITE = {
  'catalogue.check': treatment('Dental check', '£50'),
  'catalogue.hygiene': treatment('Hygienist', '£70'),
  'catalogue.inlay': treatment('Porcelain inlay', '£640'),
  'catalogue.dental-plan': { ...treatment('Dental plan', '£20 a month'), figures: { discount: '10%' } },
  'figures.nightFee': '£245',
  'evidence.nightFee': 'Price list of Night Dental, October 2026',
};
const RULES = ['price/contradiction', 'price/unbacked', 'price/saving', 'price/from', 'price/free'];
const unknown = (amount: string) => `“${amount}” is not a price in the config.`;

suite('amounts that a text works out', (test) => {
  testSentences(
    test,
    RULES,
    {
      'Two dental checks at £50 and two hours with the hygienist at £70 would be £240.': undefined,
      'Two dental checks at £50 and two hours with the hygienist at £70 would be £230.':
        '“£230” is not a price of “Dental check” (£50) or “Hygienist” (£70).',
      'A dental check and a porcelain inlay: £50 + £640 = £690.': undefined,
      'Three checks and the hygienist come to £150 + £70 = £220.': undefined,
      'With the plan, a porcelain inlay falls from £640 to £576.': undefined,
      'With the plan, a porcelain inlay falls from £640 to £575.': '“£575” is not a price of “Porcelain inlay” (£640).',
      'With the plan, a porcelain inlay drops by £64 to £576.': undefined,
      'With the plan, a porcelain inlay is £576 instead of £640.': undefined,
      'This year a dental check went up from £47 to £50.': undefined,
      'Insurers decide what they pay: some cap a dental check at £25 or £30.': undefined,
      'At night we pass you on to Night Dental, a separate company. A dental check there is £245.': undefined,
      'Here is an example: your bill comes to £830, the excess is £90, and the insurer pays £740.': undefined,
      'With the dental plan you get a free porcelain inlay in the first year.':
        '“free” describes “Porcelain inlay” (£640).',
      'It happens after one porcelain inlay in thirty, and we treat it without charge.': undefined,
      'We apologised, and recemented the porcelain inlay at no charge.': undefined,
      'A broken or lost inlay costs nothing the first time.': undefined,
    },
    SITE,
  );
});

/** Returns the messages about amounts in a Markdown file, in order. */
async function messagesIn(text: string): Promise<readonly string[]> {
  const { findings, site } = await checkedWith({ ...TERMS_PAGE, ...SITE }, { 'policies/terms.md': text });
  assert.ok(site);
  return findings.filter(({ rule }) => RULES.includes(rule)).map(({ message }) => message);
}

suite('amounts in a Markdown file', (test) => {
  const table = (total: string) => `## What it costs

| | One child | Two children |
| --- | --- | --- |
| Dental check | £50 | £50 |
| Hygienist | £70 | £70 |
| Together | ${total} | £120 |
`;

  test('the total of a column is not reported', async () => assert.equal(await messagesIn(table('£120')), []));

  test('a wrong total of a column is reported', async () =>
    assert.equal(await messagesIn(table('£125')), [unknown('£125')]));

  test('an amount that a table below the same heading explains is not reported', async () =>
    assert.equal(
      await messagesIn(
        '## Saving a tooth\n\n| | Now |\n| --- | --- |\n| Porcelain inlay | £640 |\n| Dental check | £50 |\n\nSaving it therefore costs £690.\n',
      ),
      [],
    ));

  test('a row that states how long something takes and what it costs is not reported', async () =>
    assert.equal(
      await messagesIn('## A year\n\n| When | Time | Price |\n| --- | --- | --- |\n| Month 7 | 30 minutes | £70 |\n'),
      [],
    ));

  test('what others charge in euros is a warning, and a price of the clinic in euros is an error', async () => {
    const text = 'A dentist abroad checks it. It costs €30 in most places.\n\nWe ask you for €20 when you come.\n';
    const { findings } = await checkedWith({ ...TERMS_PAGE, ...SITE }, { 'policies/terms.md': text });
    assert.equal(
      findings.filter(({ rule }) => rule === 'price/unbacked').map(({ message, severity }) => [message, severity]),
      [
        ['“€30” is not an amount in pounds, and all prices must be.', 'warning'],
        ['“€20” is not an amount in pounds, and all prices must be.', 'error'],
      ],
    );
  });
});
