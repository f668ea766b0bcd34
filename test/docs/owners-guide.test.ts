/** The commands of docs/owners-guide.md edit the smallest site, and the file then says what the guide shows. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { shareCache } from '../support/command-run.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Divides a command like a shell: single quotation marks group words. */
const wordsOf = (command: string): readonly string[] =>
  (command.match(/(?:[^\s']|'[^']*')+/g) ?? []).map((word) => word.replaceAll("'", ''));

const withoutSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

suite('docs/owners-guide.md', (test) => {
  test('shows for each task the command and the lines that it writes', () =>
    inFolder(async (folder) => {
      const guide = await readFile(join(ROOT, 'docs/owners-guide.md'), 'utf8');
      const tasks = guide.split(/^## /m).filter((task) => task.includes('$ npx site'));
      assert.is(tasks.length, 5);
      await siteCopy('minimal', folder);
      await shareCache(folder);
      for (const task of tasks) {
        const title = task.split('\n')[0];
        const command = /^\$ npx site (.*)$/m.exec(task)?.[1] ?? '';
        const { code, stdout, stderr } = await cli(wordsOf(command), { cwd: folder });
        assert.is(code, 0, `${title}\n${stdout}\n${stderr}`);
        const lines = withoutSpace(/```ts\n([\s\S]*?)```/.exec(task)?.[1] ?? '');
        const config = withoutSpace(await readFile(join(folder, 'site.config.ts'), 'utf8'));
        assert.is(config.includes(lines), command.startsWith('remove') === false, `${title}: ${lines}`);
      }
    }));

  test('has a screenshot of each task that is done in a panel, described for people who cannot see it', async () => {
    const guide = await readFile(join(ROOT, 'docs/owners-guide.md'), 'utf8');
    const images = [...guide.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)];
    assert.equal(
      images.map(([, , file]) => file),
      ['change-a-price', 'close-for-a-holiday', 'replace-an-image', 'publish'].map((name) => `guide/${name}.webp`),
    );
    for (const [, words = '', file = ''] of images) {
      assert.ok(words.length > 40, file);
      assert.is((await sharp(join(ROOT, 'docs', file)).metadata()).width, 1180);
    }
  });
});
