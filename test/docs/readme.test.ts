/** The statements of README, CONTRIBUTING and the decisions about the tool are true. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { cli } from '../support/run-cli.ts';
import { builtCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const read = (file: string): Promise<string> => readFile(join(ROOT, file), 'utf8');

const readme = await read('README.md');
const { engines, dependencies, devDependencies } = JSON.parse(await read('package.json'));
const node = String(engines.node).replace('>=', '');

/** Returns the output of a command as README shows it; the duration differs from run to run. */
const withoutTime = (text: string): string => text.replace(/[\w. ]+\.\s*$/, ' so long.');

suite('README', (test) => {
  test('its sample of “site check” is what the tool prints of a letter O in a price', () =>
    inFolder(async (folder) => {
      const [, sample = ''] = /\$ npx site check\n([\s\S]+?)```/.exec(readme) ?? [];
      await builtCopy('minimal', folder, { "'£60 per session'": "'£6O per session'" });
      const { code, stdout } = await cli(['check'], { cwd: folder });
      assert.is(code, 1);
      assert.is(withoutTime(stdout), withoutTime(sample));
    }));

  test('its map names every folder of the renderer', async () => {
    const map = readme.slice(readme.indexOf('renderer/  '), readme.indexOf('components/  '));
    for (const folder of await readdir(join(ROOT, 'renderer'), { withFileTypes: true }))
      if (folder.isDirectory()) assert.ok(map.includes(` ${folder.name}/`), folder.name);
  });
});

suite('the version of Node that is needed', (test) => {
  test('is the same in package.json and its lock file', async () =>
    assert.is(JSON.parse(await read('package-lock.json')).packages[''].engines.node, engines.node));
  for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/hosting.md'])
    test(`is the same in ${file}`, async () => assert.match(await read(file), new RegExp(`\\b${node} or later`)));
  test('is read from package.json by the set-up', async () =>
    assert.ok((await read('cli/setup.mjs')).includes('engines.node')));
});

suite('docs/decisions/0003-dependencies.md', (test) => {
  test('says of every package why it is here', async () => {
    const text = await read('docs/decisions/0003-dependencies.md');
    const unnamed = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) =>
        !name.startsWith('@types/') &&
        !text.includes(name.replace('@fontsource-variable', '…')) &&
        !text.includes(name),
    );
    assert.equal(unnamed, []);
  });

  test('names the versions that are pinned', async () => {
    const text = await read('docs/decisions/0003-dependencies.md');
    const pinned = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) =>
      /^\d/.test(String(version)),
    );
    for (const [name, version] of pinned) assert.ok(text.includes(`${name} ${version}`), `${name} ${version}`);
  });
});

suite('test/specification/README.md', (test) => {
  test('names tests that there are, for every row', async () => {
    const text = await read('test/specification/README.md');
    const rows = text.split('\n').filter((line) => line.startsWith('| ') && line.split('|').length === 5);
    assert.ok(rows.length > 40);
    for (const row of rows) assert.not.match(row, /\|[^|]*\blater\b[^|]*\|$/);
    for (const [, file = ''] of text.matchAll(/`(test\/[\w/-]+)`/g))
      assert.ok(
        ['.test.ts', '/'].some((end) => existsSync(join(ROOT, `${file}${end}`))),
        file,
      );
  });
});
