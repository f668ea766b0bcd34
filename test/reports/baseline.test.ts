/** A baseline: the check fails only for warnings that the file does not list. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { baselineOf, baselineText, compareWithBaseline, readBaseline } from '../../cli/report/baseline.ts';
import { github } from '../../cli/report/github.ts';
import { json } from '../../cli/report/json.ts';
import { junit } from '../../cli/report/junit.ts';
import { pretty } from '../../cli/report/pretty.ts';
import { type ReportInput, withComparison } from '../../cli/report/report.ts';
import { sarif } from '../../cli/report/sarif.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { FAULTY, reported, rewritten } from '../support/reports.ts';
import { cli } from '../support/run-cli.ts';
import { shippedReport } from '../support/shipped-report.ts';
import { builtCopy } from '../support/site-copy.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const PROMISE = { "'Cups, warm and still.'": "'Cups, warm and still. Guaranteed.'" };
const OTHER_PROMISE = { "'An hour of massage.'": "'An hour of massage. Guaranteed results.'" };
/** A price that could be any. */
const MISTYPED = { "'£60 per session'": "'by agreement'" };

const known = await reported(rewritten(PROMISE));
const both = await reported(rewritten({ ...PROMISE, ...OTHER_PROMISE }));
const fixed = await reported(rewritten({}));

/** Compares a report with the baseline of another. */
const against = (report: ReportInput, before: ReportInput): ReportInput =>
  withComparison(report, compareWithBaseline(report, baselineOf(before, []), 'warnings.json'));

suite('the file of a baseline', (test) => {
  test('has one line per warning, without line numbers', () =>
    assert.is(
      baselineText(baselineOf(both, [])),
      `{
  "version": 1,
  "baseline": [
    {"rule":"claim/guarantee","path":"catalogue.cupping.description","text":"Guaranteed","message":"“Guaranteed” promises what no treatment can guarantee."},
    {"rule":"claim/guarantee","path":"catalogue.massage.description","text":"Guaranteed","message":"“Guaranteed” promises what no treatment can guarantee."}
  ]
}
`,
    ));

  test('is empty without warnings', () =>
    assert.is(baselineText(baselineOf(fixed, [])), '{\n  "version": 1,\n  "baseline": []\n}\n'));

  test('contains no errors', async () =>
    assert.equal(
      baselineOf(await reported(FAULTY), []).map(({ rule }) => rule),
      ['release/stand-in'],
    ));

  test('does not depend on the order of findings', async () => {
    const report = await shippedReport();
    const reversed = { ...report, findings: report.findings.toReversed() };
    assert.is(baselineText(baselineOf(reversed, [])), baselineText(baselineOf(report, [])));
  });

  test('is read as it was written', async () => {
    const baseline = baselineOf(await shippedReport(), []);
    const sorted = (texts: typeof baseline) => texts.map((one) => JSON.stringify(one)).sort();
    assert.equal(sorted(readBaseline(baselineText(baseline)) ?? []), sorted(baseline));
  });

  test('is not read from other files', () => {
    for (const text of ['', '{}', '[]', 'export default {};', '{"version":1,"baseline":[{"rule":1}]}'])
      assert.is(readBaseline(text), undefined);
  });

  test('keeps the entries of rules that were not applied', async () => {
    const mistyped = await reported(rewritten({ ...PROMISE, ...MISTYPED }));
    assert.equal(
      baselineOf(mistyped, baselineOf(known, [])).map(({ path }) => path),
      ['catalogue.cupping.description'],
    );
  });
});

suite('a check with a baseline', (test) => {
  test('passes if the baseline lists every warning, and only counts them', () => {
    const report = against(known, known);
    assert.ok(report.ok);
    assert.match(
      pretty(report, PLAIN),
      /^1 warning is in warnings\.json: npx site check --all\n\nno errors, 1 warning, 0 accepted\. /,
    );
  });

  test('recognises every warning of the shipped site', async () => {
    const report = await shippedReport();
    assert.is(against(report, report).summary.new, 0);
    assert.ok(against(report, report).ok);
  });

  test('fails for a warning that it does not list, shows it in full and states what to do', () => {
    const report = against(both, known);
    assert.not(report.ok);
    const text = pretty(report, PLAIN);
    assert.match(
      text,
      /\n\nNot in warnings\.json\nsite\.config\.ts\n {2}\d+:\d+ +new warning {2}“Guaranteed” promises/,
    );
    assert.match(
      text,
      /\n\nOne warning is not in warnings\.json: correct it, or add --update-baseline to accept it\.\nno errors, 2 warnings, 1 new, 0 accepted\. /,
    );
  });

  test('asks to remove an entry that no longer occurs, and passes', () => {
    const report = against(fixed, known);
    assert.ok(report.ok);
    assert.match(
      pretty(report, PLAIN),
      /^One entry of warnings\.json no longer occurs\. Add --update-baseline to remove it\.\n {2}“Guaranteed” promises what no treatment can guarantee\. {2}claim\/guarantee at catalogue\.cupping\.description\n\nno errors/,
    );
  });

  test('does not ask to remove entries of rules that were not applied', async () => {
    const mistyped = await reported(rewritten(MISTYPED));
    assert.not.match(pretty(against(mistyped, known), PLAIN), 'warnings.json no longer');
  });

  test('fails for an error', async () => assert.not(against(await reported(FAULTY), await reported(FAULTY)).ok));
});

suite('what is new, in the reports for programs', (test) => {
  const report = against(both, known);
  const isAdded = (path: unknown) => path === 'catalogue.massage.description';

  test('is stated by each finding of a JSON report, with the obsolete entries of a baseline', () => {
    const { ok, summary, findings, baseline } = JSON.parse(json(report, PLAIN));
    assert.is(ok, false);
    assert.is(summary.new, 1);
    for (const finding of findings) assert.is(finding.new, isAdded(finding.path));
    assert.equal(baseline, { file: 'warnings.json', obsolete: [] });
    const [obsolete] = JSON.parse(json(against(fixed, known), PLAIN)).baseline.obsolete;
    assert.is(obsolete.path, 'catalogue.cupping.description');
  });

  test('is not stated in a JSON report without a comparison', () => {
    const { summary, findings, baseline } = JSON.parse(json(both, PLAIN));
    assert.equal([summary.new, findings[0].new, baseline], [undefined, undefined, undefined]);
  });

  test('is the baselineState of a SARIF result', () => {
    const states = (input: ReportInput) =>
      JSON.parse(sarif(input, PLAIN)).runs[0].results.map((one: { baselineState?: string }) => one.baselineState);
    assert.equal(states(report).sort(), ['new', 'unchanged']);
    assert.equal(states(both), [undefined, undefined]);
  });

  test('is the only annotation for GitHub with a baseline, as an error', () => {
    const annotations = github(report, PLAIN)
      .split('\n')
      .filter((line) => /^::(error|warning) /.test(line));
    assert.is(annotations.length, 1);
    assert.match(annotations[0] ?? '', /^::error .*,title=New%3A claim\/guarantee::“Guaranteed” promises/);
  });

  test('is the first annotation for GitHub after the last check', () => {
    const states = new Map(
      both.findings.map((one) => [one, isAdded(one.path?.join('.')) ? 'new' : 'unchanged'] as const),
    );
    const later = withComparison({ ...both, findings: both.findings.toReversed() }, { states, gone: [] });
    for (const input of [later, { ...later, findings: both.findings }]) {
      const lines = github(input, PLAIN).split('\n');
      assert.match(lines[0] ?? '', /^::warning .*,title=New%3A claim\/guarantee::/);
      assert.match(lines[1] ?? '', /^::warning .*,title=claim\/guarantee::/);
    }
  });

  test('is a failure in a JUnit report with a baseline', () => {
    const [tested] = /<testcase name="claim\/guarantee"[\s\S]*?<\/testcase>/.exec(junit(report, PLAIN)) ?? [];
    assert.is(tested?.match(/<failure type="warning"/g)?.length, 1);
    assert.match(tested ?? '', /<system-out>warning: site\.config\.ts:\d+:\d+ “Guaranteed”/);
  });
});

suite('site check --baseline', (test) => {
  const inSite = (run: (cwd: string) => Promise<void>) =>
    inFolder(async (folder) => run(await builtCopy('minimal', folder, PROMISE)));
  const args = ['check', '--baseline', 'warnings.json'];

  test('writes the file, passes with it, fails for a new warning, and forgets what is fixed', () =>
    inSite(async (cwd) => {
      const written = await cli([...args, '--update-baseline'], { cwd });
      assert.is(written.code, 0);
      assert.match(written.stderr, /(^|\n)warnings\.json now contains 1 warning\.\n$/);
      assert.is((await cli(args, { cwd })).code, 0);
      const file = join(cwd, 'site.config.ts');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace("'An hour of massage.'", "'An hour of massage. Guaranteed results.'"));
      assert.is((await cli(args, { cwd })).code, 1);
      await writeFile(file, text.replace(' Guaranteed.', ''));
      const { code, stdout } = await cli([...args, '--update-baseline'], { cwd });
      assert.is(code, 0);
      assert.match(stdout, /^no errors, no warnings, 0 accepted\./);
      assert.is(await readFile(join(cwd, 'warnings.json'), 'utf8'), '{\n  "version": 1,\n  "baseline": []\n}\n');
    }));

  test('exits with 2 if the file does not exist or is something else, and overwrites nothing', () =>
    inSite(async (cwd) => {
      const missing = await cli(args, { cwd });
      assert.is(missing.code, 2);
      assert.is(missing.stderr, 'There is no file warnings.json. Add --update-baseline to write it.\n');
      const other = await cli(['check', '--baseline', 'site.config.ts', '--update-baseline'], { cwd });
      assert.is(other.code, 2);
      assert.is(
        other.stderr,
        'site.config.ts is not a baseline. Name another file, or delete it and add --update-baseline.\n',
      );
      assert.match(await readFile(join(cwd, 'site.config.ts'), 'utf8'), 'Guaranteed.');
    }));

  test('exits with 2 for --update-baseline without a file', async () => {
    const { code, stderr } = await cli(['check', '--update-baseline']);
    assert.is(code, 2);
    assert.is(stderr, '--update-baseline also needs --baseline FILE, the file to write.\n');
  });

  test('writes nothing if the config cannot be read', () =>
    inSite(async (cwd) => {
      await writeFile(join(cwd, 'site.config.ts'), 'export default {,};\n');
      const { code, stderr } = await cli([...args, '--update-baseline'], { cwd });
      assert.is(code, 2);
      assert.match(stderr, /(^|\n)warnings\.json was not written, because the config cannot be read\.\n$/);
    }));
});
