import type { Finding } from '../../renderer/core/finding.ts';
import { groupBy } from '../../renderer/core/group-by.ts';
import { counted } from '../../renderer/core/wording.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { Colours } from '../terminal.ts';
import { findingLines } from './finding-lines.ts';
import { isToDo } from './notices.ts';
import type { ReportInput, Scope } from './report.ts';
import { wrap } from './wrap.ts';

/** Lists every finding below the explanation of its rule: warnings, then what is accepted, then errors. */
export function fullSections(
  input: ReportInput,
  { ruleTexts, rules, named = '' }: Scope,
  colours: Colours,
): readonly (readonly string[])[] {
  const isListed = ({ rule }: Finding): boolean => !rules || rules.has(rule);
  const findings = input.findings.filter(isListed);
  const accepted = input.accepted.filter(({ finding }) => isListed(finding));
  const bySeverity = groupBy(findings, ({ severity }) => severity);
  const sections = (severity: Finding['severity']) =>
    ruleTexts.flatMap(({ name, checks, because }) => {
      const group = (bySeverity.get(severity) ?? []).filter(({ rule }) => rule === name);
      if (group.length === 0) return [];
      const heading = `${colours.bold(name)}: ${counted(group.length, severity)}`;
      const explanation = wrap(colours.dim(`${checks} ${because}`), 0, input.columns);
      return [
        [
          heading,
          explanation,
          ...(group.every(isToDo)
            ? toDoList(group, input, colours)
            : findingLines(group, input, colours, group.length)),
        ],
      ];
    });
  if (findings.length + accepted.length === 0) return rules ? [[`${named}: no findings.`]] : [];
  return [...sections('warning'), acceptedLines(accepted, input, colours), ...sections('error')];
}

/** A list to work through: one line each. */
const toDoList = (findings: readonly Finding[], { columns }: ReportInput, colours: Colours): readonly string[] =>
  [...groupBy(findings, ({ location }) => location?.file ?? '')].flatMap(([file, inFile]) => [
    colours.underline(file || 'The site'),
    ...inFile.map(({ location, message, help }) => {
      const position = (location ? `${location.line}:${location.column}` : '').padEnd(8);
      const advice = help ? ` ${colours.cyan('→')} ${escapeForTerminal(help)}` : '';
      return wrap(`  ${colours.dim(position)} ${escapeForTerminal(message)}${advice}`, 11, columns);
    }),
  ]);

const acceptedLines = (
  accepted: ReportInput['accepted'],
  { columns }: ReportInput,
  colours: Colours,
): readonly string[] =>
  accepted.length === 0
    ? []
    : [
        colours.bold('Accepted'),
        ...accepted.flatMap(({ finding, reason, until, location }) => [
          wrap(`  ${escapeForTerminal(finding.message)}  ${colours.dim(finding.rule)}`, 11, columns),
          wrap(
            `           ${colours.dim(`${location ? `${location.file}:${location.line}:${location.column}, ` : ''}until ${until}: ${escapeForTerminal(reason)}`)}`,
            11,
            columns,
          ),
        ]),
      ];
