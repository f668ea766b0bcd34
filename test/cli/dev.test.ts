/** `site dev` as a process: what it serves while an owner edits the smallest site. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { EVENTS } from '../../cli/dev/overlay.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const MINIMAL = join(ROOT, 'test', 'sites', 'minimal');

/** Runs `site dev` with a copy of the smallest site, and ends it. */
const withDev = (use: (folder: string, dev: Output) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    await cp(MINIMAL, folder, { recursive: true, filter: (path) => !path.includes('.cache') });
    const dev = spawn(process.execPath, [join(ROOT, 'cli', 'site.mjs'), 'dev', '--port', '0', '--host', '127.0.0.1'], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
    });
    try {
      await use(folder, outputOf(dev));
    } finally {
      const ended = dev.exitCode === null ? once(dev, 'exit') : undefined;
      dev.kill();
      await ended;
    }
  });

/** Waits for words in the output of a program, and returns everything that it has printed. */
type Output = (words: RegExp) => Promise<string>;

function outputOf({ stdout, stderr }: ChildProcess): Output {
  const parts: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [stdout, stderr])
    stream?.on('data', (part: Buffer) => {
      parts.push(part.toString());
      for (const look of waiting) look();
    });
  return (words) =>
    new Promise((resolve) => {
      const look = () => {
        if (!words.test(parts.join(''))) return;
        waiting.delete(look);
        resolve(parts.join(''));
      };
      waiting.add(look);
      look();
    });
}

const addressOf = async (output: Output): Promise<string> =>
  /http:\/\/[\d.]+:\d+/.exec(await output(/Serving the site at http\S+\n/))?.[0] ?? '';

const pageAt = async (address: string): Promise<string> => (await fetch(address)).text();

/** Listens like an open page. Returns a function that waits until the page, as it is after a reload, matches. */
async function openPage(address: string): Promise<(words: RegExp) => Promise<string>> {
  const { body } = await fetch(address + EVENTS);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return async (words) => {
    for (;;) {
      const event = await reader?.read();
      if (!event || event.done) throw new Error(`The page was never shown with ${words}.`);
      if (!event.value.includes('reload')) continue;
      const html = await pageAt(address);
      if (words.test(html)) return html;
    }
  };
}

const edit = async (folder: string, from: string, to: string): Promise<void> => {
  const file = join(folder, 'site.config.ts');
  const text = await readFile(file, 'utf8');
  assert.ok(text.includes(from), from);
  await writeFile(file, text.replace(from, to));
};

suite('site dev', (test) => {
  test('serves the site before the rules are applied, and an edit of that time is not lost', () =>
    withDev(async (folder, output) => {
      const address = await addressOf(output);
      const shows = await openPage(address);
      await edit(folder, 'One thing, done well', 'Two things, done well');
      await shows(/Two things, done well/);
    }));

  test('shows an error of a rule over the changed page, and a config that cannot be read over the last good one', () =>
    withDev(async (folder, output) => {
      const address = await addressOf(output);
      const shows = await openPage(address);
      await output(/Watching for changes \(stop with Ctrl\+C\)/);
      await edit(folder, "lead: 'Massage lasts", "lead: 'Massage is £75. It lasts");
      const wrong = await shows(/id="site-findings"/);
      assert.match(wrong, 'Massage is £75.');
      assert.match(wrong, 'The page behind this list shows your change.');
      await edit(folder, "price: '£60 per session'", "price: '£6O per session'");
      const unreadable = await shows(/The last good page is shown behind this list\./);
      assert.match(unreadable, '£6O');
      assert.match(unreadable, 'Massage is £75.');
      await edit(folder, "price: '£6O per session'", "price: '£60 per session'");
      await edit(folder, 'Massage is £75. It lasts', 'Massage lasts');
      await shows(/^(?![\s\S]*Massage is £75)(?![\s\S]*site-findings)/);
    }));
});
