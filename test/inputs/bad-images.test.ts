/** Unusable image files: each is reported at the line of the config that names it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import { inspectImages } from '../../renderer/inputs/images/inspect.ts';
import minimal from '../sites/minimal/site.config.ts';
import { emptyCache } from '../support/caches.ts';
import { flatImage, photograph } from '../support/photographs.ts';
import { checkFile, inFolder, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Returns the findings if the only image of the minimal site is such a file. */
const foundFor = (name: string, bytes: Uint8Array | undefined) =>
  inFolder(async (folder) => {
    const config = (await readFile(join(ROOT, 'test/sites/minimal/site.config.ts'), 'utf8')).replace('dot.svg', name);
    await writeFiles(folder, { 'site.config.ts': config, 'content/images/readme.txt': 'Pictures.' });
    if (bytes) await writeFile(join(folder, 'content/images', name), bytes);
    const { findings } = await checkFile(join(folder, 'site.config.ts'));
    const lines = config.split('\n');
    const line = lines.findIndex((text) => text.includes(name));
    const location = ['site.config.ts', line + 1, (lines[line] ?? '').indexOf(`'${name}'`) + 1];
    return { finding: findings.find(({ rule }) => rule.startsWith('image/')), location };
  });

const cutShort = async () => (await photograph(1200, 900)).subarray(0, 2000);

/** Half of its pixels are missing, although its header is valid. */
const corrupt = async () => {
  const bytes = Uint8Array.from(await flatImage(300, 200));
  return bytes.fill(0, 60, bytes.length - 20);
};

const CASES: readonly (readonly [string, string, () => Promise<Uint8Array | undefined>, string, string])[] = [
  ['a missing file', 'dott.jpg', async () => undefined, 'image/missing', 'There is no file content/images/dott.jpg.'],
  ['a truncated file', 'dot.jpg', cutShort, 'image/unreadable', 'content/images/dot.jpg is not a readable image.'],
  [
    'a file with damaged pixels',
    'dot.png',
    corrupt,
    'image/unreadable',
    'content/images/dot.png is not a readable image.',
  ],
  [
    'a file in another format than its extension',
    'dot.webp',
    () => photograph(120, 90),
    'image/mislabelled',
    'content/images/dot.webp is a jpeg file, not a webp file.',
  ],
  [
    'of more than 50 million pixels',
    'dot.png',
    () => flatImage(10_000, 5001),
    'image/huge',
    'content/images/dot.png has 10000 × 5001 pixels, more than 50 million.',
  ],
];

suite('an image', (test) => {
  for (const [what, name, bytes, rule, message] of CASES)
    test(`${what} is an error at its name in the config`, async () => {
      const { finding, location } = await foundFor(name, await bytes());
      assert.equal([finding?.rule, finding?.severity, finding?.message], [rule, 'error', message]);
      assert.equal([finding?.location?.file, finding?.location?.line, finding?.location?.column], location);
    });

  test('a file that contains the location where it was taken is a warning at its name, and is used', async () => {
    const { finding, location } = await foundFor('dot.jpg', await photograph(1200, 900));
    assert.equal(
      [finding?.rule, finding?.severity, finding?.message],
      ['image/location', 'warning', 'content/images/dot.jpg contains the location where it was taken.'],
    );
    assert.equal([finding?.location?.file, finding?.location?.line, finding?.location?.column], location);
  });
});

suite('an image of exactly 50 million pixels', (test) => {
  test('is not too large', async () => {
    const { site } = parse(JSON.parse(JSON.stringify(minimal).replace('dot.svg', 'dot.png')));
    if (!site) throw new Error('The minimal site is not valid.');
    const bytes = await flatImage(10_000, 5000);
    const { images, findings } = await inspectImages(site, {
      cache: emptyCache(),
      resolve: (name) => name,
      readContent: async () => bytes,
    });
    assert.equal(findings, []);
    assert.equal([images.get('dot')?.width, images.get('dot')?.height], [10_000, 5000]);
  });
});
