import type { Finding } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { summaryText } from './pretty.ts';
import { fromHere, type Reporter, type ReportInput } from './report.ts';
import { alsoIn } from './words.ts';

/**
 * Annotations for GitHub Actions: one workflow command a finding, then what was accepted, folded, and the figures
 * (https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions).
 */
export const github: Reporter = (input) =>
  [
    ...input.findings.map((finding) => annotation(finding, input)),
    ...acceptedLines(input),
    summaryText(input.summary),
  ].join('\n');

/** No annotations: what was accepted is for whoever reads the log, in every run. */
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
  const { severity, message, help, page, rule } = finding;
  const relatedLocations = alsoIn(finding, (file) => fromHere(file, input));
  const lines = [
    message,
    ...(help ? [`→ ${help}`] : []),
    ...(relatedLocations ? [relatedLocations] : []),
    ...(page ? [`on ${page}`] : []),
  ];
  const text = lines.map(shownLines).join('\n');
  const properties = Object.entries({ ...locationOf(finding, input), title: rule })
    .map(([name, value]) => `${name}=${property(String(value))}`)
    .join(',');
  return `::${severity} ${properties}::${data(text)}`;
}

/** Line breaks are escaped below; of any other control character it is only shown that there is one. */
const shownLines = (text: string): string =>
  text
    .split(/(\r?\n)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeForTerminal(part)))
    .join('');

/** Columns are taken only where a finding begins and ends on one line. */
function locationOf({ location }: Finding, input: ReportInput): Record<string, string | number> {
  if (!location) return {};
  const { line, column, endLine, endColumn } = location;
  return {
    file: fromHere(location.file, input),
    line,
    endLine,
    ...(line === endLine ? { col: column, endColumn } : {}),
  };
}

/** A percent sign begins an escape, and a line break would end the command. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A colon would end the properties, a comma the property. */
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
