import type { Finding } from '../../renderer/core/finding.ts';
import { groupBy } from '../../renderer/core/group-by.ts';
import type { RuleName } from '../../renderer/core/rule-names.ts';
import { counted } from '../../renderer/core/wording.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { Colours } from '../terminal.ts';
import type { FindingIdentity } from './identity.ts';
import type { ReportInput } from './report.ts';
import { wrap } from './wrap.ts';

/** The rules whose findings are remaining tasks rather than mistakes. They take one line together, unless they are new. */
const TO_DO: ReadonlyMap<RuleName, { readonly one: string; readonly many: string }> = new Map([
  ['release/stand-in', { one: 'value is a stand-in', many: 'values are stand-ins' }],
]);

export const isToDo = ({ rule }: Finding): boolean => TO_DO.has(rule);

/** An obsolete entry of a baseline is named if there are few. */
const MAX_ENTRIES = 3;

interface Known {
  readonly toDo: readonly Finding[];
  readonly known: readonly Finding[];
}

/** The findings that a report only counts: one line for each group, with the command that lists it. */
export function notices({ toDo, known }: Known, input: ReportInput, colours: Colours): readonly string[] {
  const { comparison } = input;
  const lines =
    comparison?.baseline === undefined
      ? [...toDoLines(toDo, input, colours), ...acceptedLine(input), ...goneLine(comparison?.gone ?? [])]
      : [
          ...knownLine([...toDo, ...known], comparison.baseline, input),
          ...acceptedLine(input),
          ...obsoleteText(comparison.gone, comparison.baseline),
        ];
  return lines.map((line) => wrap(line, 2, input.columns));
}

/** '153 values are stand-ins: npx site check --rule release/stand-in'; with 'error' before it if they are errors. */
export const toDoLines = (
  toDo: readonly Finding[],
  { command, columns }: ReportInput,
  colours: Colours,
): readonly string[] =>
  [...groupBy(toDo, ({ rule }) => rule)].map(([rule, { length, 0: first }]) => {
    const noun = TO_DO.get(rule);
    const label = first?.severity === 'error' ? `${colours.red('error')}  ` : '';
    return wrap(`${label}${length} ${length === 1 ? noun?.one : noun?.many}: ${command} --rule ${rule}`, 2, columns);
  });

/** On the earliest end date, the first exception becomes an error. */
function acceptedLine({ accepted, command }: ReportInput): readonly string[] {
  const [earliest] = accepted.map(({ until }) => until).sort();
  if (earliest === undefined) return [];
  const [verb, date] = accepted.length === 1 ? ['is', 'until'] : ['are', 'the first until'];
  return [`${counted(accepted.length, 'finding')} ${verb} accepted, ${date} ${earliest}: ${command} --all`];
}

const goneLine = ({ length }: readonly FindingIdentity[]): readonly string[] =>
  length === 0 ? [] : [`${counted(length, 'finding')} of the last check ${length === 1 ? 'is' : 'are'} gone.`];

const knownLine = ({ length }: readonly Finding[], baseline: string, { command }: ReportInput): readonly string[] =>
  length === 0 ? [] : [`${counted(length, 'warning')} ${length === 1 ? 'is' : 'are'} in ${baseline}: ${command} --all`];

/** Asks to remove the entries of a baseline that no longer occur. */
export function obsoleteText(gone: readonly FindingIdentity[], baseline: string): readonly string[] {
  if (gone.length === 0) return [];
  const [entries, them] = gone.length === 1 ? ['One entry', 'it'] : [`${gone.length} entries`, 'them'];
  const named = gone.slice(0, MAX_ENTRIES).map(({ rule, path, file, message }) => {
    const value = path ?? file;
    return escapeForTerminal(`  ${message}  ${rule}${value ? ` at ${value}` : ''}`);
  });
  const more = gone.length - named.length;
  return [
    `${entries} of ${baseline} no longer ${gone.length === 1 ? 'occurs' : 'occur'}. Add --update-baseline to remove ${them}.`,
    ...named,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
