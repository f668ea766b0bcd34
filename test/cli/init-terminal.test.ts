/**
 * `site init` on a real terminal: `script` of util-linux, which every Debian and Ubuntu has (package bsdutils), runs it on a
 * pseudo-terminal. Node has none of its own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { QUESTIONS } from '../../cli/init/questions.ts';
import { isCi } from '../is-ci.mjs';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** What the terminal shows, and what the owner types when it does. */
type Dialogue = readonly (readonly [shown: string, typed: string])[];

const MAX_MS = 120_000;

/** Runs `site init site` on a terminal, and types each answer once its question is shown. */
async function typedInto(cwd: string, dialogue: Dialogue): Promise<{ code: number | null; shown: string }> {
  const command = `'${process.execPath}' '${join(ROOT, 'cli/site.mjs')}' init site`;
  const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', TERM: 'xterm' },
    // A question that never comes would block all later tests.
    timeout: MAX_MS,
  });
  const ended = once(terminal, 'close');
  const open = [...dialogue];
  let shown = '';
  let from = 0;
  terminal.stdout.setEncoding('utf8').on('data', (part: string) => {
    shown += part;
    // A message and the next question can arrive together.
    for (let [next] = open; next && shown.includes(next[0], from); [next] = open) {
      from = shown.indexOf(next[0], from) + next[0].length;
      terminal.stdin.write(next[1]);
      open.shift();
    }
  });
  const [code] = await ended;
  return { code, shown };
}

const { name, trade, address, phone, departments } = QUESTIONS;

const onTerminal = () =>
  suite('site init on a terminal', (test) => {
    test('asks five questions, repeats one that was answered wrongly, and writes the answers into the site', () =>
      inFolder(async (folder) => {
        const { code, shown } = await typedInto(folder, [
          [name.question, 'Harbour Physio\r'],
          [trade.question, 'physiotherapy\r'],
          [address.question, '1 Quay, Whitby YO21 0ZZ\r'],
          [phone.question, 'later\r'],
          ['“later” is not a telephone number. Write it like “01632 960321”.', ''],
          [phone.question, '01947 496000\r'],
          [departments.question, '\r'],
        ]);
        assert.is(code, 0, shown);
        assert.match(shown, 'Press Enter to leave a question open');
        assert.match(shown, 'Wrote the site of Harbour Physio to site. To see it, run:');
        const config = await readFile(join(folder, 'site/site.config.ts'), 'utf8');
        for (const line of ["name: 'Harbour Physio',", "town: 'Whitby',", "phone: '01947 496000',"])
          assert.ok(config.includes(line), line);
      }));

    test('writes nothing if Ctrl+C is pressed at a question', () =>
      inFolder(async (folder) => {
        const { code, shown } = await typedInto(folder, [
          [name.question, 'Harbour Physio\r'],
          [trade.question, '\u0003'],
        ]);
        assert.is(code, 130, shown);
        assert.not.match(shown, 'Wrote');
        assert.equal(await readdir(folder), []);
      }));

    test('writes nothing, and says so, if Ctrl+D ends the input', () =>
      inFolder(async (folder) => {
        const { code, shown } = await typedInto(folder, [[name.question, '\u0004']]);
        assert.is(code, 2, shown);
        assert.match(shown, 'The questions were not answered, so nothing was written.');
        assert.equal(await readdir(folder), []);
      }));
  });

/** The program of BSD and macOS has other options. */
const hasScript = String(spawnSync('script', ['--version']).stdout).includes('util-linux');
if (hasScript || isCi(process.env)) onTerminal();
else process.stdout.write('LEFT OUT site init on a terminal: `script` of util-linux is missing.\n');
