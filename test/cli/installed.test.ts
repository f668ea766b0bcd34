import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** The tool installed as a package in the folder of a clinic's site. */
async function install(folder: string): Promise<string> {
  const packages = join(folder, 'node_modules');
  const tool = join(packages, 'clinic-site');
  await mkdir(tool, { recursive: true });
  for (const name of ['cli', 'renderer', 'components', 'package.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(tool, name), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    await symlink(join(ROOT, 'node_modules', name), join(packages, name));
  return tool;
}

const run = (tool: string, cwd: string) =>
  spawnSync(process.execPath, [join(tool, 'cli/site.mjs'), 'check'], { cwd, encoding: 'utf8' });

suite('the tool installed as a package', (test) => {
  test('runs if its own folder is read-only, and stores its compiled program with the site', () =>
    inFolder(async (folder) => {
      const cwd = await siteCopy('minimal', join(folder, 'site'));
      const tool = await install(cwd);
      // A file in place of the folder stops even root from creating it.
      await writeFile(join(tool, '.cache'), '');
      const { status, stdout, stderr } = run(tool, cwd);
      assert.is(status, 0, stdout + stderr);
      assert.equal(await readdir(join(cwd, '.cache')), ['program', 'site']);
    }));
});
