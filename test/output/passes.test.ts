/** Tests that no step takes time in proportion to the square of the number of treatments, without measuring a time. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { largeSite } from '../bench/large-site.mjs';
import minimal from '../sites/minimal/site.config.ts';
import { cliProcess } from '../support/run-cli.ts';
import { inFolder, ROOT, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** More than there are words in most lists of the rules, which each text is compared with. */
const FEW = 120;
const COUNTER = join(ROOT, 'test', 'support', 'count-passes.cjs');

/** Returns how often a check of a practice goes through a list that has an entry for each treatment. */
const passesFor = (treatments: number): Promise<number> =>
  inFolder(async (folder) => {
    await cp(join(ROOT, 'test/sites/minimal/content'), join(folder, 'content'), { recursive: true });
    await writeFiles(folder, { 'site.config.ts': `export default ${JSON.stringify(largeSite(minimal, treatments))};` });
    const env = { NODE_OPTIONS: `--require "${COUNTER}"`, PASSES_OVER: String(treatments) };
    const { code, stderr } = await cliProcess(['check', '--jobs', '1'], { cwd: folder, env });
    assert.is(code, 0, stderr);
    return Number(stderr.trim().split('\n').at(-1));
  });

suite('A large catalogue', (test) => {
  test('a check goes through all treatments as often if there are twice as many', async () => {
    const [few, many] = [await passesFor(FEW), await passesFor(2 * FEW)];
    assert.ok(few > 100, `${few} passes`);
    assert.ok(many <= few, `${many} passes through ${2 * FEW} treatments, ${few} through ${FEW}`);
  });
});
