import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { folderResponder } from '../../cli/built-folder.ts';
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
});
