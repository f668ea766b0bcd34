/** The reports that an owner of the shipped site sees, to the letter. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { compareWithLastCheck } from '../../cli/report/last-check.ts';
import { pretty } from '../../cli/report/pretty.ts';
import { type ReportInput, withComparison } from '../../cli/report/report.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { withShippedCopy } from '../support/shipped-copy.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const MAX_LINES = 40;

/** An owner praises a treatment. */
const PROMISE = { "'Hyaluronic acid that hydrates": "'Guaranteed results: hyaluronic acid that hydrates" };
/** An owner links to a section that does not exist. */
const DEAD_LINK = { '(/treatments/microneedling)': '(/treatments/microneedling#prizes)' };

const { first, ...later } = await withShippedCopy({}, async (check) => {
  const before = await check();
  const { record } = compareWithLastCheck(before, undefined);
  const after = async (edits: Readonly<Record<string, string>>) => {
    const report = await check(edits);
    return withComparison(report, compareWithLastCheck(report, record).comparison);
  };
  return { first: before, warning: await after(PROMISE), error: await after(DEAD_LINK), same: await after({}) };
});

/** Compares with the file, or writes it if SITE_UPDATE_GOLDEN is set, after a rule has changed on purpose. */
async function isGolden(name: string, input: ReportInput): Promise<void> {
  const file = join(ROOT, 'test/reports/golden', `${name}.txt`);
  const text = `${pretty(input, PLAIN)}\n`;
  if (process.env.SITE_UPDATE_GOLDEN) await writeFile(file, text);
  assert.is(text, await readFile(file, 'utf8'));
  const lines = text.trimEnd().split('\n').length;
  assert.ok(lines < MAX_LINES, `${lines} lines`);
}

suite('the report of the shipped site', (test) => {
  test('has less than 40 lines in a first run', () => isGolden('first-run', first));
  test('has less than 40 lines after an edit, and shows the new warning in full', () =>
    isGolden('new-warning', later.warning));
  test('has less than 40 lines with an error, which is next to the summary', () => isGolden('error', later.error));
  test('marks nothing as new if nothing has changed', () => assert.is(pretty(later.same, PLAIN), pretty(first, PLAIN)));

  for (const columns of [60, 80, 100])
    test(`fits a terminal of ${columns} columns`, () => {
      for (const input of [first, later.warning, later.error]) {
        const lines = pretty({ ...input, columns }, PLAIN).split('\n');
        assert.equal(
          lines.filter((line) => [...line].length > columns),
          [],
        );
        assert.ok(lines.length < MAX_LINES, `${lines.length} lines`);
      }
    });
});
