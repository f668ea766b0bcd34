import type { RuleLevels } from '../../config/schema/rules.ts';
import type { AcceptanceMark } from '../../config/unwrap.ts';
import type { Finding } from '../../core/finding.ts';
import { levelOf } from '../rules/levels.ts';
import { type Fault, faultOf, type Soundness } from './sound.ts';
import { placeOf, stands, wordsOf } from './words.ts';

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

/**
 * What a sound exception accepts: findings of its rule, at its place, in its words, and judged against what it names.
 * Words that it names once it accepts at one place: who types them again has made another mistake.
 */
export function acceptedBy(mark: AcceptanceMark, judged: Judged): ReadonlySet<Finding> {
  if (faultOf(mark, judged) !== undefined) return new Set();
  const under = judged.findings.filter(
    (finding) => isUnder(mark, finding) && !finding.firm && isAgainst(mark, finding),
  );
  if (mark.covers.length === 0)
    return new Set(under.filter((finding) => wordsOf(finding, judged.written) === undefined));
  return new Set([...new Set(mark.covers)].flatMap((words) => heldBy(words, mark, under, judged.written)));
}

/** The findings that words hold: at as many places as the exception names them. */
function heldBy(words: string, { covers }: AcceptanceMark, under: readonly Finding[], written: unknown) {
  const placed = under.flatMap((finding) => {
    const place = placeOf(words, finding, written);
    return place === undefined ? [] : [{ finding, place }];
  });
  const places = new Set(placed.map(({ place }) => place));
  const accepted = [...places].slice(0, covers.filter((each) => each === words).length);
  return placed.filter(({ place }) => accepted.includes(place)).map(({ finding }) => finding);
}

const isAgainst = (mark: AcceptanceMark, { against }: Finding): boolean =>
  against === undefined || mark.against.includes(against);

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

/** What an exception must say and does not: the words that it means, and what they were judged against. */
function wordless(mark: AcceptanceMark, { findings, written }: Judged): readonly Fault[] {
  const under = findings.filter((finding) => isUnder(mark, finding));
  const words = mark.covers.length > 0 ? [] : under.flatMap((finding) => wordsOf(finding, written) ?? []);
  const against = mark.against.length > 0 ? [] : [...new Set(under.flatMap((finding) => finding.against ?? []))];
  if (words.length === 0 && against.length === 0) return [];
  const lacks = [
    ...(words.length > 0 ? ['which words it covers'] : []),
    ...(against.length > 0 ? ['what they are judged against'] : []),
  ];
  const fields = [
    ...(words.length > 0 ? [`covers: ${typed(words)}`] : []),
    ...(against.length > 0 ? [`against: ${typed(against)}`] : []),
  ];
  return [
    {
      rule: 'config/exception',
      message: `The exception to “${mark.rule}” does not say ${lacks.join(' and ')}.`,
      help: `Add ${fields.join(' and ')} to it.`,
    },
  ];
}

const typed = (texts: readonly string[]): string =>
  texts.length === 1 ? `'${texts[0]}'` : `['${texts.join("', '")}']`;

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
  if (under.length === 0 && mark.covers.length === 0) return [unused(rule, 'this value')];
  const byWords = [...new Set(mark.covers)].flatMap((words) => {
    const places = new Set(under.flatMap((finding) => placeOf(words, finding, written) ?? []));
    if (places.size >= mark.covers.filter((each) => each === words).length) return [];
    const isEdited = under.some(({ span }) => span === undefined) || !stands(words, mark.path, written);
    return places.size === 0 && isEdited ? [outlived(rule, words, under.length > 0)] : [unused(rule, `“${words}”`)];
  });
  return byWords.length > 0 ? byWords : otherwiseJudged(mark, under);
}

/** The words stand, and are judged against something else than when they were accepted. */
function otherwiseJudged({ rule, against: said }: AcceptanceMark, under: readonly Finding[]): readonly Fault[] {
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
