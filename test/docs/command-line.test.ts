/** The commands of docs/config.md edit the smallest site, one after the other. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { shareCache } from '../support/command-run.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Divides a command like a shell: single quotation marks group words. */
const wordsOf = (command: string): readonly string[] =>
  (command.match(/(?:[^\s']|'[^']*')+/g) ?? []).map((word) => word.replaceAll("'", ''));

suite('“On the command line” in docs/config.md', (test) => {
  test('shows commands that edit a site in this order', () =>
    inFolder(async (folder) => {
      const text = await readFile(join(ROOT, 'docs/config.md'), 'utf8');
      const [section = ''] = text.split('## On the command line')[1]?.split('\n## ') ?? [];
      const commands = [...section.matchAll(/^\$ npx site (.*)$/gm)].map(([, command = '']) => command);
      assert.ok(commands.length >= 10);
      await siteCopy('minimal', folder);
      await shareCache(folder);
      for (const command of commands) {
        const { code, stdout, stderr } = await cli(wordsOf(command), { cwd: folder });
        assert.is(code, 0, `site ${command}\n${stdout}\n${stderr}`);
      }
      const config = await readFile(join(folder, 'site.config.ts'), 'utf8');
      assert.match(config, "monday: '09:00–17:30',");
      assert.match(config, "closures: [{ from: '2027-12-24', to: '2028-01-01', reason: 'Christmas and New Year' }],");
      assert.match(config, /catalogue: \{\n {6}cupping: \{/);
      assert.not.match(config, /quotation\(|packages/);
    }));

  test('says truly what becomes of other forms of a value', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      await shareCache(folder);
      for (const [path, value, written] of [
        ['hosting.securityExpires', '5 April 2027', '2027-04-05'],
        ['catalogue.massage.price', '65', '£65 per session'],
      ] as const) {
        const { stdout } = await cli(['set', path, value, '--dry-run', '--format', 'json'], { cwd: folder });
        assert.match(stdout, `'${written}'`, path);
      }
    }));
});
