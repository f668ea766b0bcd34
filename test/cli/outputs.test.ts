/** The reports of one run of `site check`, printed and in files. */
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { FORMATS } from '../../cli/report/formats.ts';
import { gitlabErrors, junitErrors, sarifErrors } from '../support/report-schemas.ts';
import { cli } from '../support/run-cli.ts';
import { builtCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const inSite = (run: (cwd: string) => Promise<void>, edits: Readonly<Record<string, string>> = {}) =>
  inFolder(async (folder) => run(await builtCopy('minimal', folder, edits)));

const outputs = (...values: readonly string[]) => ['check', ...values.flatMap((value) => ['--output', value])];

suite('site check --output FORMAT=FILE', (test) => {
  test('writes a report in every format in one run, beside the printed one', () =>
    inSite(
      async (cwd) => {
        const { code, stdout, stderr } = await cli(
          [...outputs(...FORMATS.map((format) => `${format}=reports/${format}`)), '--format', 'github'],
          { cwd },
        );
        assert.is(code, 1);
        assert.match(stdout, /^::error file=site\.config\.ts,line=76,/);
        const names = FORMATS.map((format) => `reports/${format}`);
        assert.match(stderr, `The reports are in ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.\n`);
        const read = (format: string) => readFile(join(cwd, 'reports', format), 'utf8');
        assert.is(await read('github'), stdout);
        assert.match(await read('pretty'), /^site\.config\.ts\n {2}76:17 {3} error /);
        assert.is(JSON.parse(await read('json')).summary.errors, 1);
        assert.equal(sarifErrors(await read('sarif')), []);
        assert.equal(gitlabErrors(await read('gitlab')), []);
        assert.equal(await junitErrors(await read('junit')), []);
        assert.match(await read('markdown'), /^<!-- site check -->\n\n### Site check failed: 1 error\n/);
      },
      { "'£60 per session'": "'£6O per session'" },
    ));

  test('writes the report of --format to a file without a format, and prints nothing', () =>
    inSite(async (cwd) => {
      const { code, stdout, stderr } = await cli([...outputs('report.txt', 'junit=./a=b.xml'), '--all'], { cwd });
      assert.is(code, 0);
      assert.is(stdout, '');
      assert.match(stderr, /no errors, no warnings, .* The reports are in report\.txt and \.\/a=b\.xml\.\n$/);
      assert.match(await readFile(join(cwd, 'report.txt'), 'utf8'), /^no errors, no warnings, /);
      assert.equal(await junitErrors(await readFile(join(cwd, 'a=b.xml'), 'utf8')), []);
    }));

  test('overwrites earlier reports, whatever their format', () =>
    inSite(async (cwd) => {
      for (const [index, format] of FORMATS.entries()) {
        const next = FORMATS[(index + 1) % FORMATS.length];
        assert.is((await cli(outputs(`${format}=report`), { cwd })).code, 0, format);
        assert.is((await cli(outputs(`${next}=report`), { cwd })).code, 0, `${next} after ${format}`);
      }
    }));

  test('adds to the job summary of GitHub, which every command of a step shares', () =>
    inSite(async (cwd) => {
      const summary = join(cwd, 'summary.md');
      await writeFile(summary, '# Another command\n');
      const { code } = await cli(outputs(`markdown=${summary}`), { cwd, env: { GITHUB_STEP_SUMMARY: summary } });
      assert.is(code, 0);
      assert.match(
        await readFile(summary, 'utf8'),
        /^# Another command\n<!-- site check -->\n\n### Site check passed: no findings\n\nno errors, [^\n]+\n$/,
      );
    }));
});

suite('site check refuses', (test) => {
  const refused = (title: string, args: readonly string[], message: string) =>
    test(`${title}, and writes nothing`, () =>
      inSite(async (cwd) => {
        await mkdir(join(cwd, 'folder'));
        await symlink('report.json', join(cwd, 'link.json'));
        await writeFile(join(cwd, 'report.json'), '{"version": 1, "ok": true}');
        await writeFile(join(cwd, 'quality.json'), '[{"check_name": "import/no-cycle"}]');
        const before = (await readdir(cwd)).sort();
        const { code, stdout, stderr } = await cli(args, { cwd });
        assert.is(code, 2);
        assert.is(stdout, '');
        assert.match(stderr, message);
        assert.not.match(stderr, /\n\s+at /);
        assert.equal((await readdir(cwd)).sort(), before);
      }));

  refused(
    'an unknown format',
    outputs('junit=a.xml', 'sariff=a.sarif'),
    `There is no format “sariff”. Did you mean sarif? The formats are ${FORMATS.join(', ')}. If “sariff=a.sarif” is a file, write “./sariff=a.sarif”.`,
  );
  refused('a format without a file', outputs('sarif='), 'Name the file, such as sarif=report.');
  refused('an empty file name', outputs(''), 'Name the file, such as sarif=report.');
  refused(
    'two files without a format',
    outputs('a.txt', 'b.sarif'),
    '--output a.txt and --output b.sarif have no format, so they would contain the same report. Write the format before one of the files, such as sarif=b.sarif.\n',
  );
  refused(
    'two reports in one file',
    outputs('sarif=a', 'json=b', 'junit=./folder/../a'),
    'a and ./folder/../a are the same file. Give each report its own file.\n',
  );
  refused(
    'two reports in one file with two names',
    outputs('json=report.json', 'sarif=link.json'),
    'report.json and link.json are the same file. Give each report its own file.\n',
  );
  refused(
    'a report in the file of the baseline',
    [...outputs('json=warnings.json'), '--baseline', 'warnings.json', '--update-baseline'],
    'warnings.json and warnings.json are the same file. Give each report its own file.\n',
  );
  refused(
    'a file that is not a report',
    outputs('junit=a.xml', 'sarif=site.config.ts'),
    'site.config.ts already exists and is not a report, so it was not overwritten. Choose another file.\n',
  );
  refused(
    'the code quality report of another tool',
    outputs('gitlab=quality.json'),
    'quality.json already exists and is not a report, so it was not overwritten. Choose another file.\n',
  );
  refused(
    'a folder',
    outputs('junit=a.xml', 'sarif=folder'),
    'The report cannot be written to folder: it is a folder.\n',
  );
  refused(
    'a path through a file',
    outputs('sarif=package.json/a/b.sarif', 'junit=site.config.ts/a.xml'),
    'The report cannot be written to ',
  );
  refused(
    'a device',
    outputs('sarif=/dev/null'),
    'The report cannot be written to /dev/null: it is not a regular file.\n',
  );
  refused(
    '--rule without a report for people',
    [...outputs('sarif=a.sarif'), '--format', 'json', '--rule', 'price'],
    '--rule is for people: with --format json, the report always contains every finding.\n',
  );
});

suite('docs/checks.md', (test) => {
  test('shows a job for GitLab whose command writes reports that GitLab accepts', () =>
    inSite(async (cwd) => {
      const docs = await readFile(join(ROOT, 'docs/checks.md'), 'utf8');
      const [, command = ''] = /npx site (check --output gitlab=.*)/.exec(docs) ?? [];
      const { code, stdout } = await cli(command.split(' '), { cwd });
      assert.is(code, 0);
      assert.match(stdout, /^no errors, no warnings, /);
      const read = (name: string) => readFile(join(cwd, name), 'utf8');
      assert.equal(gitlabErrors(await read('site-check.json')), []);
      assert.equal(await junitErrors(await read('site-check.xml')), []);
      assert.match(await read('site-check.md'), /^<!-- site check -->\n/);
    }));
});
