import * as assert from 'uvu/assert';
import type { ReportInput } from '../../cli/report/report.ts';
import { sarif } from '../../cli/report/sarif.ts';
import { PLAIN } from '../../cli/terminal.ts';
import { ruleTexts } from '../../renderer/check/rules/rule-texts.ts';
import { sarifErrors } from '../support/report-schemas.ts';
import { FAULTY, reported, rewritten } from '../support/reports.ts';
import { everyReport, shippedReport } from '../support/shipped-report.ts';
import { suite } from '../support/suite.ts';

interface Log {
  readonly version: string;
  readonly runs: readonly {
    readonly columnKind: string;
    readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly Described[] } };
    readonly results: readonly Result[];
  }[];
}

interface Described {
  readonly id: string;
  readonly help: { readonly text: string; readonly markdown: string };
  readonly defaultConfiguration: { readonly level: string };
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region?: Record<string, number>;
    };
  }[];
  readonly partialFingerprints: Record<string, string>;
  readonly suppressions: readonly { readonly kind: string; readonly status: string; readonly justification: string }[];
  readonly fixes?: readonly unknown[];
}

const logOf = (input: ReportInput): Log => JSON.parse(sarif(input, PLAIN));
const resultsOf = (input: ReportInput): readonly Result[] => logOf(input).runs[0]?.results ?? [];
const resultOf = (input: ReportInput, rule: string): Result => {
  const found = resultsOf(input).find(({ ruleId }) => ruleId === rule);
  if (!found) throw new Error(`There is no result for ${rule}.`);
  return found;
};
const fingerprintsOf = (input: ReportInput) =>
  resultsOf(input)
    .map(({ partialFingerprints }) => partialFingerprints['siteCheck/v1'])
    .sort();

const reports = await everyReport();
const faulty = await reported(FAULTY);

suite('a SARIF report', (test) => {
  for (const [what, input] of Object.entries(reports))
    test(`${what} is valid against the published schema`, () => assert.equal(sarifErrors(sarif(input, PLAIN)), []));

  test('is rejected by the schema if it is invalid, so the schema is applied', () => {
    const log = JSON.parse(sarif(faulty, PLAIN));
    log.runs[0].results[0].level = 'fatal';
    assert.ok(sarifErrors(JSON.stringify(log)).length > 0);
  });

  test('names every rule with its help and its default severity', () => {
    const [run] = logOf(faulty).runs;
    const rules = run?.tool.driver.rules ?? [];
    assert.equal(
      rules.map(({ id, defaultConfiguration }) => [id, defaultConfiguration.level]),
      ruleTexts.map(({ name, severity }) => [name, severity]),
    );
    const hours = rules.find(({ id }) => id === 'config/hours');
    assert.match(
      hours?.help.text ?? '',
      "Wrong: hours that end before they begin\n    clinic.hours.monday: '17:00–09:00'",
    );
    assert.match(
      hours?.help.markdown ?? '',
      "**Wrong**: hours that end before they begin\n\n    clinic.hours.monday: '17:00–09:00'",
    );
  });

  test('refers each result to its rule', () => {
    const [run] = logOf(faulty).runs;
    assert.ok((run?.results.length ?? 0) > 2);
    for (const { ruleId, ruleIndex } of run?.results ?? []) assert.is(run?.tool.driver.rules[ruleIndex]?.id, ruleId);
  });

  test('gives locations up to the character after the end, counted in UTF-16', () => {
    const { locations, level, message } = resultOf(faulty, 'link/anchor');
    const line = FAULTY.split('\n').findIndex((text) => text.includes('#prizes'));
    const column = FAULTY.split('\n')[line]?.indexOf('/treatments/massage#prizes') ?? -1;
    assert.is(logOf(faulty).runs[0]?.columnKind, 'utf16CodeUnits');
    assert.is(level, 'error');
    assert.match(message.text, /^“\/treatments\/massage#prizes” links to a missing anchor/);
    assert.equal(locations[0]?.physicalLocation, {
      artifactLocation: { uri: 'site.config.ts', uriBaseId: '%SRCROOT%' },
      region: {
        startLine: line + 1,
        startColumn: column + 1,
        endLine: line + 1,
        endColumn: column + 1 + '/treatments/massage#prizes'.length,
      },
    });
  });

  test('counts a character outside the basic plane as two, as editors do', async () => {
    const input = await reported(rewritten({ "tagline: 'One thing, done well'": "/* 🌿 £ */ tagline: ' One thing'" }));
    const line = rewritten({})
      .split('\n')
      .find((text) => text.includes('tagline:'));
    const indent = line?.indexOf('tagline') ?? -1;
    assert.is(
      resultOf(input, 'config/text').locations[0]?.physicalLocation.region?.startColumn,
      indent + "/* 🌿 £ */ tagline: '".length + 1,
    );
  });

  test('contains file names relative to the working directory, encoded as URLs', async () => {
    const input = { ...(await reported(FAULTY)), folder: 'sites/my clinic' };
    assert.is(
      resultOf(input, 'link/anchor').locations[0]?.physicalLocation.artifactLocation.uri,
      'sites/my%20clinic/site.config.ts',
    );
  });

  test('locates a finding without a location at the config', async () => {
    const [finding] = faulty.findings;
    assert.ok(finding);
    const { location, ...nowhere } = finding;
    assert.ok(location);
    const [result] = resultsOf({ ...faulty, findings: [nowhere] });
    assert.equal(result?.locations[0]?.physicalLocation, {
      artifactLocation: { uri: 'site.config.ts', uriBaseId: '%SRCROOT%' },
    });
  });

  test('lists accepted findings as suppressed, with the reason and the end date', () => {
    const { suppressions, level } = resultOf(faulty, 'price/from');
    assert.is(level, 'error');
    assert.equal(suppressions, [
      {
        kind: 'inSource',
        status: 'accepted',
        justification: 'The printed leaflet names this price. (Until 2027-06-30.)',
      },
    ]);
    assert.equal(resultOf(faulty, 'link/anchor').suppressions, []);
  });

  test('contains the automatic fix of a finding', () => {
    const [finding] = faulty.findings;
    assert.ok(finding?.location);
    const fix = { title: 'Write £65', edits: [{ ...finding.location, text: '£65' }] };
    const input = { ...faulty, findings: [{ ...finding, fix }] };
    assert.equal(sarifErrors(sarif(input, PLAIN)), []);
    const { location } = finding;
    assert.equal(resultsOf(input)[0]?.fixes, [
      {
        description: { text: 'Write £65' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'site.config.ts', uriBaseId: '%SRCROOT%' },
            replacements: [
              {
                deletedRegion: {
                  startLine: location.line,
                  startColumn: location.column,
                  endLine: location.endLine,
                  endColumn: location.endColumn,
                },
                insertedContent: { text: '£65' },
              },
            ],
          },
        ],
      },
    ]);
  });
});

suite('fingerprints', (test) => {
  test('stay when lines move', async () => {
    const moved = await reported(FAULTY.replace('export default', '\n\n// Moved.\nexport default'));
    assert.is.not(moved.findings[0]?.location?.line, faulty.findings[0]?.location?.line);
    assert.equal(fingerprintsOf(moved), fingerprintsOf(faulty));
  });

  test('stay the same if a section is inserted before', async () => {
    const section = "placeholder({ title: 'First', lines: [], actions: [] }),";
    const moved = await reported(FAULTY.replace("'/': [\n", () => `'/': [\n      ${section}\n`));
    const path = (input: ReportInput) => input.findings.find(({ rule }) => rule === 'link/anchor')?.path?.join('.');
    assert.is(path(faulty), 'pages./.1.questions.0.answer');
    assert.is(path(moved), 'pages./.2.questions.0.answer');
    for (const fingerprint of fingerprintsOf(faulty))
      assert.ok(fingerprintsOf(moved).includes(fingerprint), fingerprint);
  });

  test('change with the text', async () => {
    const other = await reported(FAULTY.replace('#prizes', '#prices'));
    const same = fingerprintsOf(other).filter((fingerprint) => fingerprintsOf(faulty).includes(fingerprint));
    assert.is(same.length, fingerprintsOf(faulty).length - 1);
  });

  test('are distinct for identical findings', () => {
    const [finding] = faulty.findings;
    assert.ok(finding);
    const fingerprints = fingerprintsOf({ ...faulty, findings: [finding, finding], accepted: [] });
    assert.is(new Set(fingerprints).size, 2);
  });

  test('are all distinct on the shipped site', async () => {
    const fingerprints = fingerprintsOf(await shippedReport());
    assert.ok(fingerprints.length > 100);
    assert.is(new Set(fingerprints).size, fingerprints.length);
  });
});
