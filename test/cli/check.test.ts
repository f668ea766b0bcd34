import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { cli } from '../support/run-cli.ts';
import { builtCopy, siteCopy } from '../support/site-copy.ts';
import { inFolder, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Runs with a copy of the minimal site in which a string is replaced. */
const withEdit = <T>(from: string, to: string, run: (folder: string) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => run(await builtCopy('minimal', folder, { [from]: to })));

interface JsonReport {
  readonly version: number;
  readonly ok: boolean;
  readonly summary: Record<string, number>;
  readonly findings: readonly Record<string, unknown>[];
  readonly accepted: readonly Record<string, unknown>[];
}

const report = (stdout: string): JsonReport => JSON.parse(stdout);

suite('site check', (test) => {
  test('exits with 0 if there are no findings, and writes only its cache', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const before = (await readdir(folder)).sort();
      const { code, stdout } = await cli(['check'], { cwd: folder });
      assert.is(code, 0, stdout);
      assert.match(stdout, /^no errors, no warnings, 0 accepted\. 6 pages, \d+ links, [\d.]+ m?s\.\n$/);
      assert.equal((await readdir(folder)).sort(), ['.cache', ...before].sort());
    }));

  test('exits with 1 for an error, and reports its file, line and column', () =>
    withEdit("price: '£60 per session'", "price: '£6O per session'", async (folder) => {
      const { code, stdout } = await cli(['check'], { cwd: folder });
      assert.is(code, 1);
      assert.match(
        stdout,
        /^site\.config\.ts\n {2}76:17 {3} error {2}“£6O per session” is not a price\. {2}price\/format\n/,
      );
      assert.match(stdout, /76 │ price: '£6O per session',\n +│ {9}\^{15}\n/);
      assert.match(stdout, /→ Write “£60 per session”\./);
    }));

  test('names the command that shows its only possible corrections, for the same config and day', () =>
    withEdit("price: '£60 per session'", "price: '£6O per session'", async (folder) => {
      await rename(join(folder, 'site.config.ts'), join(folder, 'other.config.ts'));
      const { stdout } = await cli(['check', '--config', 'other.config.ts', '--at', '2026-12-01'], { cwd: folder });
      const [, command = ''] = /1 finding has only one possible correction: npx site (.+)\n1 error/.exec(stdout) ?? [];
      assert.is(command, 'fix --config other.config.ts --dry-run --at 2026-12-01');
      assert.match((await cli(command.split(' '), { cwd: folder })).stdout, /\n\+ +price: '£60 per session',\n/);
    }));

  test('marks a warning that the last check did not have, also if the config could not be read in between', () =>
    withEdit('Cups, warm and still.', 'Cups, warm and still. Guaranteed.', async (folder) => {
      const file = join(folder, 'site.config.ts');
      const text = await readFile(file, 'utf8');
      const first = await cli(['check'], { cwd: folder });
      assert.match(first.stdout, /^site\.config\.ts\n {2}\d+:\d+ +warning {2}“Guaranteed” promises/);
      await writeFile(file, 'export default {,};\n');
      assert.match((await cli(['check'], { cwd: folder })).stdout, /^site\.config\.ts\n {2}1:17 +new error /);
      await writeFile(file, text.replace('An hour of massage.', 'An hour of massage. Guaranteed results.'));
      const { stdout, code } = await cli(['check'], { cwd: folder });
      assert.is(code, 0);
      assert.match(
        stdout,
        /\n\nNew since the last check\nsite\.config\.ts\n {2}\d+:\d+ +new warning {2}“Guaranteed” prom/,
      );
      assert.match(stdout, /\n\nno errors, 2 warnings, 1 new, 0 accepted\. 6 pages, /);
      const { findings } = report((await cli(['check', '--format', 'json'], { cwd: folder })).stdout);
      assert.equal(
        findings.map((finding) => [finding.path, finding.new]),
        [
          ['catalogue.massage.description', true],
          ['catalogue.cupping.description', false],
        ],
      );
      assert.match((await cli(['build'], { cwd: folder })).stderr, / 2 warnings, 1 new \(see “npx site check”\)\.\n$/);
    }));

  test('--rule lists the findings of a rule or of a family', () =>
    withEdit('Cups, warm and still.', 'Cups, warm and still. Guaranteed.', async (folder) => {
      for (const name of ['claim/guarantee', 'claim'])
        assert.match((await cli(['check', '--rule', name], { cwd: folder })).stdout, /^claim\/guarantee: 1 warning\n/);
      assert.match((await cli(['check', '--rule', 'price'], { cwd: folder })).stdout, /^price: no findings\.\n\n/);
    }));

  test('prints JSON in the documented format', () =>
    withEdit("price: '£60 per session'", "price: '£6O per session'", async (folder) => {
      const { stdout } = await cli(['check', '--format', 'json'], { cwd: folder });
      const { version, ok, summary, findings, accepted } = report(stdout);
      assert.is(version, 1);
      assert.is(ok, false);
      assert.equal(Object.keys(summary), ['errors', 'warnings', 'accepted', 'pages', 'links', 'durationMs']);
      assert.equal(findings[0], {
        rule: 'price/format',
        severity: 'error',
        message: '“£6O per session” is not a price.',
        help: 'Write “£60 per session”.',
        path: 'catalogue.massage.price',
        file: 'site.config.ts',
        line: 76,
        column: 17,
        endLine: 76,
        endColumn: 32,
        fix: {
          title: 'Write “£60 per session”',
          edits: [
            { file: 'site.config.ts', line: 76, column: 17, endLine: 76, endColumn: 32, text: '£60 per session' },
          ],
        },
      });
      assert.equal(accepted, []);
    }));

  test('writes the report to the file given with --output', () =>
    withEdit('hello@small.example', 'hi@small.example', async (folder) => {
      const { stdout } = await cli(['check', '--format', 'json', '--output', 'report.json'], { cwd: folder });
      assert.is(stdout, '');
      assert.is(report(await readFile(join(folder, 'report.json'), 'utf8')).ok, true);
    }));

  test('--strict turns a warning into an error', () =>
    withEdit("street: '1 Test Street'", "street: { $standIn: '1 Test Street', note: 'the street' }", async (folder) => {
      assert.is((await cli(['check'], { cwd: folder })).code, 0);
      assert.is((await cli(['check', '--strict'], { cwd: folder })).code, 1);
    }));

  test('--release turns a stand-in into an error', () =>
    withEdit("street: '1 Test Street'", "street: { $standIn: '1 Test Street', note: 'the street' }", async (folder) => {
      const { code, stdout } = await cli(['check', '--release', '--format', 'json'], { cwd: folder });
      assert.is(code, 1);
      assert.is(report(stdout).findings[0]?.rule, 'release/stand-in');
    }));

  test('locates a broken anchor at the text that contains the link', () =>
    withEdit('[massage](/treatments/massage)', '[massage](/treatments/massage#prizes)', async (folder) => {
      const { stdout } = await cli(['check', '--format', 'json'], { cwd: folder });
      const [found] = report(stdout).findings;
      assert.is(found?.rule, 'link/anchor');
      assert.is(found?.path, 'pages./.1.questions.0.answer');
      assert.is(found?.page, '/');
      const line = (await readFile(join(folder, 'site.config.ts'), 'utf8')).split('\n')[Number(found?.line) - 1];
      assert.is(line?.slice(Number(found?.column) - 1, Number(found?.endColumn) - 1), '/treatments/massage#prizes');
    }));

  test('an alias that takes the address of a treatment replaces its generated page', () =>
    withEdit("aliases: { '/home'", "aliases: { '/treatments/cupping'", async (folder) => {
      const { stdout, code } = await cli(['check', '--format', 'json'], { cwd: folder });
      assert.is(code, 0, stdout);
    }));

  test('an address that a booking link already uses is an error that names both sources', () =>
    withEdit("aliases: { '/home'", "aliases: { '/go/visit'", async (folder) => {
      const { stdout, code } = await cli(['check', '--format', 'json'], { cwd: folder });
      assert.is(code, 1);
      assert.is(
        report(stdout).findings[0]?.message,
        '“go/visit.html” is generated twice: by “aliases./go/visit” and by “booking.visit”.',
      );
    }));

  test('a missing image file is an error at its file name', () =>
    withEdit("file: 'dot.svg'", "file: 'dott.svg'", async (folder) => {
      const { stdout } = await cli(['check', '--format', 'json'], { cwd: folder });
      assert.is(report(stdout).findings[0]?.message, 'There is no file content/images/dott.svg.');
    }));
});

suite('a config that cannot be read', (test) => {
  const refused = (
    title: string,
    files: Record<string, string>,
    expected: { rule: string; message: RegExp; location?: string },
  ) =>
    test(title, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, files);
        const { code, stdout, stderr } = await cli(['check', '--format', 'json'], { cwd: folder });
        const [found] = report(stdout).findings;
        assert.is(code, 2, stderr);
        assert.is(found?.rule, expected.rule);
        assert.match(String(found?.message), expected.message);
        if (expected.location) assert.is(`${found?.file}:${found?.line}:${found?.column}`, expected.location);
        assert.not.match(stdout + stderr, /\n\s+at /);
      }),
    );

  refused(
    'exits with 2 if the file is missing',
    { 'other.txt': '' },
    { rule: 'config/not-found', message: /^There is no config / },
  );
  for (const [where, config, command] of [
    ['around', 'site.config.ts', 'content'],
    ['below', 'my-site/site.config.ts', 'content/..'],
  ] as const)
    test(`names the config in the folder ${where} the one in which it was looked for`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, { [config]: '', 'content/note.txt': '' });
        const { stdout } = await cli(['check', '--format', 'json'], { cwd: join(folder, command) });
        const file = join(folder, config);
        assert.is(report(stdout).findings[0]?.help, `Run the command in ${dirname(file)}, or write --config ${file}`);
      }));

  refused(
    'exits with 2 and the location if it is not valid TypeScript',
    { 'site.config.ts': 'const a = {\n  b: 1,,\n};\nexport default a;\n' },
    {
      rule: 'config/syntax',
      message: /^There is one comma too many here\.$/,
      location: 'site.config.ts:2:8',
    },
  );
  refused(
    'counts columns in characters, not bytes, after a pound sign',
    { 'site.config.ts': "export default { price: '£300',, };\n" },
    { rule: 'config/syntax', message: /^There is one comma too many here\.$/, location: 'site.config.ts:1:32' },
  );
  refused(
    'exits with 2 if it is a folder',
    { 'site.config.ts/note.txt': '' },
    { rule: 'config/not-found', message: /site\.config\.ts is a folder, not a config\.$/ },
  );
  for (const [what, config, message, location] of [
    [
      'a comma is missing',
      "export default {\n  a: '1'\n  b: '2',\n};\n",
      'A comma is missing at the end of this line.',
      '2:8',
    ],
    [
      'a string in single quotes contains an apostrophe',
      "export default { a: 'It's well' };\n",
      'The apostrophe before “s” ended the text.',
      '1:25',
    ],
    ['a string is not closed', "export default { a: 'It };\n", 'This text has no quotation mark at its end.', '1:27'],
    ['it ends too early', 'export default {\n  a: 1,\n', 'The config is not closed: its “{” has no “}”.', '1:16'],
  ] as const)
    refused(
      `exits with 2 and an explanation for owners if ${what}`,
      { 'site.config.ts': config },
      { rule: 'config/syntax', message: new RegExp(`^${message}$`), location: `site.config.ts:${location}` },
    );
  refused(
    'exits with 2 and the location if it throws',
    { 'site.config.ts': "const a = 1;\nthrow new Error('no config today');\nexport default a;\n" },
    {
      rule: 'config/throws',
      message: /no config today/,
      location: 'site.config.ts:2:7',
    },
  );
  refused(
    'exits with 2 and the location in the imported file if that throws',
    {
      'site.config.ts': "import { a } from './a.ts';\nexport default a();\n",
      'a.ts': '\nexport const a = () => {\n  return (undefined as never as { x: 1 }).x;\n};\n',
    },
    { rule: 'config/throws', message: /Cannot read properties of undefined/, location: 'a.ts:3:43' },
  );
  refused(
    'exits with 2 if it throws a string',
    { 'site.config.ts': "throw 'no';\n" },
    { rule: 'config/throws', message: /The config cannot be run: no\./ },
  );
  refused(
    'exits with 2 if it exports nothing',
    { 'site.config.ts': 'const a = 1;\nvoid a;\n' },
    {
      rule: 'config/no-export',
      message: /^This file exports no site\.$/,
      location: 'site.config.ts:1:1',
    },
  );
  refused(
    'exits with 2 and the location if it imports a missing file',
    { 'site.config.ts': "import { a } from './nowhere.ts';\nexport default a;\n" },
    {
      rule: 'config/syntax',
      message: /^There is no file “\.\/nowhere\.ts” to import\.$/,
      location: 'site.config.ts:1:19',
    },
  );
  refused(
    'exits with 2 if it never ends',
    { 'site.config.ts': 'while (true) {}\n' },
    { rule: 'config/throws', message: /longer than 10 seconds/ },
  );
});

suite('wrong usage', (test) => {
  for (const [title, args, message] of [
    [
      'a command of other programs',
      ['delete', 'catalogue.massage'],
      /There is no command “delete”\. Write: npx site remove catalogue\.massage\n$/,
    ],
    [
      'a new name for visitors',
      ['rename', 'catalogue.laser', 'Nail', 'laser'],
      /^There is no command “rename”\. To change the name that visitors read, write: npx site set catalogue\.laser\.name 'Nail laser'\. To change a name or an address in the config, write the new one in the file, wherever the old one is; “npx site check” lists the places that are left\.\n$/,
    ],
    ['a new name in the config', ['rename', '/about', '/about-us'], /write: npx site set routes\.\/about\.name '…'\./],
    ['an unknown command', ['chek'], /unknown command 'chek'.*Did you mean check\?/s],
    ['an unknown option', ['check', '--strickt'], /unknown option '--strickt'.*Did you mean --strict\?/s],
    [
      'an option of other programs',
      ['check', '--strict', '--json'],
      /^“site check” has no option “--json”\. Write: npx site check --format json\n$/,
    ],
    [
      'a config that is a text',
      ['check', '--config', 'README.md'],
      /argument 'README\.md' is invalid\. It must be a file of code, such as site\.config\.ts\./,
    ],
    ['several rules with commas', ['check', '--rule', 'price,pric/from'], /^There is no rule “pric\/from”\./],
    ['an unknown format', ['check', '--format', 'xml'], /argument 'xml' is invalid/],
    ['a port out of range', ['preview', '--port', '99999'], /It must be a number from 0 to 65535\./],
    [
      'a report that is a folder',
      ['check', '--output', 'content'],
      /The report cannot be written to .*content: it is a folder\./,
    ],
    [
      'a misspelt rule to list',
      ['check', '--rule', 'pric/from'],
      /There is no rule “pric\/from”\. Did you mean “price\/from”\?/,
    ],
    [
      'a rule to list in a report for programs',
      ['check', '--rule', 'price', '--format', 'json'],
      /--rule is for people: with --format json, the report always contains every finding\./,
    ],
    ['a misspelt rule family', ['explain', 'pric'], /There is no rule “pric”\. Did you mean “price”\?/],
    [
      'a folder without a site',
      ['preview', '--out', 'no-such-folder'],
      /The folder .* contains no built site\. Run “npx site build” first\./,
    ],
  ] as const)
    test(`${title} exits with 2 and explains what to do`, async () => {
      const { code, stdout, stderr } = await cli(args);
      assert.is(code, 2);
      assert.is(stdout, '');
      assert.match(stderr, message);
      assert.not.match(stderr, /\n\s+at /);
    });

  test('no command shows the help and exits 2', async () => {
    const { code, stderr } = await cli([]);
    assert.is(code, 2);
    assert.match(stderr, /Usage: site/);
  });

  for (const command of ['check', 'build', 'dev', 'preview', 'host', 'routes', 'explain'])
    test(`site ${command} --help describes its options`, async () => {
      const { code, stdout } = await cli([command, '--help']);
      assert.is(code, 0);
      assert.match(stdout, new RegExp(`Usage: site ${command} \\[options\\]`));
    });
});
