import * as assert from 'uvu/assert';
import { asText } from '../../renderer/core/text.ts';
import { bundle } from '../../renderer/islands/bundle.ts';
import { emptyCache } from '../support/caches.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const PAGE = { reading: { pageScripts: { behaviours: ['copy'], islands: [], eagerScripts: [] } } };
const SOURCE = 'components/behaviours/copy.ts';

suite('the scripts of the pages', (test) => {
  test('contain the sources whose digests are stored with them, even if a file changes meanwhile', async () => {
    const io = memoryIo({ cache: emptyCache() });
    const read = async (path: string) => {
      const bytes = await io.read(path);
      if (!path.endsWith(SOURCE)) return bytes;
      return new TextEncoder().encode(`${asText(bytes)}\nglobalThis.changedMeanwhile = true;`);
    };
    const { files } = await bundle([PAGE], ROOT, { ...io, read });
    assert.ok(files.some(({ bytes }) => bytes instanceof Uint8Array && asText(bytes)?.includes('changedMeanwhile')));
  });
});
