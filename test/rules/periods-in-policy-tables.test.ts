/** Periods in the tables of policies that differ from the figure for which records are kept. */
import * as assert from 'uvu/assert';
import { TERMS_PAGE } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

async function messages(row: string, head = '| Data | Why | How long |'): Promise<readonly string[]> {
  const text = `## Data\n\n${head}\n| --- | --- | --- |\n${row}\n`;
  const { findings } = await checkedWith(
    { ...TERMS_PAGE, 'figures.records': 'eight years' },
    { 'policies/terms.md': text },
  );
  return findings.filter(({ rule }) => rule === 'content/one-fact').map(({ message }) => message);
}

const differs = (words: string) => `“${words}” differs from “records”, which is eight years.`;

const ROWS: Readonly<Record<string, string | undefined>> = {
  '| Notes of your treatment | To treat you | six years |': differs('six years'),
  '| Clinical records | The law | At least 6 years |': differs('6 years'),
  '| Patient notes | To treat you | for ten years after your last visit |': differs('ten years'),
  '| Notes of your treatment | To treat you | {figures.records} |': undefined,
  '| Notes of your treatment | To treat you | eight years |': undefined,
  '| Notes of your treatment | Six years of experience | eight years |': undefined,
  '| Notes of telephone calls with clients | To ring back | one year |': undefined,
  '| Health records of children | To treat them | 25 years |': undefined,
  '| Records of payments by clients | Tax | six years |': undefined,
  '| Enquiries | To answer | one year |': undefined,
};

suite('periods in the tables of policies', (test) => {
  for (const [row, message] of Object.entries(ROWS))
    test(`a row ${message === undefined ? 'is not reported' : 'is reported'}: ${row}`, async () =>
      assert.equal(await messages(row), message === undefined ? [] : [message]));

  test('the heading of the column says that it is about a period', async () => {
    const row = '| Notes of your treatment | To treat you | six years |';
    assert.equal(await messages(row, '| Data | Why | Retention period |'), [differs('six years')]);
    assert.equal(await messages(row, '| Data | Why | Age of the form |'), []);
  });
});
