import { valueAt } from './config/known.ts';
import { suggestion } from './config/schema/references.ts';
import type { RuleLevels } from './config/schema/rules.ts';
import type { AcceptanceMark } from './config/unwrap.ts';
import { daysBetween, parseDate } from './facts/date.ts';
import { textsOf } from './facts/texts.ts';
import { type ConfigPath, type Finding, formatPath } from './finding.ts';
import { levelOf } from './rules/levels.ts';
import { familyOf, isRuleName, type RuleName } from './rules/names.ts';

/** What an exception is judged by. */
export interface Judged {
  /** Everything that was found, accepted or not. */
  readonly findings: readonly Finding[];
  /** The config without its marks. */
  readonly written: unknown;
  readonly levels: RuleLevels;
  readonly today: string;
  /** True where every rule was applied: only then can an exception be unused. */
  readonly complete: boolean;
  /** The rules that may be accepted. Those of stages that read a value may not: without it there is no page. */
  readonly acceptable: ReadonlySet<RuleName>;
}

type Fault = Pick<Finding, 'rule' | 'message' | 'help'>;

/** An exception holds for a year at most, so that somebody looks again. */
const LONGEST_DAYS = 366;
const LEAST_REASON = 20;

/** Families that judge words: an exception to them covers the words that were judged, and no others. */
const OF_WORDS: ReadonlySet<string> = new Set(['claim', 'content']);

/** True where a sound exception covers a finding: its rule, its place, and its words. */
export const isAccepted = (finding: Finding, mark: AcceptanceMark, judged: Judged): boolean =>
  isUnder(mark, finding) &&
  faultOf(mark, judged) === undefined &&
  (mark.covers.length === 0
    ? !needsWords(finding, judged.written)
    : mark.covers.some((words) => holds(words, finding, judged.written)));

/** What is wrong with an exception. */
export function exceptionFindings(mark: AcceptanceMark, judged: Judged): readonly Finding[] {
  const fault = faultOf(mark, judged);
  const faults = fault ? [fault] : judged.complete ? [...wordless(mark, judged), ...idle(mark, judged)] : [];
  return faults.map((one): Finding => ({ ...one, severity: 'error', path: mark.path }));
}

const isUnder = (mark: AcceptanceMark, { rule, path }: Finding): boolean =>
  rule === mark.rule && path !== undefined && mark.path.every((key, index) => String(path[index]) === String(key));

/** The text of the config that a finding is about, and the part of it. */
function textOf({ path, span }: Finding, written: unknown): { text: string; at: number; length: number } | undefined {
  const text = path && span ? valueAt(written, formatPath(path)) : undefined;
  return span && typeof text === 'string' ? { text, ...span } : undefined;
}

/** The words that a finding is about; nothing where it is about the whole value. */
export function wordsOf(finding: Finding, written: unknown): string | undefined {
  const part = textOf(finding, written);
  return part ? part.text.slice(part.at, part.at + part.length) : finding.words;
}

const needsWords = (finding: Finding, written: unknown): boolean =>
  OF_WORDS.has(familyOf(finding.rule)) && wordsOf(finding, written) !== undefined;

/** True where the words at fault lie within the covered ones; a finding of a whole value is covered while they stand in it. */
function holds(covered: string, finding: Finding, written: unknown): boolean {
  const part = textOf(finding, written);
  if (part)
    return placesOf(covered, part.text).some((at) => at <= part.at && part.at + part.length <= at + covered.length);
  if (finding.words !== undefined) return covered.includes(finding.words);
  return stands(covered, finding.path ?? [], written);
}

/** Every place at which words stand in a text, also where they overlap. */
function placesOf(words: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

/** True where a text at or below a path holds the words. */
const stands = (words: string, path: ConfigPath, written: unknown): boolean =>
  [...textsOf(valueAt(written, formatPath(path)))].some(({ text }) => text.includes(words));

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
    return [stands(words, mark.path, written) ? unused(rule, `“${words}”`) : outlived(rule, words)];
  });
}

const unused = (rule: string, what: string): Fault => ({
  rule: 'config/exception-unused',
  message: `Nothing speaks against ${what} under “${rule}” any more.`,
  help: 'Remove the accept() around it, and keep the value.',
});

const outlived = (rule: string, words: string): Fault => ({
  rule: 'config/exception-outlived',
  message: `The exception to “${rule}” covers “${words}”, which does not stand here any more.`,
  help: 'Judge the words that stand here now: remove the accept(), or name them in “covers” with the reason for them.',
});

/** What is wrong with an exception whatever was found. */
const faultOf = (mark: AcceptanceMark, { today, acceptable }: Judged): Fault | undefined =>
  ofRule(mark.rule, acceptable) ?? ofEnd(mark, today) ?? ofReason(mark);

const badlyMade = (message: string, help: string): Fault => ({ rule: 'config/exception', message, help });

function ofRule(rule: string, acceptable: ReadonlySet<string>): Fault | undefined {
  if (acceptable.has(rule)) return undefined;
  return isRuleName(rule)
    ? badlyMade(
        `“${rule}” cannot be accepted.`,
        'It speaks of a value that cannot be used as it is: correct the value.',
      )
    : badlyMade(`There is no rule “${rule}”.`, suggestion(rule, acceptable) ?? '');
}

function ofEnd({ rule, until }: AcceptanceMark, today: string): Fault | undefined {
  if (parseDate(until) === undefined)
    return badlyMade(`The exception to “${rule}” has no end that is a date.`, 'Write until: “2027-06-30”.');
  if (until < today)
    return {
      rule: 'config/exception-expired',
      message: `The exception to “${rule}” ended on ${until}.`,
      help: 'Correct the value, or give a new reason and a new end.',
    };
  return daysBetween(today, until) > LONGEST_DAYS
    ? badlyMade(
        `The exception to “${rule}” holds for more than a year.`,
        'Give an end within a year, so that somebody looks again.',
      )
    : undefined;
}

const ofReason = ({ rule, reason }: AcceptanceMark): Fault | undefined =>
  reason.trim().length < LEAST_REASON
    ? badlyMade(
        `The exception to “${rule}” gives no real reason.`,
        `Say in at least ${LEAST_REASON} characters why the value stays.`,
      )
    : undefined;
