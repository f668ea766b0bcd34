import type { RuleSeverities } from '../../config/schema/rules.ts';
import type { AcceptAnnotation } from '../../config/strip-annotations.ts';
import type { Finding } from '../../core/finding.ts';
import { severityOf } from '../rules/severities.ts';
import { type Problem, problemIn, type ValidationContext } from './validate.ts';
import { locationOf, stands, wordsOf } from './words.ts';

/** What an exception is judged by. */
export interface Judged extends ValidationContext {
  /** Everything that was found, accepted or not. */
  readonly findings: readonly Finding[];
  /** The config without its marks. */
  readonly plainConfig: unknown;
  readonly severities: RuleSeverities;
  /** Rules that were not applied in this run: an exception to one of them cannot be unused. */
  readonly skipped: ReadonlySet<string>;
}

/**
 * What a sound exception accepts: findings of its rule, at its place, in its words, and judged against what it names.
 * Words that it names once it accepts at one place: who types them again has made another mistake.
 */
export function acceptedBy(annotation: AcceptAnnotation, judged: Judged): ReadonlySet<Finding> {
  if (problemIn(annotation, judged) !== undefined) return new Set();
  const under = judged.findings.filter(
    (finding) => isUnder(annotation, finding) && !finding.unsuppressible && isAgainst(annotation, finding),
  );
  if (annotation.covers.length === 0)
    return new Set(under.filter((finding) => wordsOf(finding, judged.plainConfig) === undefined));
  return new Set(
    [...new Set(annotation.covers)].flatMap((words) => heldBy(words, annotation, under, judged.plainConfig)),
  );
}

/** The findings that words hold: at as many places as the exception names them. */
function heldBy(words: string, { covers }: AcceptAnnotation, under: readonly Finding[], plainConfig: unknown) {
  const placed = under.flatMap((finding) => {
    const location = locationOf(words, finding, plainConfig);
    return location === undefined ? [] : [{ finding, location }];
  });
  const places = new Set(placed.map(({ location }) => location));
  const accepted = [...places].slice(0, covers.filter((each) => each === words).length);
  return placed.filter(({ location }) => accepted.includes(location)).map(({ finding }) => finding);
}

const isAgainst = (annotation: AcceptAnnotation, { against }: Finding): boolean =>
  against === undefined || annotation.against.includes(against);

/** What is wrong with an exception. */
export function exceptionFindings(annotation: AcceptAnnotation, judged: Judged): readonly Finding[] {
  const problem = problemIn(annotation, judged);
  const problems = problem ? [problem] : judged.skipped.has(annotation.rule) ? [] : lateProblems(annotation, judged);
  return problems.map(
    ({ field, ...one }): Finding => ({
      ...one,
      severity: 'error',
      path: annotation.path,
      ...(field ? { annotation: { rule: annotation.rule, field } } : {}),
    }),
  );
}

const isUnder = (annotation: AcceptAnnotation, { rule, path }: Finding): boolean =>
  rule === annotation.rule &&
  path !== undefined &&
  annotation.path.every((key, index) => String(path[index]) === String(key));

/** What only shows once every rule was applied. */
const lateProblems = (annotation: AcceptAnnotation, judged: Judged): readonly Problem[] => {
  const under = judged.findings.filter((finding) => isUnder(annotation, finding));
  return under.length > 0 && under.every(({ unsuppressible }) => unsuppressible)
    ? [refused(annotation.rule)]
    : [...wordless(annotation, judged), ...idle(annotation, judged)];
};

const refused = (rule: string): Problem => ({
  rule: 'config/exception',
  field: 'rule',
  message: `What “${rule}” says of this value cannot be accepted here, for no reason and for no time.`,
  help: 'Correct the words, and remove the accept() around them.',
});

/** What an exception must say and does not: the words that it means, and what they were judged against. */
function wordless(annotation: AcceptAnnotation, { findings, plainConfig }: Judged): readonly Problem[] {
  const under = findings.filter((finding) => isUnder(annotation, finding));
  const words = annotation.covers.length > 0 ? [] : under.flatMap((finding) => wordsOf(finding, plainConfig) ?? []);
  const against = annotation.against.length > 0 ? [] : [...new Set(under.flatMap((finding) => finding.against ?? []))];
  if (words.length === 0 && against.length === 0) return [];
  const missingPath = [
    ...(words.length > 0 ? ['which words it covers'] : []),
    ...(against.length > 0 ? ['what they are judged against'] : []),
  ];
  const fields = [
    ...(words.length > 0 ? [`covers: ${authored(words)}`] : []),
    ...(against.length > 0 ? [`against: ${authored(against)}`] : []),
  ];
  return [
    {
      rule: 'config/exception',
      message: `The exception to “${annotation.rule}” does not say ${missingPath.join(' and ')}.`,
      help: `Add ${fields.join(' and ')} to it.`,
    },
  ];
}

const authored = (texts: readonly string[]): string =>
  texts.length === 1 ? `'${texts[0]}'` : `['${texts.join("', '")}']`;

/** An exception that accepts nothing: its words were edited, its rule was switched off, or the fault is gone. */
function idle(annotation: AcceptAnnotation, { findings, plainConfig, severities }: Judged): readonly Problem[] {
  const { rule } = annotation;
  const under = findings.filter((finding) => isUnder(annotation, finding));
  if (severityOf(severities, rule) === 'off')
    return [
      {
        rule: 'config/exception-unused',
        message: `“${rule}” is switched off: this exception accepts nothing.`,
        help: 'Remove the accept() around the value, or the rule from “rules”.',
      },
    ];
  if (under.length === 0 && annotation.covers.length === 0) return [unused(rule, 'this value')];
  const byWords = [...new Set(annotation.covers)].flatMap((words) => {
    const places = new Set(under.flatMap((finding) => locationOf(words, finding, plainConfig) ?? []));
    if (places.size >= annotation.covers.filter((each) => each === words).length) return [];
    const isEdited = under.some(({ span }) => span === undefined) || !stands(words, annotation.path, plainConfig);
    return places.size === 0 && isEdited ? [outlived(rule, words, under.length > 0)] : [unused(rule, `“${words}”`)];
  });
  return byWords.length > 0 ? byWords : otherwiseJudged(annotation, under);
}

/** The words stand, and are judged against something else than when they were accepted. */
function otherwiseJudged({ rule, against: said }: AcceptAnnotation, under: readonly Finding[]): readonly Problem[] {
  const now = [...new Set(under.flatMap(({ against }) => against ?? []))];
  return said
    .filter((against) => !now.includes(against))
    .map((against) => ({
      rule: 'config/exception-outlived',
      message:
        now.length === 0
          ? `The exception to “${rule}” was made against “${against}”, which nothing is judged against here any more.`
          : `The exception to “${rule}” was made against “${against}”; what it covers is judged against “${now.join('” and “')}” now.`,
      help:
        now.length === 0
          ? `Leave out against: '${against}'.`
          : 'Judge it again: correct the value, or name in “against” what stands there now, with the reason for it.',
    }));
}

const unused = (rule: string, what: string): Problem => ({
  rule: 'config/exception-unused',
  message: `Nothing speaks against ${what} under “${rule}” any more.`,
  help: 'Remove the accept() around it, and keep the value.',
});

/** @param open whether something else speaks against the value now */
const outlived = (rule: string, words: string, open: boolean): Problem => ({
  rule: 'config/exception-outlived',
  message: `The exception to “${rule}” covers “${words}”, which does not stand here any more.`,
  help: open
    ? 'Judge what stands here now: correct it, or name it in “covers” with the reason for it.'
    : 'Remove the accept() around it: nothing speaks against what stands here now.',
});
