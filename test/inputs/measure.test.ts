import * as assert from 'uvu/assert';
import { measure } from '../../renderer/inputs/images/measure.ts';
import { imageHash } from '../../renderer/inputs/images/source-bytes.ts';
import { emptyCache } from '../support/caches.ts';
import { flatImage } from '../support/photographs.ts';
import { memoryIo } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const bytes = await flatImage(20, 10);
const hash = imageHash(bytes);

suite('the cached measurements of an image', (test) => {
  test('are used if the image is measured again', async () => {
    const cache = emptyCache();
    const first = await measure(bytes, hash, { cache });
    assert.equal(await measure(new Uint8Array(), hash, { cache }), first);
  });

  for (const [what, stored] of [
    ['with a field of another version', '{"width":1,"height":1,"format":"png","ground":"ffffff","located":false}'],
    ['without a field', '{"width":1,"height":1,"located":false}'],
    ['that is damaged', '{"width":1,'],
  ] as const)
    test(`a record ${what} is not used`, async () => {
      const stale = { get: async () => new TextEncoder().encode(stored), set: async () => undefined };
      assert.equal(
        await measure(bytes, hash, { cache: stale }),
        await measure(bytes, hash, memoryIo({ cache: emptyCache() })),
      );
    });
});
