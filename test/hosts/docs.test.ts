/** The statements of the documentation about hosts match the cases of the conformance tests. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { LOST } from '../../renderer/output/hosts/github-pages/index.ts';
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

  test('docs/hosting.md lists what GitHub Pages cannot do, like the printed workflow', () => {
    const [, list = ''] = /<!-- lost on GitHub Pages -->\n((?:- .*\n)+)/.exec(text) ?? [];
    assert.equal(
      list.trim().split('\n'),
      LOST.map((line) => `- ${line}`),
    );
  });

  test('docs/hosting.md explains the deployment for each host', () => {
    for (const name of [...HOST_NAMES, 'GitHub Pages', 'Any other static host'])
      assert.ok(text.includes(`\n## ${name}\n`), name);
  });
});
