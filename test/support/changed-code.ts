import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodeExample } from '../../renderer/check/rules/example.ts';
import { RULE_NAMES } from '../../renderer/core/rule-names.ts';
import type { Outcome } from './rule-examples.ts';
import { fillCache } from './site-copy.ts';
import { inFolder, ROOT } from './sites.ts';

/**
 * Returns the output of `site dev` after a file of the tool changes while it runs, in a copy of the tool with the
 * smallest site. Its cache is that of an owner who has built the site before.
 */
export const changedCode = ({ code, added }: CodeExample): Promise<Outcome> =>
  inFolder(async (folder) => {
    for (const name of ['cli', 'renderer', 'components', 'package.json', 'tsconfig.json'])
      await cp(join(ROOT, name), join(folder, name), { recursive: true });
    await cp(join(ROOT, 'test/sites/minimal'), folder, { recursive: true, filter: (path) => !path.includes('.cache') });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await fillCache('minimal', folder);
    const dev = spawn(process.execPath, ['cli/site.mjs', 'dev', '--port', '0'], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
    });
    try {
      await told(dev, /Watching for changes/);
      const next = told(dev, /pages in \d|\d+ errors?, /);
      await appendFile(join(folder, code), `${added}\n`);
      const text = await next;
      const findings = RULE_NAMES.filter((rule) => text.includes(`  ${rule}\n`)).map((rule) => ({
        rule,
        message: text,
      }));
      return { findings, sound: findings.length === 0 };
    } finally {
      // The program writes into the folder until it has ended.
      const gone = dev.exitCode === null ? once(dev, 'exit') : undefined;
      dev.kill();
      await gone;
    }
  });

/** Reads the output of a program from now on until the given words appear; fails if the program ends first. */
const told = ({ stdout, stderr }: ChildProcess, words: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: string[] = [];
    const hear = (part: Buffer) => {
      parts.push(part.toString());
      if (words.test(parts.join(''))) resolve(parts.join(''));
    };
    stdout?.on('data', hear);
    stderr?.on('data', hear);
    stderr?.once('end', () => reject(new Error(`It ended: ${parts.join('')}`)));
  });
