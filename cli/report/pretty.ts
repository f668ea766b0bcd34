import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { PLAIN, type Terminal } from '../terminal.ts';
import { lengthOf } from './length.ts';
import type { Reporter, ReportInput, Summary } from './report.ts';
import { alsoIn, lineAt, widthOf } from './words.ts';

type Colours = Terminal['colours'];

/** Further warnings of the same rule in a file are only counted: twenty stand-ins do not need twenty lines. */
const ALIKE = 3;

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
    return severity === 'error' || count <= ALIKE;
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
  const mark = finding.severity === 'error' ? colours.red('error') : colours.yellow('warning');
  const where = finding.location
    ? colours.dim(`${finding.location.line}:${finding.location.column}`.padEnd(8))
    : ''.padEnd(8);
  const head = `  ${where} ${mark}  ${escapeForTerminal(finding.message)}  ${colours.dim(finding.rule)}`;
  const relatedLocations = alsoIn(finding);
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
const [WIDEST, NARROWEST, MARGIN] = [100, 30, 15];

const widthOn = (columns = WIDEST + MARGIN): number => Math.max(NARROWEST, Math.min(WIDEST, columns - MARGIN));

/** Prints the line with the finding and underlines the text; shortens a long line to the part around it. */
function codeFrame(
  location: SourceLocation,
  { source, columns }: Pick<ReportInput, 'source' | 'columns'>,
  colours: Colours,
): string | undefined {
  const width = widthOn(columns);
  const written = lineAt(location, source);
  const line = written && escapeForTerminal(written.replaceAll('\t', ' '));
  if (line === undefined) return undefined;
  const whole = location.endLine === location.line;
  const end = whole ? location.endColumn : line.length + 1;
  const indent = line.length - line.trimStart().length;
  const from = Math.max(indent, location.column - 1 - Math.floor(width / 2));
  const start = from > indent ? `…${line.slice(from + 1, from + width)}` : line.slice(from, from + width);
  const at = location.column - 1 - from;
  const marked = start.slice(at, at + Math.max(1, end - location.column));
  const gutter = (label: string) => `   ${colours.dim(`${label.padStart(7)} │`)} `;
  return [
    `${gutter(String(location.line))}${start}${from + width < line.length ? '…' : ''}`,
    `${gutter('')}${' '.repeat(widthOf(start.slice(0, at)))}${colours.red('^'.repeat(Math.max(1, widthOf(marked))))}${
      whole ? '' : colours.dim(` to line ${location.endLine}`)
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
  return `${counts}. ${count(pages, 'page')}, ${count(links, 'link')}, ${lengthOf(durationMs)}.`;
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
