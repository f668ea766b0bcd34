import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as assert from 'uvu/assert';
import { isReplaced } from '../support/caches.ts';
import { faultsOf, filesIn } from '../support/output/folder-faults.ts';
import { randomFrom } from '../support/random/random.ts';
import { type CliResult, cli, cliProcess } from '../support/run-cli.ts';
import { builtCopy, siteCopy } from '../support/site-copy.ts';
import { inFolder, ROOT, TODAY, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const done = (result: CliResult): CliResult => {
  assert.is(result.code, 0, result.stdout + result.stderr);
  return result;
};

/** A clock that is 40 days fast, installed before anything else loads. */
const FAST_CLOCK = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
  static now() { return Real.now() + 40 * 86_400_000; }
};
`;

/** Conditions under which two builds must still produce the same files. */
const OTHERWISE: Readonly<Record<string, { env: Record<string, string>; umask?: number }>> = {
  'a time zone behind UTC, another locale and a umask that hides files from other accounts': {
    env: { TZ: 'Pacific/Pago_Pago', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    umask: 0o077,
  },
  'a time zone ahead of UTC, no locale and a clock that goes 40 days fast': {
    env: { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C', NODE_OPTIONS: '--require ./clock.cjs' },
  },
};

/**
 * Enough pages for two worker threads: starting one takes as long as rendering 150 pages. Pages with the same title share
 * a social card: no thread for pages draws them.
 */
const MANY = `...Object.fromEntries(Array.from({ length: 320 }, (_, index) => ['t' + index, {
  category: 'hands', name: 'Treatment', description: 'By hand, in way ' + index + '.', price: '£40', duration: '30min', book: 'visit', image: 'dot' }]))`;

suite('site build', (test) => {
  test('produces byte-identical files in another folder, and again in the same one', () =>
    inFolder(async (folder) => {
      const one = await siteCopy('physio', join(folder, 'one'));
      await siteCopy('physio', join(folder, 'two', 'deeper'));
      done(await cli(['build'], { cwd: one }));
      done(await cli(['build', '--config', 'deeper/site.config.ts', '--out', 'public'], { cwd: join(folder, 'two') }));
      const made = await filesIn(join(one, 'dist'));
      assert.ok(made.size > 50);
      assert.equal(await filesIn(join(folder, 'two', 'public')), made);
      const { stderr } = done(await cli(['build'], { cwd: one }));
      assert.match(stderr, / 0 files written, \d+ unchanged, 0 removed\./);
    }));

  test('produces byte-identical files for one day, whatever the time zone, locale, umask and clock', () =>
    inFolder(async (folder) => {
      const usual = await siteCopy('minimal', join(folder, 'usual'));
      // Pages list the bank holidays that are still to come, so that they depend on the day.
      const build = ['build', '--at', TODAY];
      done(await cli(build, { cwd: usual }));
      const made = await filesIn(join(usual, 'dist'));
      for (const [what, { env, umask }] of Object.entries(OTHERWISE)) {
        const cwd = await siteCopy('minimal', join(folder, what.replaceAll(' ', '-')));
        await writeFile(join(cwd, 'clock.cjs'), FAST_CLOCK);
        const before = process.umask(umask ?? 0o022);
        const built = cliProcess(build, { cwd, env });
        process.umask(before);
        done(await built);
        assert.equal(await filesIn(join(cwd, 'dist')), made, what);
      }
    }));

  test('produces byte-identical files on one thread and on three', () =>
    inFolder(async (folder) => {
      const edits = { 'cupping: {': `${MANY}, cupping: {` };
      const one = await siteCopy('minimal', join(folder, 'one'), edits);
      const three = await siteCopy('minimal', join(folder, 'three'), edits);
      done(await cli(['build', '--jobs', '1'], { cwd: one }));
      // Only the pages are rendered again.
      const isKept = (path: string): boolean => !isReplaced(basename(path));
      await cp(join(one, '.cache'), join(three, '.cache'), { recursive: true, filter: isKept });
      done(await cli(['build', '--jobs', '3'], { cwd: three }));
      const made = await filesIn(join(one, 'dist'));
      assert.ok(made.size > 320);
      assert.equal(await filesIn(join(three, 'dist')), made);
    }));

  for (const [what, out] of [
    ['the folder of the config', '.'],
    ['the whole disk', '/'],
    ['the folder of the tool', ROOT],
  ] as const)
    test(`refuses ${what} as its --out folder`, () =>
      inFolder(async (folder) => {
        const cwd = await siteCopy('minimal', join(folder, 'site'));
        const before = await readdir(cwd);
        const { code, stdout, stderr } = await cli(['build', '--out', out], { cwd });
        assert.is(code, 1);
        assert.match(stdout, /config\/output-folder/);
        assert.match(stderr, /Nothing was written: .* is unchanged\./);
        assert.equal(await readdir(cwd), [...before, '.cache'].sort());
      }));

  test('refuses the home folder of the account as its --out folder', () =>
    inFolder(async (folder) => {
      const cwd = await builtCopy('minimal', join(folder, 'home', 'site'));
      await writeFiles(join(folder, 'home'), { 'index.html': '<meta name="generator" content="clinic-site"/>' });
      const { code, stdout } = await cliProcess(['build', '--out', '..'], { cwd, env: { HOME: join(folder, 'home') } });
      assert.is(code, 1);
      assert.match(stdout, /it would delete other files there\. {2}config\/output-folder/);
    }));

  test('running twice at once leaves the complete site of one build', () =>
    inFolder(async (folder) => {
      const out = join(folder, 'dist');
      const edits: readonly (readonly [name: string, edits: Record<string, string>])[] = [
        ['one', {}],
        ['two', { "name: 'Massage',": "name: 'Deep massage'," }],
      ];
      const built = edits.map(async ([name, edit]) => {
        const cwd = await builtCopy('minimal', join(folder, name), edit);
        done(await cliProcess(['build', '--out', out], { cwd }));
      });
      await Promise.all(built);
      const left = await filesIn(out);
      for (const [name] of edits) done(await cli(['build', '--out', 'own'], { cwd: join(folder, name) }));
      const own = await Promise.all(edits.map(([name]) => filesIn(join(folder, name, 'own'))));
      const same = own.filter(
        (files) => [...files].every(([path, bytes]) => left.get(path)?.equals(bytes)) && files.size === left.size,
      );
      assert.is(same.length, 1);
    }));
});

/** How many builds are killed at random; test/output/killed.test.ts kills one at every step. */
const KILLS = 14;

suite('site build, killed at random moments', (test) => {
  test('leaves complete pages whose references exist, and the next build finishes', () =>
    inFolder(async (folder) => {
      const cwd = await builtCopy('minimal', join(folder, 'old'));
      done(await cli(['build'], { cwd }));
      const next = await builtCopy('minimal', join(folder, 'new'), {
        "name: 'Small Practice',": "name: 'Practice of Leeds',",
        "sunday: 'closed'": "sunday: '10:00–12:00'",
        'cupping: {':
          "tuina: { category: 'hands', name: 'Tuina', description: 'By hand.', price: '£40', duration: '30min', book: 'visit', image: 'dot' }, shiatsu: {",
        "name: 'Cupping',": "name: 'Shiatsu',",
      });
      const old = await filesIn(join(cwd, 'dist'));
      done(await cli(['build', '--out', 'clean'], { cwd: next }));
      const clean = await filesIn(join(next, 'clean'));
      const start = performance.now();
      done(await cliProcess(['build', '--out', 'timed'], { cwd: next }));
      const length = performance.now() - start;
      const random = randomFrom(6);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const out = join(folder, `dist-${kill}`);
        const begun = kill % 3 > 0;
        if (begun) await cp(join(cwd, 'dist'), out, { recursive: true });
        const after = Math.round((length * random.int(0, 1000)) / 1000);
        await killed(['build', '--out', out], { cwd: next, after });
        const when = `kill ${kill}, after ${after} ms of ${length}`;
        assert.equal(await faultsOf(out, { old, new: clean, origin: 'https://small.example' }), [], when);
        if (kill % 4 > 0) continue;
        done(await cli(['build', '--out', out], { cwd: next }));
        assert.equal(await filesIn(out), clean, when);
      }
    }));
});

async function killed(args: readonly string[], { cwd, after }: { cwd: string; after: number }): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'cli', 'site.mjs'), ...args], { cwd, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  await ended;
  clearTimeout(timer);
}
