import { markdown as escaped } from '../../renderer/core/escape.ts';
import type { Finding, SourceLocation } from '../../renderer/core/finding.ts';
import { groupBy } from '../../renderer/core/group-by.ts';
import { RULE_NAMES } from '../../renderer/core/rule-names.ts';
import { counted } from '../../renderer/core/wording.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import { MARKDOWN_MARKER } from './formats.ts';
import { incompleteLines } from './incomplete.ts';
import { code, collapsed, fitted, type MarkdownList } from './markdown-lists.ts';
import { obsoleteText } from './notices.ts';
import { fromWorkingFolder, isFailure, isNew, type Reporter, type ReportInput } from './report.ts';
import { summaryText } from './summary.ts';

/**
 * A report for comments on pull requests and for job summaries, in the Markdown of GitHub and GitLab. Findings
 * that make the check fail come first, then new ones; known ones are collapsed.
 */
export const markdown: Reporter = (input) => {
  const failures = input.findings.filter((finding) => isFailure(finding, input));
  const others = input.findings.filter((finding) => !isFailure(finding, input));
  const added = others.filter((finding) => isNew(finding, input));
  const known = others.filter((finding) => !isNew(finding, input));
  const notes = [...incompleteLines(input), ...obsolete(input)].map(escaped);
  const lists = [
    { items: failures.map((finding) => item(finding, input)) },
    {
      title: added.length > 0 ? '**New since the last check**' : '',
      items: added.map((finding) => item(finding, input)),
    },
    ...knownLists(known, input),
    acceptedList(input),
  ];
  const frame = [MARKDOWN_MARKER, `### ${heading(input)}`, ...notes, escaped(summaryText(input.summary))];
  return [...frame.slice(0, 2), ...fitted(lists, frame), ...frame.slice(2)].join('\n\n');
};

function heading({ ok, summary: { errors, warnings, new: added = 0 } }: ReportInput): string {
  const counts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(added > 0 ? [`${added} new`] : []),
  ];
  return `Site check ${ok ? 'passed' : 'failed'}: ${counts.join(', ') || 'no findings'}`;
}

const obsolete = ({ comparison }: ReportInput): readonly string[] =>
  comparison?.baseline === undefined ? [] : obsoleteText(comparison.gone, comparison.baseline);

/** A list for each rule, because a known warning matters less than how many there are. */
function knownLists(known: readonly Finding[], input: ReportInput): readonly MarkdownList[] {
  const byRule = groupBy(known, ({ rule }) => rule);
  return RULE_NAMES.flatMap((rule) => {
    const group = byRule.get(rule) ?? [];
    const title = `${counted(group.length, 'warning')}: ${rule}`;
    return group.length > 0
      ? [
          collapsed(
            title,
            group.map((finding) => item(finding, input)),
          ),
        ]
      : [];
  });
}

const acceptedList = (input: ReportInput): MarkdownList =>
  collapsed(
    `${input.accepted.length} accepted`,
    input.accepted.map(({ finding, reason, until, location }) =>
      [...place(location, input), text(finding.message), code(finding.rule), text(`until ${until}: ${reason}`)].join(
        ' ',
      ),
    ),
  );

/** '[`site.config.ts:76:17`](…) **error** “£6O” is not a price. → Write “£60”. `price/format`' */
function item(finding: Finding, input: ReportInput): string {
  const { location, severity, message, help, page, rule } = finding;
  const label = `${isNew(finding, input) ? 'new ' : ''}${severity}`;
  return [
    ...place(location, input),
    `**${label}**`,
    text(message),
    ...(help ? [`→ ${text(help)}`] : []),
    ...(page ? [`On ${code(page)}.`] : []),
    code(rule),
  ].join(' ');
}

/** The place of a finding, as a link to its line if the CI system has told where the repository is. */
function place(location: SourceLocation | undefined, input: ReportInput): readonly string[] {
  if (!location) return [];
  const { line, column } = location;
  const file = fromWorkingFolder(location.file, input);
  const address = input.linkTo?.(file, line);
  const shown = code(`${file}:${line}:${column}`);
  return [address === undefined ? shown : `[${shown}](<${address}>)`];
}

const text = (words: string): string => escaped(escapeForTerminal(words.replace(/\s+/g, ' ')));
