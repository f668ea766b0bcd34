import * as assert from 'uvu/assert';
import { gitlab } from '../../cli/report/gitlab.ts';
import type { ReportInput } from '../../cli/report/report.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { gitlabErrors } from '../support/report-schemas.ts';
import { FAULTY, reported } from '../support/reports.ts';
import { everyReport } from '../support/shipped-report.ts';
import { suite } from '../support/suite.ts';

interface Issue {
  readonly check_name: string;
  readonly description: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: unknown;
}

const issuesOf = (input: ReportInput): readonly Issue[] => JSON.parse(gitlab(input, PLAIN));

const reports = await everyReport();
const faulty = await reported(FAULTY);

suite('a code quality report of GitLab', (test) => {
  for (const [what, input] of Object.entries(reports))
    test(`${what} is valid against the schema, and has one issue per finding with a fingerprint of its own`, () => {
      assert.equal(gitlabErrors(gitlab(input, PLAIN)), []);
      const issues = issuesOf(input);
      assert.is(issues.length, input.findings.length);
      assert.is(new Set(issues.map(({ fingerprint }) => fingerprint)).size, issues.length);
    });

  test('is rejected by the schema if it is invalid, so the schema is applied', () => {
    const [issue] = issuesOf(faulty);
    for (const wrong of [{ severity: 'error' }, { location: { path: './site.config.ts', lines: { begin: 1 } } }])
      assert.ok(gitlabErrors(JSON.stringify([{ ...issue, ...wrong }])).length > 0);
  });

  test('states the rule, the problem, the help, the page and the lines of a finding', () => {
    const line = FAULTY.split('\n').findIndex((text) => text.includes('#prizes')) + 1;
    const [issue] = issuesOf(faulty);
    assert.is(issue?.check_name, 'link/anchor');
    assert.is(
      issue?.description,
      '“/treatments/massage#prizes” links to a missing anchor: the page has no “#prizes”. Write “/treatments/massage”, or the anchor of a section. (On /.)',
    );
    assert.is(issue?.severity, 'blocker');
    assert.equal(issue?.location, { path: 'site.config.ts', lines: { begin: line, end: line } });
  });

  test('contains warnings as minor issues, and no accepted findings', () =>
    assert.equal(
      issuesOf(faulty).map(({ check_name, severity }) => [check_name, severity]),
      [
        ['link/anchor', 'blocker'],
        ['release/stand-in', 'minor'],
      ],
    ));

  test('contains file names relative to the working directory', () => {
    const [issue] = issuesOf({ ...faulty, folder: 'sites/one' });
    assert.match(JSON.stringify(issue?.location), '"path":"sites/one/site.config.ts"');
  });

  test('locates a finding without a location at the first line of the config', () => {
    const [finding] = faulty.findings;
    assert.ok(finding);
    const { location: _, ...nowhere } = finding;
    const [issue] = issuesOf({ ...faulty, findings: [nowhere] });
    assert.equal(issue?.location, { path: 'site.config.ts', lines: { begin: 1 } });
  });
});
