/** A missing name is reported once, with all its uses. */
import * as assert from 'uvu/assert';
import { github } from '../cli/report/github.ts';
import { json } from '../cli/report/json.ts';
import { junit } from '../cli/report/junit.ts';
import { pretty } from '../cli/report/pretty.ts';
import { PLAIN } from '../cli/terminal.ts';
import { groupByRootCause } from '../renderer/check/root-cause.ts';
import type { Finding, SourceLocation } from '../renderer/core/finding.ts';
import { reported, rewritten } from './support/reports.ts';
import { suite } from './support/suite.ts';

const location = (line: number, file = 'site.config.ts'): SourceLocation => ({
  file,
  line,
  column: 3,
  endLine: line,
  endColumn: 9,
});
const lacking = (rule: Finding['rule'], missingPath: string, line: number, more: Partial<Finding> = {}): Finding => ({
  rule,
  severity: 'error',
  message: `${rule} ${missingPath}`,
  location: location(line),
  missingPath,
  ...more,
});
const reportedLines = (findings: readonly Finding[]) =>
  groupByRootCause(findings).map(({ rule, location: at, relatedLocations }) => [
    rule,
    at?.line,
    relatedLocations?.map(({ line }) => line),
  ]);

suite('grouping findings by root cause', (test) => {
  test('a name that is not declared is reported once, at its first use, with its other uses', () =>
    assert.equal(
      reportedLines([
        lacking('config/reference', 'categories.hands', 4),
        lacking('config/reference', 'categories.feet', 5),
        lacking('config/reference', 'categories.hands', 6),
      ]),
      [
        ['config/reference', 4, [6]],
        ['config/reference', 5, undefined],
      ],
    ));

  test('a misspelt field does not list the object around it as a further use', () =>
    assert.equal(
      reportedLines([
        lacking('config/unknown-key', 'people.jo.title', 4),
        lacking('config/missing', 'people.jo.title', 3, { location: { ...location(3), endLine: 8 } }),
        lacking('content/prose', 'people.jo.title', 9),
      ]),
      [['config/unknown-key', 4, [9]]],
    ));

  test('a quotation from a missing treatment is grouped with the missing treatment', () =>
    assert.equal(
      reportedLines([
        lacking('content/prose', 'catalogue.massage.price', 2),
        lacking('config/reference', 'catalogue.massage', 4),
        lacking('content/prose', 'catalogue.massages.price', 7),
      ]),
      [
        ['config/reference', 4, [2]],
        ['content/prose', 7, undefined],
      ],
    ));

  test('a misspelt field is reported at the misspelling, with the findings that the field is missing', () =>
    assert.equal(
      reportedLines([
        lacking('content/prose', 'catalogue.massage.duration', 2),
        lacking('config/missing', 'catalogue.massage.duration', 8),
        lacking('config/unknown-key', 'catalogue.massage.duration', 9),
      ]),
      [['config/unknown-key', 9, [2, 8]]],
    ));

  test('a value of the wrong type is reported once, with the uses of what it should contain', () =>
    assert.equal(
      reportedLines([
        lacking('content/prose', 'catalogue.massage.packages.0.price', 2),
        lacking('content/prose', 'catalogue.massage.packages.0.saving', 3),
        lacking('content/prose', 'catalogue.massage.figures.lasts', 4),
        {
          rule: 'config/type',
          severity: 'error',
          message: '“£650” is not a list in square brackets.',
          path: ['catalogue', 'massage', 'packages'],
          location: location(8),
        },
      ]),
      [
        ['content/prose', 4, undefined],
        ['config/type', 8, [2, 3]],
      ],
    ));

  test('findings without a common missing name stay unchanged', () => {
    const others: readonly Finding[] = [
      { rule: 'seo/title', severity: 'warning', message: 'One.' },
      { rule: 'config/missing', severity: 'error', message: 'No place.', missingPath: 'clinic' },
      { rule: 'config/missing', severity: 'error', message: 'No place.', missingPath: 'clinic' },
    ];
    assert.equal(groupByRootCause(others), others);
  });

  test('the fixes of a group are combined only if every finding of the group has one', () => {
    const fix = (line: number) => ({ title: 'Write “hand”', edits: [{ ...location(line), text: 'hand' }] });
    const one = lacking('config/reference', 'categories.hands', 4, { fix: fix(4) });
    const other = lacking('config/reference', 'categories.hands', 6, { fix: fix(6) });
    const edits = (findings: readonly Finding[]) =>
      groupByRootCause(findings).map((finding) => finding.fix?.edits.map(({ line }) => line));
    assert.equal(edits([one, other]), [[4, 6]]);
    assert.equal(edits([one, other, lacking('content/prose', 'categories.hands.name', 7)]), [undefined]);
  });
});

const misspelt = await reported(rewritten({ '      hands: {': '      handz: {' }));
const renamed = await reported(rewritten({ "price: '£60 per session',": "prise: '£60 per session'," }));
const RELATED_LINES = /also in site\.config\.ts, lines? \d+/;

suite('a name that is misspelt in its declaration', (test) => {
  test('a misspelt declaration is reported once in each report, with every use of the name', () => {
    assert.equal(
      misspelt.findings.map(({ rule, message }) => [rule, message]),
      [['config/reference', 'There is no category “hands”.']],
    );
    for (const report of [pretty, github, junit]) assert.match(report(misspelt, PLAIN), RELATED_LINES);
    const [first]: { relatedLocations: readonly { file: string; line: number; endColumn: number }[] }[] = JSON.parse(
      json(misspelt, PLAIN),
    ).findings;
    assert.equal(
      first?.relatedLocations.map(({ file }) => file),
      ['site.config.ts', 'site.config.ts'],
    );
  });

  test('a misspelt field is reported once, even if the field is required and quoted', () =>
    assert.equal(
      renamed.findings.map(({ rule, message, help, relatedLocations }) => [
        rule,
        message,
        help,
        relatedLocations?.length,
      ]),
      [['config/unknown-key', 'Unknown field “prise”.', 'Did you mean “price”?', 2]],
    ));
});
