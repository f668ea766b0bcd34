/** Which entries of the cache `site dev` keeps in memory. */
import * as assert from 'uvu/assert';
import { type Cache, inMemory } from '../../renderer/core/cache.ts';
import { suite } from '../support/suite.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';

/** A cache with one entry, and the names that were read from it. */
function cacheWith(name: string): { readonly cache: Cache; readonly read: string[] } {
  const read: string[] = [];
  const get = async (wanted: string) => {
    read.push(wanted);
    return wanted === name ? Buffer.from('{}') : undefined;
  };
  return { cache: { get, set: async () => undefined }, read };
}

async function readsOf(name: string, stored = name): Promise<number> {
  const { cache, read } = cacheWith(stored);
  const remembering = inMemory();
  const [first, second] = [await remembering(cache).get(name), await remembering(cache).get(name)];
  assert.equal(first, second);
  return read.length;
}

suite('a cache in memory', (test) => {
  test('an entry that is named after all that it depends on is read once, also by later runs', async () =>
    assert.is(await readsOf(`image-2-${DIGEST}`), 1));

  for (const name of ['findings.json', 'last-build/site.config.ts.json', `spelling-${DIGEST}`, `locations7-${DIGEST}`])
    test(`${name}, which changes, is read each time`, async () => assert.is(await readsOf(name), 2));

  test('a missing entry is looked for each time', async () =>
    assert.is(await readsOf(`image-2-${DIGEST}`, 'findings.json'), 2));
});
