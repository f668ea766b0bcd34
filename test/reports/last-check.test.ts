/** Marks what is new since the last check. */
import * as assert from 'uvu/assert';
import { type CheckRecord, compareWithLastCheck } from '../../cli/report/last-check.ts';
import type { Comparison, ReportInput } from '../../cli/report/report.ts';
import { reported, rewritten } from '../support/reports.ts';
import { suite } from '../support/suite.ts';

const STAND_INS = {
  'import { defineSite,': 'import { defineSite, standIn,',
  "email: 'hello@small.example'": "email: standIn('hello@small.example', 'the address')",
  "phone: '0113 496 0000'": "phone: standIn('0113 496 0000', 'the number')",
};
const PROMISE = { "'Cups, warm and still.'": "'Cups, warm and still. Guaranteed.'" };
const OTHER_PROMISE = { "'An hour of massage.'": "'An hour of massage. Guaranteed results.'" };
/** A price that could be any. */
const MISTYPED = { "'£60 per session'": "'by agreement'" };

const config = (...edits: readonly Readonly<Record<string, string>>[]): string =>
  rewritten(Object.assign({}, STAND_INS, ...edits));

/** Checks the configs in turn, and returns what each check marks as new; `undefined` without a comparison. */
async function marks(...configs: readonly string[]): Promise<readonly (readonly string[] | undefined)[]> {
  const results: (readonly string[] | undefined)[] = [];
  let last: CheckRecord | undefined;
  for (const text of configs) {
    const report = await reported(text);
    const { comparison, record } = compareWithLastCheck(report, last);
    results.push(comparison && newIn(report, comparison));
    last = record;
  }
  return results;
}

const newIn = ({ findings }: ReportInput, { states }: Comparison): readonly string[] =>
  findings.flatMap((finding) =>
    states.get(finding) === 'new' ? [`${finding.rule} ${finding.path?.join('.') ?? ''}`] : [],
  );

const GUARANTEE = 'claim/guarantee catalogue.cupping.description';
const OTHER_GUARANTEE = 'claim/guarantee catalogue.massage.description';

suite('findings that are new since the last check', (test) => {
  test('do not exist in the first check', async () => assert.equal(await marks(config(PROMISE)), [undefined]));

  test('do not exist if nothing has changed', async () =>
    assert.equal(await marks(config(PROMISE), config(PROMISE)), [undefined, []]));

  test('are marked after an edit, and stay marked if the check is repeated', async () =>
    assert.equal(await marks(config(), config(PROMISE), config(PROMISE)), [undefined, [GUARANTEE], [GUARANTEE]]));

  test('stay marked if another one is fixed', async () =>
    assert.equal((await marks(config(), config(PROMISE, OTHER_PROMISE), config(PROMISE))).slice(1), [
      [OTHER_GUARANTEE, GUARANTEE],
      [GUARANTEE],
    ]));

  test('give way to newer ones', async () =>
    assert.equal((await marks(config(), config(PROMISE), config(PROMISE, OTHER_PROMISE))).slice(1), [
      [GUARANTEE],
      [OTHER_GUARANTEE],
    ]));

  test('are marked once, also if the next check finds a value that cannot be read', async () =>
    assert.equal((await marks(config(), config(PROMISE), config(PROMISE, MISTYPED), config(PROMISE))).slice(1), [
      [GUARANTEE],
      ['price/format catalogue.massage.price'],
      [],
    ]));

  test('are not those that come back after such an error', async () =>
    assert.equal((await marks(config(PROMISE), config(PROMISE, MISTYPED), config(PROMISE))).slice(2), [[]]));

  test('are not those whose lines have moved', async () =>
    assert.equal(await marks(config(PROMISE), `// One\n// Two\n${config(PROMISE)}`), [undefined, []]));

  test('are not those whose text has moved to another value', async () => {
    const moved = { "'An hour of massage.'": "'Cups, warm and still. Guaranteed.'" };
    assert.equal(await marks(config(PROMISE), config(moved)), [undefined, []]);
  });

  test('include a second one like a known one', async () => {
    const copied = { "'An hour of massage.'": "'Cups, warm and still. Guaranteed.'" };
    assert.equal((await marks(config(PROMISE), config(PROMISE, copied))).slice(1), [[OTHER_GUARANTEE]]);
  });

  test('are not those of a value of several lines that was edited', async () => {
    const days = (from: string) => ({
      "thursday: '09:00–17:00'": `thursday: standIn(\n['09:00–12:00',\n'${from}–17:00'], 'the hours')`,
    });
    assert.equal(await marks(config(days('13:00')), config(days('14:00'))), [undefined, []]);
  });
});

suite('findings of the last check that are gone', (test) => {
  const goneAfter = async (before: string, after: string) => {
    const { record } = compareWithLastCheck(await reported(before), undefined);
    return compareWithLastCheck(await reported(after), record).comparison?.gone.map(({ rule }) => rule);
  };
  test('are those that were fixed', async () =>
    assert.equal(await goneAfter(config(PROMISE), config()), ['claim/guarantee']));
  test('are not those whose rule was not applied', async () =>
    assert.equal(await goneAfter(config(PROMISE), config(MISTYPED)), []));
});
