import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { folderResponder } from '../../cli/built-folder.ts';
import type { Output } from '../../cli/terminal.ts';
import { compiledProgram } from '../support/compiled-program.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const BUILT = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  _redirects: '/go/visit https://book.example/visit 302\n',
  _headers: '',
};

suite('the preview of a built folder', (test) => {
  test('follows a new build: a changed redirect and a removed one', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, BUILT);
      const respond = await folderResponder(folder);
      const visit = () => respond({ method: 'GET', url: '/go/visit' });
      assert.is((await visit()).headers.Location, 'https://book.example/visit');
      await writeFile(join(folder, '_redirects'), '/go/visit https://book.example/new 302\n');
      assert.is((await visit()).headers.Location, 'https://book.example/new');
      await writeFile(join(folder, '_redirects'), '');
      assert.is((await visit()).status, 404);
    }));

  test('answers with the redirects of the last build while a build replaces the home page', () =>
    inFolder(async (folder) => {
      await writeFiles(folder, BUILT);
      const respond = await folderResponder(folder);
      await rm(join(folder, 'index.html'));
      assert.is((await respond({ method: 'GET', url: '/go/visit' })).status, 302);
    }));

  test('names the file that was changed after the last build, until the site is built again', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const build = () => cli(['build'], { cwd: folder });
      const serving = 'Serving dist at http://localhost:0 (stop with Ctrl+C)\n';
      await build();
      const soon = new Date(Date.now() + 5000);
      assert.is(await previewed(folder), serving);
      await utimes(join(folder, 'site.config.ts'), soon, soon);
      assert.is(
        await previewed(folder),
        `site.config.ts was changed after dist was built. To see the change, run: npx site build\n${serving}`,
      );
      const now = new Date();
      await utimes(join(folder, 'site.config.ts'), now, now);
      await build();
      assert.is(await previewed(folder), serving);
    }));
});

/** Starts a preview and stops it; returns what it says, with the number of the port replaced. */
async function previewed(cwd: string): Promise<string> {
  const stop = new AbortController();
  const said: string[] = [];
  const write = (text: string) => {
    said.push(text.replace(/localhost:\d+/, 'localhost:0'));
    if (text.includes('Serving')) stop.abort();
  };
  const output: Output = { isTTY: false, columns: 80, write };
  const { run } = await compiledProgram();
  await run(['node', 'site', 'preview', '--port', '0'], {
    ...{ cwd, env: {}, stdout: output, stderr: output, stop: stop.signal },
  });
  return said.join('');
}
