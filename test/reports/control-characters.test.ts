/** No report sends a control character to a terminal, whatever a config, a text or another site contains. */
import * as assert from 'uvu/assert';
import { FORMATS } from '../../cli/report/formats.ts';
import { reportFormats } from '../../cli/report/index.ts';
import { json } from '../../cli/report/json.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { FAULTY, reported } from '../support/reports.ts';
import { suite } from '../support/suite.ts';

/** Two escape sequences for terminals, a bell, and a character that reverses the direction of text. */
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
  source: () => [HOSTILE.repeat(500)],
};

suite('control characters in findings', (test) => {
  for (const format of FORMATS)
    test(`do not reach a terminal through the report “${format}”`, async () => {
      const reporter = await reportFormats[format].load();
      assert.not.match(reporter(hostile, PLAIN), OBEYED);
    });

  test('are preserved in JSON for programs that read it', () =>
    assert.is(JSON.parse(json(hostile, PLAIN)).findings[0].help, HOSTILE));
});
