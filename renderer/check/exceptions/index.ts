import type { RuleSeverities } from '../../config/schema/rules.ts';
import type { AcceptAnnotation } from '../../config/strip-annotations.ts';
import { type Finding, isBelow } from '../../core/finding.ts';
import { severityOf } from '../rules/severities.ts';
import { type Problem, problemIn, type ValidationContext } from './validate.ts';
import { containsWords, locationOf, wordsOf } from './words.ts';

/** The data that exceptions are applied to. */
interface ExceptionContext extends ValidationContext {
  /** All findings, accepted or not. */
  readonly findings: readonly Finding[];
  /** The config without annotations. */
  readonly plainConfig: unknown;
  readonly severities: RuleSeverities;
  /** Rules that were not applied in this run: their exceptions cannot be unused. */
  readonly skipped: ReadonlySet<string>;
}

/**
 * Returns the findings that a valid exception accepts: those of its rule, below its value, within the words of
 * `covers`, and compared with a value in `against`. Words that `covers` contains once are accepted at one location: a
 * second occurrence is a new mistake.
 */
export function acceptedBy(annotation: AcceptAnnotation, context: ExceptionContext): ReadonlySet<Finding> {
  if (problemIn(annotation, context) !== undefined) return new Set();
  const reported = context.findings.filter(
    (finding) => isCovered(annotation, finding) && !finding.unsuppressible && isAgainst(annotation, finding),
  );
  if (annotation.covers.length === 0)
    return new Set(reported.filter((finding) => wordsOf(finding, context.plainConfig) === undefined));
  return new Set(
    [...new Set(annotation.covers)].flatMap((words) =>
      findingsWithin(words, annotation, reported, context.plainConfig),
    ),
  );
}

/** Returns the findings within the words, at as many locations as `covers` contains the words. */
function findingsWithin(
  words: string,
  { covers }: AcceptAnnotation,
  reported: readonly Finding[],
  plainConfig: unknown,
) {
  const located = reported.flatMap((finding) => {
    const location = locationOf(words, finding, plainConfig);
    return location === undefined ? [] : [{ finding, location }];
  });
  const locations = new Set(located.map(({ location }) => location));
  const accepted = [...locations].slice(0, covers.filter((each) => each === words).length);
  return located.filter(({ location }) => accepted.includes(location)).map(({ finding }) => finding);
}

const isAgainst = (annotation: AcceptAnnotation, { against }: Finding): boolean =>
  against === undefined || annotation.against.includes(against);

/** Returns what is wrong with an exception. */
export function exceptionFindings(annotation: AcceptAnnotation, context: ExceptionContext): readonly Finding[] {
  const problem = problemIn(annotation, context);
  const problems = problem ? [problem] : context.skipped.has(annotation.rule) ? [] : problemsOfUse(annotation, context);
  return problems.map(
    ({ field, ...one }): Finding => ({
      ...one,
      severity: 'error',
      path: annotation.path,
      ...(field ? { annotation: { rule: annotation.rule, field } } : {}),
    }),
  );
}

const isCovered = (annotation: AcceptAnnotation, { rule, path }: Finding): boolean =>
  rule === annotation.rule && path !== undefined && isBelow(path, annotation.path);

/** Returns the problems that are known only after all rules have been applied. */
const problemsOfUse = (annotation: AcceptAnnotation, context: ExceptionContext): readonly Problem[] => {
  const reported = context.findings.filter((finding) => isCovered(annotation, finding));
  return reported.length > 0 && reported.every(({ unsuppressible }) => unsuppressible)
    ? [unacceptable(annotation.rule)]
    : [...missingFields(annotation, context), ...unusedProblems(annotation, context)];
};

const unacceptable = (rule: string): Problem => ({
  rule: 'config/exception',
  field: 'rule',
  message: `“${rule}” cannot be accepted here.`,
  help: 'Correct the words, and remove the accept() around them.',
});

/** Reports missing `covers` and `against` fields. */
function missingFields(annotation: AcceptAnnotation, { findings, plainConfig }: ExceptionContext): readonly Problem[] {
  const reported = findings.filter((finding) => isCovered(annotation, finding));
  const words = annotation.covers.length > 0 ? [] : reported.flatMap((finding) => wordsOf(finding, plainConfig) ?? []);
  const against =
    annotation.against.length > 0 ? [] : [...new Set(reported.flatMap((finding) => finding.against ?? []))];
  if (words.length === 0 && against.length === 0) return [];
  const missing = [
    ...(words.length > 0 ? ['which words it covers'] : []),
    ...(against.length > 0 ? ['which value they are compared with'] : []),
  ];
  const fields = [
    ...(words.length > 0 ? [`covers: ${quoted(words)}`] : []),
    ...(against.length > 0 ? [`against: ${quoted(against)}`] : []),
  ];
  return [
    {
      rule: 'config/exception',
      message: `The exception to “${annotation.rule}” does not state ${missing.join(' and ')}.`,
      help: `Add ${fields.join(' and ')} to it.`,
    },
  ];
}

const quoted = (texts: readonly string[]): string =>
  texts.length === 1 ? `'${texts[0]}'` : `['${texts.join("', '")}']`;

/**
 * Reports an exception that accepts nothing: its words were edited, its rule is switched off, or the problem has been
 * fixed.
 */
function unusedProblems(
  annotation: AcceptAnnotation,
  { findings, plainConfig, severities }: ExceptionContext,
): readonly Problem[] {
  const { rule } = annotation;
  const reported = findings.filter((finding) => isCovered(annotation, finding));
  if (severityOf(severities, rule) === 'off')
    return [
      {
        rule: 'config/exception-unused',
        message: `“${rule}” is switched off, so this exception accepts nothing.`,
        help: 'Remove the accept() around the value, or remove the rule from “rules”.',
      },
    ];
  if (reported.length === 0 && annotation.covers.length === 0) return [unused(rule, 'this value')];
  const byWords = [...new Set(annotation.covers)].flatMap((words) => {
    const locations = new Set(reported.flatMap((finding) => locationOf(words, finding, plainConfig) ?? []));
    if (locations.size >= annotation.covers.filter((each) => each === words).length) return [];
    const isEdited =
      reported.some(({ span }) => span === undefined) || !containsWords(words, annotation.path, plainConfig);
    return locations.size === 0 && isEdited
      ? [outdated(rule, words, reported.length > 0)]
      : [unused(rule, `“${words}”`)];
  });
  return byWords.length > 0 ? byWords : changedComparisons(annotation, reported);
}

/** The words have not changed, but the rule now compares them with another value. */
function changedComparisons({ rule, against }: AcceptAnnotation, reported: readonly Finding[]): readonly Problem[] {
  const current = [...new Set(reported.flatMap((finding) => finding.against ?? []))];
  return against
    .filter((value) => !current.includes(value))
    .map((value) => ({
      rule: 'config/exception-outlived',
      message:
        current.length === 0
          ? `“${rule}” no longer compares this value with “${value}”, so “against” is out of date.`
          : `“${rule}” now compares this value with “${current.join('” and “')}”, not with “${value}”.`,
      help:
        current.length === 0 ? `Remove against: '${value}'.` : 'Correct the value, or update “against” and “reason”.',
    }));
}

const unused = (rule: string, subject: string): Problem => ({
  rule: 'config/exception-unused',
  message: `“${rule}” no longer reports ${subject}.`,
  help: 'Keep the value, and remove the accept() around it.',
});

/** @param isReported whether the rule still reports the value */
const outdated = (rule: string, words: string, isReported: boolean): Problem => ({
  rule: 'config/exception-outlived',
  message: `The exception to “${rule}” covers “${words}”, which this value no longer contains.`,
  help: isReported
    ? 'Correct the value, or update “covers” and “reason”.'
    : 'Remove the accept() around it: the rule no longer reports this value.',
});
