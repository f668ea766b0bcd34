import { groupBy } from '../../../renderer/core/group-by.ts';
import { GROUPS, type SiteChange } from '../../../renderer/diff/change.ts';
import { withTextSummaries } from '../../../renderer/diff/text-summary.ts';
import { escapeForTerminal } from '../../../renderer/facts/plain-text.ts';
import type { Colours } from '../../terminal.ts';
import { excerpts, shortened } from './excerpt.ts';
import { type DiffReport, summaryOf } from './report.ts';

/** Returns the changes for people, group by group. */
export function diffTable(report: DiffReport, colours: Colours): string {
  const groups = [...groupBy(withTextSummaries(report.changes), ({ group }) => group)].map(([group, changes]) =>
    [colours.bold(GROUPS[group]), ...changes.flatMap((change) => linesOf(change, colours))].join('\n'),
  );
  return [...groups, summaryOf(report)].join('\n\n');
}

function linesOf(change: SiteChange, colours: Colours): readonly string[] {
  const { location, finding } = change;
  const at = location ? ` ${colours.dim(`${location.file}:${location.line}`)}` : '';
  const text = escapeForTerminal(sentenceOf(change));
  if (!finding) return [`  ${change.isComputed ? colours.dim(text) : text}${at}`];
  return [
    `  ${colours.red(text)}${at}`,
    `    ${colours.red('error')}  ${escapeForTerminal(finding.message)}`,
    ...(finding.help === undefined ? [] : [`    → ${escapeForTerminal(finding.help)}`]),
  ];
}

/** 'The price of Massage: £60 → £65 (+8 %)', '+ Cupping: £45, 30min', '− The page /team' */
function sentenceOf({ kind, subject, before, after, note, isComputed }: SiteChange): string {
  const notes = [note, isComputed ? 'computed' : undefined].filter(Boolean).join(', ');
  const inBrackets = notes && ` (${notes})`;
  if (kind === 'appeared') return `+ ${subject}${after ? `: ${shortened(after)}` : ''}${inBrackets}`;
  if (kind === 'vanished') return `− ${subject}${before ? `: ${shortened(before)}` : ''}${inBrackets}`;
  if (kind === 'reordered') return `${subject} has changed${inBrackets}`;
  if (before !== undefined && after !== undefined)
    return `${subject}: ${excerpts(before, after).map(named).join(' → ')}${inBrackets}`;
  return `${subject}: ${note ?? 'changed'}`;
}

const named = (text: string): string => text || '(nothing)';
