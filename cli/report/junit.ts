import { xml } from '../../renderer/core/escape.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { FAMILIES, familyOf, RULE_NAMES } from '../../renderer/core/rule-names.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { fromWorkingFolder, isFailure, isNew, type Reporter, type ReportInput } from './report.ts';
import { relatedLocationsText } from './source-text.ts';

/**
 * A report for test runners in the format of Jenkins and GitLab: one suite per rule family, one test case per rule, one
 * failure per error, or per warning that is not in the baseline. Other warnings and exceptions appear in the output of a test case, which passes.
 */
export const junit: Reporter = (input) => {
  const cases = RULE_NAMES.map((name) => caseOf(name, input));
  const suites = FAMILIES.map((family) =>
    suiteText(
      family,
      cases.filter((one) => familyOf(one.rule) === family),
    ),
  );
  const seconds = (input.summary.durationMs / 1000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="site check" ${counts(cases)} time="${seconds}">`,
    ...suites,
    '</testsuites>',
  ].join('\n');
};

/** A rule as a test case. */
interface Case {
  readonly rule: string;
  readonly failures: readonly string[];
  readonly output: readonly string[];
  readonly skipped: boolean;
}

function caseOf(rule: string, input: ReportInput): Case {
  const findings = input.findings.filter((finding) => finding.rule === rule);
  const accepted = input.accepted.filter(({ finding }) => finding.rule === rule);
  return {
    rule,
    skipped: findings.length === 0 && input.unapplied.has(rule),
    failures: findings.filter((finding) => isFailure(finding, input)).map((finding) => failure(finding, input)),
    output: [
      ...findings
        .filter((finding) => !isFailure(finding, input))
        .map((finding) => `${isNew(finding, input) ? 'new ' : ''}warning: ${described(finding, input)}`),
      ...accepted.map(
        ({ finding, reason, until, location }) =>
          `accepted until ${until}: ${described(location ? { ...finding, location } : finding, input)}\n  because: ${reason}`,
      ),
    ],
  };
}

const suiteText = (family: string, cases: readonly Case[]): string =>
  [
    `  <testsuite name="${xml(family)}" ${counts(cases)} skipped="${cases.filter(({ skipped }) => skipped).length}">`,
    ...cases.map(caseText),
    '  </testsuite>',
  ].join('\n');

/** A test case with several failures counts once. */
const counts = (cases: readonly Case[]): string =>
  `tests="${cases.length}" failures="${cases.filter(({ failures }) => failures.length > 0).length}" errors="0"`;

function caseText({ rule, failures, output, skipped }: Case): string {
  const inner = [
    ...(skipped ? ['      <skipped message="This rule was not applied."/>'] : []),
    ...failures,
    ...(output.length > 0 ? [`      <system-out>${safe(output.join('\n'))}</system-out>`] : []),
  ];
  const start = `    <testcase name="${xml(rule)}" classname="site check.${xml(familyOf(rule))}" time="0"`;
  return inner.length === 0 ? `${start}/>` : [`${start}>`, ...inner, '    </testcase>'].join('\n');
}

const failure = (finding: Finding, input: ReportInput): string =>
  `      <failure type="${xml(finding.severity)}" message="${safe(finding.message)}">${safe(described(finding, input))}</failure>`;

/** 'site.config.ts:76:16 “£6O” is not a price.', followed by the help. */
function described(finding: Finding, input: ReportInput): string {
  const { location, message, help, page } = finding;
  const relatedLocations = relatedLocationsText(finding, (file) => fromWorkingFolder(file, input));
  const position = location ? `${fromWorkingFolder(location.file, input)}:${location.line}:${location.column} ` : '';
  return [
    `${position}${message}`,
    ...(help ? [`  → ${help}`] : []),
    ...(relatedLocations ? [`  ${relatedLocations}`] : []),
    ...(page ? [`  on ${page}`] : []),
  ].join('\n');
}

/** XML 1.0 cannot represent control characters (https://www.w3.org/TR/xml/#charsets). */
const safe = (text: string): string => xml(text.split('\n').map(escapeForTerminal).join('\n'));
