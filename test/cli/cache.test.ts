import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { verifiedContent, withChecksum } from '../../cli/checksum.mjs';
import { filesIn } from '../support/output/folder-faults.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** The effects of a power cut, a full disk or a failing disk on a file. */
const DAMAGES: Readonly<Record<string, (bytes: Buffer) => Uint8Array>> = {
  'nothing of it is left': () => Buffer.alloc(0),
  'only its beginning is left': (bytes) => bytes.subarray(0, bytes.length / 2),
  'all its bytes are zero': (bytes) => Buffer.alloc(bytes.length),
  'one bit of it is flipped': (bytes) => {
    const turned = Buffer.from(bytes);
    const middle = Math.floor(turned.length / 2);
    turned.writeUInt8(turned.readUInt8(middle) ^ 1, middle);
    return turned;
  },
  'another program wrote it': () => Buffer.from('{}'),
};

suite('a damaged cache', (test) => {
  test('changes no file of the site and no finding, whatever the damage', () =>
    inFolder(async (folder) => {
      const cwd = await siteCopy('minimal', join(folder, 'site'));
      const cache = join(cwd, '.cache', 'site');
      const build = async () => {
        await rm(join(cwd, 'dist'), { recursive: true, force: true });
        const { code, stdout } = await cli(['build'], { cwd });
        return { code, stdout, files: await filesIn(join(cwd, 'dist')) };
      };
      const before = await build();
      assert.is(before.code, 0);
      for (const [what, damage] of Object.entries(DAMAGES)) {
        const entries = await readdir(cache, { withFileTypes: true });
        const paths = entries.filter((entry) => entry.isFile()).map(({ name }) => join(cache, name));
        assert.ok(paths.length > 20);
        for (const path of paths) await writeFile(path, damage(await readFile(path)));
        assert.equal(await build(), before, what);
      }
    }));
});

suite('a file with a checksum', (test) => {
  for (const text of ['', 'One result', '\u0000é’'])
    test(`returns ${JSON.stringify(text)} unchanged`, () =>
      assert.equal(Buffer.from(verifiedContent(withChecksum(text)) ?? '?').toString(), text));
  for (const [what, damage] of Object.entries(DAMAGES))
    test(`reads as undefined if ${what}`, () =>
      assert.is(verifiedContent(damage(withChecksum('One result of many'))), undefined));
  test('reads as undefined if it does not exist', () => assert.is(verifiedContent(undefined), undefined));
});
