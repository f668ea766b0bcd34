import type { Finding } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { obsoleteText } from './notices.ts';
import { fromWorkingFolder, isFailure, isNew, type Reporter, type ReportInput } from './report.ts';
import { relatedLocationsText } from './source-text.ts';
import { summaryText } from './summary.ts';

/**
 * Annotations for GitHub Actions: a workflow command for each finding, then the accepted findings in a collapsed group,
 * then the summary (https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions). GitHub shows
 * the first ten errors and the first ten warnings of a step, so new findings come first. Findings in a baseline are not
 * annotated.
 */
export const github: Reporter = (input) =>
  [
    ...annotated(input).map((finding) => annotation(finding, input)),
    ...acceptedLines(input),
    ...obsoleteLines(input),
    summaryText(input.summary),
  ].join('\n');

function annotated(input: ReportInput): readonly Finding[] {
  const findings = input.comparison?.baseline
    ? input.findings.filter((finding) => isFailure(finding, input))
    : input.findings;
  return [true, false].flatMap((isFirst) => findings.filter((finding) => isNew(finding, input) === isFirst));
}

const obsoleteLines = ({ comparison }: ReportInput): readonly string[] =>
  comparison?.baseline === undefined
    ? []
    : obsoleteText(comparison.gone, comparison.baseline).map((line) => escapeForTerminal(line));

/** Accepted findings appear only in the log, not as annotations. */
const acceptedLines = ({ accepted }: ReportInput): readonly string[] =>
  accepted.length === 0
    ? []
    : [
        `::group::Accepted: ${accepted.length}`,
        ...accepted.map(
          ({ finding, reason, until, location }) =>
            `  ${location ? `${location.file}:${location.line} ` : ''}${escapeForTerminal(finding.message)} (${finding.rule}, until ${until}: ${escapeForTerminal(reason)})`,
        ),
        '::endgroup::',
      ];

function annotation(finding: Finding, input: ReportInput): string {
  const { message, help, page, rule } = finding;
  const relatedLocations = relatedLocationsText(finding, (file) => fromWorkingFolder(file, input));
  const lines = [
    message,
    ...(help ? [`→ ${help}`] : []),
    ...(relatedLocations ? [relatedLocations] : []),
    ...(page ? [`on ${page}`] : []),
  ];
  const text = lines.map(shownLines).join('\n');
  const properties = Object.entries({
    ...locationOf(finding, input),
    title: isNew(finding, input) ? `New: ${rule}` : rule,
  })
    .map(([name, value]) => `${name}=${property(String(value))}`)
    .join(',');
  return `::${isFailure(finding, input) ? 'error' : 'warning'} ${properties}::${data(text)}`;
}

/** Keeps line breaks, which are escaped later, and makes all other control characters visible. */
const shownLines = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeForTerminal(part)))
    .join('');

/** GitHub accepts columns only if a finding begins and ends on the same line. */
function locationOf({ location }: Finding, input: ReportInput): Record<string, string | number> {
  if (!location) return {};
  const { line, column, endLine, endColumn } = location;
  return {
    file: fromWorkingFolder(location.file, input),
    line,
    endLine,
    ...(line === endLine ? { col: column, endColumn } : {}),
  };
}

/** A percent sign starts an escape sequence, and a line break would end the command. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A colon would end the properties, and a comma the property. */
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
