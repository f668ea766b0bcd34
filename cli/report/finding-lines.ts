import type { Finding } from '../../renderer/core/finding.ts';
import { groupBy } from '../../renderer/core/group-by.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { Colours } from '../terminal.ts';
import { codeFrame } from './code-frame.ts';
import { isNew, type ReportInput } from './report.ts';
import { relatedLocationsText } from './source-text.ts';
import { wrap } from './wrap.ts';

/** The column in which the lines below a message begin. */
const INDENT = 11;

/** Further findings have one line each: the first ones show what the advice is. */
const MAX_WITH_ADVICE = 10;

/** The parts of a report that decide how a finding is printed. */
type Shown = Pick<ReportInput, 'columns' | 'source' | 'comparison' | 'scope'>;

/**
 * Lists findings by file: each with its message and, up to a number of them, its line of code and its advice. The first of
 * those with the same message and advice names the lines of the others: a price that was typed ten times.
 */
export function findingLines(
  all: readonly Finding[],
  input: Shown,
  colours: Colours,
  maxWithAdvice = MAX_WITH_ADVICE,
): readonly string[] {
  const problems = [...groupBy(all, (finding) => problemOf(finding, input)).values()];
  const othersOf = new Map(problems.flatMap(([first, ...others]) => (first ? [[first, others] as const] : [])));
  const findings = [...othersOf.keys()];
  const newFirst = [true, false].flatMap((isFirst) => findings.filter((one) => isNew(one, input) === isFirst));
  const withAdvice = new Set(newFirst.slice(0, maxWithAdvice));
  return [...groupBy(findings, ({ location }) => location?.file ?? '')].flatMap(([file, inFile], index) => [
    ...(index > 0 ? [''] : []),
    colours.underline(file || 'The site'),
    ...inFile.flatMap((finding, place) => {
      const before = inFile[place - 1];
      const head = headLine(finding, before, input, colours);
      const others = othersOf.get(finding) ?? [];
      return withAdvice.has(finding) ? [head, ...adviceLines(finding, { before, others }, input, colours)] : [head];
    }),
  ]);
}

/** An overview shows one known finding for each rule, so only lists of rules group known findings. */
const problemOf = (finding: Finding, input: Shown): unknown => {
  const isAdded = isNew(finding, input);
  return finding.location && (isAdded || input.scope) ? `${isAdded} ${finding.message} ${finding.help}` : finding;
};

interface Around {
  /** The finding that is listed before it in the same file. */
  readonly before: Finding | undefined;
  /** Findings with the same message and advice. */
  readonly others: readonly Finding[];
}

function headLine(finding: Finding, before: Finding | undefined, input: Shown, colours: Colours): string {
  const { location, message, rule } = finding;
  const position = location && !isSameLocation(finding, before) ? `${location.line}:${location.column}` : '';
  const line = `  ${colours.dim(position.padEnd(8))} ${severityLabel(finding, input, colours)}  ${escapeForTerminal(message)}  ${colours.dim(rule)}`;
  return wrap(line, INDENT, input.columns);
}

const severityLabel = (finding: Finding, input: Shown, colours: Colours): string =>
  `${isNew(finding, input) ? `${colours.magenta('new')} ` : ''}${
    finding.severity === 'error' ? colours.red('error') : colours.yellow('warning')
  }`;

/** Leaves out the line of code of the finding before and, in a list of one rule, its advice. */
function adviceLines(finding: Finding, { before, others }: Around, input: Shown, colours: Colours): readonly string[] {
  const { location, help, page, rule } = finding;
  const places = [...(finding.relatedLocations ?? []), ...others.flatMap((other) => other.location ?? [])];
  const relatedLocations = relatedLocationsText({ ...finding, relatedLocations: places });
  const isRepeated = input.scope !== undefined && before?.rule === rule && before.help === help;
  const indented = (text: string) => wrap(`${' '.repeat(INDENT)}${text}`, INDENT, input.columns);
  return [
    ...(location && !isSameLocation(finding, before) ? codeFrame(location, input, colours) : []),
    ...(help && !isRepeated ? [indented(`${colours.cyan('→')} ${escapeForTerminal(help)}`)] : []),
    ...(relatedLocations ? [indented(colours.dim(relatedLocations))] : []),
    ...(page && others.length === 0 ? [indented(colours.dim(`on ${escapeForTerminal(page)}`))] : []),
  ];
}

const isSameLocation = ({ location }: Finding, before: Finding | undefined): boolean =>
  JSON.stringify(location) === JSON.stringify(before?.location);
