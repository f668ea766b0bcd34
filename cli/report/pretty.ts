import type { Finding } from '../../renderer/core/finding.ts';
import { counted } from '../../renderer/core/wording.ts';
import type { Colours } from '../terminal.ts';
import { findingLines } from './finding-lines.ts';
import { fullSections } from './full-sections.ts';
import { incompleteLines } from './incomplete.ts';
import { isToDo, notices, toDoLines } from './notices.ts';
import { DETAILS, type Detail, overview } from './overview.ts';
import { isFailure, isNew, type Reporter, type ReportInput } from './report.ts';
import { summaryLine } from './summary.ts';
import { wrap } from './wrap.ts';

/** Parts of a report, separated by an empty line. */
type Sections = readonly (readonly string[])[];

/** The length of a report, unless errors and new findings need more; other parts lose detail to fit. */
const MAX_LINES = 39;

/** Further errors of a first check are shown like warnings: correcting the first ones usually removes some of them. */
const MAX_ERRORS = 10;

/**
 * Findings for people. The most important parts come last, above the prompt: known findings, new findings, errors, then
 * the summary.
 */
export const pretty: Reporter = (input, colours) => {
  const sections = input.scope ? fullSections(input, input.scope, colours) : overviewSections(input, colours);
  return [...sections, lastLines(input, colours)]
    .flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : []))
    .join('\n\n');
};

function overviewSections(input: ReportInput, colours: Colours): Sections {
  const { warnings, moreErrors, toDo, added, errors } = partsOf(input);
  const rest = [
    notices({ toDo: toDo.filter((finding) => !isError(finding)), known: warnings }, input, colours),
    added.length > 0 ? [newHeading(input, colours), ...findingLines(added, input, colours)] : [],
    toDoLines(toDo.filter(isError), input, colours),
    findingLines(errors, input, colours),
  ];
  const version = (detail: Detail) => [
    input.comparison?.baseline === undefined ? overview(warnings, detail, input, colours) : [],
    overview(moreErrors, detail === 'findings' ? 'advice' : detail, input, colours),
    ...rest,
  ];
  const versions = DETAILS.map(version);
  return versions.find((sections) => heightOf(sections) <= MAX_LINES) ?? version('count');
}

interface Parts {
  /** Known warnings, and errors that are not shown in full. */
  readonly warnings: readonly Finding[];
  readonly moreErrors: readonly Finding[];
  /** Known findings that are tasks for the owner. */
  readonly toDo: readonly Finding[];
  /** New warnings, and the errors that are shown in full. */
  readonly added: readonly Finding[];
  readonly errors: readonly Finding[];
}

function partsOf(input: ReportInput): Parts {
  const added = input.findings.filter((finding) => isNew(finding, input));
  const known = input.findings.filter((finding) => !isNew(finding, input));
  const toDo = known.filter(isToDo);
  const knownErrors = known.filter((finding) => isError(finding) && !isToDo(finding));
  const inFull = new Set([...added, ...knownErrors.slice(0, MAX_ERRORS)]);
  return {
    warnings: known.filter((finding) => !isError(finding) && !isToDo(finding)),
    moreErrors: knownErrors.slice(MAX_ERRORS),
    toDo,
    added: added.filter((finding) => !isError(finding)),
    errors: input.findings.filter((finding) => isError(finding) && inFull.has(finding)),
  };
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

const newHeading = ({ comparison, columns }: ReportInput, colours: Colours): string =>
  wrap(colours.bold(comparison?.baseline ? `Not in ${comparison.baseline}` : 'New since the last check'), 2, columns);

/** The lines of a report, with the summary and the empty lines between sections. */
const heightOf = (sections: Sections): number =>
  sections.filter(({ length }) => length > 0).reduce((sum, lines) => sum + lines.join('\n').split('\n').length + 1, 1);

function lastLines(input: ReportInput, colours: Colours): readonly string[] {
  const lines = [
    ...incompleteLines(input),
    ...acceptAdvice(input),
    ...baselineAdvice(input),
    ...fixAdvice(input),
    summaryLine(input.summary, colours),
  ];
  return lines.map((line) => wrap(line, 0, input.columns));
}

/** Says where an owner finds the code for “accept it”, the advice of rules that can be wrong. */
function acceptAdvice(input: ReportInput): readonly string[] {
  const isShown = (finding: Finding) => input.scope !== undefined || isNew(finding, input) || isError(finding);
  const rule = input.findings.find((finding) => isShown(finding) && /\baccept\b/i.test(finding.help ?? ''))?.rule;
  return rule === undefined ? [] : [`How to accept a value with a reason: npx site explain ${rule}`];
}

function fixAdvice({ findings, fixCommand }: ReportInput): readonly string[] {
  const fixable = findings.filter(({ fix }) => fix).length;
  if (fixable === 0) return [];
  return [
    `${counted(fixable, 'finding')} ${fixable === 1 ? 'has' : 'have'} only one possible correction: ${fixCommand}`,
  ];
}

function baselineAdvice(input: ReportInput): readonly string[] {
  const { findings, comparison } = input;
  const failing = findings.filter((finding) => !isError(finding) && isFailure(finding, input)).length;
  if (failing === 0) return [];
  const [warnings, them] = failing === 1 ? ['One warning is', 'it'] : [`${failing} warnings are`, 'them'];
  return [`${warnings} not in ${comparison?.baseline}: correct ${them}, or add --update-baseline to accept ${them}.`];
}
