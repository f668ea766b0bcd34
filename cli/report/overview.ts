import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';
import { groupBy } from '../../renderer/core/group-by.ts';
import { RULE_NAMES } from '../../renderer/core/rule-names.ts';
import { counted } from '../../renderer/core/wording.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { Colours } from '../terminal.ts';
import { findingLines } from './finding-lines.ts';
import type { ReportInput } from './report.ts';
import { wrap } from './wrap.ts';

/** How much an overview shows, from every finding to one line for all of them. */
export const DETAILS = ['findings', 'advice', 'places', 'rules', 'count'] as const;
export type Detail = (typeof DETAILS)[number];

/** The number of locations that an overview lists for each rule; it counts the others. */
const MAX_PLACES = 3;

/** Lists findings of one severity by rule: an example, then where the others are. */
export function overview(
  findings: readonly Finding[],
  detail: Detail,
  input: ReportInput,
  colours: Colours,
): readonly string[] {
  const [first] = findings;
  if (!first) return [];
  if (detail === 'findings') return findingLines(findings, input, colours, findings.length);
  const groups = groupBy(findings, ({ rule }) => rule);
  const total = counted(findings.length, first.severity);
  if (detail === 'count')
    return [wrap(`${total} of ${counted(groups.size, 'rule')}: ${input.command} --all`, 2, input.columns)];
  const heading = `${colours.bold(total)}, one example of each rule. All of a rule, with advice: ${input.command} --rule NAME`;
  const width = String(Math.max(...[...groups.values()].map(({ length }) => length))).length;
  const rows = RULE_NAMES.flatMap((rule) => {
    const group = groups.get(rule);
    return group ? groupLines(group, { detail, width, input, colours }) : [];
  });
  return [wrap(heading, 2, input.columns), ...rows];
}

interface Row {
  readonly detail: Detail;
  /** Width of the numbers. */
  readonly width: number;
  readonly input: ReportInput;
  readonly colours: Colours;
}

function groupLines(group: readonly Finding[], { detail, width, input, colours }: Row): readonly string[] {
  const [example] = group;
  if (!example) return [];
  const indent = width + 4;
  const number = String(group.length).padStart(width);
  const paint = example.severity === 'error' ? colours.red : colours.yellow;
  const below = (text: string) => wrap(`${' '.repeat(indent)}${text}`, indent, input.columns);
  const places = placesOf(group);
  return [
    wrap(
      `  ${paint(number)}  ${escapeForTerminal(example.message)}  ${colours.dim(example.rule)}`,
      indent,
      input.columns,
    ),
    ...(detail !== 'rules' && places ? [below(colours.dim(places))] : []),
    ...(detail === 'advice' && example.help ? [below(`${colours.cyan('→')} ${escapeForTerminal(example.help)}`)] : []),
  ];
}

/** 'site.config.ts:95:13, site.config.ts:118:7 and 20 more' */
function placesOf(group: readonly Finding[]): string {
  const positions = group.flatMap(({ location }) => (location ? [position(location)] : []));
  const named = [...new Set(positions)].slice(0, MAX_PLACES);
  const more = positions.filter((one) => !named.includes(one)).length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

const position = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`;
