/** `--at DATE`: the site as it is on another day. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cli } from '../support/run-cli.ts';
import { builtCopy } from '../support/site-copy.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const REDUCED = {
  "packages: [{ label: 'Course of five', sessions: 5, price: '£250' }],":
    "reduced: { price: '£45 per session', runs: { from: '2027-03-01', until: '2027-03-31' }, normalSince: '2026-01-01' },",
};

/** Builds the smallest site with a reduced price, and returns the page of its treatment. */
const builtAt = (...flags: readonly string[]) =>
  inFolder(async (folder) => {
    await builtCopy('minimal', folder, REDUCED);
    const { code, stderr } = await cli(['build', ...flags], { cwd: folder });
    assert.is(code, 0, stderr);
    return readFile(join(folder, 'dist/treatments/massage.html'), 'utf8');
  });

suite('the site on another day', (test) => {
  test('a build has the prices of the day', async () => {
    assert.not.match(await builtAt('--at', '2027-02-28'), 'instead of');
    assert.match(await builtAt('--at', '2027-03-01'), 'instead of £60 until 31 March 2027');
    assert.match(await builtAt('--at', '2027-03-31T23:59'), 'instead of £60 until 31 March 2027');
    assert.not.match(await builtAt('--at', '2027-04-01'), 'instead of');
  });

  test('a check on a later day reports what has ended by then', () =>
    inFolder(async (folder) => {
      await builtCopy('minimal', folder, REDUCED);
      const { stdout } = await cli(['check', '--at', '2027-04-01'], { cwd: folder });
      assert.match(stdout, 'This reduced price ended on 31 March 2027: pages show £60 per session again.');
    }));

  for (const day of ['2027-02-30', 'tomorrow', '2027-01-01T24:00', '01.01.2027'])
    test(`“${day}” is not a day`, async () => {
      const { code, stderr } = await cli(['check', '--at', day]);
      assert.is(code, 2);
      assert.match(stderr, `argument '${day}' is invalid. Write a day like 2027-03-01.`);
    });
});
