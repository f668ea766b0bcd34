/** The statements of the documentation about hosts match the cases of the conformance tests. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { DIFFERENCES, HOST_NAMES } from '../support/hosts/differences.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const text = await readFile(join(ROOT, 'docs/hosting.md'), 'utf8');

suite('docs/hosting.md', (test) => {
  test('docs/hosting.md lists exactly the differences of the hosts', () => {
    const table = text.slice(text.indexOf('<!-- differences -->'));
    const rows = table.split('\n').filter((line) => line.startsWith('| '));
    assert.equal(
      rows.slice(1),
      DIFFERENCES.map(
        ({ hosts, where, does, because }) => `| ${[hosts.join(', '), where, does, because].join(' | ')} |`,
      ),
    );
  });

  test('docs/hosting.md explains the deployment for each host', () => {
    for (const name of [...HOST_NAMES, 'Any other static host']) assert.ok(text.includes(`\n## ${name}\n`), name);
  });
});
