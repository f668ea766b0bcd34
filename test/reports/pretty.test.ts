import picocolors from 'picocolors';
import * as assert from 'uvu/assert';
import { pretty } from '../../cli/report/pretty.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { FAULTY, reported, rewritten } from '../support/reports.ts';
import { cli } from '../support/run-cli.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const faulty = await reported(FAULTY);

/** Returns the line of code with the finding, and the position of the underline. */
function frameOf(text: string): { line: string; underlined: string } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /│ +\^/.test(line));
  const [line = '', underline = ''] = [lines[at - 1], lines[at]];
  return { line, underlined: line.slice(underline.indexOf('^'), underline.lastIndexOf('^') + 1) };
}

suite('the report for people', (test) => {
  test('counts stand-ins and accepted findings in one line each, and ends with the errors and the summary', () => {
    const text = pretty(faulty, PLAIN);
    assert.match(
      text,
      /^1 value is a stand-in: npx site check --rule release\/stand-in\n1 finding is accepted, until 2027-06-30: npx site check --all\n\nsite\.config\.ts\n {2}\d+:\d+ +error {2}“[^\n]+ {2}link\/anchor\n/,
    );
    assert.match(text, /\n {11}on \/\n\n1 error, 1 warning, 1 accepted\. 6 pages, \d+ links, 12 ms\.$/);
  });

  test('underlines exactly the characters of the finding', () =>
    assert.is(frameOf(pretty(faulty, PLAIN)).underlined, '/treatments/massage#prizes'));

  test('aligns the underline after wide characters', async () => {
    const input = await reported(rewritten({ "tagline: 'One thing, done well'": "/* 🌿 針 */ tagline: ' One'" }));
    const lines = pretty(input, PLAIN).split('\n');
    const at = lines.findIndex((line) => line.includes('tagline:'));
    // Two characters before the underline take two columns each, and one of them takes two positions in the string.
    assert.is(lines[at + 1]?.indexOf('^'), (lines[at]?.indexOf("' One'") ?? 0) + 1);
  });

  test('states the last line of a value that spans several', () => {
    const [finding] = faulty.findings;
    assert.ok(finding?.location);
    const location = { ...finding.location, endLine: finding.location.line + 2 };
    assert.match(
      pretty({ ...faulty, findings: [{ ...finding, location }] }, PLAIN),
      new RegExp(`\\^+ to line ${location.endLine}\n`),
    );
  });

  test('shortens a long line to the part around the finding', async () => {
    const long = 'word '.repeat(60);
    const input = await reported(rewritten({ 'Tell us {': `${long}{catalogue.nothing.price} ${long}{` }));
    const { line, underlined } = frameOf(pretty(input, PLAIN));
    assert.is(underlined, 'catalogue.nothing.price');
    assert.ok(line.length < 125, `${line.length}`);
    assert.match(line, /│ ….*…$/);
  });

  test('shortens a line further on a narrow terminal', async () => {
    const long = 'word '.repeat(60);
    const input = await reported(rewritten({ 'Tell us {': `${long}{catalogue.nothing.price} ${long}{` }));
    for (const columns of [60, 80, 200]) {
      const { line, underlined } = frameOf(pretty({ ...input, columns }, PLAIN));
      assert.is(underlined, 'catalogue.nothing.price');
      assert.ok(line.length <= columns, `${line.length} of ${columns}`);
    }
    assert.ok(frameOf(pretty({ ...input, columns: 10 }, PLAIN)).line.length < 60);
  });

  test('has colours only if they are requested', () => {
    assert.match(pretty(faulty, picocolors.createColors(true)), '\u001b[31merror\u001b[39m');
    assert.not.match(pretty(faulty, PLAIN), '\u001b');
  });
});

suite('colours and files of site check', (test) => {
  const check = (
    args: readonly string[],
    env: Record<string, string>,
    run: (result: Awaited<ReturnType<typeof cli>>, folder: string) => void | Promise<void>,
  ) =>
    inFolder(async (folder) => {
      await writeFiles(folder, { 'site.config.ts': 'export default {,};\n' });
      await run(await cli(['check', ...args], { cwd: folder, env }), folder);
    });

  test('NO_COLOR wins over FORCE_COLOR', () =>
    check([], { NO_COLOR: '1', FORCE_COLOR: '1' }, ({ stdout }) => assert.not.match(stdout, '\u001b')));

  test('FORCE_COLOR colours a pipe', () =>
    check([], { NO_COLOR: '', FORCE_COLOR: '1' }, ({ stdout }) => assert.match(stdout, '\u001b[31m')));

  test('are plain in a pipe', () =>
    check([], { NO_COLOR: '', FORCE_COLOR: '' }, ({ stdout }) => assert.not.match(stdout, '\u001b')));

  test('are plain in a report file, and the summary is still printed', () =>
    check(
      ['--output', 'reports/check.txt'],
      { NO_COLOR: '', FORCE_COLOR: '1' },
      async ({ code, stdout, stderr }, folder) => {
        const { readFile } = await import('node:fs/promises');
        assert.is(code, 2);
        assert.is(stdout, '');
        assert.match(
          stderr,
          /^1 error, no warnings, 0 accepted\. 0 pages, 0 links, [\d.]+ m?s\. The report is in reports\/check\.txt\.\n$/,
        );
        const text = await readFile(`${folder}/reports/check.txt`, 'utf8');
        assert.match(text, /^site\.config\.ts\n {2}1:17/);
        assert.not.match(text, '\u001b');
      },
    ));

  test('exit with 2 and the reason if the report cannot be written', () =>
    check(['--output', 'site.config.ts/report.txt'], {}, ({ code, stderr }) => {
      assert.is(code, 2);
      assert.match(stderr, /^The report cannot be written to .*report\.txt: /);
      assert.not.match(stderr, /\n\s+at /);
    }));
});
