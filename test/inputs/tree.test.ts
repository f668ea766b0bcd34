import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parseTree, treeOf } from '../../renderer/inputs/markdown/tree.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const TEXT = await readFile(join(ROOT, 'content/policies/terms.md'), 'utf8');
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

suite('cached Markdown', (test) => {
  test('equals the parsed tree', async () => {
    const { cache } = memoryIo();
    await treeOf(TEXT, cache);
    assert.equal(plain(await treeOf(TEXT, cache)), plain(parseTree(TEXT)));
  });

  test('is parsed again if the text has changed', async () => {
    const { cache } = memoryIo();
    await treeOf('One.', cache);
    assert.equal(plain(await treeOf('Two.', cache)), plain(parseTree('Two.')));
  });

  test('is parsed again if the cache is damaged', async () => {
    for (const damaged of ['', '{', 'null', '[]', '{"type":"text"}']) {
      const { cache } = memoryIo();
      const broken = { ...cache, get: async () => new TextEncoder().encode(damaged) };
      assert.equal(plain(await treeOf('One.', broken)), plain(parseTree('One.')), damaged);
    }
  });

  test('is undefined if the text nests more than ten levels deep', async () => {
    const { cache } = memoryIo();
    assert.is(await treeOf(`${'> '.repeat(12)}deep`, cache), undefined);
  });
});
