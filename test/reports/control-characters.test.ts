/** Whatever stands in a config, a text or another site’s answer: no report gives a terminal what it would obey. */
import * as assert from 'uvu/assert';
import { type Format, reporters } from '../../cli/report/index.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { FAULTY, reported } from '../support/reports.ts';
import { suite } from '../support/suite.ts';

/** Two ways to begin a command of a terminal, a bell, a mark that turns the direction of text. */
const HOSTILE = 'a\u001b[31m\u009b2J\u0007\u202eb';
const OBEYED = /(?!\n)[\p{Cc}\u202a-\u202e]/u;

const input = await reported(FAULTY);
const hostile = {
  ...input,
  findings: input.findings.map((finding) => ({
    ...finding,
    message: `${finding.message}${HOSTILE}`,
    help: HOSTILE,
    page: HOSTILE,
  })),
  accepted: input.accepted.map((accepted) => ({ ...accepted, reason: HOSTILE })),
  source: () => HOSTILE.repeat(500),
};

suite('control characters in what was found', (test) => {
  const formats: readonly Format[] = ['pretty', 'json', 'github', 'sarif', 'junit'];
  for (const format of formats)
    test(`do not reach a terminal by the report “${format}”`, () =>
      assert.not.match(reporters[format](hostile, PLAIN), OBEYED));

  test('are in JSON all the same, for whatever reads it', () =>
    assert.is(JSON.parse(reporters.json(hostile, PLAIN)).findings[0].help, HOSTILE));
});
