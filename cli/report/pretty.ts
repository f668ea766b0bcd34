import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { PLAIN, type Terminal } from '../terminal.ts';
import { formatDuration } from './duration.ts';
import { columnsOf } from './printable.ts';
import type { Reporter, ReportInput, Summary } from './report.ts';
import { lineAt, relatedLocationsText } from './source-text.ts';

type Colours = Terminal['colours'];

/** Further warnings of the same rule in a file are only counted: twenty stand-ins do not need twenty lines. */
const MAX_WARNINGS_PER_RULE = 3;

/** Findings for people: grouped by file, each with its line of code and its help. */
export const pretty: Reporter = (input, colours) => {
  const files = [...new Set(input.findings.map(({ location }) => location?.file ?? ''))];
  return [
    ...files.map((file) => fileReport(file, input, colours)),
    ...(input.accepted.length > 0 ? [acceptedReport(input, colours)] : []),
    summaryLine(input.summary, colours),
  ].join('\n\n');
};

function fileReport(file: string, input: ReportInput, colours: Colours): string {
  const findings = input.findings.filter(({ location }) => (location?.file ?? '') === file);
  const before = new Map<string, number>();
  const visible = findings.filter(({ rule, severity }) => {
    const count = (before.get(rule) ?? 0) + 1;
    before.set(rule, count);
    return severity === 'error' || count <= MAX_WARNINGS_PER_RULE;
  });
  const more = [...before].flatMap(([rule, total]) => {
    const hidden = total - visible.filter((finding) => finding.rule === rule).length;
    return hidden > 0
      ? [`           ${colours.dim(`… and ${hidden} more of ${rule} in this file (all with --format json)`)}`]
      : [];
  });
  return [
    colours.underline(file || 'The site'),
    ...visible.map((finding) => findingReport(finding, input, colours)),
    ...more,
  ].join('\n');
}

function findingReport(finding: Finding, input: ReportInput, colours: Colours): string {
  const severityLabel = finding.severity === 'error' ? colours.red('error') : colours.yellow('warning');
  const position = finding.location
    ? colours.dim(`${finding.location.line}:${finding.location.column}`.padEnd(8))
    : ''.padEnd(8);
  const head = `  ${position} ${severityLabel}  ${escapeForTerminal(finding.message)}  ${colours.dim(finding.rule)}`;
  const relatedLocations = relatedLocationsText(finding);
  const frame = finding.location && codeFrame(finding.location, input, colours);
  return [
    head,
    ...(frame ? [frame] : []),
    ...(finding.help ? [`           ${colours.cyan('→')} ${escapeForTerminal(finding.help)}`] : []),
    ...(relatedLocations ? [`           ${colours.dim(relatedLocations)}`] : []),
    ...(finding.page ? [`           ${colours.dim(`on ${escapeForTerminal(finding.page)}`)}`] : []),
  ].join('\n');
}

/** The maximum and minimum length of a code line, and the width of the line number before it. */
const [MAX_WIDTH, MIN_WIDTH, MARGIN] = [100, 30, 15];

const codeWidth = (columns = MAX_WIDTH + MARGIN): number => Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, columns - MARGIN));

/** Prints the line with the finding and underlines the text; shortens a long line to the part around it. */
function codeFrame(
  location: SourceLocation,
  { source, columns }: Pick<ReportInput, 'source' | 'columns'>,
  colours: Colours,
): string | undefined {
  const width = codeWidth(columns);
  const code = lineAt(location, source);
  const line = code && escapeForTerminal(code.replaceAll('\t', ' '));
  if (line === undefined) return undefined;
  const isOneLine = location.endLine === location.line;
  const end = isOneLine ? location.endColumn : line.length + 1;
  const indent = line.length - line.trimStart().length;
  const from = Math.max(indent, location.column - 1 - Math.floor(width / 2));
  const start = from > indent ? `…${line.slice(from + 1, from + width)}` : line.slice(from, from + width);
  const at = location.column - 1 - from;
  const highlighted = start.slice(at, at + Math.max(1, end - location.column));
  const gutter = (label: string) => `   ${colours.dim(`${label.padStart(7)} │`)} `;
  return [
    `${gutter(String(location.line))}${start}${from + width < line.length ? '…' : ''}`,
    `${gutter('')}${' '.repeat(columnsOf(start.slice(0, at)))}${colours.red('^'.repeat(Math.max(1, columnsOf(highlighted))))}${
      isOneLine ? '' : colours.dim(` to line ${location.endLine}`)
    }`,
  ].join('\n');
}

const acceptedReport = ({ accepted }: ReportInput, colours: Colours): string =>
  [
    colours.underline('Accepted'),
    ...accepted.map(
      ({ finding, reason, until, location }) =>
        `  ${escapeForTerminal(finding.message)}  ${colours.dim(finding.rule)}\n           ${colours.dim(`${location ? `${location.file}:${location.line}:${location.column}, ` : ''}until ${until}: ${escapeForTerminal(reason)}`)}`,
    ),
  ].join('\n');

/** The summary in one line. */
export const summaryText = (summary: Summary): string => summaryLine(summary, PLAIN);

function summaryLine({ errors, warnings, accepted, pages, links, durationMs }: Summary, colours: Colours): string {
  const counts = [
    errors > 0 ? colours.red(count(errors, 'error')) : colours.green('no errors'),
    warnings > 0 ? colours.yellow(count(warnings, 'warning')) : 'no warnings',
    `${accepted} accepted`,
  ].join(', ');
  return `${counts}. ${count(pages, 'page')}, ${count(links, 'link')}, ${formatDuration(durationMs)}.`;
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
