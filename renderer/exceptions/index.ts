import type { RuleLevels } from '../config/schema/rules.ts';
import type { AcceptanceMark } from '../config/unwrap.ts';
import type { Finding } from '../finding.ts';
import { levelOf } from '../rules/levels.ts';
import { type Fault, faultOf, type Soundness } from './sound.ts';
import { holds, needsWords, stands, wordsOf } from './words.ts';

/** What an exception is judged by. */
export interface Judged extends Soundness {
  /** Everything that was found, accepted or not. */
  readonly findings: readonly Finding[];
  /** The config without its marks. */
  readonly written: unknown;
  readonly levels: RuleLevels;
  /** Rules that were not applied in this run: an exception to one of them cannot be unused. */
  readonly skipped: ReadonlySet<string>;
}

/** True where a sound exception covers a finding: its rule, its place, and its words. */
export const isAccepted = (finding: Finding, mark: AcceptanceMark, judged: Judged): boolean =>
  isUnder(mark, finding) &&
  !finding.firm &&
  faultOf(mark, judged) === undefined &&
  (mark.covers.length === 0
    ? !needsWords(finding, judged.written)
    : mark.covers.some((words) => holds(words, finding, judged.written)));

/** What is wrong with an exception. */
export function exceptionFindings(mark: AcceptanceMark, judged: Judged): readonly Finding[] {
  const fault = faultOf(mark, judged);
  const faults = fault ? [fault] : judged.skipped.has(mark.rule) ? [] : lateFaults(mark, judged);
  return faults.map(
    ({ field, ...one }): Finding => ({
      ...one,
      severity: 'error',
      path: mark.path,
      ...(field ? { mark: { rule: mark.rule, field } } : {}),
    }),
  );
}

const isUnder = (mark: AcceptanceMark, { rule, path }: Finding): boolean =>
  rule === mark.rule && path !== undefined && mark.path.every((key, index) => String(path[index]) === String(key));

/** What only shows once every rule was applied. */
const lateFaults = (mark: AcceptanceMark, judged: Judged): readonly Fault[] => {
  const under = judged.findings.filter((finding) => isUnder(mark, finding));
  return under.length > 0 && under.every(({ firm }) => firm)
    ? [refused(mark.rule)]
    : [...wordless(mark, judged), ...idle(mark, judged)];
};

const refused = (rule: string): Fault => ({
  rule: 'config/exception',
  field: 'rule',
  message: `What “${rule}” says of this value cannot be accepted here, for no reason and for no time.`,
  help: 'Correct the words, and remove the accept() around them.',
});

/** Words were found, and the exception does not say that it means them. */
function wordless(mark: AcceptanceMark, { findings, written }: Judged): readonly Fault[] {
  if (mark.covers.length > 0) return [];
  const words = findings
    .filter((finding) => isUnder(mark, finding) && needsWords(finding, written))
    .map((finding) => wordsOf(finding, written) ?? '');
  const [first, ...more] = [...new Set(words)];
  if (first === undefined) return [];
  return [
    {
      rule: 'config/exception',
      message: `The exception to “${mark.rule}” does not say which words it covers.`,
      help: `Add covers: ${more.length === 0 ? `'${first}'` : `['${[first, ...more].join("', '")}']`} to it.`,
    },
  ];
}

/** An exception that accepts nothing: its words were edited, its rule was switched off, or the fault is gone. */
function idle(mark: AcceptanceMark, { findings, written, levels }: Judged): readonly Fault[] {
  const { rule } = mark;
  const under = findings.filter((finding) => isUnder(mark, finding));
  if (levelOf(levels, rule) === 'off')
    return [
      {
        rule: 'config/exception-unused',
        message: `“${rule}” is switched off: this exception accepts nothing.`,
        help: 'Remove the accept() around the value, or the rule from “rules”.',
      },
    ];
  if (mark.covers.length === 0) return under.length > 0 ? [] : [unused(rule, 'this value')];
  return mark.covers.flatMap((words) => {
    if (under.some((finding) => holds(words, finding, written))) return [];
    return [stands(words, mark.path, written) ? unused(rule, `“${words}”`) : outlived(rule, words, under.length > 0)];
  });
}

const unused = (rule: string, what: string): Fault => ({
  rule: 'config/exception-unused',
  message: `Nothing speaks against ${what} under “${rule}” any more.`,
  help: 'Remove the accept() around it, and keep the value.',
});

/** @param open whether something else speaks against the value now */
const outlived = (rule: string, words: string, open: boolean): Fault => ({
  rule: 'config/exception-outlived',
  message: `The exception to “${rule}” covers “${words}”, which does not stand here any more.`,
  help: open
    ? 'Judge what stands here now: correct it, or name it in “covers” with the reason for it.'
    : 'Remove the accept() around it: nothing speaks against what stands here now.',
});
