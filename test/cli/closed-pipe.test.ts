import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

suite('a command whose output nobody reads any more', (test) => {
  test('ends without an error message, with the code of a closed pipe', () => {
    const command = `{ "$0" "$1" --help; echo "code $?" >&2; } | true`;
    const { stderr } = spawnSync('sh', ['-c', command, process.execPath, join(ROOT, 'cli', 'site.mjs')], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    assert.is(stderr, 'code 141\n');
  });
});
