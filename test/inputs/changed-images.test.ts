/** Files of the owner that change, disappear or cannot be read while the site is built. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { buildSite } from '../../renderer/build.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { encodeVariant } from '../../renderer/inputs/images/encode.ts';
import { planImage } from '../../renderer/inputs/images/plan-image.ts';
import { imageHash } from '../../renderer/inputs/images/source-bytes.ts';
import { emptyCache } from '../support/caches.ts';
import { flatImage } from '../support/photographs.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, optionsFor } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const flat = (background: string, width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const red = await flat('#c02020');
const blue = await flat('#2020c0');

const colourOf = async (bytes: Uint8Array): Promise<'red' | 'blue'> => {
  const [r = 0, , b = 0] = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return r > b ? 'red' : 'blue';
};

suite('encoding an image', (test) => {
  test('refuses bytes other than those that were measured, and stores nothing for them', async () => {
    const source = {
      ...{ name: 'room', label: 'content/images/room.png', file: '/room.png', hash: imageHash(red) },
      ...{ width: 640, height: 480, vector: false },
    };
    const [variant] = planImage({ source, preset: 'card', sizes: '', alt: '' }).variants;
    if (!variant) throw new Error('Nothing was planned.');
    const cache = emptyCache();
    for (const read of [async () => blue, async () => undefined, () => Promise.reject(new Error('EACCES'))]) {
      const failed = await encodeVariant(variant, { cache, read }).catch((error: Error) => error.message);
      assert.is(failed, 'content/images/room.png changed while it was being used.');
    }
    assert.is(await colourOf(await encodeVariant(variant, { cache, read: async () => red })), 'red');
  });
});

const IMAGE = 'content/images/dot.png';

/** Builds the minimal site, and changes its image between measuring and encoding it. */
async function built(folder: string, change: (image: string) => void, first: Uint8Array = red) {
  const cwd = await siteCopy('minimal', folder, { 'dot.svg': 'dot.png' });
  await writeFile(join(cwd, IMAGE), first);
  let changes = 0;
  const progress = (message: string) => {
    if (!message.startsWith('Bundling scripts')) return;
    changes += 1;
    if (changes === 1) change(join(cwd, IMAGE));
  };
  const io = nodeIo({ cache: join(folder, '.cache'), progress });
  const options = { ...optionsFor(join(cwd, 'site.config.ts')), out: join(cwd, 'dist') };
  const { checked, emitted } = await buildSite(options, io);
  const files = await readdir(join(cwd, 'dist'), { recursive: true }).catch(() => []);
  return { findings: checked.findings.filter(({ severity }) => severity === 'error'), emitted, files, cwd };
}

const shown = (findings: readonly Finding[]) => findings.map(({ rule, message }) => `${rule} ${message}`);

suite('an image that changes between measuring and encoding', (test) => {
  test('is measured again: the site shows the new image, and later the old one if it returns', () =>
    inFolder(async (folder) => {
      const { findings, files, cwd } = await built(join(folder, 'site'), (image) => writeFileSync(image, blue));
      assert.equal(shown(findings), []);
      const variants = files.filter((file) => /dot-\d+.*\.webp$/.test(file));
      assert.ok(variants.length > 0);
      for (const file of variants) assert.is(await colourOf(await readFile(join(cwd, 'dist', file))), 'blue', file);
      await writeFile(join(cwd, IMAGE), red);
      const options = { ...optionsFor(join(cwd, 'site.config.ts')), out: join(cwd, 'dist') };
      await buildSite(options, nodeIo({ cache: join(cwd, '.cache'), progress: () => undefined }));
      for (const file of await readdir(join(cwd, 'dist'), { recursive: true }))
        if (/dot-\d+.*\.webp$/.test(file))
          assert.is(await colourOf(await readFile(join(cwd, 'dist', file))), 'red', file);
    }));

  for (const [what, change, message] of [
    ['removed', (image: string) => rmSync(image), `image/missing There is no file ${IMAGE}.`],
    [
      'damaged',
      (image: string) => writeFileSync(image, 'no image'),
      `image/unreadable ${IMAGE} is not a readable image.`,
    ],
    [
      'replaced with a folder',
      (image: string) => {
        rmSync(image);
        mkdirSync(image);
      },
      `image/unreadable ${IMAGE} cannot be read: it is a folder.`,
    ],
    [
      'replaced with a link to itself',
      (image: string) => {
        rmSync(image);
        symlinkSync('dot.png', image);
      },
      `image/unreadable ${IMAGE} cannot be read: the path contains a loop of symbolic links.`,
    ],
  ] as const)
    test(`is an error at its name in the config if it was ${what}, and nothing is written`, () =>
      inFolder(async (folder) => {
        const { findings, emitted, files } = await built(join(folder, 'site'), change);
        assert.equal(shown(findings), [message]);
        assert.equal([findings[0]?.location?.file, emitted, files], ['site.config.ts', undefined, []]);
      }));
});

suite('an image that changes all the time', (test) => {
  test('is an error at its name in the config after three attempts', () =>
    inFolder(async (folder) => {
      const cwd = await siteCopy('minimal', folder, { 'dot.svg': 'dot.png' });
      let reads = 0;
      const io = nodeIo({ cache: join(folder, '.cache'), progress: () => undefined });
      const read = async (path: string) => {
        if (!path.endsWith('dot.png')) return io.read(path);
        reads += 1;
        return flatImage(640 + reads, 480);
      };
      const options = { ...optionsFor(join(cwd, 'site.config.ts')), out: join(cwd, 'dist') };
      const { checked } = await buildSite(options, { ...io, read });
      const [finding] = checked.findings.filter(({ severity }) => severity === 'error');
      assert.is(finding?.message, `${IMAGE} changed while it was being used.`);
      assert.is(finding?.location?.file, 'site.config.ts');
    }));
});

suite('an image that cannot be encoded', (test) => {
  test('is an error at its name in the config, not a bug of the tool', () =>
    inFolder(async (folder) => {
      const tall = await flatImage(24, 17_000);
      const { findings, files } = await built(join(folder, 'site'), () => undefined, tall);
      assert.equal([findings[0]?.rule, findings[0]?.location?.file, files], ['image/unreadable', 'site.config.ts', []]);
      assert.match(findings[0]?.message ?? '', /cannot be encoded as (avif|webp) with 24 × 17000 pixels: /);
    }));
});

suite('site build, with a file in content/ that cannot be read', (test) => {
  for (const [name, file, rule] of [
    ['minimal', 'content/images/dot.svg', 'image/unreadable'],
    ['physio', 'content/policies/terms.md', 'content/missing-file'],
  ] as const)
    test(`reports ${file} with the reason, at its name in the config, and writes nothing`, () =>
      inFolder(async (folder) => {
        const cwd = await siteCopy(name, folder);
        await rm(join(cwd, file));
        await symlink(basename(file), join(cwd, file));
        const { code, stdout, stderr } = await cli(['build'], { cwd });
        assert.is(code, 1, stdout + stderr);
        assert.match(stdout, `${file} cannot be read: the path contains a loop of symbolic links.  ${rule}`);
        assert.match(stdout, new RegExp(`'${basename(file)}'`), 'the line of the config is shown');
        assert.match(stderr, 'Nothing was written: dist is unchanged.');
        assert.not((await readdir(cwd)).includes('dist'));
      }));
});
