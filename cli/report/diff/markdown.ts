import { groupBy } from '../../../renderer/core/group-by.ts';
import { GROUPS, type SiteChange } from '../../../renderer/diff/change.ts';
import { withTextSummaries } from '../../../renderer/diff/text-summary.ts';
import { escapeForTerminal } from '../../../renderer/facts/plain-text.ts';
import { excerpts, shortened } from './excerpt.ts';
import { type DiffReport, summaryOf } from './report.ts';

/** Returns the changes as tables in GitHub’s Markdown, for a comment on a pull request. */
export function diffMarkdown(report: DiffReport): string {
  const problems = report.findings.map(
    ({ message, help }) => `> **Error:** ${escaped(message)}${help === undefined ? '' : `  \n> ${escaped(help)}`}`,
  );
  const tables = [...groupBy(withTextSummaries(report.changes), ({ group }) => group)].map(([group, changes]) =>
    [`#### ${GROUPS[group]}`, '', '| | before | after |', '|---|---|---|', ...changes.map(row)].join('\n'),
  );
  return ['### What changes for visitors', escaped(summaryOf(report)), ...problems, ...tables].join('\n\n');
}

function row({ kind, subject, before, after, note, isComputed, finding }: SiteChange): string {
  const problem = finding && `**${kind === 'vanished' ? 'its' : 'the old'} address is broken now**`;
  const name = kind === 'vanished' ? `~~${escaped(subject)}~~` : escaped(subject);
  const [old, current] =
    before === undefined || after === undefined
      ? [before && shortened(before), after && shortened(after)]
      : excerpts(before, after);
  const columns = [
    kind === 'appeared' ? ['new'] : [old && escaped(old)],
    [OUTCOMES[kind] ?? (current && escaped(current)), note && escaped(note), isComputed && 'computed', problem],
  ];
  return `| ${[name, ...columns.map((texts) => texts.filter(Boolean).join(', '))].join(' | ')} |`;
}

/** Words for a change that has no value in the later version. */
const OUTCOMES: Partial<Record<SiteChange['kind'], string>> = { vanished: 'removed', reordered: 'another order' };

/** Markdown has a meaning for these characters; a line break would end the row. */
const escaped = (text: string): string =>
  escapeForTerminal(text.replace(/\s+/g, ' '))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]|~#]/g, '\\$&');
